"""Signs that are painted on walls, a house that bears one, and the kododo as a small sign.

The lizard can be told at 18 pixels. Seen from above like the large one, but all that a small size
keeps is the silhouette: a broad head, a thick body, short bent legs and a long tail that curls.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from enum import IntEnum
from functools import lru_cache
from itertools import pairwise

import pygame

from scenes.art import svg
from scenes.art.harbour.facades import SHADE
from scenes.art.harbour.gables import FacadeBox, facade, plain_facade
from scenes.art.palette import PALETTE, Palette, mix

WIDTH, HEIGHT = 108.0, 124.0
_MIDDLE = (-WIDTH / 2, -HEIGHT / 2)
SMALL_BELOW = 34
"""Pixels: a plate of less has a plainer house and a larger sign."""
_RIM = "#04332F"
_SPOT = "#EAFFF9"
_EYE = "#FFFDF6"
_LEG_WIDTH, _RIM_WIDTH = 11.0, 6.0

# The middle of the body from the snout to the tip of the tail, and half its width there.
_SPINE = (
    (67.0, 9.0, 6.0), (64.0, 15.0, 13.0), (58.0, 26.0, 16.0), (51.0, 38.0, 11.0),
    (45.0, 50.0, 14.0), (42.0, 63.0, 14.5), (43.0, 76.0, 12.0), (48.0, 90.0, 9.6),
    (58.0, 102.0, 8.4), (72.0, 107.0, 7.6), (87.0, 101.0, 6.8), (92.0, 87.0, 6.0),
    (83.0, 79.0, 5.0), (75.0, 84.0, 3.6),
)  # fmt: skip
_LEGS = "M46,47 L25,47 L16,34 M49,49 L72,55 L85,45 M41,70 L23,69 L13,84 M46,68 L60,71 L69,65"
_SPOTS = ((51.0, 47.0, 4.4), (40.0, 58.0, 4.4), (47.0, 69.0, 4.2), (44.0, 82.0, 3.4))
_EYES = ((50.0, 18.0), (73.0, 25.0))


def _flanks(side: int) -> Iterator[svg.Point]:
    """The edge of the body to the right (1) or left (-1) of its spine."""
    points = [(x, y) for x, y, _half in _SPINE]
    ways = [*pairwise(points), (points[-2], points[-1])]
    for (x, y, half), (start, end) in zip(_SPINE, ways, strict=True):
        along_x, along_y = end[0] - start[0], end[1] - start[1]
        reach = side * half / math.hypot(along_x, along_y)
        yield x - along_y * reach, y + along_x * reach


def _body() -> str:
    return svg.smooth([*_flanks(1), *reversed(list(_flanks(-1)))])


@lru_cache(maxsize=4)
def lizard_sign(fill: str) -> str:
    """Around the origin, in a box of WIDTH x HEIGHT."""
    body = _body()
    eyes = (svg.circle(x, y, 6.4, _EYE, stroke=_RIM, stroke_width=4) for x, y in _EYES)
    spots = (svg.circle(x, y, radius, _SPOT) for x, y, radius in _SPOTS)
    return svg.group(
        svg.stroke(_LEGS, _RIM, _LEG_WIDTH + 2 * _RIM_WIDTH),
        svg.path(body, _RIM, stroke=_RIM, stroke_width=2 * _RIM_WIDTH, stroke_linejoin="round"),
        svg.stroke(_LEGS, fill, _LEG_WIDTH),
        svg.path(body, fill),
        *spots,
        *eyes,
        transform=svg.place(*_MIDDLE),
    )


def flat_lizard(fill: str, edge: str, line: float) -> str:
    """Two colours only, as a sign painted on a wall; `line` is the width of its edge."""
    body = _body()
    return svg.group(
        svg.stroke(_LEGS, edge, _LEG_WIDTH + 2 + 2 * line),
        svg.path(body, edge, stroke=edge, stroke_width=2 * line, stroke_linejoin="round"),
        svg.stroke(_LEGS, fill, _LEG_WIDTH + 2),
        svg.path(body, fill, stroke=fill, stroke_width=3),
        *(svg.circle(x, y, 5.4, edge) for x, y in _EYES),
        transform=svg.place(*_MIDDLE),
    )


def lizard_icon(height: int, fill: str) -> pygame.Surface:
    """The sign as a picture of its own."""
    sign = svg.group(lizard_sign(fill), transform=svg.place(WIDTH / 2, HEIGHT / 2))
    picture = svg.document(WIDTH, HEIGHT, sign)
    return svg.rasterise(picture, (max(1, round(height * WIDTH / HEIGHT)), height))


_LIZARD_SIZE = 104.0


class WallSign(IntEnum):
    """Five plain shapes, and the lizard."""

    SUN = 0
    MOON = 1
    STAR = 2
    SAIL = 3
    WINDOW = 4
    LIZARD = 5


def _star(outer: float = 50, inner: float = 24, drop: float = 3) -> str:
    points = []
    for tip in range(10):
        radius, angle = (outer, inner)[tip % 2], math.tau * tip / 10
        points.append((radius * math.sin(angle), drop - radius * math.cos(angle)))
    return "M" + " L".join(f"{x:.1f},{y:.1f}" for x, y in points) + "Z"


# Around the origin, in a square of 100.
_SHAPES = {
    WallSign.SUN: "M-43,0 a43,43 0 0 1 86,0 a43,43 0 0 1 -86,0 Z",
    WallSign.MOON: "M15,-47 C-16,-50 -45,-28 -45,2 C-45,31 -21,49 6,47 C24,46 38,36 45,22 "
    "C20,32 -9,22 -11,-6 C-12,-24 -2,-39 15,-47 Z",
    WallSign.STAR: _star(),
    WallSign.SAIL: "M-3,-48 C6,-44 12,-36 17,-26 L46,33 C49,39 46,44 40,44 L-40,44 C-46,44 -49,39 "
    "-46,33 L-12,-40 C-10,-45 -7,-49 -3,-48 Z",
    WallSign.WINDOW: svg.rounded(-40, -40, 80, 80, 8),
}


def _details(sign: WallSign, edge: str) -> str:
    match sign:
        case WallSign.WINDOW:
            return svg.stroke("M0,-40 V40 M-40,0 H40", edge, 9)
        case WallSign.SAIL:
            return svg.stroke("M-3,-30 V44", edge, 8)
        case WallSign.SUN:
            return svg.circle(0, 0, 29, "none", stroke=edge, stroke_width=4.5, opacity=0.85)
        case WallSign.STAR:
            return svg.circle(0, 3, 8.5, edge)
        case _:
            return svg.circle(-27, 10, 6.5, edge) + svg.circle(-12, 31, 5, edge)


def wall_sign(
    sign: WallSign,
    centre: svg.Point,
    size: float,
    colours: tuple[str, str],
    line: float,
    *,
    plain: bool,
) -> str:
    """A sign of `size` around a point in its fill and edge; `plain` leaves out what is small."""
    fill, edge = colours
    if sign is WallSign.LIZARD:
        scale = size / _LIZARD_SIZE
        return svg.group(flat_lizard(fill, edge, line / scale), transform=svg.place(*centre, scale))
    scale, shape = size / 100, _SHAPES[sign]
    drawn = svg.path(
        shape, edge, stroke=edge, stroke_width=2 * line / scale, stroke_linejoin="round"
    )
    drawn += svg.path(shape, fill)
    if not plain:
        drawn += _details(sign, edge)
    elif sign is WallSign.WINDOW:
        # Without its bars a small window is a sun with corners.
        drawn += svg.stroke("M0,-40 V40 M-40,0 H40", edge, 13)
    return svg.group(drawn, transform=svg.place(*centre, scale))


def house_plate(
    sign: int, colour: int, side: int, palette: Palette = PALETTE, *, chosen: bool = False
) -> pygame.Surface:
    """A house of one colour with a sign on its wall, on a plate of its own sky."""
    house, small = palette.house(colour), side < SMALL_BELOW
    rim = house.dark if chosen else palette.paper
    drawn = svg.rect(3, 3, 94, 94, "url(#air)", rx=22, stroke=rim, stroke_width=5)
    box = FacadeBox(15, 12, 70, 78, 0.42)
    outline = (plain_facade if small else facade)(colour, box)
    drawn += svg.path(outline, house.base, stroke=palette.paper, stroke_width=5,
                      stroke_linejoin="round")  # fmt: skip
    drawn += svg.path(outline, "url(#shade)")
    drawn += wall_sign(WallSign(sign), (50, 59), 47 if small else 43, ("#FFFFFF", house.ink),
                       4.4 if small else 3.6, plain=small)  # fmt: skip
    air = svg.linear_gradient("air", (0, mix(house.sky, house.light, 0.9), 1),
                              (0.8, mix(house.sky, "#FFFFFF", 0.6), 1))  # fmt: skip
    return svg.rasterise(svg.document(100, 100, drawn, defs=SHADE + air), (side, side))
