"""The fields of a tile: a house under its sky, or the paved square in the middle.

Wall and gable tell the colour, the sign on the wall the shape. The striped house with the round
gable fits every colour, the house at night counts double. A field is 94 design units wide.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import pygame

from game.rules.duco.town.houses import FIELDS, House, HouseColour
from scenes.art import palette as colours
from scenes.art import svg
from scenes.art.harbour.facades import SHADE
from scenes.art.harbour.gables import FacadeBox, facade, gable_sign, plain_facade
from scenes.art.lettering import Typeface, lettering, stamp
from scenes.art.palette import PALETTE, Palette, mix
from scenes.art.wall_signs import WallSign, wall_sign

FIELD: Final = 94
SMALL_BELOW: Final = 32
"""Pixels: a field of less has a plainer house, a larger sign and no letter on its square."""
NIGHT: Final = "#12294F"
_NIGHT_LOW = "#2B4C86"
LAMPLIGHT: Final = "#FFE9A8"
_WHITE = "#FFFFFF"
_TWO_LETTERS: Final = 0.68
"""So much of the size of one letter."""
RAINBOW_WALL: Final = colours.HouseShades(
    "R", "#FFFDF6", "#1D3A45", "#E6EFEF", "#F3F7F6", "#08303C"
)
PLACE_IN_PALETTE: Final = {
    HouseColour.YELLOW: 0,
    HouseColour.GREEN: 1,
    HouseColour.ORANGE: 2,
    HouseColour.BLUE: 3,
    HouseColour.VIOLET: 4,
}
_STRIPES = (
    HouseColour.ORANGE,
    HouseColour.YELLOW,
    HouseColour.GREEN,
    HouseColour.BLUE,
    HouseColour.VIOLET,
)


class Letters(NamedTuple):
    """The letter of every colour in the player's language, and whether every house shows it."""

    of: tuple[str, ...] = ("O", "B", "G", "Y", "V", "R")
    large: bool = False


PLAIN_LETTERS: Final = Letters()


def shades_of(colour: HouseColour, palette: Palette = PALETTE) -> colours.HouseShades:
    """The shades of a colour of DuCo."""
    if colour is HouseColour.RAINBOW:
        return RAINBOW_WALL
    return palette.house(PLACE_IN_PALETTE[colour])


def _arch(box: FacadeBox) -> str:
    """The round gable of the rainbow house."""
    rise = box.width / 2
    left, right, floor = (svg.number(each) for each in (box.x, box.x + box.width, box.floor))
    top, bend = svg.number(box.y + rise), svg.number(rise)
    return f"M{left},{floor} L{left},{top} A{bend},{bend} 0 0 1 {right},{top} L{right},{floor} Z"


def _inset(box: FacadeBox, by: float) -> FacadeBox:
    return FacadeBox(box.x + by, box.y + by, box.width - 2 * by, box.height - by)


def _stripes(box: FacadeBox, palette: Palette) -> str:
    """Arches in all colours, one inside the other: stripes that need no colour sight."""
    step = box.width * 0.071
    fills = [*(shades_of(colour, palette).base for colour in _STRIPES), RAINBOW_WALL.dark]
    return "".join(
        svg.path(_arch(_inset(box, step * ring)), fill, stroke=palette.paper, stroke_width=1.4)
        for ring, fill in enumerate(fills)
    )


def _outline(colour: HouseColour, box: FacadeBox, *, small: bool) -> str:
    if colour is HouseColour.RAINBOW:
        return _arch(box)
    shape = plain_facade if small else facade
    return shape(PLACE_IN_PALETTE[colour], box)


def _house_box(*, small: bool, double: bool) -> FacadeBox:
    if not small:
        return FacadeBox(9, 5, 76, 86, 0.40)
    return FacadeBox(10, 9, 74, 84, 0.42) if double else FacadeBox(6, 3, 82, 90, 0.42)


def house_svg(house: House, *, small: bool, palette: Palette = PALETTE) -> str:
    """Sky, house with its gable, the sign on the wall; no lettering."""
    assert house.sign is not None, "a square is no house"
    shades, double = shades_of(house.colour, palette), house.factor > 1
    box = _house_box(small=small, double=double)
    outline = _outline(house.colour, box, small=small)
    drawn = svg.rect(1, 1, FIELD - 2, FIELD - 2, "url(#air)", rx=9)
    if double:
        drawn += svg.path(outline, LAMPLIGHT, stroke=LAMPLIGHT, stroke_width=13,
                          stroke_linejoin="round", opacity=0.34)  # fmt: skip
    drawn += svg.path(outline, shades.base, stroke=palette.paper, stroke_width=6 if small else 5,
                      stroke_linejoin="round")  # fmt: skip
    if house.colour is HouseColour.RAINBOW:
        drawn += _stripes(box, palette)
    drawn += svg.path(outline, "url(#shade)")
    drawn += svg.rect(box.x, box.floor - 5, box.width, 5, shades.dark, opacity=0.5)
    drawn += svg.rect(3, 90, FIELD - 6, 3, palette.paper, rx=1.5)
    fill = LAMPLIGHT if double else _WHITE
    sign, ink = WallSign(house.sign), (fill, shades.ink)
    drawn += wall_sign(sign, (FIELD / 2, 57), 50 if small else 46, ink,
                       4.6 if small else 3.6, plain=small)  # fmt: skip
    return drawn + (_badge(small=small, palette=palette) if double else "")


