"""Three moments of a match that are worth another look."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from game.core.seats import Seat
from game.review.accounts import AccountTurn, turns_of
from game.review.decisions import POINT, Decision, Mark, Review


class MomentKind(Enum):
    """What a moment is remembered for."""

    COSTLIEST = "costliest"
    FIND = "find"
    LUCKIEST = "luckiest"


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision, or the luck that came after it, and what it changed."""

    kind: MomentKind
    change: int
    decision: Decision


def moments_of(review: Review, seat: Seat) -> tuple[Moment, ...]:
    """Those of the three that the match had."""
    own = review.of_seat(seat)
    found = (_costliest(own), _find(own), _luckiest(turns_of(review, seat)))
    return tuple(moment for moment in found if moment is not None)


def _costliest(own: Iterable[Decision]) -> Moment | None:
    costly = [each for each in own if each.mark.is_costly]
    if not costly:
        return None
    worst = max(costly, key=lambda each: each.loss)
    return Moment(MomentKind.COSTLIEST, -worst.loss, worst)


def _find(own: Iterable[Decision]) -> Moment | None:
    finds = [each for each in own if each.mark is Mark.FIND]
    if not finds:
        return None
    best = max(finds, key=lambda each: each.margin)
    return Moment(MomentKind.FIND, best.margin, best)


def _luckiest(turns: Sequence[AccountTurn]) -> Moment | None:
    turn = max(turns, key=lambda each: each.luck, default=None)
    if turn is None or turn.luck < POINT:
        return None
    return Moment(MomentKind.LUCKIEST, turn.luck, turn.since)
