"""From a puzzle to its table, and on to the next one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.app.learning.puzzle_table import numbers, puzzle_trial, reason, theme_of
from game.app.learning.trial import TRIES, Trial
from game.app.people.solved_puzzles import next_puzzle, was_found
from game.core.errors import BadLog
from game.kits.kit import AnyKit
from game.kits.puzzle import Puzzle
from game.kits.registry import kit_by_key
from game.kits.set_up import Chair
from scenes.autosave import DiskJob
from scenes.engine.i18n import _
from scenes.engine.scene import Stage
from scenes.host import Host
from scenes.screens.demo import MakeTable
from scenes.screens.trial.trial_scene import TrialScene, TrialTask


@dataclass(frozen=True, slots=True)
class PuzzleDoors:
    """Opens the tables of puzzles of one game."""

    host: Host
    stage: Stage
    make_table: MakeTable
    puzzles: Sequence[Puzzle]
    """All of the game."""

    def open(self, puzzle: Puzzle) -> TrialScene | None:
        """The table of a puzzle of a house; the next of its house follows."""
        theme = [each for each in self.puzzles if each.theme == puzzle.theme]
        place = _("Puzzle {number} of {count}").format(
            number=theme.index(puzzle) + 1, count=len(theme)
        )
        return self._table(puzzle, place, partial(self._follow, puzzle, theme))

    def open_day(self, puzzle: Puzzle) -> TrialScene | None:
        """The table of today's; nothing follows until tomorrow."""
        return self._table(puzzle, _("Puzzle of the day"), None)

    def _follow(self, puzzle: Puzzle, theme: Sequence[Puzzle]) -> None:
        table = self.open(next_puzzle(self.host.player, theme, puzzle))
        if table is None:
            self.stage.pop()
        else:
            self.stage.replace(table)

    def _table(
        self, puzzle: Puzzle, place: str, following: Callable[[], None] | None
    ) -> TrialScene | None:
        """None where it cannot be laid; a sentence says so."""
        kit, person = kit_by_key(puzzle.game), self.host.chair
        theme = theme_of(kit, puzzle)
        level = _(puzzle.level.display_name).lower()
        task = TrialTask(
            over=_("{place} · {level}").format(place=place, level=level),
            title=_(theme.title),
            asked=partial(_asked, kit, puzzle),
            praised=lambda tries: _praised(puzzle, person, self._counted(puzzle, tries)),
            on_end=partial(self._end, puzzle, person),
            on_told=partial(self.host.people.note_told, person, puzzle),
            idea=_(theme.idea),
            following=following,
        )
        try:
            lay = partial(puzzle_trial, puzzle, person)
            return TrialScene(self.host, self.stage, self.make_table, lay, task)
        except BadLog as problem:
            words = _("This puzzle cannot be opened. {reason}")
            self.host.notes.append(words.format(reason=problem))
            return None

    def _end(self, puzzle: Puzzle, person: Chair, tries: int) -> DiskJob | None:
        if was_found(tries):
            counted = self._counted(puzzle, tries)
            return self.host.people.solve(person, puzzle, counted, self.host.today)
        self.host.puzzles.given_up.add(puzzle.key)
        return None

    def _counted(self, puzzle: Puzzle, tries: int) -> int:
        """With one more for a visit before, at which something else was tried."""
        if not was_found(tries) or puzzle.key not in self.host.puzzles.given_up:
            return tries
        return min(TRIES, tries + 1)


def _asked(kit: AnyKit, puzzle: Puzzle, trial: Trial) -> str:
    where = kit.teller.where(trial.session.view(puzzle.seat))
    return _("{where}. Find your best move.").format(where=where)


def _praised(puzzle: Puzzle, person: Chair, tries: int) -> Sequence[str]:
    if not was_found(tries):
        praise = _("Now you know. Try it again some day.")
    else:
        praise = _("Right, at once!") if tries == 1 else _("Right!")
    return praise, reason(puzzle, person), numbers(puzzle)
