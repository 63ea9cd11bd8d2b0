"""Every kind of picture of DuCo by name, for the sheet on which all art is looked through."""

from __future__ import annotations

from functools import partial

from pygame import Surface

from game.rules.duco.town.houses import FIELDS, PLAIN_COLOURS, House, HouseColour
from game.rules.duco.town.tiles import TILES
from scenes.art.palette import HIGH_CONTRAST, PALETTE
from scenes.games.duco.art.house_fields import Letters, field_picture
from scenes.games.duco.art.quay_race import arrow_down, quay_street
from scenes.games.duco.art.table_signs import boat_sign, swap_sign, tile_sign, turn_sign
from scenes.games.duco.art.tile_faces import (
    dusk_face,
    ghost_face,
    owned_face,
    tile_back,
    tile_face,
    tile_mini,
)
from scenes.games.duco.art.tile_lights import (
    lamp,
    pair_frame,
    refused_place,
    tile_glow,
    tile_rim,
    tile_shadow,
)
from workshop.exhibits import Entries

SIDES = (140, 73)
"""A large face and a small one, which is drawn with fewer details."""
_FACE = TILES[22].faces[1]


def tile_entries() -> Entries:
    """Fields, tiles in all their looks, the lights around them, and the signs of the table."""
    for house in FIELDS:
        yield f"field {_name(house)}", partial(field_picture, house, 44)
    for side in SIDES:
        yield from _faces(side)
    for colour in PLAIN_COLOURS:
        yield f"tile of {colour.name}", partial(_owned, 73, colour)
        yield f"finger nail of {colour.name}", partial(tile_mini, _FACE, 30, colour)
    for points in (0, 1, 2, 4, 8):
        yield f"lamp {points}", partial(lamp, points, 24)
    yield "pair frame", partial(pair_frame, (60, 26), PALETTE.accent)
    for clockwise in (False, True):
        yield f"turn {clockwise}", partial(turn_sign, 40, PALETTE.text, clockwise)
    yield "swap", partial(swap_sign, 40, PALETTE.text)
    yield "tile sign", partial(tile_sign, 40, PALETTE.text)
    yield "boat sign", partial(boat_sign, 40)
    yield "quay street", partial(quay_street, (736, 62), 5, 2, 3)
    yield "arrow down", partial(arrow_down, 24, PALETTE.accent)


def _name(house: House) -> str:
    sign = "square" if house.sign is None else house.sign.name
    return f"{house.colour.name} {sign} {house.factor}"


def _faces(side: int) -> Entries:
    for tile in TILES[::15]:
        for face in tile.faces:
            yield f"tile {face} at {side}", partial(tile_face, face, side)
    plain = partial(tile_face, _FACE, side)
    yield f"tile in large letters at {side}", partial(plain, Letters(large=True))
    yield f"tile in high contrast at {side}", partial(plain, palette=HIGH_CONTRAST)
    yield f"tile at dusk at {side}", lambda: dusk_face(plain())
    yield f"ghost at {side}", lambda: ghost_face(plain(), PALETTE)
    yield f"back at {side}", partial(tile_back, side)
    yield f"finger nail at {side}", partial(tile_mini, _FACE, side // 3)
    yield f"shadow at {side}", partial(tile_shadow, side, 0.5)
    yield f"glow at {side}", partial(tile_glow, side, PALETTE.accent)
    yield f"rim at {side}", partial(tile_rim, side, PALETTE.paper, 3.0, 2.0)
    yield f"refused at {side}", partial(refused_place, side // 3)


def _owned(side: int, colour: HouseColour) -> Surface:
    return owned_face(tile_face(_FACE, side), colour, PALETTE)
