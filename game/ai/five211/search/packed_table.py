"""A round as sums of small numbers: every card is two packed integers, and a table is their sum.

A table key counts cards: five bits a colour, then five for the kododo. A worth holds what a row
would score: twelve bits for each of seven outcomes, the lowest five of them the number of cards.
The fields are wide enough for the sum of all rows.
"""

from functools import lru_cache
from typing import Final

from game.rules.five211.cards import KINDS
from game.rules.five211.options import NUMBERS

KODODO: Final = 5
"""The outcome "kododo"; 0 to 4 are the colours."""

NOBODY: Final = 6
OUTCOMES: Final = 7

COUNT_BITS: Final = 5
KODODO_SHIFT: Final = COUNT_BITS * 5
COLOURS_MASK: Final = (1 << KODODO_SHIFT) - 1
WORTH_BITS: Final = 12
WORTH_MASK: Final = (1 << WORTH_BITS) - 1
CARD_BITS: Final = 5
CARDS_MASK: Final = (1 << CARD_BITS) - 1

KEYS: Final = tuple(
    (1 << COUNT_BITS * card.suit) + (card.is_kododo << KODODO_SHIFT) for card in KINDS
)
"""What each kind of card adds to the table key."""

COLOUR_KEYS: Final = tuple(1 << COUNT_BITS * suit for suit in range(5))
"""What a card that is no kododo adds, by its colour."""

WORTHS: Final = tuple(
    (((card.value << CARD_BITS) + 1) << WORTH_BITS * card.suit)
    + (((1 << CARD_BITS) + 1) << WORTH_BITS * KODODO) * card.is_kododo
    for card in KINDS
)
"""What each kind of card adds to the worth of a row."""

SUITS: Final = tuple(card.suit for card in KINDS)
VALUES: Final = tuple(card.value for card in KINDS)
SHIFTS: Final = tuple(WORTH_BITS * outcome for outcome in range(OUTCOMES))

_MAX_TABLE: Final = 40_000
"""Enough for the tables of an evening; a full cache starts afresh."""


class Verdicts(dict[int, int]):
    """The outcome by table key, filled as tables come up."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.target = NUMBERS[seats].kododo_target
        self.limit = NUMBERS[seats].limit

    def __missing__(self, key: int) -> int:
        if len(self) > _MAX_TABLE:
            self.clear()
        outcome = KODODO if key >> KODODO_SHIFT == self.target else self._colour(key)
        self[key] = outcome
        return outcome

    def _colour(self, key: int) -> int:
        counts = counts_of(key)
        alive = [count for count in counts if 0 < count < self.limit]
        alone = [count for count in alive if alive.count(count) == 1]
        return counts.index(max(alone)) if alone else NOBODY


@lru_cache(maxsize=4)
def verdicts_for(seats: int) -> Verdicts:
    """The verdicts of a table with this many seats."""
    return Verdicts(seats)


def counts_of(key: int) -> tuple[int, ...]:
    """The five colour counts of a table key."""
    return (key & 31, key >> 5 & 31, key >> 10 & 31, key >> 15 & 31, key >> 20 & 31)


def scored(worth: int, outcome: int) -> int:
    """Points of a row under an outcome."""
    return (worth >> WORTH_BITS * outcome & WORTH_MASK) >> CARD_BITS
