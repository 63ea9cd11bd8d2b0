"""The parts of a house of the tally: storeys, ground floor, roof, and what is left of them.

A part is 120 units wide, the wall 100 of them; a storey is 20 high. Every part is drawn in several
looks, so that a house changes by another picture, never by drawing.
"""

from __future__ import annotations

from enum import Enum, auto
from math import sqrt
from typing import NamedTuple, SupportsIndex

import pygame

from scenes.art import svg
from scenes.art.harbour.gables import FacadeBox, facade
from scenes.art.harbour.windows import GLOW, LIT
from scenes.art.palette import PALETTE, Palette, luminance, mix

PART, WALL, STOREY = 120.0, 100.0, 20.0
GROUND_ROOM = 28.0
"""The ground floor with the mouldings above and below it; it stands 4 above its lower edge."""
GABLE, ROOF_ROOM = 50.0, 66.0
"""The roof with its ball above and its gutter, 4 deep, below."""
BELOW = 4.0
DIMMED = 0.75
"""How much of the glass shows through a house that is out."""

_MIDDLE = PART / 2
_PANES = (-36.5, -8.0, 20.5)
_ROOF = FacadeBox(-50, -GABLE, 100, GABLE, 1.0)
_CRACK = ((3, 0.8), (-8, 0.6), (6, 0.42), (-6, 0.2), (3, 0.0))
"""Down the middle of a broken roof, in shares of its height."""

Size = tuple[int, int]


class HouseLook(Enum):
    """How a house stands there."""

    WAITING = auto()
    """A roof that no storey carries yet."""
    LIT = auto()
    SHINING = auto()
    """It scores."""
    BROKEN = auto()
    """Bust: all lamps are out."""
    DIM = auto()
    """Out: a quarter of its colour is left."""


class Shades(NamedTuple):
    """The colours of one house in one look."""

    wall: str
    dark: str
    edge: str
    trim: str
    pane: str


def glass(palette: Palette) -> str:
    """The panel under the houses, as the eye sees it on the cloth."""
    return mix(palette.table_middle, palette.panel, palette.panel_alpha / 255)


def shades(colour: SupportsIndex, look: HouseLook, palette: Palette = PALETTE) -> Shades:
    """Wall, its dark parts, edge, mouldings and window panes."""
    house, night, deep = palette.house(colour), glass(palette), palette.panel_deep
    if look is HouseLook.DIM:
        dark = mix(house.dark, deep, 0.6)
        return Shades(
            mix(house.base, night, DIMMED),
            dark,
            mix(house.light, night, 0.18),
            mix(house.light, night, 0.4),
            mix(dark, deep, 0.55),
        )
    if look is HouseLook.WAITING:
        edge = mix(house.light, palette.paper, 0.3)
        return Shades(mix(house.base, night, 0.45), night, edge, edge, night)
    edge = mix(house.light, palette.paper, 0.35)
    pane = LIT if look is HouseLook.SHINING else mix(LIT, GLOW, 0.5)
    if look is HouseLook.BROKEN:
        pane = mix(house.dark, deep, 0.55)
    return Shades(house.base, house.dark, edge, palette.paper, pane)


def joints(colour: SupportsIndex, palette: Palette = PALETTE) -> str:
    """What parts storeys and windows from the wall: dark on a light wall, light on a dark one."""
    house = palette.house(colour)
    return mix(house.dark, house.ink, 0.7) if luminance(house.base) > 0.25 else palette.paper


