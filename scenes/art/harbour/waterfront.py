"""The waterfront of Willemstad in layers: sky, houses and quay, at dusk and at night.

Each layer fills one band of the `Street` of that window, so that a scene can move them apart
and light windows one by one.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from enum import Enum, auto

import pygame

from scenes.art import svg
from scenes.art.harbour.facades import SHADE, dressed_house
from scenes.art.harbour.waterfront_plan import (
    LAMPS,
    QUAY,
    ROOFS,
    WATER,
    WINDOW,
    HarbourStreet,
    StandingHouse,
)
from scenes.art.harbour.windows import GLOW, LIT, Centre, door, windows
from scenes.art.palette import PALETTE

NIGHT_TINT = (98, 98, 150, 255)


class Light(Enum):
    """The hour of the scene."""

    DUSK = auto()
    NIGHT = auto()


@dataclass(frozen=True, slots=True)
class _Sky:
    """Colours from the zenith to the horizon, and the disc in it."""

    bands: tuple[svg.Stop, ...]
    disc: str
    cloud: str
    stars: int
    lowest_star: float


_SKIES = {
    Light.DUSK: _Sky(
        ((0, "#1A3563", 1), (0.20, "#356393", 1), (0.34, "#8E94B0", 1), (0.47, "#EDA78F", 1),
         (0.62, "#FFC892", 1), (1, "#FFE7BC", 1)),
        "#FFF6D8", "#FFE9DA", 44, 170,
    ),
    Light.NIGHT: _Sky(
        ((0, "#060F2B", 1), (0.45, "#12275A", 1), (0.8, "#27457F", 1), (1, "#3C5F96", 1)),
        "#F4F1DC", "#3A5590", 120, 250,
    ),
}  # fmt: skip

_CLOUD = "M0,0 C10,-14 34,-14 42,-4 C54,-20 92,-18 98,-4 C112,-12 136,-6 138,0 Z"


def _stars(street: HarbourStreet, sky: _Sky) -> str:
    rng = random.Random(2115)
    return "".join(
        svg.circle(
            rng.uniform(0, street.width), rng.uniform(4, sky.lowest_star),
            rng.choice((0.8, 1.1, 1.6)), "#FFFFFF", opacity=rng.uniform(0.25, 0.9),
        )
        for _ in range(sky.stars)
    )  # fmt: skip


def sky_svg(street: HarbourStreet, light: Light) -> str:
    sky = _SKIES[light]
    height = QUAY + 8
    x, y = (0.80, 300.0) if light is Light.DUSK else (0.80, 112.0)
    radius = 70.0 if light is Light.DUSK else 44.0
    cx = street.width * x
    rays = ((0, sky.disc, 0.75), (0.35, sky.disc, 0.28), (1, sky.disc, 0))
    clouds = "".join(
        svg.group(svg.path(_CLOUD, sky.cloud, opacity=fade),
                  transform=svg.place(street.width * across, y, scale))
        for across, y, scale, fade in ((0.46, 150, 1.0, 0.45), (0.60, 222, 1.4, 0.7),
                                       (0.86, 176, 1.2, 0.6), (0.22, 204, 1.2, 0.6),
                                       (0.70, 96, 0.7, 0.3))
    )  # fmt: skip
    return svg.document(
        street.width, height,
        svg.rect(0, 0, street.width, height, "url(#air)"),
        _stars(street, sky),
        svg.circle(cx, y, radius * 3.2, "url(#halo)"),
        svg.circle(cx, y, radius, sky.disc),
        clouds,
        defs=svg.linear_gradient("air", *sky.bands) + svg.radial_gradient("halo", *rays),
    )  # fmt: skip


def sky(size: tuple[int, int], light: Light = Light.DUSK) -> pygame.Surface:
    """The opaque sky, for the street's sky band."""
    street = HarbourStreet(size)
    return svg.rasterise(sky_svg(street, light), street.sky_band.size)


def is_lit_at_dusk(house: int, window: int) -> bool:
    """A few windows are lit in any evening, always the same ones; more is for who earned it."""
    return (house * 5 + window * 3) % 7 == 0


def _house(number: int, standing: StandingHouse, light: Light) -> str:
    house = PALETTE.house(standing.colour)
    box = standing.box
    lit: list[Centre] = []
    dark: list[Centre] = []
    for index, centre in enumerate(standing.windows):
        bright = light is Light.DUSK and is_lit_at_dusk(number, index)
        (lit if bright else dark).append(centre)
    return "".join(
        (
            dressed_house(standing.colour, box, 4.5),
            windows(dark, *WINDOW, house, lit=False) if dark else "",
            windows(lit, *WINDOW, house) if lit else "",
            door(box.x + box.width / 2, box.floor - 3, 26, 46, house),
        )
    )


