"""The storeys of the hold: one a card, in the colour of its kind; and the line of the limit."""

from __future__ import annotations

from typing import SupportsIndex

import pygame

from scenes.art import svg
from scenes.games.chikyu.art.kind_looks import look_of

Size = tuple[int, int]


def storey(kind: SupportsIndex, size: Size) -> pygame.Surface:
    """A card in the hold; the kind of two colours has two halves, beside or over each other."""
    look, (width, height) = look_of(kind), size
    line = max(1.0, min(size) * 0.1)
    inner = width - line, height - line
    rim = svg.rect(
        line / 2, line / 2, *inner, "none", rx=min(inner) / 2, stroke="#E9D9E6" if look.second
        else look.light, stroke_width=line,
    )  # fmt: skip
    body = svg.rect(line / 2, line / 2, *inner, look.base, rx=min(inner) / 2)
    if look.second:
        body += _second_half(look.second, inner, line)
    return svg.rasterise(svg.document(width, height, body, rim), size)


def _second_half(colour: str, inner: tuple[float, float], line: float) -> str:
    """To the right of the middle of a wide storey, below that of a tall one."""
    (width, height), o = inner, line / 2
    r = min(inner) / 2
    if width >= height:
        half = f"M{o + width / 2},{o} H{o + width - r} A{r},{r} 0 0 1 {o + width - r},{o + height} "
        return svg.path(half + f"H{o + width / 2} Z", colour)
    half = f"M{o},{o + height / 2} V{o + height - r} A{r},{r} 0 0 0 {o + width},{o + height - r} "
    return svg.path(half + f"V{o + height / 2} Z", colour)


def limit_line(size: Size, colour: str, dashes: int = 4) -> pygame.Surface:
    """Dashes across, or down if it is higher than wide."""
    width, height = size
    step = max(size) / dashes
    if width >= height:
        marks = (svg.rect(n * step, 0, step * 0.62, height, colour) for n in range(dashes))
    else:
        marks = (svg.rect(0, n * step, width, step * 0.62, colour) for n in range(dashes))
    return svg.rasterise(svg.document(width, height, *marks), size)
