"""Shapes that the art has no name for: a straight stroke, a broken line, a soft shadow."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from scenes.art.palette import rgb
from scenes.art.panels import panel

OVERSAMPLING = 4


def soft_shadow(size: tuple[int, int], radius: int, blur: int, alpha: int) -> Surface:
    """A blurred black box, `blur` pixels larger on each side; blurred small, which is cheap."""
    step = max(1, blur // 3)
    whole = (size[0] + 2 * blur, size[1] + 2 * blur)
    plate = Surface(whole, pygame.SRCALPHA)
    plate.blit(panel(size, radius, "#000000", alpha), (blur, blur))
    small = (max(1, whole[0] // step), max(1, whole[1] // step))
    shrunk = pygame.transform.smoothscale(plate, small)
    return pygame.transform.smoothscale(pygame.transform.box_blur(shrunk, 2), whole)


def stroke(
    size: tuple[int, int], start: tuple[int, int], end: tuple[int, int], width: int, colour: str
) -> Surface:
    """A straight line with round ends inside a box of `size`."""
    factor = OVERSAMPLING
    large = Surface((size[0] * factor, size[1] * factor), pygame.SRCALPHA)
    first, last = ((x * factor, y * factor) for x, y in (start, end))
    pygame.draw.line(large, colour, first, last, width * factor)
    for point in (first, last):
        pygame.draw.circle(large, colour, point, width * factor / 2)
    return pygame.transform.smoothscale(large.premul_alpha(), size)


def dashes(size: tuple[int, int], dash: int, gap: int, colour: str) -> Surface:
    """A broken line from the left edge to the right one, as thick as it is high."""
    line = Surface(size, pygame.SRCALPHA)
    for x in range(0, size[0], dash + gap):
        line.fill(rgb(colour), Rect(x, 0, dash, size[1]))
    return line
