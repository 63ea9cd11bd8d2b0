"""Light and dust as pictures: a halo, a beam on the table, a glowing line, a spark, a puff."""

from __future__ import annotations

import math

import pygame

from scenes.art import svg

Size = tuple[int, int]
_WARM, _GOLD = "#FFE6A0", "#FFC95C"


def halo(size: Size) -> pygame.Surface:
    """Warm light around a lit house."""
    light = svg.radial_gradient(
        "lamp", (0, _WARM, 0.9), (0.25, "#FFD67A", 0.55), (0.5, _GOLD, 0.26), (0.75, _GOLD, 0.08),
        (1, _GOLD, 0),
    )  # fmt: skip
    return _soft(
        svg.document(100, 100, svg.ellipse(50, 50, 50, 50, "url(#lamp)"), defs=light), size
    )


def glow(size: Size) -> pygame.Surface:
    """The same around one of many houses: paler."""
    light = halo(size)
    light.fill((153, 153, 153, 153), special_flags=pygame.BLEND_RGBA_MULT)
    return light


def beam(size: Size) -> pygame.Surface:
    """Light from a door that widens as it falls on the table."""
    light = svg.linear_gradient("thrown", (0, _WARM, 0.75), (0.55, "#FFD27A", 0.28), (1, _GOLD, 0))
    shape = svg.path("M36,0 H64 L100,100 H0 Z", "url(#thrown)")
    return _soft(svg.document(100, 100, shape, defs=light), size)


def pool(size: Size, colour: str) -> pygame.Surface:
    """A spot of light on the table."""
    light = svg.radial_gradient("pool", (0, colour, 0.5), (0.35, colour, 0.21), (1, colour, 0))
    return _soft(
        svg.document(100, 100, svg.ellipse(50, 50, 50, 50, "url(#pool)"), defs=light), size
    )


def glow_line(size: Size, colour: str) -> pygame.Surface:
    """A band that is brightest along its middle."""
    light = svg.linear_gradient("band", (0, colour, 0), (0.5, colour, 0.75), (1, colour, 0))
    band = svg.rect(0, 0, *size, "url(#band)", rx=size[1] * 0.45)
    return svg.rasterise(svg.document(*size, band, defs=light), size)


def rays(size: Size) -> pygame.Surface:
    """Short strokes around something to be glad of, every second one longer."""
    width, height = size
    parts = []
    for number in range(18):
        angle, reach = math.tau * number / 18, 0.49 if number % 2 else 0.45
        ends = [
            f"{svg.number(width / 2 + width * share * math.sin(angle))},"
            f"{svg.number(height / 2 - height * share * math.cos(angle))}"
            for share in (0.4, reach)
        ]
        parts.append("M" + " L".join(ends))
    strokes = svg.stroke(" ".join(parts), _WARM, height * 0.022, stroke_opacity=0.9)
    return svg.rasterise(svg.document(width, height, strokes), size)


def spark(diameter: int) -> pygame.Surface:
    """A grain of light with its shine."""
    light = svg.radial_gradient("spark", (0, "#FFFFFF", 1), (0.3, _WARM, 0.9), (1, _GOLD, 0))
    shape = svg.circle(50, 50, 50, "url(#spark)")
    return svg.rasterise(svg.document(100, 100, shape, defs=light), (diameter, diameter))


def puff(diameter: int) -> pygame.Surface:
    """Dust."""
    drawn = svg.circle(50, 50, 48, "#E9DCC4", fill_opacity=0.66)
    drawn += svg.circle(41, 39, 29, "#FFFDF6", fill_opacity=0.33)
    return svg.rasterise(svg.document(100, 100, drawn), (diameter, diameter))


def _soft(document: str, size: Size) -> pygame.Surface:
    """Soft enough for half its pixels, which takes a third of the time."""
    half = max(1, (size[0] + 1) // 2), max(1, (size[1] + 1) // 2)
    return pygame.transform.smoothscale(svg.rasterise(document, half), size)
