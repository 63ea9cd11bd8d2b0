"""Small signs of the table: a quarter turn, a swap, a tile, the boat of who began."""

from __future__ import annotations

import pygame

from scenes.art import svg
from scenes.art.palette import PALETTE, Palette


def turn_sign(height: int, colour: str, clockwise: bool) -> pygame.Surface:  # noqa: FBT001 - sprites are keyed by position
    """A quarter turn: most of a circle with an arrow head."""
    parts = svg.stroke("M76,28 A36,36 0 1 0 86,52", colour, 11)
    parts += svg.stroke("M82,8 L80,32 L57,27", colour, 11)
    picture = svg.rasterise(svg.document(100, 100, parts), (height, height))
    return picture if clockwise else pygame.transform.flip(picture, True, False)


def swap_sign(height: int, colour: str) -> pygame.Surface:
    """Two arrows that pass each other."""
    parts = svg.stroke("M16,36 H80 M64,20 L81,36 L64,52", colour, 10)
    parts += svg.stroke("M84,68 H20 M36,52 L19,68 L36,84", colour, 10)
    return svg.rasterise(svg.document(100, 100, parts), (height, height))


def tile_sign(height: int, colour: str) -> pygame.Surface:
    """A tile as a plain sign: a square with a smaller one in it."""
    drawn = svg.path(svg.rounded(10, 10, 80, 80, 16), "none", stroke=colour, stroke_width=11)
    drawn += svg.path(svg.rounded(36, 36, 28, 28, 6), colour)
    return svg.rasterise(svg.document(100, 100, drawn), (height, height))


def boat_sign(height: int, palette: Palette = PALETTE) -> pygame.Surface:
    """Who began: the little boat on a paper disc."""
    drawn = (
        svg.circle(50, 50, 48, palette.paper)
        + svg.rect(48, 20, 4, 50, "#5A3F22")
        + svg.path("M55,22 C74,38 78,52 77,62 L55,62 Z", "#8FB7C0")
        + svg.path("M46,28 C34,42 28,52 27,62 L46,62 Z", palette.house(2).base)
        + svg.path("M18,68 H82 C79,79 72,84 64,84 H36 C28,84 21,79 18,68 Z", palette.ink)
    )
    return svg.rasterise(svg.document(100, 100, drawn), (height, height))
