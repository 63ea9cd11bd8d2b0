"""The cards of Chikyu: seven kinds, nine ranks. Every card is one object: identity is equality."""

from collections.abc import Iterable
from enum import IntEnum
from typing import Final

from game.core.errors import BadLog
from game.core.quoting import quoted

RANKS: Final = 9
"""House rule: the fragment does not tell the deck."""


class Kind(IntEnum):
    """The creatures, in the order of the hold; the last is the expansion."""

    TURNABLINDIE = 0
    BUTTERFINGY = 1
    SLUGGOS = 2
    INTENTON = 3
    FAUL = 4
    """Inadven/Faul, half red and half blue, and yet one kind."""
    DILLINDALLIN = 5
    LEIZY = 6

    @property
    def letter(self) -> str:
        """The letter on plates and in logs; Inadven/Faul has the F."""
        return self.name[0]

    @property
    def title(self) -> str:
        """The name of the creature, the same in every language."""
        return "Inadven/Faul" if self is Kind.FAUL else self.name.capitalize()


KINDS: Final = tuple(Kind)
"""The kinds as a plain tuple: walking an Enum class is slow."""

BITES: Final = frozenset(
    (Kind.TURNABLINDIE, Kind.INTENTON, Kind.FAUL, Kind.DILLINDALLIN, Kind.LEIZY)
)
"""The kinds of which too many do something in the scoring."""

HOLD_BITS: Final = 4
"""A hold is one number with so many bits for each kind: there are nine cards of one at most."""


class Card:
    """A kind and a rank from 1 to 9. Take cards from `card`, never make one."""

    __slots__ = ("bit", "code", "index", "kind", "rank", "suit", "unit")

    def __init__(self, kind: Kind, rank: int) -> None:
        self.kind = kind
        self.suit = int(kind)  # a plain int: what the rules compare and index by
        self.rank = rank
        self.index = kind * RANKS + rank - 1
        self.bit = 1 << self.index
        self.unit = 1 << HOLD_BITS * kind
        self.code = f"{kind.letter}{rank}"

    def __repr__(self) -> str:
        return self.code

    def __copy__(self) -> "Card":
        return self

    def __deepcopy__(self, memo: object) -> "Card":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return card, (self.kind, self.rank)


CARDS: Final = tuple(Card(kind, rank) for kind in Kind for rank in range(1, RANKS + 1))
"""All sixty-three, by index: sorted by kind, then rank, as a hand is."""

_BY_CODE: Final = {each.code: each for each in CARDS}


def card(kind: Kind, rank: int) -> Card:
    """The one card of this kind and rank."""
    return CARDS[kind * RANKS + rank - 1]


def card_from_code(code: str) -> Card:
    """The card that `code` names, such as "T4", or BadLog."""
    try:
        return _BY_CODE[code]
    except KeyError:
        raise BadLog(f"{quoted(code)} is not a card.") from None


# Hands are numbers with a bit a card. What they hold is looked up kind by kind.
KIND_BITS: Final = (1 << RANKS) - 1
KIND_SHIFTS: Final = tuple(kind * RANKS for kind in Kind)

KIND_CARDS: Final = tuple(
    tuple(
        tuple(card(kind, rank) for rank in range(1, RANKS + 1) if bits >> rank - 1 & 1)
        for bits in range(KIND_BITS + 1)
    )
    for kind in Kind
)
"""The cards of a kind by the bits of its ranks."""


def cards_in(hand: int) -> tuple[Card, ...]:
    """The cards whose bits are set, sorted by kind and rank."""
    cards: tuple[Card, ...] = ()
    for of_kind in KIND_CARDS:
        cards += of_kind[hand & KIND_BITS]
        hand >>= RANKS
    return cards


def bits_of(cards: Iterable[Card]) -> int:
    """The hand that holds these cards."""
    return sum([card.bit for card in cards])


def counts_in(hold: int) -> tuple[int, ...]:
    """How many cards of each kind a hold has."""
    return tuple([hold >> shift & _HOLD_MASK for shift in _HOLD_SHIFTS])


def hold_of(cards: Iterable[Card]) -> int:
    """The hold of these cards."""
    return sum([card.unit for card in cards])


_HOLD_MASK: Final = (1 << HOLD_BITS) - 1
_HOLD_SHIFTS: Final = tuple(kind * HOLD_BITS for kind in Kind)
