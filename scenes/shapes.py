"""Smooth flat shapes the interface is made of: rounded boxes, rings and discs, premultiplied."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from scenes.art.palette import premultiplied, rgb

OVERSAMPLING = 4


def rounded_box(
    size: tuple[int, int],
    radius: int,
    colour: str,
    alpha: int = 255,
    edge: str | None = None,
    edge_width: int = 0,
) -> Surface:
    """A filled box with round corners and an optional edge drawn inside its outline."""
    box = Surface(size, pygame.SRCALPHA)
    if edge is None:
        box.fill(premultiplied(colour, alpha))
    else:
        box.fill((*rgb(edge), 255))
        inner = (size[0] - 2 * edge_width, size[1] - 2 * edge_width)
        if inner[0] > 0 and inner[1] > 0:
            _replace_inside(box, inner, max(0, radius - edge_width), premultiplied(colour, alpha))
    return masked(box, radius)


def gradient_box(size: tuple[int, int], radius: int, top: str, bottom: str) -> Surface:
    """A box that goes from one colour to another from top to bottom."""
    column = Surface((1, 2), pygame.SRCALPHA)
    column.set_at((0, 0), (*rgb(top), 255))
    column.set_at((0, 1), (*rgb(bottom), 255))
    return masked(pygame.transform.smoothscale(column, size), radius)


def outline(size: tuple[int, int], radius: int, width: int, colour: str) -> Surface:
    """Only the edge of a rounded box: the focus ring."""
    return rounded_box(size, radius, colour, 0, edge=colour, edge_width=width)


def disc(diameter: int, colour: str, alpha: int = 255) -> Surface:
    return rounded_box((diameter, diameter), diameter // 2, colour, alpha)


def ring(diameter: int, width: int, colour: str) -> Surface:
    return outline((diameter, diameter), diameter // 2, width, colour)


def soft_shadow(size: tuple[int, int], radius: int, blur: int, alpha: int) -> Surface:
    """A blurred black box, `blur` pixels larger on each side; blurred small, which is cheap."""
    step = max(1, blur // 3)
    whole = (size[0] + 2 * blur, size[1] + 2 * blur)
    plate = Surface(whole, pygame.SRCALPHA)
    plate.blit(rounded_box(size, radius, "#000000", alpha), (blur, blur))
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


def masked(surface: Surface, radius: int) -> Surface:
    """Round the corners of a surface in place."""
    surface.blit(_mask(surface.get_size(), radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def _replace_inside(
    box: Surface, inner: tuple[int, int], radius: int, fill: tuple[int, int, int, int]
) -> None:
    hole = _mask(inner, radius)
    edge = Surface(inner, pygame.SRCALPHA)
    edge.fill((255, 255, 255, 255))
    edge.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    place = hole.get_rect(center=box.get_rect().center)
    box.blit(edge, place, special_flags=pygame.BLEND_RGBA_MULT)
    hole.fill(fill, special_flags=pygame.BLEND_RGBA_MULT)
    box.blit(hole, place, special_flags=pygame.BLEND_RGBA_ADD)


def _mask(size: tuple[int, int], radius: int) -> Surface:
    """White with smooth round corners; only the corners are drawn large, whatever the size."""
    width, height = size
    radius = min(radius, width // 2, height // 2)
    mask = Surface(size, pygame.SRCALPHA)
    mask.fill((255, 255, 255, 255))
    if radius <= 0:
        return mask
    factor = OVERSAMPLING
    round_ = Surface((2 * radius * factor, 2 * radius * factor), pygame.SRCALPHA)
    pygame.draw.circle(round_, "white", (radius * factor, radius * factor), radius * factor)
    # Straight alpha would darken the rim when scaled: the colour is white everywhere anyway.
    small = pygame.transform.smoothscale(round_.premul_alpha(), (2 * radius, 2 * radius))
    for x, left in ((0, 0), (width - radius, radius)):
        for y, top in ((0, 0), (height - radius, radius)):
            mask.fill((0, 0, 0, 0), (x, y, radius, radius))
            mask.blit(
                small,
                (x, y),
                Rect(left, top, radius, radius),
                special_flags=pygame.BLEND_RGBA_MAX,
            )
    return mask
