"""The table: deep turquoise water-cloth with faint waves, darker at the rim."""

from __future__ import annotations

import math
import random
from functools import lru_cache

import pygame

from scenes.art import svg
from scenes.art.palette import PALETTE, Palette, mix

_GRAIN = 128


def cloth_svg(palette: Palette = PALETTE) -> str:
    """The plain cloth on a square that is stretched to the window: light a little above middle."""
    early, late = (mix(palette.table_middle, other, 0.45) for other in (
        palette.table_centre, palette.table_rim))  # fmt: skip
    light = svg.radial_gradient(
        "cloth", (0, palette.table_centre, 1), (0.3, early, 1), (0.55, palette.table_middle, 1),
        (0.8, late, 1), (1, palette.table_rim, 1), cx=0.5, cy=0.42, r=0.75,
    )  # fmt: skip
    return svg.document(100, 100, svg.rect(0, 0, 100, 100, "url(#cloth)"), defs=light)


@lru_cache
def _grain() -> pygame.Surface:
    """A tile of faint noise: it breaks the steps of the gradient and reads as weave."""
    noise = random.Random(0x145B).randbytes(3 * _GRAIN * _GRAIN)
    specks = bytes(speck & 3 for speck in noise)
    return pygame.image.frombytes(specks, (_GRAIN, _GRAIN), "RGB").convert()


def _light(size: tuple[int, int], palette: Palette) -> pygame.Surface:
    """So soft that half the size will do, which takes a third of the time."""
    half = (size[0] + 1) // 2, (size[1] + 1) // 2
    return pygame.transform.smoothscale(svg.rasterise(cloth_svg(palette), half), size)


def waves_svg(size: tuple[int, int]) -> str:
    """Rows of long waves; every second row is shifted by half a wave."""
    width, height = size
    unit = height / 720
    step, length, swell = 44 * unit, 96 * unit, 12 * unit
    count = math.ceil(width / length) + 2
    rows = []
    for row in range(math.ceil(height / step) + 1):
        start = -length * (0.5 if row % 2 else 1.0) - 9 * unit * (row % 3)
        bends = f"t{svg.number(length / 2)},0 " * (2 * count - 1)
        rows.append(
            f"M{svg.number(start)},{svg.number(row * step + 8 * unit)} "
            f"q{svg.number(length / 4)},{svg.number(-swell)} {svg.number(length / 2)},0 {bends}"
        )
    lines = svg.stroke("".join(rows), "#BFFBF4", 1.7 * unit, stroke_opacity=0.055)
    return svg.document(width, height, lines)


def table(size: tuple[int, int], palette: Palette = PALETTE) -> pygame.Surface:
    """The whole opaque table."""
    cloth = _light(size, palette)
    grain = _grain()
    for y in range(0, size[1], _GRAIN):
        for x in range(0, size[0], _GRAIN):
            cloth.blit(grain, (x, y), special_flags=pygame.BLEND_RGB_SUB)
    cloth.blit(svg.rasterise(waves_svg(size), size), (0, 0),
               special_flags=pygame.BLEND_PREMULTIPLIED)  # fmt: skip
    return cloth


def moonlight(size: tuple[int, int]) -> pygame.Surface:
    """The moon's path on the water: a pale shine with short glints in it."""
    chance, width, height = random.Random(3), 420.0, 400.0
    shine = svg.radial_gradient("moon", (0, "#7FB4E8", 0.34), (0.5, "#7FB4E8", 0.13),
                                (1, "#7FB4E8", 0))  # fmt: skip
    parts = [svg.ellipse(width / 2, height / 2, width / 2, height / 2, "url(#moon)")]
    for row in range(90):
        y = 40 + row * 3.6
        aside = chance.gauss(0, 0.5) * (24 + y * 0.2)
        near = max(0.0, 1 - abs(aside) / 150)
        long = chance.uniform(6, 20) * near
        glint = (
            f"M{svg.number(width / 2 + aside - long)},{svg.number(y)} "
            f"q{svg.number(long / 2)},-2.6 {svg.number(long)},0 t{svg.number(long)},0"
        )
        parts.append(svg.stroke(glint, "#DDF3FF", 1.5, stroke_opacity=0.2 * near))
    return svg.rasterise(svg.document(width, height, *parts, defs=shine), size)
