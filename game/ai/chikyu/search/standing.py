"""How a round is counted in small numbers, and what the points are worth with rounds to come."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

from game.ai.chikyu.search.packed_hold import Count, toward_zero
from game.ai.chikyu.search.table_numbers import DeckNumbers
from game.rules.chikyu.options import FLOOR, GIFT

TEMPERATURES: Final = {2: (6.0, 5.5, 4.5), 3: (7.0, 5.5, 4.0)}
"""Points by which a chance to win grows e-fold, after each round; three stands for more players."""


@dataclass(frozen=True, slots=True)
class MatchStanding:
    """Points before a round, who lies lower, and how the game ends."""

    points: tuple[int, ...]
    arrivals: tuple[int, ...]
    """When each marker came to lie: of two on one space the earlier one lies lower."""
    rounds_left: int
    """After this one."""
    table: DeckNumbers

    def after(self, holds: Sequence[int]) -> tuple[list[int], list[int]]:
        """Points and arrivals when these holds are counted."""
        count = self.table.count
        counts = [count(hold) for hold in holds]
        points, arrivals = list(self.points), list(self.arrivals)
        self._move(points, arrivals, [count.first for count in counts])
        seconds = [count.second for count in counts]
        if any(seconds):
            self._move(points, arrivals, seconds)
        if True in [count.gives for count in counts]:
            self._move(points, arrivals, gifts(points, counts))
        return points, arrivals

    @staticmethod
    def _move(points: list[int], arrivals: list[int], steps: Sequence[int]) -> None:
        order = sorted(range(len(points)), key=lambda seat: (-points[seat], arrivals[seat]))
        last = max(arrivals)
        for seat in order:
            new = max(points[seat] + steps[seat], FLOOR)
            if new != points[seat]:
                points[seat] = new
                last += 1
                arrivals[seat] = last

    def chances(self, holds: Sequence[int]) -> list[float]:
        """Everybody's chance to win the game when these holds are counted."""
        points, arrivals = self.after(holds)
        seats = range(len(points))
        if not self.rounds_left or max(points) >= self.table.options.end_points:
            first = min(seats, key=lambda seat: (-points[seat], arrivals[seat]))
            return [1.0 if seat == first else 0.0 for seat in seats]
        line = TEMPERATURES[min(len(points), 3)]
        temperature = line[-self.rounds_left]
        top = max(points)
        parts = [exp((each - top) / temperature) for each in points]
        total = sum(parts)
        return [part / total for part in parts]


def gifts(points: Sequence[int], counts: Sequence[Count]) -> list[int]:
    """What everybody gains or loses by gifts, all from the points at the start of the phase."""
    steps = [0] * len(points)
    for giver, count in enumerate(counts):
        if count.gives:
            for seat, each in enumerate(points):
                if each < points[giver]:
                    steps[seat] += GIFT
                    steps[giver] -= GIFT
    return [
        toward_zero(step) if count.in_fives else step
        for step, count in zip(steps, counts, strict=True)
    ]