def _badge_place(*, small: bool) -> tuple[float, float, float]:
    """The disc of a double house, clear of its sign: its middle and radius."""
    return (71.5, 22, 19.5) if small else (76, 18.5, 16)


def _badge(*, small: bool, palette: Palette) -> str:
    x, y, radius = _badge_place(small=small)
    line = 4.4 if small else 3.4
    return svg.circle(x, y, radius, palette.paper, stroke=NIGHT, stroke_width=line)


def square_svg(colour: HouseColour, *, small: bool, palette: Palette = PALETTE) -> str:
    """The paved square: its colour as ground, the gable as on the tag of a card."""
    shades = shades_of(colour, palette)
    drawn = "".join(svg.rect(4, 4, FIELD - 8, FIELD - 8, fill, rx=20)
                    for fill in (shades.base, "url(#shade)"))  # fmt: skip
    drawn += svg.rect(12, 12, FIELD - 24, FIELD - 24, shades.dark, rx=15, stroke=palette.paper,
                      stroke_width=4)  # fmt: skip
    box = FacadeBox(27, 23, 40, 48) if small else FacadeBox(24, 31, 24, 32)
    return drawn + gable_sign(PLACE_IN_PALETTE[colour], box, _WHITE)


def _air(house: House, palette: Palette) -> str:
    if house.factor > 1:
        return svg.linear_gradient("air", (0, NIGHT, 1), (1, _NIGHT_LOW, 1))
    shades = shades_of(house.colour, palette)
    high, low = mix(shades.sky, shades.light, 0.9), mix(shades.sky, _WHITE, 0.6)
    return svg.linear_gradient("air", (0, high, 1), (0.8, low, 1))


def _letter_ink(letter: str, pixels: float) -> pygame.Surface:
    """Two letters have the room of one."""
    return _ink(letter, pixels if len(letter) == 1 else pixels * _TWO_LETTERS, _WHITE)


@lru_cache(maxsize=256)
def _ink(text: str, pixels: float, colour: str) -> pygame.Surface:
    """Lettering, remembered because the first glyph of a font costs a millisecond."""
    return lettering(text, Typeface.DISPLAY, pixels, colour)


def field_picture(
    house: House, side: int, letters: Letters = PLAIN_LETTERS, palette: Palette = PALETTE
) -> pygame.Surface:
    """One field of so many pixels."""
    small = side < SMALL_BELOW
    unit, is_square = side / FIELD, house.sign is None
    drawn = (
        square_svg(house.colour, small=small, palette=palette)
        if is_square
        else house_svg(house, small=small, palette=palette)
    )
    document = svg.document(FIELD, FIELD, drawn, defs=SHADE + _air(house, palette))
    picture = svg.rasterise(document, (side, side))
    letter = letters.of[house.colour]
    if house.factor > 1:
        x, y, radius = _badge_place(small=small)
        stamp(picture, _ink("2", radius * 1.86 * unit, NIGHT), (x * unit, y * unit))
    if is_square and not small:
        stamp(picture, _letter_ink(letter, 36 * unit), (63 * unit, 48 * unit))
    if letters.large and (small or not is_square):
        _stamp_tag(picture, house, letter, unit, palette)
    return picture


def _stamp_tag(
    picture: pygame.Surface, house: House, letter: str, unit: float, palette: Palette
) -> None:
    """Large letters: a tag in the upper left corner of the field."""
    size = 36 if unit * FIELD < SMALL_BELOW else 32
    tag = svg.document(size, size, svg.rect(1, 1, size - 2, size - 2,
                                            shades_of(house.colour, palette).dark, rx=8,
                                            stroke=palette.paper, stroke_width=2.6))  # fmt: skip
    pixels = max(6, round(size * unit))
    centre = (size / 2 + 1) * unit, (size / 2 + 1) * unit
    stamp(picture, svg.rasterise(tag, (pixels, pixels)), centre)
    stamp(picture, _letter_ink(letter, size * 0.88 * unit), centre)


@lru_cache(maxsize=320)
def kept_field(code: int, side: int, letters: Letters, palette: Palette) -> pygame.Surface:
    """A field by its code, drawn once: faces are put together from a few dozen of them."""
    return field_picture(FIELDS[code], side, letters, palette)
