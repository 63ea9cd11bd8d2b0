"""The pieces of a card in design units of 240 x 336: sky, sea, house, tags, frame, back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import SupportsIndex

from scenes.art import lizard, svg
from scenes.art.card_frame import FRAME, back_dots, tag
from scenes.art.card_shape import HEIGHT, WIDTH
from scenes.art.harbour.facades import SHADE, dressed_house, wall
from scenes.art.harbour.gables import FacadeBox, facade, gable_sign
from scenes.art.harbour.windows import Centre, door, plain_windows, windows
from scenes.art.palette import PALETTE, Palette, mix
from scenes.art.wall_signs import lizard_sign

_HOUSE = FacadeBox(52, 66, 144, 226)
_SMALL_HOUSE = FacadeBox(62, 84, 142, 186, 0.38)
_SIGN = "#4FE9D6"
BARE = 0
"""The value of a kododo's card while the kododo is out: its wall and its sign are there."""

DEFS = SHADE + lizard.GRADIENT

# Windows as parts of the facade, and their size in design units.
_PAIR = ((0.27, 0.56), (0.73, 0.56))
_WINDOWS: dict[int, tuple[Centre, ...]] = {
    2: _PAIR,
    3: ((0.5, 0.355), (0.27, 0.61), (0.73, 0.61)),
    4: ((0.27, 0.48), (0.73, 0.48), (0.27, 0.73), (0.73, 0.73)),
    5: ((0.5, 0.325), (0.24, 0.54), (0.76, 0.54), (0.24, 0.77), (0.76, 0.77)),
    6: ((0.2, 0.47), (0.5, 0.47), (0.8, 0.47), (0.2, 0.71), (0.5, 0.71), (0.8, 0.71)),
}
_SMALL_WINDOWS: dict[int, tuple[Centre, ...]] = {
    2: ((0.28, 0.66), (0.72, 0.66)),
    3: ((0.5, 0.47), (0.27, 0.80), (0.73, 0.80)),
    4: ((0.28, 0.52), (0.72, 0.52), (0.28, 0.81), (0.72, 0.81)),
    5: ((0.5, 0.36), (0.25, 0.58), (0.75, 0.58), (0.25, 0.84), (0.75, 0.84)),
    6: ((0.2, 0.53), (0.5, 0.53), (0.8, 0.53), (0.2, 0.81), (0.5, 0.81), (0.8, 0.81)),
}


def _sky(colour: SupportsIndex) -> str:
    fill = f"url(#sky{colour.__index__()})"
    return svg.rect(FRAME, FRAME, WIDTH - 2 * FRAME, HEIGHT - 2 * FRAME, fill)


def sky_gradient(colour: SupportsIndex, palette: Palette = PALETTE) -> str:
    """From the house's light shade down to a pale horizon; a def of the large card."""
    house = palette.house(colour)
    top, horizon = mix(house.sky, house.light, 0.85), mix(house.sky, "#FFFFFF", 0.7)
    return svg.linear_gradient(f"sky{colour.__index__()}", (0, top, 1), (0.8, horizon, 1))


def _cloud(x: float, y: float, scale: float) -> str:
    shape = "M0,0 a11,11 0 0 1 3,-21 a17,17 0 0 1 32,-5 a13,13 0 0 1 21,9 a9,9 0 0 1 2,17 Z"
    return svg.group(svg.path(shape, "#FFFFFF"), transform=svg.place(x, y, scale))


def _sun() -> str:
    return svg.circle(190, 54, 34, "#FFFBE8", opacity=0.45) + svg.circle(190, 54, 24, "#FFF4CF")


def _neighbours(colour: SupportsIndex, palette: Palette) -> str:
    """The next houses of the row, pale with distance."""
    house = palette.house(colour)
    tint = mix(house.sky, house.light, 0.9)
    left, right = (colour.__index__() + 2) % 5, (colour.__index__() + 3) % 5
    return (
        svg.path(facade(left, FacadeBox(-26, 150, 92, 142)), tint, opacity=0.9)
        + svg.path(facade(right, FacadeBox(180, 132, 86, 160)), tint, opacity=0.9)
    )  # fmt: skip


def _water(top: float, swell: float, fill: str) -> str:
    """A band of sea that stays inside the frame's rounded corners."""
    wave = f"q28,{svg.number(-swell)} 56,0 t56,0 t56,0 t56,0"
    return svg.path(f"M8,{svg.number(top)} {wave} V{HEIGHT - 8} H8 Z", fill)


def _sea(colour: SupportsIndex, palette: Palette, top: float) -> str:
    """Three bands of waves with the house mirrored in them."""
    near = _water(top, 12, "#4CC6CF") + _water(top + 12, -11, "#2AA5B5")
    near += _water(top + 25, 9, "#187F95")
    mirror = "".join(
        svg.rect(
            _HOUSE.x + inset, top + drop, _HOUSE.width - 2 * inset, 6.5, palette.house(colour).base,
            rx=3.2, opacity=0.42,
        )
        for inset, drop in ((10, 6), (26, 17), (46, 28))
    )  # fmt: skip
    glints = f"M30,{top + 21} h14 M112,{top + 30} h18 M90,{top + 15} h12 M70,{top + 36} h10"
    return near + mirror + svg.stroke(glints, "#FFFFFF", 2.2, opacity=0.6)


