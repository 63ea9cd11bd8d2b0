"""The signs of a review: each mark has a shape that says it alone, and a hue of its own."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

import pygame

from game.review.decisions import Mark
from scenes.art import svg
from scenes.engine.drawing.sprites import Sprite, sprite

HUES: Final = {
    Mark.FINE: "#BFE3E1",
    Mark.FIND: "#FFFFFF",
    Mark.SLIP: "#F4DFA9",
    Mark.MISTAKE: "#FF9CBF",
    Mark.BLUNDER: "#F04C86",
}
LUCK: Final = "#A9DCEA"
OTHERS: Final = "#D8CCB2"
LOSS: Final = "#FF9CBF"
"""Whatever was lost, beside the hatching that says it without colour."""
_INK: Final = "#04222C"
_EDGE: Final = 7


def mark_sprite(mark: Mark, height: int) -> Sprite:
    """The sign of a mark."""
    return sprite(mark_sign, mark, height)


def mark_sign(mark: Mark, height: int) -> pygame.Surface:
    """Dot, star, diamond, triangle or octagon with a cross, on a square."""
    return svg.rasterise(svg.document(100, 100, *_shapes(mark)), (height, height))


def _shapes(mark: Mark) -> list[str]:
    hue = HUES[mark]
    edge: dict[str, svg.Attribute] = {"stroke": _INK, "stroke_width": _EDGE}
    match mark:
        case Mark.FINE:
            return [svg.circle(50, 50, 22, hue, **edge)]
        case Mark.FIND:
            return [svg.path(_polygon(10, (46, 20)), hue, **edge)]
        case Mark.SLIP:
            return [svg.path(_polygon(4, (44,)), hue, **edge)]
        case Mark.MISTAKE:
            return [
                svg.path("M50,8 L94,88 L6,88 Z", hue, **edge),
                svg.stroke("M50,38 L50,60", _INK, 9),
                svg.circle(50, 74, 6, _INK),
            ]
        case Mark.BLUNDER:
            return [
                svg.path(_polygon(8, (47,), turn=pi / 8), hue, **edge),
                svg.stroke("M34,34 L66,66 M66,34 L34,66", "#FFFFFF", 11),
            ]


def _polygon(corners: int, radii: tuple[float, ...], turn: float = 0.0) -> str:
    points = []
    for corner in range(corners):
        angle = 2 * pi * corner / corners + turn - pi / 2
        radius = radii[corner % len(radii)]
        points.append(
            f"{svg.number(50 + radius * cos(angle))},{svg.number(50 + radius * sin(angle))}"
        )
    return "M" + " L".join(points) + " Z"
