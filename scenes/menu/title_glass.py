"""The dark glass at the left of the title, cut in a curve like the bow of a boat."""

from __future__ import annotations

import pygame

from scenes.art import svg
from scenes.art.palette import Palette

_FOOT = 0.77
_EDGE = 7.0


def _curve(size: tuple[int, int], shift: float = 0.0) -> str:
    """From the top right corner down to the foot."""
    width, height = size[0] - shift, size[1]
    points = (
        (width * 0.985, height * 0.40),
        (width * 0.93, height * 0.76),
        (width * _FOOT, height),
    )
    return "C" + " ".join(f"{svg.number(x)},{svg.number(y)}" for x, y in points)


def _start(size: tuple[int, int], shift: float = 0.0) -> str:
    return svg.number(size[0] - shift)


def title_glass(size: tuple[int, int], palette: Palette) -> pygame.Surface:
    """Nearly solid where the words are, clearer towards the curve, with light on its rim."""
    edge = _EDGE * size[1] / 720
    start, curve = _start(size, edge), _curve(size, edge)
    solid = 0.97 if palette.panel_alpha > 200 else 0.90
    defs = svg.linear_gradient(
        "glass", (0, palette.panel_deep, solid), (1, palette.panel, solid - 0.08)
    )
    picture = svg.document(
        *size,
        svg.path(f"M0,0 H{start} {curve} H0 Z", "url(#glass)"),
        svg.stroke(f"M{start},0 {curve}", palette.edge, edge * 1.6, stroke_opacity=0.22),
        svg.stroke(f"M{start},0 {curve}", palette.paper, edge * 0.5, stroke_opacity=0.85),
        defs=defs,
    )
    return svg.rasterise(picture, size)
