"""Creatures that have come up out of the water, and the rings that they leave there."""

from __future__ import annotations

from typing import SupportsIndex

import pygame

from scenes.art import svg
from scenes.games.chikyu.art.creatures import SHADE, creature
from scenes.games.chikyu.art.kind_looks import look_of

WIDTH, HEIGHT = 200, 164
_RINGS = ((0.62, 0.85), (0.8, 0.45), (0.97, 0.2))
"""Of half the width, and how bright."""


def creature_picture(kind: SupportsIndex, height: int) -> pygame.Surface:
    """The creature of a kind without anything around it."""
    drawn = svg.group(creature(look_of(kind)), transform=svg.place(WIDTH / 2, HEIGHT / 2))
    size = max(1, round(height * WIDTH / HEIGHT)), max(1, height)
    return svg.rasterise(svg.document(WIDTH, HEIGHT, drawn, defs=SHADE), size)


def water_rings(width: int) -> pygame.Surface:
    """Where something has come through the water."""
    rings = "".join(
        svg.ellipse(100, 32, 98 * reach, 30 * reach, "none", stroke="#BFF4EA", stroke_width=2.6,
                    stroke_opacity=alpha)
        for reach, alpha in _RINGS
    )  # fmt: skip
    deep = svg.ellipse(100, 32, 56, 17, "#04222C", fill_opacity=0.5)
    size = max(1, width), max(1, round(width * 0.32))
    return svg.rasterise(svg.document(200, 64, deep, rings), size)
