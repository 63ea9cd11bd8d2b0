"""The finished games of this player: what is known of them, and what is done with them.

Everything that reads or writes is a job of the autosaver, so that no frame waits for the disk.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from time import sleep
from typing import TYPE_CHECKING

from game.core.late import late
from scenes.autosave import DiskJobs
from scenes.engine.i18n import _

with late:
    from game.app.people import people_file
    from game.app.saving import archive, catalogue, exchange, game_labels, saves
    from game.app.storage import files, paths
    from game.core import errors

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.app.saving.catalogue import CataloguedGame
    from game.app.saving.game_labels import GameLabel


@dataclass(frozen=True, slots=True)
class ShelfNews:
    """What became of an export."""

    sentence: str
    folder: Path | None
    """Where it is; None if it could not be written."""


class GameShelf:
    """One for the whole program. What it knows changes in a thread, always as a whole."""

    def __init__(self, disk: DiskJobs, tell: Callable[[str], None]) -> None:
        self._disk = disk
        self._tell = tell
        self._wanted = 0
        self.games: Sequence[CataloguedGame] = ()
        """The one that was finished last comes first."""
        self.version = 0
        """Rises whenever the games are others, or more of them are known."""
        self.is_read = False
        """All of them have been looked at once."""
        self.newest: Path | None = None
        """The game that was added last."""
        self.news: ShelfNews | None = None

    def look(self) -> None:
        """Find out what there is now."""
        self._wanted += 1
        self._disk.run(partial(self._look, self._wanted))

    def stop(self) -> None:
        """Nobody looks any more: whoever saves a match must not wait for what is still unread."""
        self._wanted += 1

    def rename(self, game: CataloguedGame, name: str) -> None:
        """Write a name on a game; none takes it away."""
        self._label(game, replace(game.label, name=name.strip()))

    def keep(self, game: CataloguedGame, *, kept: bool) -> None:
        """Never let a game go to make room, or no longer."""
        self._label(game, replace(game.label, kept=kept))

    def delete(self, game: CataloguedGame) -> None:
        """Throw a game away; whoever asks for it has been asked."""
        self._do(partial(_delete, game))

    def export(self, game: CataloguedGame) -> None:
        """Write a copy where a player finds it; see `news`."""
        self._disk.run(partial(self._export, game))

    def bring_in(self, source: Path) -> None:
        """Add the game of a file; what became of it is told."""
        self._disk.run(partial(self._bring_in, source))
        self.look()

    def _label(self, game: CataloguedGame, label: GameLabel) -> None:
        self._do(partial(_write_label, game, label))

    def _do(self, work: Callable[[], None]) -> None:
        """Do it, tell what went wrong, and look again."""

        def attempt() -> None:
            try:
                work()
            except files.FileProblem as problem:
                self._tell(str(problem))

        self._disk.run(attempt)
        self.look()

    def _look(self, number: int) -> None:
        if number != self._wanted:
            return
        places = (paths.finished_folder(), paths.labels_folder(), paths.catalogue_file())
        catalogue.Catalogue(*places).look(self._hear, lambda: number == self._wanted)
        self.is_read = True
        self.version += 1

    def _hear(self, games: Sequence[CataloguedGame]) -> None:
        self.games = games
        self.version += 1

    def _export(self, game: CataloguedGame) -> None:
        assert game.facts is not None, "what cannot be read is not exported"
        try:
            path = exchange.export_game(
                game.path, game.facts, game.label.name, paths.exports_folder()
            )
        except files.FileProblem as problem:
            words = _("The game could not be exported. {reason}")
            self.news = ShelfNews(words.format(reason=problem), None)
        else:
            words = _("The game is exported: {name}")
            self.news = ShelfNews(words.format(name=path.name), path.parent)
        self.version += 1

    def _bring_in(self, source: Path) -> None:
        try:
            self.newest = exchange.import_game(
                source,
                paths.finished_folder(),
                paths.labels_folder(),
                people_file.own_people_file(sleep).pass_over,
            )
        except saves.BadSave as problem:
            self._tell(problem.about(source.name))
        except errors.KododoError as problem:
            self._tell(str(problem))
        else:
            self._tell(_("{file} is added to your games.").format(file=source.name))


def _delete(game: CataloguedGame) -> None:
    if game.facts is None:
        files.delete_file(game.path)
    else:
        archive.forget(game.path, game.facts.seal)


def _write_label(game: CataloguedGame, label: GameLabel) -> None:
    assert game.facts is not None, "what cannot be read has no name"
    game_labels.write_label(game.facts.seal, label, paths.labels_folder())
