"""What stands on the fields of a tile: eight houses round a square, and what a pair scores.

A house is a wall colour, a sign and perhaps a double; the manual calls them icon, colour, shape
and 2X. A field is one small number, so that comparing two is one look into a table.
"""

from enum import IntEnum
from typing import Final, NamedTuple


class HouseColour(IntEnum):
    """The manual's five colours in its order, red as orange, black as violet, and one for all."""

    ORANGE = 0
    BLUE = 1
    GREEN = 2
    YELLOW = 3
    VIOLET = 4
    RAINBOW = 5
    """Fits every colour."""


class HouseSign(IntEnum):
    """Five signs, the manual's circle, crescent, star, triangle and square, and one for all."""

    SUN = 0
    MOON = 1
    STAR = 2
    SAIL = 3
    WINDOW = 4
    LIZARD = 5
    """Fits every sign."""


PLAIN_COLOURS: Final = tuple(HouseColour)[:5]
"""The colours of squares and of own stacks."""


class House(NamedTuple):
    """A field with a colour and a sign; a square has no sign and is never double."""

    colour: HouseColour
    sign: HouseSign | None
    factor: int = 1

    @property
    def code(self) -> int:
        """The small number that stands for it on a board."""
        if self.sign is None:
            return _SQUARES + self.colour
        return (self.colour * len(HouseSign) + self.sign) * 2 + self.factor - 1


_SQUARES: Final = len(HouseColour) * len(HouseSign) * 2

FIELDS: Final = (
    *(
        House(colour, sign, factor)
        for colour in HouseColour
        for sign in HouseSign
        for factor in (1, 2)
    ),
    *(House(colour, None) for colour in PLAIN_COLOURS),
)
"""Every house there could be, then the five squares, by code."""


def same_colour(one: House, other: House) -> bool:
    """Whether the walls match; a rainbow matches all."""
    return one.colour == other.colour or HouseColour.RAINBOW in (one.colour, other.colour)


def same_sign(one: House, other: House) -> bool:
    """Whether the signs match; a lizard matches all, a square none."""
    if one.sign is None or other.sign is None:
        return False
    return one.sign == other.sign or HouseSign.LIZARD in (one.sign, other.sign)


def pair_points(one: House, other: House) -> int:
    """Colour one, sign one, and a double on either side doubles what this pair counts."""
    return (same_colour(one, other) + same_sign(one, other)) * one.factor * other.factor


BLANK: Final = len(FIELDS)
"""The code of a square that matches nothing."""
PAIR_POINTS: Final = (
    *(bytes((*(pair_points(one, other) for other in FIELDS), 0)) for one in FIELDS),
    bytes(BLANK + 1),
)
"""What two facing fields score, by their codes."""
