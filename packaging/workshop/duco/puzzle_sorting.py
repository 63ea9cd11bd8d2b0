"""Which of the five puzzles of DuCo a decision is: what a lay counts and what it leaves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from game.ai.duco.coaching.coach_reasons import lamps_after, sides_of
from game.ai.duco.search.candidates import Candidate, Replies, candidates
from game.ai.duco.search.corners import rearrangement, shifts
from game.ai.duco.search.playout import outlook_of
from game.ai.duco.search.town import Town
from game.ai.evaluation import Assessed, Assessment, CarefulAssessor
from game.core.options import OptionValue
from game.core.rng import Rng
from game.kits.duco.kit import BEST_PLACE, FIVE_CORNERS, JUST_FIFTY, LEAVE_NOTHING, THE_EIGHT
from game.rules.duco.moves import DucoMove, Lay, Rearrange
from game.rules.duco.options import DucoOptions
from game.rules.duco.town.cells import key_of
from game.rules.duco.view import DucoView
from workshop.puzzle_mining import Sorted, Sorter

_MOST_CHOICES: Final = 8
EIGHT: Final = 8
"""What a double on a double counts where both match."""
_THEME_OF: Final = {
    "most": BEST_PLACE,
    "double": THE_EIGHT,
    "goal": JUST_FIFTY,
    "less": LEAVE_NOTHING,
    "sets": FIVE_CORNERS,
}


class DucoSorting(Sorter[DucoOptions, DucoView, DucoMove]):
    """Everything in its sentences is counted on the table: tiles lie open."""

    tables: tuple[Mapping[str, OptionValue], ...] = (
        {"seats": 2},
        {"seats": 3, "mode": "corner cluster"},
        {"seats": 4},
        {"seats": 2, "tiles": "three"},
        {"seats": 3},
        {"seats": 2, "mode": "corner cluster"},
        {"seats": 3, "tiles": "lineup"},
        {"seats": 5},
    )

    def assessor(self, options: DucoOptions) -> ClusterAssessor | None:
        return ClusterAssessor() if options.rearranges else None

    def sort(
        self,
        view: DucoView,
        choices: Sequence[DucoMove],
        rng: Rng,  # noqa: ARG002 - nothing is hidden
    ) -> Sorted | None:
        best = choices[0]
        if isinstance(best, Rearrange):
            return _of_sets(view)
        assert isinstance(best, Lay)
        return _Lays(view, best).sorted()


class _Lays:
    """All lays of a turn, and the best of them."""

    def __init__(self, view: DucoView, best: Lay) -> None:
        self._view = view
        self._move = best
        self._town = Town(diagonal=view.options.diagonal)
        for each in view.laid:
            self._town.lay(key_of(each.cell), each.face.index)
        self._at = outlook_of(view)
        lays = candidates(self._town, self._at.own_tiles())
        place = key_of(best.cell), best.face.index
        self._best = next(each for each in lays if (each.key, each.face) == place)
        self._others = [each for each in lays if each is not self._best]

    def sorted(self) -> Sorted | None:
        """By the plainest thing that is true of the best lay."""
        found = self._goal() or self._leaving() or self._most()
        if found is None:
            return None
        because, facts = found
        return Sorted(_THEME_OF[because], because, facts)

    def _goal(self) -> tuple[str, dict[str, int]] | None:
        before, goal, gain = self._at.points[self._at.me], self._at.goal, self._best.gain
        reaching = [each for each in self._others if before + each.gain >= goal]
        if before >= goal or before + gain < goal or reaching:
            return None
        return "goal", {"before": before, "after": before + gain, "goal": goal}

    def _leaving(self) -> tuple[str, dict[str, int]] | None:
        """It counts less than another lay, but that would leave more than it brings."""
        most = max(self._others, key=lambda each: each.gain)
        lost = most.gain - self._best.gain
        if lost <= 0:
            return None
        left, instead = self._left_by(self._best), self._left_by(most)
        if left is None or instead is None or left[0] != instead[0]:
            return None
        rival, kept, given = left[0], left[1], instead[1]
        if given - kept < lost:
            return None
        facts = {"most": most.gain, "next": given, "points": self._best.gain, "best": kept}
        return "less", {**facts, "rival": rival}

    def _left_by(self, lay: Candidate) -> tuple[int, int] | None:
        """Who is next, and the most that their open tiles could count then."""
        replying = self._at.still_to_reply(lay.gain)
        hands = self._at.hands_after(lay, replying[:1])
        if not hands:
            return None
        return replying[0], Replies(self._town).after(lay, hands)[0]

    def _most(self) -> tuple[str, dict[str, int]] | None:
        gain, behind = self._best.gain, max(each.gain for each in self._others)
        if gain <= behind:
            return None
        lamps = lamps_after(self._view, self._move)
        if any(lamp.points == EIGHT for lamp in lamps):
            return "double", {"points": gain}
        sides = sides_of(lamps)
        return ("most", {"points": gain, "sides": sides, "next": behind}) if sides > 1 else None


def _of_sets(view: DucoView) -> Sorted | None:
    """One way makes more sets than all others, at least two."""
    faces = [laid.face.index for laid in view.laid]
    counts = sorted((shift.sets for group in shifts(faces) for shift in group), reverse=True)
    most, behind = counts[:2]
    if most == behind or most < 2:
        return None
    return Sorted(FIVE_CORNERS, "sets", {"points": most, "next": behind})


class ClusterAssessing:
    """One assessment on its way; a step is one swap with all turns."""

    def __init__(self, view: DucoView) -> None:
        self._view = view
        self._work = self._run()
        self.assessment: Assessment[DucoMove] = Assessment((), 0.0)

    def step(self) -> bool:
        return next(self._work, True)

    def _run(self) -> Iterator[bool]:
        found = []
        for group in shifts([laid.face.index for laid in self._view.laid]):
            found += group
            yield False
        found.sort(key=lambda shift: -shift.sets)
        seats, me = self._view.options.seats, self._view.viewer
        goal = self._view.options.goal or 1
        choices = []
        for shift in found[:_MOST_CHOICES]:
            share = min(1.0, shift.sets / goal)
            chances = tuple(share if seat == me else 0.0 for seat in range(seats))
            choices.append(Assessed(rearrangement(shift), chances))
        self.assessment = Assessment(tuple(choices), 0.0)
        yield True


class ClusterAssessor(CarefulAssessor[DucoOptions, DucoView, DucoMove]):
    """Knows games of sets only."""

    version = 1
    is_exact = True

    def can_assess(self, options: DucoOptions) -> bool:
        return options.rearranges

    def moment(self, view: DucoView, move: DucoMove) -> int | None:
        return len(view.turns) if isinstance(move, Rearrange) else None

    def careful(self, worlds: int) -> ClusterAssessor:  # noqa: ARG002 - it sees all there is
        return self

    def begin(self, view: DucoView, played: DucoMove, rng: Rng) -> ClusterAssessing:  # noqa: ARG002
        return ClusterAssessing(view)


SORTER: Final = DucoSorting()
