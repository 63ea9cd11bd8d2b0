"""The order of the last count: points seat by seat, rows change places, then the crown."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.seats import Seat
from scenes.anim.easing import in_out_cubic, out_cubic

COUNTED = 0.55
"""Of the whole time, until the last seat has its points."""
PLACED = 0.85
"""Until everybody is where they belong."""
OVERLAP = 0.4
"""A seat begins to count before the one before it has done so, by this part of its time."""


@dataclass(slots=True)
class Ceremony:
    """How far it has come, as a share of its time."""

    seats: int
    share: float = 0.0

    def counted(self, seat: Seat) -> float:
        """The share of its points that a seat shows."""
        length = COUNTED / (self.seats - OVERLAP * (self.seats - 1))
        begins = seat * length * (1 - OVERLAP)
        return out_cubic(min(1.0, max(0.0, (self.share - begins) / length)))

    @property
    def placed(self) -> float:
        """How far the rows have come from the order of the seats to that of the points."""
        return in_out_cubic(min(1.0, max(0.0, (self.share - COUNTED) / (PLACED - COUNTED))))

    @property
    def is_crowned(self) -> bool:
        """The winner is told."""
        return self.share >= PLACED
