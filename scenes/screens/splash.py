"""The first frame: the name of the game on the evening sky, while everything else is loaded."""

from __future__ import annotations

from pygame import Surface

from scenes.art.lettering import Face, lettering, stamp

NAME = "Kododo"
SKY, INK = "#1A3563", "#EAF7F5"
HEIGHT = 96 / 720
"""Of the letters, as on the title."""


def draw_opening(surface: Surface) -> None:
    """It imports next to nothing, so that a window is never empty."""
    surface.fill(SKY)
    width, height = surface.get_size()
    size = HEIGHT * min(height, width * 9 / 16)
    stamp(surface, lettering(NAME, Face.DISPLAY, size, INK), (width / 2, height / 2))