def _pane(x: float, y: float, size: tuple[float, float], colour: SupportsIndex, look: HouseLook,
          palette: Palette) -> str:  # fmt: skip
    width, height = size
    tone = shades(colour, look, palette)
    if look in (HouseLook.BROKEN, HouseLook.DIM):
        frame = svg.rect(x - 1, y - 1, width + 2, height + 2, tone.trim, fill_opacity=0.5)
        return frame + svg.rect(x, y, width, height, tone.pane)
    rim = 1.5 if look is HouseLook.SHINING else 1.1
    lower = GLOW if look is HouseLook.SHINING else mix(GLOW, "#F0B040", 0.25)
    bar = mix(GLOW, palette.house(colour).dark, 0.7)
    return "".join(
        (
            svg.rect(x - rim, y - rim, width + 2 * rim, height + 2 * rim, joints(colour, palette)),
            svg.rect(x, y, width, height, tone.pane),
            svg.rect(x, y + height * 0.45, width, height * 0.55, lower),
            svg.rect(x + width / 2 - 0.7, y, 1.4, height, bar),
        )
    )


def _drawn(parts: str, room: float, floor: float, size: Size) -> pygame.Surface:
    """Parts that stand on (0, 0), in a picture with its floor so far above the lower edge."""
    placed = svg.group(parts, transform=svg.place(_MIDDLE, room - floor))
    return svg.rasterise(svg.document(PART, room, placed), size)


def storey(
    colour: SupportsIndex, look: HouseLook, size: Size, palette: Palette = PALETTE
) -> pygame.Surface:
    """One card: a floor with three windows."""
    tone = shades(colour, look, palette)
    parts = [svg.rect(-50, -STOREY, 100, STOREY, tone.wall)]
    if look is not HouseLook.DIM:
        parts.append(svg.rect(-50, -STOREY, 22, STOREY, "#FFFFFF", fill_opacity=0.10))
        parts.append(svg.rect(30, -STOREY, 20, STOREY, "#1A0620", fill_opacity=0.13))
    parts += [svg.rect(x, -STOREY, 2.8, STOREY, tone.edge) for x in (-51.4, 48.6)]
    joint = tone.edge if look is HouseLook.DIM else joints(colour, palette)
    parts.append(svg.rect(-50, -1.7, 100, 1.9, joint))
    parts += [_pane(x, -STOREY + 4.6, (16, 10.6), colour, look, palette) for x in _PANES]
    return _drawn("".join(parts), STOREY, 0, size)


def ground_floor(
    colour: SupportsIndex, look: HouseLook, size: Size, palette: Palette = PALETTE
) -> pygame.Surface:
    """The floor with the door: always there, never counted."""
    tone = shades(colour, look, palette)
    spring = svg.number(-STOREY + 9)
    light = LIT if look is HouseLook.SHINING else mix(tone.dark, palette.panel_deep, 0.4)
    parts = [svg.rect(-50, -STOREY, 100, STOREY, mix(tone.wall, tone.dark, 0.55))]
    parts += [svg.rect(x, -STOREY, 3, STOREY, tone.edge) for x in (-51.5, 48.5)]
    parts.append(
        svg.path(f"M-8,0 V{spring} A8,7 0 0 1 8,{spring} V0 Z",
                 mix(tone.dark, palette.panel_deep, 0.5), stroke=tone.trim, stroke_width=2)
    )  # fmt: skip
    for x in (-36, 36):
        arch = f"M{x - 8},-3 V{spring} A8,6 0 0 1 {x + 8},{spring} V-3 Z"
        parts.append(svg.path(arch, light, stroke=tone.trim, stroke_width=1.6))
    parts.append(svg.rect(-53, -STOREY - 1.6, 106, 3.2, tone.trim))
    parts.append(svg.rect(-56, -2.4, 112, 4.8, tone.trim, rx=1.6))
    return _drawn("".join(parts), GROUND_ROOM, BELOW, size)


def round_radii(radius: float, size: Size) -> tuple[float, float]:
    """Of something that stays round on a roof that a tall window stretches."""
    stretch = sqrt((size[1] / ROOF_ROOM) / (size[0] / PART))
    return radius * stretch, radius / stretch


