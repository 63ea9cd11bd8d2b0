"""Where a card can lie. A face-down card is known by its place alone, never by an identity."""

from dataclasses import dataclass
from enum import Enum

from game.core.seats import Seat


class Zone(Enum):
    """The kinds of places at a card table."""

    BOX = "box"
    PILE = "pile"
    HAND = "hand"
    SLOT = "slot"
    SCORE = "score"
    DISCARD = "discard"


@dataclass(frozen=True, slots=True)
class Place:
    """A zone, its owner where it has one, and the position in it where that is known."""

    zone: Zone
    seat: Seat | None = None
    index: int | None = None


PILE = Place(Zone.PILE)
DISCARD = Place(Zone.DISCARD)
