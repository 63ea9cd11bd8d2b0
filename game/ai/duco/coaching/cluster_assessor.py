"""Judges a turn in Corner Cluster exactly: everything lies open, and every way is counted.

Sets count as parts of the five that win; what the next seat is left is not looked at.
"""

from collections.abc import Iterator
from typing import Final

from game.ai.duco.search.corners import rearrangement, shifts
from game.ai.evaluation import Assessed, Assessment, CarefulAssessor
from game.core.rng import Rng
from game.rules.duco.moves import DucoMove, Rearrange
from game.rules.duco.options import SETS_TO_WIN, DucoOptions, Mode
from game.rules.duco.view import DucoView

_MOST_CHOICES: Final = 8


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
        choices = []
        for shift in found[:_MOST_CHOICES]:
            share = min(1.0, shift.sets / SETS_TO_WIN)
            chances = tuple(share if seat == me else 0.0 for seat in range(seats))
            choices.append(Assessed(rearrangement(shift), chances))
        self.assessment = Assessment(tuple(choices), 0.0)
        yield True


class ClusterAssessor(CarefulAssessor[DucoOptions, DucoView, DucoMove]):
    """Knows Corner Cluster only."""

    version = 1
    is_exact = True

    def can_assess(self, options: DucoOptions) -> bool:
        return options.mode is Mode.CORNER_CLUSTER

    def moment(self, view: DucoView, move: DucoMove) -> int | None:
        return len(view.turns) if isinstance(move, Rearrange) else None

    def careful(self, worlds: int) -> "ClusterAssessor":  # noqa: ARG002 - it sees all there is
        return self

    def begin(self, view: DucoView, played: DucoMove, rng: Rng) -> ClusterAssessing:  # noqa: ARG002
        return ClusterAssessing(view)
