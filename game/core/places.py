"""Where a card can lie. A face-down card is known by its place alone, never by an identity."""

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from game.core.seats import Seat


class Zone(Enum):
    """The kinds of places at a card table."""

    BOX = "box"
    PILE = "pile"
    HAND = "hand"
    SLOT = "slot"
    SCORE = "score"
    DISCARD = "discard"
    TABLE = "table"
    TRICK = "trick"
    MARKET = "market"


Cell: TypeAlias = tuple[int, int]
"""Column and row of a place on a table without borders: both may be negative."""


@dataclass(frozen=True, slots=True)
class Place:
    """A zone, its owner where it has one, and the position in it where that is known."""

    zone: Zone
    seat: Seat | None = None
    index: int | None = None
    cell: Cell | None = None
    part: int = 0
    """Which one, where an owner has several hands or piles."""


PILE = Place(Zone.PILE)
DISCARD = Place(Zone.DISCARD)