def picture(colour: SupportsIndex, value: int, palette: Palette = PALETTE) -> str:
    """Everything behind the frame of a large card; one worth nothing has only its wall."""
    backdrop = _sky(colour) + _sun() + _cloud(160, 86, 0.78) + _neighbours(colour, palette)
    quay = svg.rect(6, _HOUSE.floor, WIDTH - 12, 18, "#EAD9B5")
    sea = _sea(colour, palette, _HOUSE.floor + 8)
    build = dressed_house(colour, _HOUSE, 5.5, palette)
    return backdrop + quay + sea + build + _inhabited(colour, value, palette)


def _inhabited(colour: SupportsIndex, value: int, palette: Palette) -> str:
    """The door and the windows, or the kododo on the bare wall."""
    house = palette.house(colour)
    cx = _HOUSE.x + _HOUSE.width / 2
    entrance = door(cx, _HOUSE.floor - 3, 25, 36, house)
    if value == BARE:
        return entrance
    if value == 1:
        return entrance + svg.group(
            lizard.lizard(lizard.CLIMBING), transform=svg.place(cx + 3, 190, 1.0, 12)
        )
    width, height = (27.0, 37.0) if value < 6 else (23.0, 36.0)
    return entrance + windows(_spread(_HOUSE, _WINDOWS[value]), width, height, house)


def _spread(box: FacadeBox, shares: Sequence[Centre]) -> list[Centre]:
    return [(box.x + box.width * across, box.y + box.height * down) for across, down in shares]


def small_picture(colour: SupportsIndex, value: int, palette: Palette = PALETTE) -> str:
    """A bold house on a plain sky, for cards of a thumb's size."""
    house, box = palette.house(colour), _SMALL_HOUSE
    sky = svg.rect(
        FRAME, FRAME, WIDTH - 2 * FRAME, HEIGHT - 2 * FRAME, mix(house.sky, house.light, 0.45)
    )
    sea = _water(box.floor, 13, "#2AA5B5")
    build = wall(colour, box, 9, palette)
    if value == BARE:
        return sky + sea + build
    if value == 1:
        climber = lizard.lizard(lizard.CLIMBING)
        return sky + sea + build + svg.group(climber, transform=svg.place(136, 192, 1.04, 12))
    width, height = (32.0, 36.0) if value < 5 else (26.0, 34.0)
    lights = plain_windows(_spread(box, _SMALL_WINDOWS[value]), width, height, house)
    return sky + sea + build + lights


def tags(
    colour: SupportsIndex, value: int, palette: Palette = PALETTE, *, large_letters: bool
) -> str:
    """The index tag with gable below it, and the tag of gable and letter in the other corner."""
    dark = palette.house(colour).dark
    index = tag(13, 13, 58, 92, dark, palette)
    if not large_letters:
        index += gable_sign(colour, FacadeBox(21, 76, 17, 21), "#FFFFFF")
    if value <= 1:
        scale = 0.40 if large_letters else 0.44
        index += svg.group(lizard_sign(_SIGN), transform=svg.place(42, 44, scale))
    x, size = (150, 77) if large_letters else (163, 64)
    corner = tag(x, HEIGHT - 13 - 46 - size + 64, size, 46 + size - 64, dark, palette)
    corner += gable_sign(colour, FacadeBox(x + 8, HEIGHT - 52, 21, 30), "#FFFFFF")
    return index + corner


def small_tags(colour: SupportsIndex, value: int, palette: Palette = PALETTE) -> str:
    dark = palette.house(colour).dark
    index = tag(11, 11, 92, 104, dark, palette)
    if value <= 1:
        index += svg.group(lizard_sign(_SIGN), transform=svg.place(57, 63, 0.75))
    return index + tag(162, 258, 68, 68, dark, palette)


_TWO_LETTERS = 0.68
"""So much of the size of one letter: two stay on its tag."""
Lettering = tuple[str, float, tuple[float, float]]


def letterings(value: int, letter: str, *, small: bool, large_letters: bool) -> list[Lettering]:
    """What is written on the tags: text, em size and middle, in design units."""
    index = [] if value <= 1 else [str(value)]
    fit = 1.0 if len(letter) == 1 else _TWO_LETTERS
    if small:
        return [*((text, 118.0, (57, 63)) for text in index), (letter, 78.0 * fit, (196, 292))]
    corner = (letter, 56.0 * fit, (204, 293)) if large_letters else (letter, 40.0 * fit, (209, 300))
    below = (letter, 40.0 * fit, (42, 86)) if large_letters else (letter, 27.0 * fit, (53, 87))
    return [*((text, 66.0, (42, 43)) for text in index), below, corner]


def medallion(palette: Palette = PALETTE) -> str:
    cx, cy = WIDTH / 2, HEIGHT / 2
    climber = svg.group(
        lizard.lizard(lizard.CLIMBING), transform=svg.place(cx + 7, cy - 20, 0.80, 22)
    )
    return (
        svg.circle(cx, cy, 87, "#0A4657", opacity=0.55)
        + svg.circle(cx, cy, 79, "#0B4451", stroke=palette.paper, stroke_width=5)
        + svg.circle(cx, cy, 70, "none", stroke="#37B9C2", stroke_width=2.4)
        + back_dots(128, palette) + climber
    )  # fmt: skip


def small_medallion(palette: Palette = PALETTE) -> str:
    cx, cy = WIDTH / 2, HEIGHT / 2
    climber = svg.group(
        lizard.lizard(lizard.CLIMBING), transform=svg.place(cx + 8, cy - 22, 0.98, 22)
    )
    return svg.circle(cx, cy, 92, "#0B4451", stroke=palette.paper, stroke_width=9) + climber
