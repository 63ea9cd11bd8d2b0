"""Cards as numbers, hands as bits, and what a player has taken as one number that is scored once.

A card is nine times its kind plus its rank less one. A hold is a sum: four bits for the cards of
each kind, then the piles, then the piles with pink, so that taking a trick is one addition.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from game.rules.chikyu.cards import CARDS, KINDS
from game.rules.chikyu.options import LEIZY_STEP, PILE_POINTS, PINK_PILE_POINTS

# Plain numbers: comparing members of an Enum is slow.
TURNABLINDIE, BUTTERFINGY, SLUGGOS, INTENTON, FAUL, DILLINDALLIN, LEIZY = map(int, KINDS)

KIND_OF: Final = tuple(card.suit for card in CARDS)
KIND_MASKS: Final = tuple(sum(card.bit for card in CARDS if card.kind is kind) for kind in KINDS)
HIGHER: Final = tuple(KIND_MASKS[card.suit] & -(card.bit << 1) for card in CARDS)
"""The cards of the same kind that beat a card."""

_BITS: Final = 4
_COUNT: Final = (1 << _BITS) - 1
_PILE_BITS: Final = 5
_PILES_AT: Final = _BITS * len(KINDS)
_PINK_AT: Final = _PILES_AT + _PILE_BITS
_PILES: Final = (1 << _PILE_BITS) - 1
PILE: Final = 1 << _PILES_AT
PINK_PILE: Final = 1 << _PINK_AT
ANY_PINK: Final = _COUNT << _BITS * INTENTON
IN_HOLD: Final = tuple(1 << _BITS * kind for kind in KIND_OF)
"""What each card adds to a hold."""


def cards_in(mask: int) -> Iterator[int]:
    """The cards of a hand, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def pile_of(cards: int) -> int:
    """What a trick adds to a hold, from the sum of its cards."""
    return cards + PILE + PINK_PILE if cards & ANY_PINK else cards + PILE


def count_of(hold: int, kind: int) -> int:
    """How many cards of a kind are in a hold."""
    return hold >> _BITS * kind & _COUNT


def piles_in(hold: int) -> tuple[int, int]:
    """All piles, and those with pink."""
    return hold >> _PILES_AT & _PILES, hold >> _PINK_AT


def colours_in(hold: int) -> int:
    """How many colours a hold shows: Inadven/Faul is red and blue, two with its second card."""
    shown = sum(count_of(hold, kind) > 0 for kind in range(len(KINDS)))
    return shown + (count_of(hold, FAUL) > 1)


class Count(NamedTuple):
    """What a hold brings in each phase of a scoring."""

    first: int
    second: int
    gives: bool
    in_fives: bool


@dataclass(frozen=True, slots=True)
class Counting:
    """The numbers by which holds are counted at a table."""

    limit: int
    all_colours: int
    all_colours_bring: int

    def count(self, hold: int) -> Count:
        """The phases of one hold, before the points of others matter."""
        limit = self.limit
        in_fives = count_of(hold, LEIZY) > limit
        colours = colours_in(hold)
        first = self.pile_points(hold)
        first += self.all_colours_bring if colours == self.all_colours else colours
        if count_of(hold, DILLINDALLIN) > limit and first > 0:
            first //= 2
        second = -self.blind_cost(hold)
        if in_fives:
            first, second = toward_zero(first), toward_zero(second)
        return Count(first, second, count_of(hold, FAUL) > limit, in_fives)

    def pile_points(self, hold: int) -> int:
        """Two a pile, three with pink, or minus three with too many of them."""
        piles, pink = piles_in(hold)
        worth = -PINK_PILE_POINTS if count_of(hold, INTENTON) > self.limit else PINK_PILE_POINTS
        return PILE_POINTS * (piles - pink) + worth * pink

    def blind_cost(self, hold: int) -> int:
        """What too many Turnablindies cost."""
        blind = count_of(hold, TURNABLINDIE)
        return blind if blind > self.limit else 0


def toward_zero(points: int) -> int:
    """Cut to a multiple of Leizy's step."""
    return LEIZY_STEP * int(points / LEIZY_STEP)
