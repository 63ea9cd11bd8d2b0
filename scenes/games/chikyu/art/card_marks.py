"""What lies on and around cards: the lock, the dashed rim of a lead without colour, a pile."""

from __future__ import annotations

from typing import Final

import pygame

from scenes.art import svg
from scenes.art.card_shape import CORNER, HEIGHT, WIDTH, card_width
from scenes.art.icon_shapes import SHAPES
from scenes.art.palette import HIGH_CONTRAST, PALETTE, Palette
from scenes.games.chikyu.art.card_faces import card_back
from scenes.games.chikyu.art.kind_looks import INTENTON, LEIZY
from scenes.games.chikyu.art.kind_signs import sign

_DASH_GAP: Final = 14
"""Design units between a card and the middle of its dashed rim."""
_DASHES: Final = 34
PILE_LAYERS: Final = 3
_PILE_STEP: Final = 0.053
"""The part of its height by which each card of a pile lies farther to the right and below."""


def lock_disc(size: int, palette: Palette = PALETTE) -> pygame.Surface:
    """A dark disc with a lock, readable on any card."""
    disc = svg.circle(
        50, 50, 46, palette.panel_deep, fill_opacity=0.93, stroke=palette.paper, stroke_width=6
    )
    lock = svg.group(SHAPES["lock"](palette.text), transform=svg.place(23, 21, 0.54))
    return svg.rasterise(svg.document(100, 100, disc, lock), (size, size))


def dashed_rim(height: int, palette: Palette = PALETTE) -> pygame.Surface:
    """A dashed line all around a card of `height` pixels, to be centred on it."""
    gap = _DASH_GAP + 4
    width, tall = WIDTH + 2 * gap, HEIGHT + 2 * gap
    bend = CORNER + _DASH_GAP
    box = svg.rounded(4, 4, width - 8, tall - 8, bend)
    around = 2 * (width + tall - 16) - (8 - 6.283) * bend
    dash = around / _DASHES
    colour = "#FFFFFF" if palette is HIGH_CONTRAST else LEIZY.light
    # Not closed: a dash across the seam would draw a chord.
    line = svg.stroke(
        box.removesuffix(" Z"), colour, 7,
        stroke_dasharray=f"{svg.number(dash * 0.5)} {svg.number(dash * 0.5)}",
    )  # fmt: skip
    scale = height / HEIGHT
    return svg.rasterise(
        svg.document(width, tall, line), (round(width * scale), round(tall * scale))
    )


def pile(height: int, pink: bool, palette: Palette = PALETTE) -> pygame.Surface:  # noqa: FBT001
    """Three backs on each other; the plate of a seahorse on those that hold pink."""
    step, back = height * _PILE_STEP, card_back(height, palette)
    room = round(step * (PILE_LAYERS - 1))
    picture = pygame.Surface((card_width(height) + room, height + room), pygame.SRCALPHA)
    picture = picture.convert_alpha()
    picture.fill(0)
    for layer in reversed(range(PILE_LAYERS)):
        away = round(step * layer)
        picture.blit(back, (away, away), special_flags=pygame.BLEND_PREMULTIPLIED)
    if pink:
        plate = _pink_plate(round(height * 0.62), palette)
        place = plate.get_rect(center=(back.get_width() // 2, height // 2))
        picture.blit(plate, place, special_flags=pygame.BLEND_PREMULTIPLIED)
    return picture


def _pink_plate(size: int, palette: Palette) -> pygame.Surface:
    plate = svg.rect(
        5, 5, 90, 90, INTENTON.dark, rx=26, stroke=palette.paper, stroke_width=8
    )  # fmt: skip
    horse = svg.group(sign(INTENTON, "#FFFFFF", INTENTON.dark), transform=svg.place(15, 14, 0.72))
    return svg.rasterise(svg.document(100, 100, plate, horse), (size, size))
