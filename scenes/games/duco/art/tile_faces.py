"""Tiles: a block of eight houses round a square on a paper plate, and its back.

Houses never lie on their side: however a tile is turned, they are drawn upright.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from game.rules.duco.town.houses import FIELDS, HouseColour
from game.rules.duco.town.tiles import Face
from scenes.art import svg
from scenes.art.card_frame import deep
from scenes.art.lizard import CLIMBING, GRADIENT, lizard
from scenes.art.palette import PALETTE, Palette
from scenes.games.duco.art.house_fields import (
    FIELD,
    PLAIN_LETTERS,
    Letters,
    kept_field,
    shades_of,
)

SIDE: Final = 300
"""Design units."""
RIM: Final = 9
RADIUS: Final = 24


def field_side(side: int) -> int:
    """The pixels of a field on a tile of `side` pixels."""
    return max(1, round(side * FIELD / SIDE))


def field_corner(number: int, side: int) -> tuple[int, int]:
    """The top left corner of a field, counted in reading order, on a tile of `side` pixels."""
    field = field_side(side)
    rim = max(1, round(side * RIM / SIDE))
    # Whole pixels, and the same rim left and right.
    lines = (rim, (side - field) // 2, side - rim - field)
    return lines[number % 3], lines[number // 3]


@lru_cache(maxsize=16)
def tile_plate(side: int, palette: Palette = PALETTE) -> pygame.Surface:
    """The paper under the houses; with a line in ink where contrast is to be high."""
    line = palette.card_line_width / 3
    inset = line * 300 / max(side, 1) if palette.card_line_opacity == 1 else 0.0
    shape = svg.rounded(inset, inset, SIDE - 2 * inset, SIDE - 2 * inset, RADIUS - inset)
    under = svg.path(svg.rounded(0, 0, SIDE, SIDE, RADIUS), palette.ink) if inset else ""
    return svg.rasterise(svg.document(SIDE, SIDE, under, svg.path(shape, palette.paper)),
                         (side, side))  # fmt: skip


def tile_face(
    face: Face, side: int, letters: Letters = PLAIN_LETTERS, palette: Palette = PALETTE
) -> pygame.Surface:
    """A tile of `side` pixels as it lies."""
    field = field_side(side)
    picture = tile_plate(side, palette).copy()
    picture.fblits(
        [
            (kept_field(code, field, letters, palette), field_corner(number, side))
            for number, code in enumerate(face.fields)
        ],
        pygame.BLEND_PREMULTIPLIED,
    )
    return picture


def owned_face(picture: pygame.Surface, owner: HouseColour, palette: Palette) -> pygame.Surface:
    """A tile with a broad rim in the colour of its owner and a paper line around it."""
    side = picture.get_width()
    rim, line = side * 0.042, side * 0.018
    grow = round(rim + line + 0.5)
    whole, radius = side + 2 * grow, side * RADIUS / SIDE
    outer = svg.rect(0, 0, whole, whole, palette.paper, rx=radius + grow)
    inner = svg.rect(line, line, whole - 2 * line, whole - 2 * line,
                     shades_of(owner, palette).base, rx=radius + grow - line)  # fmt: skip
    plate = svg.rasterise(svg.document(whole, whole, outer, inner), (whole, whole))
    plate.blit(picture, (grow, grow), special_flags=pygame.BLEND_PREMULTIPLIED)
    return plate


def dusk_face(picture: pygame.Surface) -> pygame.Surface:
    """A tile that has nothing to do with the place that is looked at."""
    dark = picture.copy()
    dark.fill((158, 174, 188, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return dark


def night_face(picture: pygame.Surface) -> pygame.Surface:
    """A tile with nobody awake: two thirds of its light are gone, and what is left is blue."""
    dark = picture.copy()
    dark.fill((82, 96, 132, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return dark


def ghost_face(picture: pygame.Surface, palette: Palette) -> pygame.Surface:
    """A tile that does not yet lie where it is seen: paler, on a dark plate of its own size."""
    side = picture.get_width()
    plate = svg.rect(0, 0, SIDE, SIDE, palette.table_rim, rx=RADIUS)
    ghost = svg.rasterise(svg.document(SIDE, SIDE, plate), (side, side))
    pale = picture.copy()
    pale.fill((204, 204, 204, 204), special_flags=pygame.BLEND_RGBA_MULT)
    ghost.blit(pale, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return ghost


def tile_mini(
    face: Face, side: int, owner: HouseColour | None = None, palette: Palette = PALETTE
) -> pygame.Surface:
    """A tile of a finger nail's size: nine fields of colour, the square as a disc."""
    rim = palette.paper if owner is None else shades_of(owner, palette).base
    parts = [svg.rect(0, 0, SIDE, SIDE, rim, rx=44)]
    grow = 1.0 if owner is None else 0.84
    if owner is not None:
        parts.append(svg.rect(24, 24, SIDE - 48, SIDE - 48, palette.paper, rx=24))
    for number, code in enumerate(face.fields):
        shades, middle = shades_of(FIELDS[code].colour, palette), number == 4
        x, y = (150 + (18 + 90 * cell - 150) * grow for cell in (number % 3, number // 3))
        dark = middle or FIELDS[code].colour is HouseColour.RAINBOW
        parts.append(svg.rect(x, y, 84 * grow, 84 * grow, shades.dark if dark else shades.base,
                              rx=42 * grow if middle else 18))  # fmt: skip
    return svg.rasterise(svg.document(SIDE, SIDE, *parts), (side, side))


def tile_back(side: int, palette: Palette = PALETTE) -> pygame.Surface:
    """The sea with the lizard in a ring, as on the cards of the house."""
    middle, back = SIDE / 2, palette.back
    inner = svg.rounded(RIM, RIM, SIDE - 2 * RIM, SIDE - 2 * RIM, RADIUS - 8)
    frame = svg.path(svg.rounded(0, 0, SIDE, SIDE, RADIUS) + inner, palette.paper,
                     fill_rule="evenodd")  # fmt: skip
    ring = svg.circle(middle, middle, 92, "#0B4451", stroke=palette.paper, stroke_width=6)
    ring += svg.circle(middle, middle, 82, "none", stroke=back.line, stroke_width=2.6)
    nails = "".join(
        svg.circle(middle + across * 118, middle + down * 118, 6, palette.paper, opacity=0.9)
        for across in (-1, 1)
        for down in (-1, 1)
    )
    drawing = svg.document(
        SIDE, SIDE,
        svg.rect(RIM, RIM, SIDE - 2 * RIM, SIDE - 2 * RIM, "url(#deep)"),
        svg.stroke(back.rows(SIDE, SIDE, 50), back.line, 4.6, opacity=0.42),
        frame, ring, nails,
        svg.group(lizard(CLIMBING), transform=svg.place(middle + 7, middle - 22, 0.86, 22)),
        defs=deep(palette) + GRADIENT,
    )  # fmt: skip
    return svg.rasterise(drawing, (side, side))
