"""Every kind of card picture of 5211 by name, for the sheet on which all art is looked through."""

from __future__ import annotations

from functools import partial

from scenes.art.card_shape import dimmed_card
from scenes.art.palette import HIGH_CONTRAST, PALETTE
from scenes.games.five211.art.kododo_ring import last_notch, notched_ring
from scenes.games.five211.art.tally_houses import (
    HouseLook,
    crack,
    ground_floor,
    half_roof,
    plan,
    roof,
    rubble,
    storey,
)
from scenes.games.five211.card_art import card_back, card_face
from scenes.games.five211.tally_parts.points import point_plate
from workshop.exhibits import Entries

PARTS = (
    (storey, (144, 24)),
    (ground_floor, (144, 34)),
    (roof, (144, 79)),
    (rubble, (72, 29)),
)


def _tally_entries() -> Entries:
    """Every part of every house in every look."""
    for colour in range(5):
        letter = PALETTE.house(colour).letter
        for look in HouseLook:
            for part, size in PARTS:
                yield f"{part.__name__} {letter} {look.name}", partial(part, colour, look, size)
        yield f"plan {letter}", partial(plan, colour, 6, (144, 144))
        for side in (-1, 1):
            yield (
                f"half roof {letter} {side}",
                partial(half_roof, colour, side, (144, 79)),
            )
        yield f"points {letter}", partial(point_plate, "+5", 40, colour)
    yield "points of kododo", partial(point_plate, "+1", 40, None)
    yield "crack", partial(crack, (29, 60), PALETTE.paper)
    for count in range(7):
        yield f"ring {count}/5", partial(notched_ring, 96, 5, count)
    yield "last notch", partial(last_notch, 96, 5)


HEIGHTS = (216, 90)
"""A large face and a small one, which is drawn with fewer details."""


def card_entries() -> Entries:
    """Cards at both heights, and the parts of the tally."""
    for height in HEIGHTS:
        yield from _entries(height)
    yield from _tally_entries()


def _entries(height: int) -> Entries:
    for colour in range(5):
        for value in range(1, 7):
            name = f"card {PALETTE.house(colour).letter}{value} at {height}"
            yield name, partial(card_face, colour, value, height)
    plain = partial(card_face, 2, 1, height)
    yield f"card dimmed at {height}", lambda: dimmed_card(plain())
    yield f"card in large letters at {height}", partial(plain, large_letters=True)
    yield f"card in high contrast at {height}", partial(plain, palette=HIGH_CONTRAST)
    yield f"card back at {height}", partial(card_back, height)
