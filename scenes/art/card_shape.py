"""The shape of a playing card, whatever is on it: its size, its shadow, its glow, its dusk."""

from __future__ import annotations

import pygame

from scenes.art import svg
from scenes.art.palette import premultiplied
from scenes.art.panels import panel

WIDTH, HEIGHT = 240, 336
"""In design units."""
CORNER = 22
SMALL_BELOW = 130
"""Pixels: lower cards have a face of their own, with larger numbers and fewer details."""
ASPECT = WIDTH / HEIGHT
_DIM = (172, 184, 190, 255)
_MARGIN = 0.17
SUNK, SUNK_SIZE = 0.05, 0.92
"""How much lower a card lies that is out, and how much of its size it keeps."""
_GLOW_GAP = 7.0
"""Design units between a card and the outer edge of its lit rim."""


def small_card_below(unit: float) -> int:
    """From which height on a card has room for its whole picture, in pixels.

    A large window shows the same cards larger: they keep their large numbers there.
    """
    return round(SMALL_BELOW * max(1.0, unit))


def card_width(height: int) -> int:
    """The pixel width that belongs to a card of `height` pixels."""
    return max(1, round(height * ASPECT))


def card_margin(height: int) -> int:
    """How far the shadow and glow sprites reach beyond the card on every side."""
    return max(2, round(height * _MARGIN))


def dimmed_card(face: pygame.Surface) -> pygame.Surface:
    """Mostly grey and darker, but still readable: a card that is out of play."""
    grey, face = pygame.transform.grayscale(face), face.copy()
    face.fill((90, 90, 90, 90), special_flags=pygame.BLEND_RGBA_MULT)
    grey.fill((165, 165, 165, 165), special_flags=pygame.BLEND_RGBA_MULT)
    face.blit(grey, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    face.fill(_DIM, special_flags=pygame.BLEND_RGBA_MULT)
    return face


def sunk_card(face: pygame.Surface) -> pygame.Surface:
    """A card that is out: smaller, lower, grey, struck through, in a dark bed; its middle stays."""
    width, height = face.get_size()
    drop, bed = round(height * SUNK), round(height * 0.018)
    small = round(width * SUNK_SIZE), round(height * SUNK_SIZE)
    picture = pygame.Surface((width, height + 2 * drop), pygame.SRCALPHA).convert_alpha()
    place = pygame.Rect((0, 0), small)
    place.center = width // 2, height // 2 + 2 * drop
    around = place.inflate(2 * bed, 2 * bed)
    radius = height * CORNER / HEIGHT
    dark = panel(around.size, radius, "#031A22", 150)
    picture.blit(dark, around, special_flags=pygame.BLEND_PREMULTIPLIED)
    grey = pygame.transform.smoothscale(dimmed_card(face), small)
    picture.blit(grey, place, special_flags=pygame.BLEND_PREMULTIPLIED)
    picture.blit(_strike(small), place, special_flags=pygame.BLEND_PREMULTIPLIED)
    return picture


def _strike(size: tuple[int, int]) -> pygame.Surface:
    """A line across the house, clear of both indices."""
    low, high = (WIDTH * 0.13, HEIGHT * 0.9), (WIDTH * 0.87, HEIGHT * 0.36)
    line = "M" + " L".join(f"{svg.number(x)},{svg.number(y)}" for x, y in (low, high))
    drawn = svg.stroke(line, "#04222C", HEIGHT * 0.056, stroke_opacity=0.9)
    drawn += svg.stroke(line, "#D8E6E4", HEIGHT * 0.028)
    return svg.rasterise(svg.document(WIDTH, HEIGHT, drawn), size)


def _halo(height: int, spread: float, colour: str, alpha: int) -> pygame.Surface:
    """A soft card-shaped light or shadow, `card_margin` larger than the card on every side."""
    margin = card_margin(height)
    size = card_width(height) + 2 * margin, height + 2 * margin
    shrink = max(1, height // 48)
    small = max(4, size[0] // shrink), max(4, size[1] // shrink)
    blurred = pygame.Surface(small, pygame.SRCALPHA).convert_alpha()
    blurred.fill(0)
    inset = round((margin - spread * 0.3) * small[0] / size[0])
    box = blurred.get_rect().inflate(-2 * inset, -2 * inset)
    radius = round(box.width * 0.1)
    pygame.draw.rect(blurred, premultiplied(colour, alpha), box, border_radius=radius)
    soft = pygame.transform.gaussian_blur(blurred, max(1, round(spread * 0.75 / shrink)), False)
    return pygame.transform.smoothscale(soft, size)


def card_shadow(height: int, lift: float) -> pygame.Surface:
    """The shadow of a card raised by `lift` (0 resting .. 1 high), to be centred on the card.

    It falls down and to the right, and grows softer, fainter and farther with the lift.
    """
    margin = card_margin(height)
    soft = _halo(height, margin * (0.18 + 0.3 * lift), "#02161D", round(165 - 45 * lift))
    shadow = pygame.Surface(soft.get_size(), pygame.SRCALPHA).convert_alpha()
    shadow.fill(0)
    shadow.blit(soft, (round(margin * 0.06), round(margin * (0.12 + 0.26 * lift))),
                special_flags=pygame.BLEND_PREMULTIPLIED)  # fmt: skip
    return shadow


def card_glow(height: int, colour: str) -> pygame.Surface:
    """A lit rim with a soft halo in `colour`, to be centred under the card."""
    margin = card_margin(height)
    glow = _halo(height, margin * 0.5, colour, 200)
    unit, gap = HEIGHT / height, _GLOW_GAP
    width, tall = glow.get_width() * unit, glow.get_height() * unit
    edge = margin * unit - gap
    rim = svg.rect(edge, edge, width - 2 * edge, tall - 2 * edge, colour, rx=CORNER + gap)
    ring = svg.rasterise(svg.document(width, tall, rim), glow.get_size())
    glow.blit(ring, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return glow
