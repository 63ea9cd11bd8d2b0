"""Draws a house that goes bust: the roof splits, storeys tumble, dust rises, a stump is left."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from scenes.anim.easing import in_cubic, out_cubic
from scenes.anim.tween import lerp
from scenes.art.lamplight import puff
from scenes.engine.drawing.sprites import sprite
from scenes.games.five211.art.tally_houses import STOREY, HouseLook, crack, rubble, shades, storey
from scenes.games.five211.tally_parts.houses import (
    SPLIT_APART,
    SPLIT_LEAN,
    TallyHouse,
    draw_ground_floor,
    draw_half_roofs,
)

STANDING = 2
"""Storeys that are left."""
SPLIT, TUMBLE, SETTLED = 0.12, 0.24, 0.84
"""Shares of the fall: when the roof has split, when storeys begin to go, when dust clears."""
FALL, APART = 0.42, 0.03
"""How long a storey falls, and how long after the one above it, in shares of the whole."""


class WreckPiece(NamedTuple):
    """Where half a storey comes to lie: units from the axis and the quay, and how it leans."""

    x: float
    y: float
    lean: float


HEAP = (
    WreckPiece(-60, 10, -15),
    WreckPiece(58, 11, 24),
    WreckPiece(-42, 64, -30),
    WreckPiece(30, 69, 12),
)
AWAY = (WreckPiece(-84, 12, -96), WreckPiece(86, 10, 88))
PUFFS = (
    (-56, 8, 22), (-32, 18, 18), (54, 9, 23), (28, 16, 17), (-70, 30, 12), (72, 32, 13),
    (-48, 42, 9), (47, 45, 10), (0, 4, 15),
)  # fmt: skip


def draw_wreck(house: TallyHouse) -> None:
    """As far as the fall has gone."""
    fall = house.column.fall
    draw_stump(house)
    _draw_storeys_that_fall(house)
    _draw_roof_that_falls(house)
    if SPLIT < fall < 1:
        _draw_dust(house, (fall - SPLIT) / (1 - SPLIT))


def draw_stump(house: TallyHouse) -> None:
    """Two crooked storeys on a ground floor, with a crack."""
    painter, street = house.painter, house.street
    for number in range(min(STANDING, ceil(house.column.count))):
        side = (-1) ** number
        shift = side * (1 + number) * street.wall / 100
        y = street.floor - street.storey * (1.5 + number)
        house.put(storey, STOREY, (house.middle + shift, y), lean=side * (1 + 0.7 * number),
                  look=HouseLook.BROKEN)  # fmt: skip
    draw_ground_floor(house, HouseLook.BROKEN)
    if house.column.fall > SPLIT:
        look = HouseLook.DIM if house.column.dim else HouseLook.BROKEN
        edge = shades(house.colour, look, painter.theme.palette).edge
        size = round(street.wall * 0.24), round(street.storey * 2.5)
        picture = sprite(crack, size, edge, painter.theme.palette)
        painter.sprite(picture, (house.middle, street.floor - street.storey * 1.8), resting=True)


def _draw_storeys_that_fall(house: TallyHouse) -> None:
    street, fall = house.street, house.column.fall
    top = min(ceil(house.column.count), street.limit) - 1
    for number in range(STANDING, top + 1):
        begin = TUMBLE + APART * (top - number)
        share = in_cubic(min(1.0, max(0.0, fall - begin) / FALL))
        if share == 0:
            y = street.floor - street.storey * (1.5 + number)
            house.put(storey, STOREY, (house.middle, y), look=HouseLook.BROKEN)
            continue
        stays = number < STANDING + len(HEAP) // 2
        for half in (0, 1):
            goal = HEAP[2 * (number - STANDING) + half] if stays else AWAY[half]
            _draw_rubble(house, number, goal, share, stays=stays)


def _draw_rubble(
    house: TallyHouse, number: int, goal: WreckPiece, share: float, *, stays: bool
) -> None:
    street = house.street
    side = -1 if goal.x < 0 else 1
    x = lerp(side * 25, goal.x, share) * street.wall / 100
    y = lerp(STOREY * (1.5 + number), goal.y, share) * street.storey / STOREY
    size = round(street.wall * 0.6), round(street.storey * 1.2)
    alpha = 1.0 if stays else min(1.0, 4 * (1 - share))
    for look, strength in (
        (HouseLook.BROKEN, 1 - house.column.dim),
        (HouseLook.DIM, house.column.dim),
    ):
        picture = sprite(rubble, house.colour, look, size, house.painter.theme.palette)
        # The dim picture lies on the bright one until it covers it.
        seen = strength if look is HouseLook.DIM else float(strength > 0)
        house.painter.sprite(picture, (house.middle + x, street.floor - y), alpha=alpha * seen,
                             angle=-goal.lean * share)  # fmt: skip


def _draw_roof_that_falls(house: TallyHouse) -> None:
    street, fall = house.street, house.column.fall
    down = in_cubic(min(1.0, max(0.0, fall - TUMBLE) / FALL))
    if down >= 1:
        return
    split = out_cubic(min(1.0, fall / SPLIT))
    apart = SPLIT_APART * (1 + 0.4 * split) + 0.75 * down
    lean = SPLIT_LEAN * (1 + 0.3 * split) + 60 * down
    height = lerp(street.height(street.limit - 1), street.storey, down)
    draw_half_roofs(house, (apart, lean), height, min(1.0, 3 * (1 - down)))


def _draw_dust(house: TallyHouse, share: float) -> None:
    street = house.street
    thin = min(1.0, 4 * share, 3 * (1 - share))
    for x, y, size in PUFFS:
        spread = 0.6 + 0.6 * out_cubic(share)
        centre = (
            house.middle + x * spread * street.wall / 100,
            street.floor - y * spread * street.storey / STOREY,
        )
        diameter = max(2, round(2 * size * street.wall / 100))
        house.painter.sprite(sprite(puff, diameter), centre, alpha=thin, scale=spread)
