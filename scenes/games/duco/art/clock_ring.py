"""The ring of a clock that empties."""

from __future__ import annotations

import math

import pygame

from scenes.art import svg

STEPS = 60
"""A full ring in so many steps: each is seen, and there are few pictures."""


def clock_ring(diameter: int, width: int, left: int, colour: str, track: str) -> pygame.Surface:
    """What is left of the time, in steps, from twelve o'clock on."""
    middle, radius = diameter / 2, (diameter - width) / 2
    drawn = svg.circle(middle, middle, radius, "none", stroke=track, stroke_width=width)
    if left >= STEPS:
        drawn += svg.circle(middle, middle, radius, "none", stroke=colour, stroke_width=width)
    elif left > 0:
        angle = math.tau * left / STEPS
        x, y = middle + radius * math.sin(angle), middle - radius * math.cos(angle)
        large = 1 if left > STEPS // 2 else 0
        start = f"M{svg.number(middle)},{svg.number(middle - radius)}"
        way = f"A{svg.number(radius)},{svg.number(radius)} 0 {large} 1 "
        drawn += svg.stroke(f"{start} {way}{svg.number(x)},{svg.number(y)}", colour, width)
    return svg.rasterise(svg.document(diameter, diameter, drawn), (diameter, diameter))
