"""The kododo as a small sign: a lizard that can be told at 18 pixels.

Seen from above like the large one, but all that a small size keeps is the silhouette: a broad
head, a thick body, short bent legs and a long tail that curls.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

import pygame

from scenes.art import svg

WIDTH, HEIGHT = 108.0, 124.0
_MIDDLE = (-WIDTH / 2, -HEIGHT / 2)
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
