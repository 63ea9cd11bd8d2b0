"""Keeps the running matches: writes the one at the table, and knows which others wait.

Everything that writes is an errand of the autosaver, so that no frame waits for the disk.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from scenes.autosave import Errand, Errands, Report
from scenes.engine.i18n import _
from scenes.match_search import MatchSearch

if TYPE_CHECKING:
    from game.app.receipts import Receipt
    from game.app.running import Claim, Found, WaitingMatch
    from game.app.save_memory import SaveMemory
    from game.app.saves import SavedGame


class Safety(Enum):
    """What would be left of the match at the table if the program ended now."""

    SAVED = auto()
    SAVING = auto()
    UNSAVED = auto()


class KeptMatch:
    """The match at the table, and its file; a new one gets its place with its first save."""

    def __init__(
        self,
        errands: Errands,
        report: Report,
        path: Path | None = None,
        claim: Claim | None = None,
        instead_of: Path | None = None,
    ) -> None:
        self._errands = errands
        self._report = report
        self.path = path
        self._claim = claim
        self._instead_of = instead_of
        self._newest: Errand | None = None

    @property
    def safety(self) -> Safety:
        """Whether the newest save has reached the disk."""
        if self._newest is None:
            return Safety.SAVING if self._claim is None else Safety.SAVED
        if not self._newest.is_settled:
            return Safety.SAVING
        return Safety.SAVED if self._newest.is_done else Safety.UNSAVED

    @property
    def is_claimed(self) -> bool:
        """Nobody else may play it."""
        return self._claim is not None

    def save(self, game: SavedGame) -> Receipt:
        """Keep the match as it stands now."""
        from game.app.running import place_of  # noqa: PLC0415
        from game.app.saves import save_text  # noqa: PLC0415

        if self.path is None:
            self.path = place_of(game.match.log.header)
        # Now, not in the thread: the match goes on meanwhile.
        text, is_over = save_text(game), game.match.outcome is not None
        write = partial(self._write, self.path, text, is_over=is_over)
        self._newest = self._errands.save(str(self.path), write, self._report)
        return self._newest

    def end(self) -> None:
        """Its result was seen: nothing is left to go on with."""
        self._errands.run(self._end)

    def leave(self) -> None:
        """It waits for whoever goes on with it, once its last save is written."""
        if self.safety is Safety.SAVING:
            self._errands.run(self._let_go)
        else:
            self._let_go()

    def _write(self, path: Path, text: str, *, is_over: bool) -> None:
        from game.app.files import FileProblem  # noqa: PLC0415
        from game.app.running import claim  # noqa: PLC0415

        self._claim = self._claim or claim(path)
        if self._claim is None:
            raise FileProblem(_elsewhere())
        self._claim.write(text, is_over=is_over)
        if self._instead_of is not None:
            other, self._instead_of = claim(self._instead_of), None
            if other is not None:
                other.discard()

    def _end(self) -> None:
        if self._claim is not None:
            self._claim.end()
            self._claim = None

    def _let_go(self) -> None:
        if self._claim is not None:
            self._claim.let_go()
            self._claim = None


class MatchKeeper:
    """One for the whole program, which plays one match at a time."""

    def __init__(self, errands: Errands, tell: Callable[[str], None], report: Report) -> None:
        self._errands = errands
        self._report = report
        self._tell = tell
        self._table: KeptMatch | None = None
        self._tables: list[KeptMatch] = []
        self._shown: set[Path] = set()
        self._memory: SaveMemory | None = None

    @property
    def safety(self) -> Safety:
        """Of the match at the table; none is a safe one."""
        return Safety.SAVED if self._table is None else self._table.safety

    def is_table_saved(self) -> bool:
        """Whether there is a match at the table, and all of it is on the disk."""
        return self._table is not None and self.safety is Safety.SAVED

    def begin(self, instead_of: WaitingMatch | None = None) -> KeptMatch:
        """A place for a new match; once it is saved, the other one is forgotten."""
        path = None if instead_of is None else instead_of.path
        return self._open(KeptMatch(self._errands, self._report, instead_of=path))

    def take(self, waiting: WaitingMatch) -> tuple[KeptMatch, SavedGame] | None:
        """Go on with a match as it stands now, or None if that is not possible; the reason is told.

        It may have changed since it was offered: another program may have played it.
        """
        from game.app.running import claim  # noqa: PLC0415
        from game.app.saves import BadSave, read_save  # noqa: PLC0415

        held = claim(waiting.path)
        if held is None:
            own = any(table.path == waiting.path for table in self._tables)
            self._tell(_("The game is still being saved.") if own else _elsewhere())
            return None
        try:
            saved = read_save(waiting.path)
        except BadSave:
            self._tell(_("The game is not there any more."))
            held.let_go()
            return None
        return self._open(KeptMatch(self._errands, self._report, waiting.path, held)), saved

    def look_around(self) -> Found:
        """What waits. Nobody sits at a table any more who looks."""
        return self._find(self._stand_up())

    def search(self) -> MatchSearch:
        """The same, while frames go on."""
        search = MatchSearch(partial(self._find, self._stand_up()))
        self._errands.run(search.go)
        return search

    def _stand_up(self) -> list[Path]:
        """Leave the table; answers which matches this program still holds."""
        self.leave()
        self._tables = [table for table in self._tables if table.is_claimed]
        return [table.path for table in self._tables if table.path is not None]

    def _find(self, own: list[Path]) -> Found:
        from game.app.running import look_around  # noqa: PLC0415
        from game.app.save_memory import SaveMemory  # noqa: PLC0415

        self._memory = self._memory or SaveMemory()
        found = look_around(own, self._memory)
        for note in found.notes:
            self._tell(note)
        found.over = [match for match in found.over if match.path not in self._shown]
        return found

    def waiting_of(self, game: str) -> WaitingMatch | None:
        """The match of a game that was left last."""
        waiting = self.look_around().waiting
        return next((match for match in waiting if match.saved.match.rules.key == game), None)

    def take_result(self, over: WaitingMatch) -> bool:
        """Whether the result is to be shown here, and by no other program."""
        from game.app.running import claim  # noqa: PLC0415

        held = claim(over.path)
        if held is None:
            return False
        self._open(KeptMatch(self._errands, self._report, over.path, held))
        return True

    def tell_of_slow_disk(self) -> None:
        """Somebody plays on without waiting for the disk."""
        self._tell(_("The disk is slow: your last move is not saved yet."))

    def begin_result(self) -> None:
        """The result of the match at the table is shown: this program does not do so twice."""
        if self._table is not None and self._table.path is not None:
            self._shown.add(self._table.path)

    def end(self) -> None:
        """The result of the match at the table was seen."""
        if self._table is not None:
            self._table.end()
            self._table = None

    def leave(self) -> None:
        """The match at the table waits."""
        if self._table is not None:
            self._table.leave()
            self._table = None

    def close(self) -> None:
        """Everything is on the disk, and nothing is claimed any more."""
        self.leave()
        self._errands.finish()

    def _open(self, table: KeptMatch) -> KeptMatch:
        self.leave()
        self._table = table
        self._tables.append(table)
        return table


def _elsewhere() -> str:
    return _("The game is being played in another window.")
