"""Numbers that spring off cards: paper with an edge in the colour of the card."""

from __future__ import annotations

from typing import SupportsIndex

import pygame

from scenes.art import svg
from scenes.art.lettering import Typeface, lettering, stamp
from scenes.art.palette import PALETTE, Palette
from scenes.art.panels import dashed_slot, panel

_PAD = 0.16


def hoped_plate(text: str, px: int, palette: Palette = PALETTE) -> pygame.Surface:
    """A number that nobody has won yet: dark glass within dashes."""
    sign = lettering(text, Typeface.DISPLAY, px * 0.8, palette.paper)
    size = round(sign.get_width() + px * 0.62), round(px * 1.16)
    plate = panel(size, size[1] * 0.42, palette.panel_deep, 230)
    stamp(plate, dashed_slot(size, size[1] * 0.42, palette.paper, 0), (size[0] / 2, size[1] / 2))
    stamp(plate, sign, (size[0] / 2, size[1] / 2))
    return plate


def point_plate(
    text: str, px: int, colour: SupportsIndex | None, palette: Palette = PALETTE
) -> pygame.Surface:
    """A number on its plate; `px` is its em size. Without a colour it is a kododo's."""
    edge, ink = palette.mint, palette.mint_ink
    if colour is not None:
        house = palette.house(colour)
        edge, ink = house.dark, house.ink
    sign = lettering(text, Typeface.DISPLAY, px, ink)
    width, height = sign.get_width() + px * 0.62, px * 1.16
    pad, line = px * _PAD, max(1.5, px * 0.07)
    drawn = (
        svg.rect(pad, pad + px * 0.07, width, height, "#02161D", rx=height * 0.42,
                 fill_opacity=0.45),
        svg.rect(pad, pad, width, height, palette.paper, rx=height * 0.42),
        svg.rect(pad + line / 2, pad + line / 2, width - line, height - line, "none",
                 rx=height * 0.4, stroke=edge, stroke_width=line),
    )  # fmt: skip
    size = round(width + 2 * pad), round(height + 2 * pad)
    plate = svg.rasterise(svg.document(width + 2 * pad, height + 2 * pad, *drawn), size)
    stamp(plate, sign, (size[0] / 2, size[1] / 2))
    return plate
