"""How a match ended: who ranks where, and why it is over."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, IntEnum

from game.core.seats import Seat


class EndReason(Enum):
    """Why no more moves follow."""

    PLAYED_OUT = "played out"
    TARGET_REACHED = "target reached"
    TIME_UP = "time up"


class Grade(IntEnum):
    """How good a result is that no rival measures; more is better."""

    MODEST = 0
    FAIR = 1
    GOOD = 2
    EXPERT = 3


@dataclass(frozen=True, slots=True)
class Standing:
    """One seat's final place; equal ranks are shared, and the ranks after them skip."""

    seat: Seat
    rank: int
    points: int
    tie_break: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """The final standings, best first; seats of equal rank stand in seat order."""

    standings: tuple[Standing, ...]
    reason: EndReason
    grade: Grade | None = None
    """The measure of who played alone; None where there are rivals."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Every seat of rank one: a shared victory has several."""
        return tuple(standing.seat for standing in self.standings if standing.rank == 1)


def rank_seats(
    points: Sequence[int],
    tie_breaks: Sequence[int],
    reason: EndReason,
    grade: Grade | None = None,
) -> Outcome:
    """Most points first, then the higher tie-break; what is still equal shares a rank."""
    keys = list(zip(points, tie_breaks, strict=True))
    order = sorted(range(len(keys)), key=lambda seat: (keys[seat], -seat), reverse=True)
    standings = tuple(
        Standing(seat, 1 + sum(other > keys[seat] for other in keys), *keys[seat]) for seat in order
    )
    return Outcome(standings, reason, grade)
