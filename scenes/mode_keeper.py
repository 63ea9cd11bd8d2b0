"""The modes that people here have made, as the program knows them, and their way to the disk."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import sleep
from typing import TYPE_CHECKING

from game.core.late import late
from scenes.autosave import DiskJob, DiskJobs
from scenes.engine.i18n import _

with late:
    from game.app import own_modes
    from game.app.storage import files, paths

if TYPE_CHECKING:
    from pathlib import Path

    from game.app.own_modes import ModeBook, Modes, OwnMode
    from game.app.storage.shared_record import FoundRecord


class ModeKeeper:
    """One for the whole program. What it knows changes in a thread, always as a whole."""

    def __init__(
        self, disk: DiskJobs, tell: Callable[[str], None], news: Callable[[str], None]
    ) -> None:
        self._disk = disk
        self._tell = tell
        self._news = news
        self.modes: Modes = ()
        self.version = 0
        """Rises whenever something else is known."""
        self.exported: Path | None = None
        """Where the mode is that was written last."""

    def of(self, game: str) -> Modes:
        """Those of one game."""
        return own_modes.of_game(self.modes, game)

    def look(self) -> None:
        """Find out which there are."""
        self._run(lambda book: book.read())

    def keep(self, mode: OwnMode, instead_of: OwnMode | None = None) -> DiskJob:
        """One more, or one in the place of another; it is told when it is on the disk."""
        return self._run(
            lambda book: book.keep(mode, instead_of),
            _("{name} is kept.").format(name=mode.name),
        )

    def delete(self, mode: OwnMode) -> DiskJob:
        """Whoever asks for it has been asked."""
        return self._run(lambda book: book.delete(mode))

    def export(self, mode: OwnMode) -> DiskJob:
        """Write it where a player finds it."""
        return self._disk.run(partial(self._export, mode))

    def _run(self, work: Callable[[ModeBook], FoundRecord[Modes]], done: str = "") -> DiskJob:
        return self._disk.run(partial(self._attempt, work, done))

    def _attempt(self, work: Callable[[ModeBook], FoundRecord[Modes]], done: str) -> None:
        try:
            found = work(own_modes.own_mode_book(sleep))
        except files.FileProblem as problem:
            self._tell(_("Your modes cannot be kept. {reason}").format(reason=problem))
            return
        if found.problem is not None:
            words = _("Your modes could not be read, so the copy from before is used.")
            self._tell(f"{words} {found.problem.about(paths.modes_file().name)}")
        self.modes = found.value
        self.version += 1
        if done:
            self._news(done)

    def _export(self, mode: OwnMode) -> None:
        try:
            self.exported = own_modes.export_mode(mode, paths.exports_folder())
        except files.FileProblem as problem:
            self._tell(_("The mode cannot be written. {reason}").format(reason=problem))
        self.version += 1
