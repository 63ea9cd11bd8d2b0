"""The print of a lizard's foot: three toes, pointing up, in a box of 40 by 40 design units."""

from __future__ import annotations

import pygame

from scenes.art import svg

SIDE = 40.0


def footprint(height: int, colour: str) -> pygame.Surface:
    """Drawn in one colour."""
    toes = svg.stroke("M20,32 L8,12 M20,32 L20,6 M20,32 L32,12", colour, 6.0)
    heel = svg.circle(20, 32, 4.5, colour)
    return svg.rasterise(svg.document(SIDE, SIDE, toes, heel), (height, height))
