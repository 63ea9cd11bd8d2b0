"""How the tiles of DuCo look: every picture of a tile by name, and the few that are put together.

Sides are in pixels. A tile that turns is ten sprites: its plate, and nine fields that ride round.
"""

from __future__ import annotations

import math
from functools import lru_cache
from gettext import NullTranslations
from typing import Final

from game.core.words import spoken
from game.rules.duco.town.houses import PLAIN_COLOURS, House, HouseColour
from game.rules.duco.town.tiles import TILES, Face, face_from_code
from scenes.art.palette import Palette
from scenes.art.panels import dashed_slot
from scenes.engine.drawing.painter import Painter, Position
from scenes.engine.drawing.prefetch_painter import Rehearsal
from scenes.engine.drawing.sprites import SCALE_STEPS, Sprite, sprite
from scenes.engine.i18n import pgettext
from scenes.engine.theme import Theme
from scenes.games.duco.art.house_fields import PLACE_IN_PALETTE, Letters, kept_field
from scenes.games.duco.art.tile_faces import (
    RADIUS,
    SIDE,
    dusk_face,
    field_corner,
    field_side,
    ghost_face,
    owned_face,
    tile_back,
    tile_face,
    tile_plate,
)
from scenes.games.duco.art.tile_lights import (
    lamp,
    pair_frame,
    refused_place,
    tile_glow,
    tile_rim,
    tile_shadow,
)
from scenes.ui.house_letters import house_letter

SHADOW_SIDE: Final = 96
"""So soft that one small picture does for tiles of every size."""
LIFT_STEPS: Final = 4
DRAWN_IN: Final = 0.18
"""The part of their size that houses lose half way through a quarter turn."""
_SLOT_FILL: Final = 20
_LAYER: Final = 0.022
"""The part of its side by which a tile of a pile lies beside the one below it."""


def _letters(theme: Theme) -> Letters:
    return _letters_of(spoken(), theme.comfort.large_letters)


PHONE_SIDE: Final = 216


# Every picture of a tile is named by its letters, a hundred times a frame.
@lru_cache(maxsize=4)
def _letters_of(_language: NullTranslations, large: bool) -> Letters:  # noqa: FBT001 - a key
    houses = (house_letter(PLACE_IN_PALETTE[colour]) for colour in PLAIN_COLOURS)
    rainbow = pgettext("letter on rainbow houses", "R")
    return Letters((*houses, rainbow), large)


def face_sprite(face: Face, side: int, theme: Theme, owner: HouseColour | None = None) -> Sprite:
    """A tile as it lies; with an owner, in a rim of that colour, which makes it larger."""
    plain = sprite(tile_face, face, side, _letters(theme), theme.palette)
    return plain if owner is None else Sprite(owned_face, (plain, owner, theme.palette))


def phone_picture(name: str, theme: Theme) -> Sprite:
    """A tile for the page of a phone, as it calls it: as large as a sharp screen shows it."""
    return face_sprite(face_from_code(name), PHONE_SIDE, theme)


def dusk_sprite(face: Face, side: int, theme: Theme, owner: HouseColour | None = None) -> Sprite:
    """A tile that does not touch the place that is looked at."""
    return Sprite(dusk_face, (face_sprite(face, side, theme, owner),))


def ghost_sprite(face: Face, side: int, theme: Theme) -> Sprite:
    """A tile where it would lie."""
    return Sprite(ghost_face, (face_sprite(face, side, theme), theme.palette))


def house_sprite(house: House, side: int, theme: Theme) -> Sprite:
    """One house or square alone; on a tile it has `field_side` pixels."""
    return _field(house.code, side, _letters(theme), theme.palette)


def draw_fields(painter: Rehearsal, side: int) -> None:
    """Every field of a tile of this side: once they are there, a face takes no time."""
    draw_houses(painter, field_side(side))


def draw_houses(painter: Rehearsal, side: int) -> None:
    """Every house and square that is printed, each of this side."""
    letters = _letters(painter.theme)
    for code in _printed_codes():
        painter.want(_field(code, side, letters, painter.theme.palette))


