"""Every kind of picture of the tally of 5211 by name, for the sheet of all art."""

from __future__ import annotations

from functools import partial

from scenes.art.palette import PALETTE
from scenes.games.five211.art.kododo_ring import last_notch, notched_ring
from scenes.games.five211.art.point_plates import point_plate
from scenes.games.five211.art.tally_houses import (
    Look,
    crack,
    ground_floor,
    half_roof,
    plan,
    roof,
    rubble,
    storey,
)
from scenes.games.kit import Entries

PARTS = (
    (storey, (144, 24)),
    (ground_floor, (144, 34)),
    (roof, (144, 79)),
    (rubble, (72, 29)),
)


def tally_entries() -> Entries:
    """Every part of every house in every look."""
    for colour in range(5):
        letter = PALETTE.house(colour).letter
        for look in Look:
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
