"""What a review knows of a match: every decision with its choices, and what each of them was worth.

Chances are whole numbers of a hundredth of a point, so that sums come out exactly.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final, Self

from game.core.moves import Move
from game.core.seats import Seat

POINT: Final = 100
WHOLE: Final = 100 * POINT
"""A sure win."""

_SLIP: Final = 2 * POINT
_MISTAKE: Final = 5 * POINT
_BLUNDER: Final = 10 * POINT
_FIND: Final = 5 * POINT
_TRIVIAL: Final = POINT
_NOISE: Final = 2
"""Standard errors within which a choice is as good as the best."""


class Mark(Enum):
    """How a decision is marked on the curve."""

    FINE = "fine"
    FIND = "find"
    SLIP = "slip"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @property
    def is_costly(self) -> bool:
        """Whether it is worth another try."""
        return self in (Mark.SLIP, Mark.MISTAKE, Mark.BLUNDER)


@dataclass(frozen=True, slots=True)
class ValuedMove:
    """A move that the seat had, and its chance to win after it."""

    move: Move
    chance: int


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision of a seat, judged by what it could know."""

    seat: Seat
    entries: int
    """So much of the log had happened."""
    moment: int
    """Counts what is decided one after the other; what all decide at once has one number."""
    choices: tuple[ValuedMove, ...]
    """The best first."""
    played: int
    """Which of them it was."""
    gifts: tuple[int, ...]
    """What everybody's chance gained by this choice, beside the best one."""
    error: int
    is_hinted: bool = False
    """Somebody else was asked, so nobody found it alone."""

    @property
    def before(self) -> int:
        """The chance to win with the best choice."""
        return self.choices[0].chance

    @property
    def after(self) -> int:
        """The chance to win with the choice that was made."""
        return self.choices[self.played].chance

    @property
    def loss(self) -> int:
        """What the choice cost."""
        return self.before - self.after

    @property
    def margin(self) -> int:
        """How far the best choice is ahead of the next; nothing where there is no other."""
        return self.before - self.choices[1].chance if len(self.choices) > 1 else 0

    @property
    def is_trivial(self) -> bool:
        """Whatever was chosen made no difference."""
        return self.before - self.choices[-1].chance < _TRIVIAL

    @property
    def mark(self) -> Mark:
        """A choice that may be as good as the best is never marked down."""
        if self.played == 0:
            is_alone = self.margin >= max(_FIND, self._noise)
            return Mark.FIND if is_alone and not self.is_hinted else Mark.FINE
        if self.is_good(self.played):
            return Mark.FINE
        if self.loss >= _BLUNDER:
            return Mark.BLUNDER
        return Mark.MISTAKE if self.loss >= _MISTAKE else Mark.SLIP

    def is_good(self, choice: int) -> bool:
        """Whether a choice is not marked down, and another try with it counts as found."""
        loss = self.before - self.choices[choice].chance
        return loss < _SLIP or loss <= self._noise

    @property
    def _noise(self) -> int:
        return _NOISE * self.error


@dataclass(frozen=True, slots=True)
class Review:
    """A finished match, decision by decision in the order of the log."""

    seats: int
    decisions: tuple[Decision, ...]
    results: tuple[int, ...]
    """Everybody's share of the victory."""

    def of_seat(self, seat: Seat) -> tuple[Decision, ...]:
        """The decisions of one seat."""
        return tuple(each for each in self.decisions if each.seat == seat)

    def with_hints(self, places: Collection[int]) -> Self:
        """Who asked for a hint before its move at one of these places did not find it alone."""
        decisions = tuple(
            replace(each, is_hinted=each.entries in places) for each in self.decisions
        )
        return replace(self, decisions=decisions)