def roof(
    colour: SupportsIndex, look: HouseLook, size: Size, palette: Palette = PALETTE
) -> pygame.Surface:
    """The gable on its eaves."""
    tone, waits = shades(colour, look, palette), look is HouseLook.WAITING
    plain = look in (HouseLook.DIM, HouseLook.WAITING)
    line = tone.edge if plain else palette.paper
    attic = {HouseLook.SHINING: LIT, HouseLook.WAITING: tone.pane}.get(look, tone.dark)
    parts = [
        svg.path(facade(colour, _ROOF), tone.wall, stroke=line, stroke_width=2.6 if waits else 3.4,
                 stroke_linejoin="round"),
        svg.ellipse(0, -GABLE * 0.4, *round_radii(6 if waits else 7, size), attic,
                    stroke=tone.trim, stroke_width=2.4),
    ]  # fmt: skip
    if not plain:
        ball = palette.house(colour).light
        parts.append(svg.ellipse(0, -GABLE - 3, *round_radii(4, size), ball, stroke=palette.paper,
                                 stroke_width=1.8))  # fmt: skip
    if not waits:
        parts.append(svg.rect(-56, -3, 112, 5, tone.trim, rx=1.5))
    return _drawn("".join(parts), ROOF_ROOM, BELOW, size)


def half_roof(
    colour: SupportsIndex, side: int, size: Size, palette: Palette = PALETTE
) -> pygame.Surface:
    """The left (-1) or right (1) half of a roof that has split."""
    tone = shades(colour, HouseLook.BROKEN, palette)
    outline = [(x, y) for x, y in svg.corners(facade(colour, _ROOF)) if x * side >= -0.01]
    points = [*(outline[::-1] if side > 0 else outline), *((x, -GABLE * up) for x, up in _CRACK)]
    line = "M" + " L".join(f"{svg.number(x)},{svg.number(y)}" for x, y in points) + " Z"
    half = svg.path(line, tone.wall, stroke=palette.paper, stroke_width=3, stroke_linejoin="round")
    return _drawn(half, ROOF_ROOM, BELOW, size)


def rubble(
    colour: SupportsIndex, look: HouseLook, size: Size, palette: Palette = PALETTE
) -> pygame.Surface:
    """Half a storey that has come loose; 60 by 24 units."""
    tone, half = shades(colour, look, palette), STOREY / 2
    jag = f"M-25,{-half} H22 l5,5 l-6,5 l5,{STOREY - 10} H-25 Z"
    wall = svg.path(jag, tone.wall, stroke=tone.edge, stroke_width=2.2, stroke_linejoin="round")
    panes = _pane(-17, -5, (13, 10), colour, look, palette)
    panes += _pane(4, -5, (11, 10), colour, look, palette)
    drawn = svg.group(wall + panes, transform=svg.place(30, 12))
    return svg.rasterise(svg.document(60, 24, drawn), size)


def crack(size: Size, line: str, palette: Palette = PALETTE) -> pygame.Surface:
    """A zigzag through a wall, 24 by 50 units; `line` is its light edge."""
    zigzag = "M9,2 l9,11 l-13,9 l12,11 l-9,8 l5,7"
    drawn = svg.stroke(zigzag, line, 5.6) + svg.stroke(zigzag, palette.panel_deep, 3.6)
    return svg.rasterise(svg.document(24, 50, drawn), size)


def plan(
    colour: SupportsIndex, storeys: int, size: Size, palette: Palette = PALETTE
) -> pygame.Surface:
    """The house that could be: a dark wall with empty storeys."""
    edge, top = mix(palette.house(colour).light, glass(palette), 0.25), STOREY * storeys
    parts = [
        svg.rect(-50, -top, 100, top, palette.panel_deep, fill_opacity=0.46),
        svg.stroke(f"M-50,0 V{-top} M50,0 V{-top}", edge, 1.8, stroke_opacity=0.75),
    ]
    for number in range(storeys):
        y = -STOREY * number
        if number:
            parts.append(svg.stroke(f"M-48,{y} H48", edge, 1, stroke_opacity=0.3))
        parts += [svg.rect(x, y - STOREY + 5.4, 18, 9.4, edge, fill_opacity=0.13)
                  for x in (-38, -9, 20)]  # fmt: skip
    return _drawn("".join(parts), top, 0, size)
