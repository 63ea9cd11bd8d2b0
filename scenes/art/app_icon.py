"""The application's icon: the kododo on a house, on a rounded tile of dusk."""

from __future__ import annotations

import pygame

from scenes.art import lizard, svg
from scenes.art.harbour.facades import SHADE, wall
from scenes.art.harbour.gables import FacadeBox, facade
from scenes.art.palette import PALETTE

_SIDE = 256
_YELLOW, _BLUE, _VIOLET = 0, 3, 4


def app_icon_svg() -> str:
    """Side houses and sea end well inside the tile, as its rounded corners are not clipped."""
    violet, blue = PALETTE.house(_VIOLET), PALETTE.house(_BLUE)
    tile = svg.rounded(6, 6, _SIDE - 12, _SIDE - 12, 56)
    climber = svg.group(lizard.lizard(lizard.CLIMBING), transform=svg.place(131, 128, 1.08, 12))
    sea = (
        "M10,206 q29.5,-16 59,0 t59,0 t59,0 t59,0 C246,232 222,250 194,250 H62 C34,250 10,232 "
        "10,206 Z"
    )
    defs = SHADE + lizard.GRADIENT + svg.linear_gradient(
        "dusk", (0, "#1A3563", 1), (0.42, "#6F87AE", 1), (0.66, "#F3AD8D", 1), (1, "#FFD79C", 1)
    )  # fmt: skip
    return svg.document(
        _SIDE, _SIDE,
        svg.path(tile, "url(#dusk)"),
        svg.path(facade(_VIOLET, FacadeBox(8, 96, 72, 118)), violet.base),
        svg.path(facade(_BLUE, FacadeBox(178, 84, 70, 132)), blue.base),
        wall(_YELLOW, FacadeBox(58, 32, 140, 188, 0.36), 8),
        svg.path(sea, "#1F8FA3"),
        svg.stroke("M40,222 h26 M112,230 h34 M184,220 h24", "#FFFFFF", 4, opacity=0.6),
        climber,
        svg.path(tile, stroke=PALETTE.paper, stroke_width=8),
        defs=defs,
    )  # fmt: skip


def app_icon(size: int) -> pygame.Surface:
    """The icon in a square of `size` pixels, premultiplied like all sprites."""
    return svg.rasterise(app_icon_svg(), (size, size))
