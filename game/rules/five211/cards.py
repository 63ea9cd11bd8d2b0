"""The hundred cards of 5211. Equal cards are one object, so that identity is equality."""

from enum import IntEnum
from itertools import combinations_with_replacement
from typing import Final

from game.core.errors import BadLog
from game.core.quoting import quoted


class Colour(IntEnum):
    """The five house colours, in the order of the tally."""

    YELLOW = 0
    GREEN = 1
    ORANGE = 2
    BLUE = 3
    VIOLET = 4

    @property
    def letter(self) -> str:
        """The letter that stands for the colour in logs."""
        return self.name[0].lower()


COLOURS: Final = tuple(Colour)
"""The colours as a plain tuple: walking an Enum class is slow."""

KODODO_VALUE: Final = 1

COPIES: Final = {1: 5, 2: 6, 3: 5, 4: 2, 5: 1, 6: 1}
"""How often each value stands in a colour."""


class Card:
    """A colour and a value from 1 (kododo) to 6. Take cards from `card`, never make one.

    No order of its own: with one method of comparison every search in a hand would run through
    Python, which costs a sixth of a game. Sort by `index`.
    """

    __slots__ = ("code", "colour", "copies", "index", "is_kododo", "suit", "value")

    def __init__(self, colour: Colour, value: int) -> None:
        self.colour = colour
        self.suit = int(colour)  # a plain int: indexing by it is the hot spot of scoring
        self.value = value
        self.copies = COPIES[value]
        self.index = colour * 6 + value - 1
        self.is_kododo = value == KODODO_VALUE
        self.code = f"{colour.letter}{value}"

    def __repr__(self) -> str:
        return self.code

    def __copy__(self) -> "Card":
        return self

    def __deepcopy__(self, memo: object) -> "Card":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return card, (self.colour, self.value)


KINDS: Final = tuple(Card(colour, value) for colour in Colour for value in COPIES)
"""The thirty different cards, by index."""

DECK: Final = tuple(kind for kind in KINDS for _ in range(COPIES[kind.value]))
"""All hundred cards, sorted."""

_BY_CODE: Final = {kind.code: kind for kind in KINDS}


def card(colour: Colour, value: int) -> Card:
    """The one card object of this colour and value."""
    return KINDS[colour * 6 + value - 1]


def card_from_code(code: str) -> Card:
    """The card that `code` names, such as "g3", or BadLog."""
    try:
        return _BY_CODE[code]
    except KeyError:
        raise BadLog(f"{quoted(code)} is not a card.") from None


PAIRS: Final = tuple(combinations_with_replacement(KINDS, 2))
"""Every unordered pair of kinds, lower index first."""
