"""The signs on the walls: sun, moon, star, sail and window, and the lizard that fits them all.

White with an edge in the ink of the house, so that one of the two stands off every wall.
"""

from __future__ import annotations

import math

from game.rules.duco.houses import Sign
from scenes.art import svg
from scenes.art.lizard_sign import flat_lizard

_LIZARD_SIZE = 104.0


def _star(outer: float = 50, inner: float = 24, drop: float = 3) -> str:
    points = []
    for tip in range(10):
        radius, angle = (outer, inner)[tip % 2], math.tau * tip / 10
        points.append((radius * math.sin(angle), drop - radius * math.cos(angle)))
    return "M" + " L".join(f"{x:.1f},{y:.1f}" for x, y in points) + "Z"


# Around the origin, in a square of 100.
_SHAPES = {
    Sign.SUN: "M-43,0 a43,43 0 0 1 86,0 a43,43 0 0 1 -86,0 Z",
    Sign.MOON: "M15,-47 C-16,-50 -45,-28 -45,2 C-45,31 -21,49 6,47 C24,46 38,36 45,22 "
    "C20,32 -9,22 -11,-6 C-12,-24 -2,-39 15,-47 Z",
    Sign.STAR: _star(),
    Sign.SAIL: "M-3,-48 C6,-44 12,-36 17,-26 L46,33 C49,39 46,44 40,44 L-40,44 C-46,44 -49,39 "
    "-46,33 L-12,-40 C-10,-45 -7,-49 -3,-48 Z",
    Sign.WINDOW: svg.rounded(-40, -40, 80, 80, 8),
}


def _details(sign: Sign, edge: str) -> str:
    match sign:
        case Sign.WINDOW:
            return svg.stroke("M0,-40 V40 M-40,0 H40", edge, 9)
        case Sign.SAIL:
            return svg.stroke("M-3,-30 V44", edge, 8)
        case Sign.SUN:
            return svg.circle(0, 0, 29, "none", stroke=edge, stroke_width=4.5, opacity=0.85)
        case Sign.STAR:
            return svg.circle(0, 3, 8.5, edge)
        case _:
            return svg.circle(-27, 10, 6.5, edge) + svg.circle(-12, 31, 5, edge)


def wall_sign(
    sign: Sign,
    centre: svg.Point,
    size: float,
    colours: tuple[str, str],
    line: float,
    *,
    plain: bool,
) -> str:
    """A sign of `size` around a point in its fill and edge; `plain` leaves out what is small."""
    fill, edge = colours
    if sign is Sign.LIZARD:
        scale = size / _LIZARD_SIZE
        return svg.group(flat_lizard(fill, edge, line / scale), transform=svg.place(*centre, scale))
    scale, shape = size / 100, _SHAPES[sign]
    drawn = svg.path(
        shape, edge, stroke=edge, stroke_width=2 * line / scale, stroke_linejoin="round"
    )
    drawn += svg.path(shape, fill)
    if not plain:
        drawn += _details(sign, edge)
    elif sign is Sign.WINDOW:
        # Without its bars a small window is a sun with corners.
        drawn += svg.stroke("M0,-40 V40 M-40,0 H40", edge, 13)
    return svg.group(drawn, transform=svg.place(*centre, scale))
