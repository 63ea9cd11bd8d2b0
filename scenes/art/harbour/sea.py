"""The sea before the quay: water with the houses mirrored in it, waves that scroll, a boat."""

from __future__ import annotations

import math
from typing import SupportsIndex

import pygame

from scenes.art import svg
from scenes.art.harbour.waterfront import NIGHT_TINT, Light, houses
from scenes.art.harbour.waterfront_plan import UNITS_HIGH, WATER, HarbourStreet
from scenes.art.palette import PALETTE, premultiplied

WAVE_ROWS = 6
_WATER_COLOURS = {
    Light.DUSK: ((0, "#3BAEBB", 1), (0.35, "#1F8598", 1), (1, "#0A3B4A", 1)),
    Light.NIGHT: ((0, "#23518A", 1), (0.4, "#14356A", 1), (1, "#061734", 1)),
}


def water_svg(light: Light) -> str:
    defs = svg.linear_gradient("water", *_WATER_COLOURS[light])
    return svg.document(10, 10, svg.rect(0, 0, 10, 10, "url(#water)"), defs=defs)


def _mirrored(street: HarbourStreet, light: Light) -> pygame.Surface:
    """The houses upside down, pressed flat and bent line by line as on moving water."""
    row = pygame.transform.flip(houses(street.size, light), False, True)
    width, height = street.sea_band.width, round(street.sea_band.height * 1.15)
    flat = pygame.transform.smoothscale(row, (width, height))
    bent = pygame.Surface((width, height), pygame.SRCALPHA).convert_alpha()
    bent.fill(0)
    slice_height = max(1, round(1.5 * street.unit))
    for y in range(0, height, slice_height):
        depth = y / height
        sway = math.sin(y / street.unit * 0.2) * (0.5 + 5.0 * depth) * street.unit
        lines = flat.subsurface((0, y, width, min(slice_height, height - y)))
        bent.blit(lines, (round(sway), y), special_flags=pygame.BLEND_PREMULTIPLIED)
        fade = round(118 * (1.0 - depth) ** 1.2)
        bent.fill((fade, fade, fade, fade), (0, y, width, slice_height), pygame.BLEND_RGBA_MULT)
    return bent


def sea(size: tuple[int, int], light: Light = Light.DUSK) -> pygame.Surface:
    """The opaque sea with its reflection, for the street's sea band."""
    street = HarbourStreet(size)
    water = svg.rasterise(water_svg(light), street.sea_band.size)
    water.blit(_mirrored(street, light), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    shade = round(5 * street.unit)
    for line in range(shade):
        dark = premultiplied("#04222C", round(120 * (1 - line / shade)))
        veil = pygame.Surface((size[0], 1), pygame.SRCALPHA).convert_alpha()
        veil.fill(dark)
        water.blit(veil, (0, line), special_flags=pygame.BLEND_PREMULTIPLIED)
    return water


def wave_length(size: tuple[int, int], row: int) -> int:
    """After how many pixels the waves of a row repeat; nearer rows have longer waves."""
    return max(2, round((58 + 15 * row) * HarbourStreet(size).unit))


def wave_top(size: tuple[int, int], row: int) -> int:
    """The y of the strip of waves; rows stand wider apart the nearer they are."""
    depth = (row + 0.6) / (WAVE_ROWS + 0.4)
    y = WATER + 4 + (UNITS_HIGH - WATER - 8) * math.pow(depth, 1.25)
    return round(y * HarbourStreet(size).unit)


def wave_strip_svg(size: tuple[int, int], row: int) -> str:
    street, length = HarbourStreet(size), float(wave_length(size, row))
    width, height = _strip_size(size, row)
    line = (1.5 + 0.35 * row) * street.unit
    swell = height - 2 * line
    crest = f"q{svg.number(length / 4)},{svg.number(-swell)} {svg.number(length / 2)},0 "
    trough = f"t{svg.number(length / 2)},0 "
    count = math.ceil(width / length) + 1
    waves = f"M{svg.number(-length)},{svg.number(height / 2)} {crest}{trough * (2 * count + 1)}"
    stroke = svg.stroke(waves, "#EFFFFC", line, stroke_opacity=0.26 - 0.025 * row)
    return svg.document(width, height, stroke)


def _strip_size(size: tuple[int, int], row: int) -> tuple[int, int]:
    unit = HarbourStreet(size).unit
    return size[0] + wave_length(size, row), max(4, round((9 + 2.2 * row) * unit))


def wave_strip(size: tuple[int, int], row: int) -> pygame.Surface:
    """One row of waves, a wave longer than the window: draw it at x = -(offset % wave_length)."""
    return svg.rasterise(wave_strip_svg(size, row), _strip_size(size, row))


def boat_svg(colour: SupportsIndex) -> str:
    house = PALETTE.house(colour)
    return svg.document(
        120, 120,
        svg.rect(57, 10, 4, 84, "#5A3F22"),
        svg.path("M64,14 C94,40 100,66 98,84 L64,84 Z", PALETTE.paper),
        svg.path("M54,24 C34,46 24,64 22,84 L54,84 Z", house.base),
        svg.path("M58,8 L76,14 L58,20 Z", house.dark),
        svg.path("M10,90 H110 C106,106 94,114 80,114 H38 C24,114 14,106 10,90 Z", "#F7EBD2"),
        svg.path("M13,98 H107 L104,104 H16 Z", house.dark),
    )  # fmt: skip


def boat(height: int, colour: SupportsIndex, light: Light = Light.DUSK) -> pygame.Surface:
    """A small sailing boat with one sail in a house colour; its waterline is at the bottom."""
    drawn = svg.rasterise(boat_svg(colour), (height, height))
    if light is Light.NIGHT:
        drawn.fill(NIGHT_TINT, special_flags=pygame.BLEND_RGBA_MULT)
    return drawn
