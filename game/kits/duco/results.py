"""What the end of a match of DuCo is worth telling: who won by what, and the best tile."""

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from game.core.outcome import EndReason, Grade, Outcome
from game.core.sentences import points_words
from game.core.words import _
from game.kits.duco.phrases import place_words, tiles_words
from game.kits.duco.tell import score_words
from game.kits.teller import HOUSES, Course, Results
from game.rules.duco.options import DucoOptions
from game.rules.duco.pars import pars_of
from game.rules.duco.view import DucoView

MANY: Final = 8
"""Points of a tile that are worth a lit house."""


class DucoResults(Results[DucoOptions, DucoView]):
    """Points decide, and equal points are shared; alone the number of tiles is graded."""

    def reason(self, outcome: Outcome, options: DucoOptions) -> str:
        points = score_words(outcome.standings[0].points, options)
        if outcome.grade is not None:
            return _("{points}: {grade}.").format(points=points, grade=grade_words(outcome.grade))
        if outcome.reason is EndReason.TARGET_REACHED:
            return _("{points}: {goal} were enough.").format(points=points, goal=options.goal)
        if outcome.reason is EndReason.TIME_UP:
            return _("{points} when the time was up.").format(points=points)
        return _("{points} after the last tile.").format(points=points)

    def highlights(self, view: DucoView, names: Sequence[str]) -> list[str]:
        return [*_best_tile(view, names), *_alone(view)]

    def lit_houses(self, view: DucoView, seat: int) -> tuple[bool, ...]:
        """The fifths of the game in which a tile brought eight or more."""
        gains = [turn.gained for turn in view.turns if turn.seat == seat] or [0]
        return tuple(
            any(
                gain >= MANY
                for number, gain in enumerate(gains)
                if number * HOUSES // len(gains) == house
            )
            for house in range(HOUSES)
        )

    def course(self, view: DucoView) -> Course:
        seats = range(view.options.seats)
        if view.options.counts_at_end:
            return super().course(view)
        gains = [[turn.gained for turn in view.turns if turn.seat == seat] for seat in seats]
        rounds = max(map(len, gains))
        lines = ([0, *line, *[0] * (rounds - len(line))] for line in gains)
        return Course(tuple(tuple(accumulate(line)) for line in lines))


def grade_words(grade: Grade) -> str:
    """A grade as it stands inside a sentence."""
    return {
        Grade.EXPERT: _("expert"),
        Grade.GOOD: _("good"),
        Grade.FAIR: _("fair"),
        Grade.MODEST: _("modest"),
    }[grade]


def _best_tile(view: DucoView, names: Sequence[str]) -> list[str]:
    scored = [(turn, turn.lay) for turn in view.turns if turn.gained and turn.lay is not None]
    if not scored:
        return []
    best, lay = max(scored, key=lambda each: each[0].gained)
    sentence = _("Best tile: {points} for {name} at {place}.")
    points = points_words(best.gained)
    return [sentence.format(points=points, name=names[best.seat], place=place_words(lay.cell))]


def _alone(view: DucoView) -> list[str]:
    """How far it was to the next grade."""
    if view.options.seats > 1 or view.outcome is None:
        return []
    used = len(view.turns)
    better = [par for par in pars_of(view.options) or () if par < used]
    if view.outcome.reason is not EndReason.TARGET_REACHED or not better:
        return [_("That took {tiles}.").format(tiles=tiles_words(used))]
    sentence = _("That took {tiles}; {fewer} fewer would have been a better grade.")
    return [sentence.format(tiles=tiles_words(used), fewer=used - max(better))]