@lru_cache(maxsize=1)
def _printed_codes() -> tuple[int, ...]:
    return tuple(sorted({code for tile in TILES for code in tile.faces[0].fields}))


def _field(code: int, side: int, letters: Letters, palette: Palette) -> Sprite:
    return sprite(kept_field, code, side, letters, palette)


def back_sprite(side: int, theme: Theme) -> Sprite:
    """What all tiles look like from behind."""
    return sprite(tile_back, side, theme.palette)


def slot_sprite(side: int, theme: Theme, *, refused: bool = False) -> Sprite:
    """The dashed outline of a place: a tile may go there, or was refused there."""
    palette = theme.palette
    usual = "#FFFFFF" if theme.comfort.high_contrast else palette.accent_light
    colour = palette.coral if refused else usual
    return sprite(dashed_slot, (side, side), side * RADIUS / SIDE, colour, _SLOT_FILL)


def refused_sprite(side: int, theme: Theme) -> Sprite:
    """The cross disc on a place that was refused, a tile of `side` pixels."""
    return sprite(refused_place, round(side * 0.4), theme.palette)


def glow_sprite(side: int, colour: str) -> Sprite:
    """A lit rim and a halo, to be drawn under the tile."""
    return sprite(tile_glow, side, colour)


def rim_sprite(side: int, colour: str, width: float, gap: float = 0.0) -> Sprite:
    """A line around a tile."""
    return sprite(tile_rim, side, colour, width, gap)


def lamp_sprite(points: int, diameter: int, theme: Theme) -> Sprite:
    """A lamp with its points; with none it is a dot. `lamp_size` knows how large it is."""
    return sprite(lamp, points, diameter, theme.palette)


def link_sprite(side: int, gap: int, colour: str, *, across: bool) -> Sprite:
    """The frame around two houses that face each other across a seam; centred on the seam."""
    field = field_side(side)
    rim = field_corner(0, side)[0]
    length = 2 * (field + rim) + gap + 2
    size = (length, field + 1) if across else (field + 1, length)
    return sprite(pair_frame, size, colour)


def field_offset(number: int, side: int) -> tuple[float, float]:
    """From the middle of a tile to the middle of one of its fields, in reading order."""
    x, y = field_corner(number, side)
    half = (side - field_side(side)) / 2
    return x - half, y - half


def draw_shadow(
    painter: Painter, centre: Position, side: float, lift: float = 0.0, alpha: float = 1.0
) -> None:
    """The shadow of a tile so high above the table, 0 to 1; to be drawn before it."""
    step = round(min(1.0, max(0.0, lift)) * LIFT_STEPS) / LIFT_STEPS
    scale = round(SCALE_STEPS * side / SHADOW_SIDE) / SCALE_STEPS
    shadow = sprite(tile_shadow, SHADOW_SIDE, step)
    painter.sprite(shadow, centre, scale=scale, alpha=alpha)


def draw_pile(painter: Painter, centre: Position, side: int, layers: int = 4) -> None:
    """Some tiles face down on each other; `centre` is that of the lowest."""
    draw_shadow(painter, centre, side, 0.12)
    back, step = back_sprite(side, painter.theme), side * _LAYER
    for layer in range(layers):
        painter.sprite(back, (centre[0] - layer * step, centre[1] - layer * step * 1.2))


def draw_turning(
    painter: Painter,
    face: Face,
    centre: Position,
    side: int,
    degrees: float,
    *,
    alpha: float = 1.0,
) -> None:
    """A tile on its way, turned clockwise from how `face` lies; its houses stay upright."""
    theme = painter.theme
    letters, field = _letters(theme), field_side(side)
    angle = math.radians(degrees)
    cosine, sine = math.cos(angle), math.sin(angle)
    scale = 1 - DRAWN_IN * abs(math.sin(2 * angle))
    plate = sprite(tile_plate, side, theme.palette)
    painter.sprite(plate, centre, angle=-degrees, alpha=alpha)
    for number, code in enumerate(face.fields):
        dx, dy = field_offset(number, side)
        place = centre[0] + dx * cosine - dy * sine, centre[1] + dx * sine + dy * cosine
        house = _field(code, field, letters, theme.palette)
        painter.sprite(house, place, scale=scale, alpha=alpha)
