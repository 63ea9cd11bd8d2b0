"""The harbour wall around the Earth: a bollard a point, a lamp every five, the flag at the goal.

In units; the wall is `WALL` units wide whatever the radius of the Earth.
"""

from __future__ import annotations

import math
from typing import Final

import pygame

from scenes.art import svg
from scenes.art.palette import HIGH_CONTRAST, PALETTE, Palette, mix

RING: Final = 14.0
"""From the rim of the Earth to the middle of the wall, where the boats lie."""
HALF: Final = 11.0
WALL: Final = RING + HALF
ROOM: Final = WALL + 14.0
"""Around the Earth, with the light of the lamps."""
LAMP_EVERY: Final = 5
_IRON, _PALE = "#23404A", "#EBDBB8"
_LAMP: Final = svg.radial_gradient(
    "lamp", (0, "#FFE9A8", 0.85), (0.45, "#FFD978", 0.32), (1, "#FFD978", 0)
)


def around(middle: svg.Point, radius: float, share: float) -> svg.Point:
    """A place on a circle, clockwise from the top."""
    angle = math.tau * share
    return middle[0] + radius * math.sin(angle), middle[1] - radius * math.cos(angle)


def harbour_wall(
    diameter: int, radius: float, goal: int, palette: Palette = PALETTE
) -> pygame.Surface:
    """The wall around an Earth of `radius` units, `diameter` pixels with the lamps' light."""
    side = 2 * (radius + ROOM)
    middle = (side / 2, side / 2)
    drawn = (
        _stones(middle, radius, palette)
        + _joints(middle, radius, goal, palette)
        + "".join(_post(middle, radius + RING, point, goal) for point in range(1, goal))
    )
    return svg.rasterise(svg.document(side, side, drawn, defs=_LAMP), (diameter, diameter))


def lamp_light(diameter: int) -> pygame.Surface:
    """The light of a lamp when the evening is over and all are lit."""
    bright = svg.radial_gradient(
        "bright",
        (0, "#FFFBE6", 1),
        (0.3, "#FFE9A8", 0.75),
        (0.6, "#FFD978", 0.3),
        (1, "#FFD978", 0),
    )
    disc = svg.circle(50, 50, 50, "url(#bright)")
    return svg.rasterise(svg.document(100, 100, disc, defs=bright), (diameter, diameter))


def _shades(palette: Palette) -> tuple[str, str]:
    dusk = palette.table_rim
    return mix("#BFA273", dusk, 0.38), mix("#8F7448", dusk, 0.55)


def _stones(middle: svg.Point, radius: float, palette: Palette) -> str:
    (x, y), ring = middle, radius + RING
    stone, side = _shades(palette)
    strong = palette is HIGH_CONTRAST
    rim = svg.circle(
        x, y, ring + HALF - 3.2, "none", stroke="#FFFFFF" if strong else _PALE,
        stroke_width=2 if strong else 1.4, stroke_opacity=1 if strong else 0.5,
    )  # fmt: skip
    return (
        svg.circle(x, y + 3, ring + HALF + 3, "#02161D", fill_opacity=0.35)
        + svg.circle(x, y, ring + HALF, side)
        + svg.circle(x, y, ring + HALF - 2.4, stone)
        + rim
        + svg.circle(x, y, radius + 3.6, side)
        + svg.circle(x, y, radius + 1.6, "#06303C")
    )


def _joints(middle: svg.Point, radius: float, goal: int, palette: Palette) -> str:
    lines = []
    for stone in range(goal):
        share = (stone + 0.25) / goal
        ends = (around(middle, r, share) for r in (radius + 4.6, radius + WALL - 4))
        lines.append("M" + " L".join(f"{x:.2f},{y:.2f}" for x, y in ends))
    return svg.stroke(" ".join(lines), _shades(palette)[1], 1.2, stroke_opacity=0.55)


def _post(middle: svg.Point, ring: float, point: int, goal: int) -> str:
    """A bollard, or the light under a lamp."""
    x, y = around(middle, ring, point / goal)
    if point % LAMP_EVERY == 0:
        return svg.circle(x, y, 20, "url(#lamp)")
    return (
        svg.circle(x, y + 0.8, 3.0, "#1B2F36", fill_opacity=0.8)
        + svg.circle(x, y, 2.4, _IRON)
        + svg.circle(x - 0.6, y - 0.7, 0.9, _PALE, fill_opacity=0.8)
    )


def hull(width: int, palette: Palette = PALETTE) -> pygame.Surface:
    """A boat without the one who sails it; as wide as high, the hull in its lower third."""
    stripe = mix(palette.accent_ink, "#A33F0D", 0.6)
    drawn = svg.path(
        "M4,62 H96 C92,86 78,96 62,96 H38 C22,96 8,86 4,62 Z", "#F7EBD2", stroke=palette.ink,
        stroke_width=4,
    ) + svg.path("M9,74 H91 L87,82 H13 Z", stripe)  # fmt: skip
    return svg.rasterise(svg.document(100, 100, drawn), (width, width))


def pennant(height: int, palette: Palette = PALETTE) -> pygame.Surface:
    """The flag of a boat that has been round the world."""
    drawn = svg.stroke("M14,96 V6", palette.ink, 10) + svg.path(
        "M16,8 L92,30 L16,54 Z", palette.accent, stroke=palette.ink, stroke_width=6,
        stroke_linejoin="round",
    )  # fmt: skip
    return svg.rasterise(svg.document(100, 100, drawn), (height, height))


def goal_flag(height: int, colour: str) -> pygame.Surface:
    """A chequered flag on its pole, in one colour."""
    squares = "".join(
        svg.rect(28 + 16 * column, 14 + 16 * row, 16, 16, colour)
        for row in range(3)
        for column in range(4)
        if (row + column) % 2 == 0
    )
    drawn = (
        svg.stroke("M22,92 V10", colour, 9)
        + squares
        + svg.rect(28, 14, 64, 48, "none", stroke=colour, stroke_width=5)
    )
    return svg.rasterise(svg.document(100, 100, drawn), (height, height))
