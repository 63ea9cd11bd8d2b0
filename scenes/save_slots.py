"""Keeps the running matches: writes the one at the table, and knows which others wait.

Everything that writes is a job of the autosaver, so that no frame waits for the disk.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial
from pathlib import Path
from time import sleep
from typing import TYPE_CHECKING

from game.core.late import late
from scenes.autosave import DiskJob, DiskJobs, Report
from scenes.engine.i18n import _
from scenes.match_search import MatchSearch

with late:
    from game.app import session as table_session
    from game.app.saving import running, saves
    from game.app.storage import files

if TYPE_CHECKING:
    from game.app.saving.running import FoundMatches, SaveMemory, SaveSlot, WaitingMatch
    from game.app.saving.saves import SavedGame
    from game.app.session import SaveJob


ATTEMPTS, A_MOMENT = 6, 0.05
"""How often a claim is tried, and how many seconds lie between."""


class Safety(Enum):
    """What would be left of the match at the table if the program ended now."""

    SAVED = auto()
    SAVING = auto()
    UNSAVED = auto()


class _Then(Enum):
    """What becomes of a match once it is written."""

    PLAYED = auto()
    WAITS = auto()
    ENDED = auto()
    GIVEN_UP = auto()


@dataclass(frozen=True, slots=True, eq=False)
class _Version:
    """A match as it stood at a moment."""

    text: str
    is_over: bool


class SlotWriter:
    """The match at the table, and its file; a new one gets its place with its first save.

    All that is done with the file is one job, which brings it to the newest version and then
    does what was wished: so it can be tried again as a whole, as often as it takes.
    """

    def __init__(
        self,
        disk: DiskJobs,
        report: Report,
        path: Path | None = None,
        claim: SaveSlot | None = None,
    ) -> None:
        self._disk = disk
        self._report = report
        self.path = path
        self._claim = claim
        self._newest: _Version | None = None
        self._written: _Version | None = None
        self._then = _Then.PLAYED
        self._job: DiskJob | None = None

    @property
    def safety(self) -> Safety:
        """Whether the newest save has reached the disk."""
        if self._job is None:
            return Safety.SAVING if self._claim is None else Safety.SAVED
        if not self._job.is_settled:
            return Safety.SAVING
        return Safety.SAVED if self._job.is_done else Safety.UNSAVED

    @property
    def is_held(self) -> bool:
        """Nobody else may play it, or it is still to be written."""
        is_pending = self._job is not None and self.safety is not Safety.SAVED
        return self._claim is not None or is_pending

    @property
    def newest(self) -> SavedGame | None:
        """The match as it stands, whatever is on the disk; nothing if it is given up."""
        if self._newest is None or self._then is _Then.GIVEN_UP:
            return None
        return saves.read_save(self._newest.text)

    def save(self, game: SavedGame) -> SaveJob:
        """Keep the match as it stands now."""
        if self._then is _Then.GIVEN_UP:
            return table_session.AT_ONCE
        if self.path is None:
            self.path = running.place_of(game.match.log.header)
        # Now, not in the thread: the match goes on meanwhile.
        self._newest = _Version(saves.save_text(game), game.match.outcome is not None)
        return self._send(_Then.PLAYED)

    def end(self) -> None:
        """Its result was seen: nothing is left to go on with."""
        self._send(_Then.ENDED)

    def leave(self) -> None:
        """It waits for whoever goes on with it, once its last save is written."""
        if self.safety is Safety.SAVED:
            self._let_go()
        elif self._job is not None:
            self._send(_Then.WAITS)

    def give_up(self) -> None:
        """Nobody will go on with it."""
        self._send(_Then.GIVEN_UP)

    def _send(self, then: _Then) -> DiskJob:
        assert self.path is not None, "only what was saved has a place"
        self._then = then
        work = partial(self._bring_to_disk, self.path)
        self._job = self._disk.save(str(self.path), work, self._report)
        return self._job

    def _bring_to_disk(self, path: Path) -> None:
        newest, then = self._newest, self._then
        self._claim = self._claim or running.claim(path)
        if self._claim is None:
            raise files.FileProblem(_elsewhere())
        if newest is not None and newest is not self._written and then is not _Then.GIVEN_UP:
            self._claim.write(newest.text, is_over=newest.is_over)
            self._written = newest
        match then:
            case _Then.WAITS:
                self._let_go()
            case _Then.ENDED:
                self._claim.end()
                self._claim = None
            case _Then.GIVEN_UP:
                self._claim.discard()
                self._claim = None

    def _let_go(self) -> None:
        if self._claim is not None:
            self._claim.let_go()
            self._claim = None


class SaveSlots:
    """One for the whole program, which plays one match at a time."""

    def __init__(
        self,
        disk: DiskJobs,
        tell: Callable[[str], None],
        report: Report,
        answer: Callable[[str], None],
    ) -> None:
        """`tell` says a thing once; `answer` says it whenever somebody has asked for something."""
        self._disk = disk
        self._report = report
        self._tell = tell
        self._answer = answer
        self._table: SlotWriter | None = None
        self._tables: list[SlotWriter] = []
        self._shown: set[Path] = set()
        self._memory: SaveMemory | None = None

    @property
    def safety(self) -> Safety:
        """Of the match at the table; none is a safe one."""
        return Safety.SAVED if self._table is None else self._table.safety

    def try_again(self) -> None:
        """What could not be written is tried again now, not only every few seconds."""
        self._disk.retry()

    def is_table_saved(self) -> bool:
        """Whether there is a match at the table, and all of it is on the disk."""
        return self._table is not None and self.safety is Safety.SAVED

    def begin(self) -> SlotWriter:
        """A place for a new match."""
        return self._open(SlotWriter(self._disk, self._report))

    def take(self, waiting: WaitingMatch) -> tuple[SlotWriter, SavedGame] | None:
        """Go on with a match as it stands now, or None if that is not possible; the reason is told.

        It may have changed since it was offered: another program may have played it.
        """
        own = self._own(waiting.path)
        if own is not None and (newest := own.newest) is not None:
            return self._open(own), newest
        held = _claimed_soon(waiting.path)
        if held is None:
            self._answer(_elsewhere())
            return None
        try:
            saved = saves.read_save(waiting.path)
        except saves.BadSave:
            self._answer(_("The game is not there any more."))
            held.let_go()
            return None
        return self._open(SlotWriter(self._disk, self._report, waiting.path, held)), saved

    def look_around(self) -> FoundMatches:
        """What waits. Nobody sits at a table any more who looks."""
        return self._find(self._stand_up())

    def search(self) -> MatchSearch:
        """The same, while frames go on."""
        search = MatchSearch(partial(self._find, self._stand_up()))
        self._disk.run(search.go)
        return search

    def _stand_up(self) -> list[Path]:
        """Leave the table; answers which matches this program still holds."""
        self.leave()
        self._tables = [table for table in self._tables if table.is_held]
        return [table.path for table in self._tables if table.path is not None]

    def _find(self, own: list[Path]) -> FoundMatches:
        self._memory = self._memory or running.SaveMemory()
        found = running.look_around(own, self._memory)
        for note in found.notes:
            self._tell(note)
        found.over = [match for match in found.over if match.path not in self._shown]
        found.waiting = self._with_unwritten(found.waiting)
        return found

    def _with_unwritten(self, waiting: list[running.WaitingMatch]) -> list[running.WaitingMatch]:
        """As they stand in memory where the disk does not take them: those were left last."""
        unwritten = [
            running.WaitingMatch(each.path, newest)
            for each in reversed(self._tables)
            if each.path is not None
            and each is not self._table
            and each.safety is Safety.UNSAVED
            and (newest := each.newest) is not None
            and newest.match.outcome is None
        ]
        paths = {match.path for match in unwritten}
        return [*unwritten, *(match for match in waiting if match.path not in paths)]

    def give_up(self, waiting: WaitingMatch) -> None:
        """Forget a match that waits; whoever asks for it has been asked."""
        own = self._own(waiting.path)
        if own is not None:
            own.give_up()
            return
        held = _claimed_soon(waiting.path)
        if held is None:
            self._answer(_elsewhere())
        else:
            SlotWriter(self._disk, self._report, waiting.path, held).give_up()

    def _own(self, path: Path) -> SlotWriter | None:
        """A match that this program has left and could not write yet."""
        return next((each for each in self._tables if each.path == path and each.is_held), None)

    def take_result(self, over: WaitingMatch) -> bool:
        """Whether the result is to be shown here, and by no other program."""
        held = running.claim(over.path)
        if held is None:
            return False
        self._open(SlotWriter(self._disk, self._report, over.path, held))
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

    def give_up_table(self) -> None:
        """Nobody will go on with the match at the table."""
        if self._table is not None:
            self._table.give_up()
            self._table = None

    def close(self) -> None:
        """Everything is on the disk, and nothing is claimed any more."""
        self.leave()
        self._disk.finish()

    def _open(self, table: SlotWriter) -> SlotWriter:
        self.leave()
        self._table = table
        if table not in self._tables:
            self._tables.append(table)
        return table


def _claimed_soon(path: Path) -> SaveSlot | None:
    """The claim on a match; whoever only looks around holds it for a moment."""
    for _attempt in range(ATTEMPTS):
        held = running.claim(path)
        if held is not None:
            return held
        sleep(A_MOMENT)
    return None


def _elsewhere() -> str:
    return _("The game is being played in another window.")
