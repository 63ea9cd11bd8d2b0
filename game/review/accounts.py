"""Luck and choices: what made a fair share into the result. The sum is exact, always."""

from dataclasses import dataclass
from typing import Final

from game.core.seats import Seat
from game.review.decisions import POINT, WHOLE, Decision, Review

LUCKY: Final = 6 * POINT
VERY_LUCKY: Final = 12 * POINT


@dataclass(frozen=True, slots=True)
class Account:
    """How a seat came from its fair share to its result."""

    start: int
    others: int
    """What the others' choices gave, or took."""
    luck: int
    """All that nobody chose. Among equals it averages to nothing."""
    choices: int
    """What the own choices cost: never above nothing."""
    result: int

    @property
    def in_points(self) -> tuple[int, int, int, int, int]:
        """All five in whole points that add up as well."""
        start, others, choices, result = (
            round(each / POINT) for each in (self.start, self.others, self.choices, self.result)
        )
        # Luck takes what rounding leaves: nobody can say to the point how lucky it was.
        return start, others, result - start - others - choices, choices, result


@dataclass(frozen=True, slots=True)
class AccountTurn:
    """What luck did to a seat's chance between two of its decisions, or after the last."""

    since: Decision
    luck: int


def fair_share(seats: int) -> int:
    """What everybody can expect before the first card."""
    return WHOLE // seats


def account_of(review: Review, seat: Seat) -> Account:
    """The account of one seat."""
    start, result = fair_share(review.seats), review.results[seat]
    others = sum(each.gifts[seat] for each in review.decisions if each.seat != seat)
    choices = -sum(each.loss for each in review.of_seat(seat))
    return Account(start, others, result - start - others - choices, choices, result)


def turns_of(review: Review, seat: Seat) -> tuple[AccountTurn, ...]:
    """The luck of a seat from each of its choices to the next, and to the result.

    What others gave away meanwhile is no luck; those who decide at the same moment are counted in.
    """
    own = review.of_seat(seat)
    rivals = [each for each in review.decisions if each.seat != seat]
    ends = [*((each.moment, each.before) for each in own[1:]), (None, review.results[seat])]
    turns = []
    for since, (until, chance) in zip(own, ends, strict=False):
        gifts = sum(
            each.gifts[seat]
            for each in rivals
            if each.moment >= since.moment and (until is None or each.moment < until)
        )
        turns.append(AccountTurn(since, chance - since.after - gifts))
    return tuple(turns)