def houses_svg(street: HarbourStreet, light: Light) -> str:
    row = (_house(number, standing, light) for number, standing in enumerate(street.houses))
    moved = svg.group(*row, transform=svg.place(0, -ROOFS))
    return svg.document(street.width, QUAY + 8 - ROOFS, moved, defs=SHADE)


def houses(size: tuple[int, int], light: Light = Light.DUSK) -> pygame.Surface:
    """The row of houses, for the street's house band; at night all windows are dark."""
    street = HarbourStreet(size)
    row = svg.rasterise(houses_svg(street, light), street.house_band.size)
    if light is Light.NIGHT:
        row.fill(NIGHT_TINT, special_flags=pygame.BLEND_RGBA_MULT)
    return row


def window_light(size: tuple[int, int]) -> pygame.Surface:
    """A lit pane with a halo three times as wide, to be centred on a dark window of `size`."""
    width, height = 3 * size[0], 3 * size[1]
    halo = svg.radial_gradient("halo", (0, GLOW, 0.6), (0.45, GLOW, 0.22), (1, GLOW, 0))
    pane = svg.rect(20, 20, 20, 20, LIT) + svg.rect(20, 29, 20, 11, GLOW, opacity=0.6)
    bars = svg.path("M29.2,20 h1.6 v20 h-1.6 Z M20,28.3 h20 v1.2 h-20 Z", "#8F5F04", opacity=0.8)
    picture = svg.document(60, 60, svg.circle(30, 30, 30, "url(#halo)"), pane, bars, defs=halo)
    return svg.rasterise(picture, (width, height))


@dataclass(frozen=True, slots=True)
class _Stone:
    """The colours of the quay."""

    top: str
    side: str
    joint: str
    iron: str


_STONES = {
    Light.DUSK: _Stone("#EBDBB8", "#BFA273", "#8F7448", "#23404A"),
    Light.NIGHT: _Stone("#76729A", "#555079", "#35315A", "#0E1730"),
}


def _lamp(x: float, foot: float, iron: str, glow: float) -> str:
    """A street lamp with its halo, standing at `foot`."""
    return svg.group(
        svg.circle(0, -60, 46, "url(#lamp)", opacity=glow),
        svg.rect(-2.2, -52, 4.4, 56, iron, rx=1.5),
        svg.rect(-6, 0, 12, 7, iron, rx=2.5),
        svg.path("M-8,-66 L8,-66 L5.5,-50 L-5.5,-50 Z", "#FFF0BF", stroke=iron, stroke_width=2),
        svg.path("M-10,-66 L0,-75 L10,-66 Z", iron),
        transform=svg.place(x, foot),
    )


def _bollard(x: float, foot: float, iron: str) -> str:
    return (
        svg.rect(x - 6, foot + 5, 12, 15, iron, rx=4)
        + svg.rect(x - 8.5, foot + 2, 17, 6, iron, rx=3)
    )  # fmt: skip


def quay_svg(street: HarbourStreet, light: Light) -> str:
    stone, width, top = _STONES[light], street.width, QUAY - LAMPS
    depth = WATER + 4 - QUAY
    joints = "".join(
        f"M{36 + 58 * n},{top + 18} v{depth - 20} " for n in range(int(width / 58) + 1)
    )
    count = max(3, round(width / 230))
    glow = 1.0 if light is Light.NIGHT else 0.5
    lamps = (_lamp(width * (n + 0.5) / count + 18, top, stone.iron, glow) for n in range(count))
    bollards = (_bollard(width * (n + 1.0) / count - 14, top, stone.iron) for n in range(count))
    halo = ((0, "#FFE9A8", 0.9), (0.4, GLOW, 0.35), (1, GLOW, 0))
    return svg.document(
        width, top + depth,
        svg.rect(0, top, width, 16, stone.top),
        svg.rect(0, top + 15, width, depth - 15, stone.side),
        svg.rect(0, top + 15, width, 3, stone.joint, opacity=0.6),
        svg.stroke(joints, stone.joint, 1.6, opacity=0.7),
        *lamps, *bollards, defs=svg.radial_gradient("lamp", *halo),
    )  # fmt: skip


def postcard(size: tuple[int, int]) -> pygame.Surface:
    """The street at dusk down to the quay, for a screen of somebody else."""
    street = HarbourStreet(size)
    picture = pygame.Surface((size[0], street.quay_band.bottom))
    for band, part in (
        (street.sky_band, sky),
        (street.house_band, houses),
        (street.quay_band, quay),
    ):
        picture.blit(part(size), band, special_flags=pygame.BLEND_PREMULTIPLIED)
    return picture


def quay(size: tuple[int, int], light: Light = Light.DUSK) -> pygame.Surface:
    """The quay with lamps and bollards, for the street's quay band."""
    street = HarbourStreet(size)
    return svg.rasterise(quay_svg(street, light), street.quay_band.size)
