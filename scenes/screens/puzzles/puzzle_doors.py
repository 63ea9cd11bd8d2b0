"""From a puzzle to its table, and on to the next one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.app.learning.puzzle_table import puzzle_trial, reason, theme_of
from game.app.learning.trial import TRIES
from game.app.people.solved_puzzles import next_puzzle, solved_of, was_found
from game.core.errors import BadLog
from game.kits.puzzle import Puzzle
from game.kits.registry import kit_by_key
from game.kits.set_up import Chair
from scenes.art.harbour.puzzle_houses import HEIGHT, WIDTH, puzzle_house
from scenes.autosave import DiskJob
from scenes.engine.drawing.sprites import Sprite, sprite
from scenes.engine.i18n import _
from scenes.engine.scene import Stage
from scenes.host import Host
from scenes.screens.demo import MakeTable
from scenes.screens.lessons.lit_house import LitHouse
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
        task = TrialTask(
            over=place,
            title=_(theme.title),
            asked=lambda _trial: _("Find your best move."),
            praised=lambda tries: _praised(puzzle, person, self._counted(puzzle, tries)),
            on_end=partial(self._end, puzzle, person),
            on_told=partial(self.host.people.note_told, person, puzzle),
            idea=_(theme.idea),
            following=following,
            house=partial(self._house, puzzle),
        )
        try:
            lay = partial(puzzle_trial, puzzle, person)
            return TrialScene(self.host, self.stage, self.make_table, lay, task)
        except BadLog as problem:
            words = _("This puzzle cannot be opened. {reason}")
            self.host.notes.append(words.format(reason=problem))
            return None

    def _house(self, puzzle: Puzzle, stage: Stage) -> LitHouse:
        """The house of its theme, with the window that lights now."""
        kit, player = kit_by_key(puzzle.game), self.host.player
        theme = [each for each in self.puzzles if each.theme == puzzle.theme]
        colour = [each.key for each in kit.puzzle_themes].index(puzzle.theme)
        before = tuple(each != puzzle and solved_of(player, each) is not None for each in theme)
        after = tuple(lit or each == puzzle for lit, each in zip(before, theme, strict=True))

        def picture(size: tuple[int, int], is_lit: bool) -> Sprite:  # noqa: FBT001 - two pictures
            lights = after if is_lit else before
            return sprite(puzzle_house, colour, lights, -1, size, stage.theme.palette)

        return LitHouse(stage, picture, WIDTH / HEIGHT)

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


def _praised(puzzle: Puzzle, person: Chair, tries: int) -> Sequence[str]:
    if not was_found(tries):
        praise = _("Not this time. This was it.")
    else:
        praise = _("Right, at once!") if tries == 1 else _("Right!")
    return praise, reason(puzzle, person)
