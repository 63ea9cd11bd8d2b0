"""The quay along which all walk to the goal: blocks of houses, lit once somebody is past them.

Drawn on a strip of 736 x 62 units, stretched to any length; faces and numbers are put on it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from scenes.art import svg
from scenes.art.harbour.gables import FacadeBox, facade
from scenes.art.palette import PALETTE, Palette, mix

HEIGHT: Final = 62
LEFT: Final = 30
RIGHT: Final = 66
"""Units before the start and behind the goal."""
QUAY: Final = HEIGHT - 15
"""Where feet stand."""
_BEHIND_HOUSES = 6
_TALL = (0.80, 0.96, 0.86)
_PALER = (0.0, 0.05, 0.02)
_BLOCK = len(_TALL)
_GLASS = "#FFF3C4"
_STONE, _EDGE, _POST = "#EAD9B5", "#B79B6A", "#10343A"


def race_x(share: float, width: float) -> float:
    """How far from the left the part `share` of the way lies, on a strip `width` units long."""
    return LEFT + (width - LEFT - RIGHT) * min(1.0, share)


def quay_street(
    size: tuple[int, int],
    blocks: int,
    past: int,
    reached: int,
    palette: Palette = PALETTE,
    first: int = 0,
) -> pygame.Surface:
    """The houses of all blocks: `past` of them are lit, `reached` of them no longer dark.

    The end of a longer street begins with its block `first`, which gives it its colour.
    """
    width = HEIGHT * size[0] / size[1]
    drawn = [
        part
        for block in range(blocks)
        for part in _block((block, first), blocks, width, _light(block, past, reached), palette)
    ]
    return svg.rasterise(svg.document(width, HEIGHT, *drawn, *_quay(width, blocks)), size)


def _light(block: int, past: int, reached: int) -> int:
    """2 where the windows are lit, 1 where somebody is on the way, 0 in the dark."""
    if block < past:
        return 2
    return 1 if block < reached else 0


def _block(
    place: tuple[int, int], blocks: int, width: float, light: int, palette: Palette
) -> Iterator[str]:
    block, number = place[0], sum(place)
    start = race_x(block / blocks, width)
    house = (race_x(1 / blocks, width) - LEFT - _BEHIND_HOUSES) / _BLOCK
    shades, colour = palette.house(number * 2 % 5), number * 2 % 5
    body = mix(shades.base, palette.panel_deep, (0.70, 0.52, 0.12)[light])
    rim = mix(palette.paper, palette.panel_deep, (0.62, 0.45, 0.05)[light])
    line = min(1.2, house * 0.05)
    for place_, (tall, paler) in enumerate(zip(_TALL, _PALER, strict=True)):
        high = (HEIGHT - 26) * tall
        box = FacadeBox(start + 3 + place_ * house + 1.5, QUAY - high, house - 3, high, 0.36)
        yield svg.path(facade(colour, box), mix(body, "#FFFFFF", paler), stroke=rim,
                       stroke_width=line, stroke_linejoin="round")  # fmt: skip
        dark = mix(palette.panel_deep, body, 0.25)
        yield _windows(box, _GLASS if light == 2 else dark, shades.dark if light == 2 else "")


def _windows(box: FacadeBox, glass: str, frame: str) -> str:
    wide, tall = min(4.8, box.width * 0.19), 6.6
    drawn = []
    for across in (0.28, 0.72):
        for down in (0.55, 0.79):
            x, y = box.x + box.width * across - wide / 2, box.y + box.height * down - tall / 2
            if frame:
                drawn.append(svg.rect(x - 1.1, y - 1.1, wide + 2.2, tall + 2.2, frame, rx=1))
            drawn.append(svg.rect(x, y, wide, tall, glass, rx=0.6))
    return "".join(drawn)


def _quay(width: float, blocks: int) -> Iterator[str]:
    """Paving with a tick for every half block, and the street lamp at the goal."""
    long = race_x(1, width) - LEFT + 24
    yield svg.rect(LEFT - 10, QUAY - 1, long, 4.4, _STONE, rx=2)
    yield svg.rect(LEFT - 10, QUAY + 3.4, long, 2.2, _EDGE, rx=1)
    for tick in range(2 * blocks + 1):
        yield svg.rect(race_x(tick / (2 * blocks), width) - 0.6, QUAY - 1, 1.2, 4.4, _EDGE)
    x = race_x(1, width)
    yield svg.rect(x - 1.4, 24, 2.8, QUAY - 24, _POST)
    yield svg.circle(x, 19, 13, "#FFE9A8", opacity=0.28)
    yield svg.path(f"M{x - 6:.1f},24 L{x - 4.5:.1f},12 H{x + 4.5:.1f} L{x + 6:.1f},24 Z", "#FFE9A8",
                   stroke=_POST, stroke_width=2)  # fmt: skip
    yield svg.path(f"M{x - 7:.1f},12 L{x:.1f},6 L{x + 7:.1f},12 Z", _POST)
    yield svg.rect(x - 5, QUAY - 4, 10, 4, _POST, rx=1.5)


def arrow_down(height: int, colour: str) -> pygame.Surface:
    """Where the tile under the hand would take somebody."""
    drawn = svg.path("M3.5,4 H16.5 L10,16 Z", colour, stroke=colour, stroke_width=3,
                     stroke_linejoin="round")  # fmt: skip
    return svg.rasterise(svg.document(20, 20, drawn), (height, height))
