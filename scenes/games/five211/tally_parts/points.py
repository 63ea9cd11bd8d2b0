"""The points of a round: numbers that spring off cards, sparks on the way, the sum, its light."""

from __future__ import annotations

from collections.abc import Sequence
from typing import SupportsIndex

import pygame

from scenes.art import svg
from scenes.art.lamplight import pool, rays, spark
from scenes.art.lettering import Typeface, lettering, stamp
from scenes.art.palette import PALETTE, Palette
from scenes.art.panels import dashed_slot, panel
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.games.five211.display import MANY_POINTS, Display, Pop

SPARK = 26
RAYS = (2.9, 2.2)
"""The strokes around a large sum, in its own heights."""
LIGHT = 2.6
"""The light around the sum, in its own heights."""
_PAD = 0.16


def draw_points(painter: Painter, display: Display) -> None:
    """The sum lies on top, because everything flows into it."""
    draw_pops(painter, display.pops)
    for grain in display.sparks:
        size = painter.theme.metrics.px(SPARK)
        painter.sprite(sprite(spark, size), (grain.x, grain.y), alpha=grain.alpha)
    if display.sum is not None:
        draw_sum(painter, display.sum)


def draw_pops(painter: Painter, pops: Sequence[Pop]) -> None:
    """The numbers on the cards."""
    for pop in pops:
        _draw_pop(painter, pop)


def draw_sum(painter: Painter, total: Pop) -> None:
    """In its own light; a large one with strokes around it."""
    side, centre = round(total.px * LIGHT), (total.x, total.y)
    light = sprite(pool, (round(side * 1.3), side), "#FFD27A")
    painter.sprite(light, centre, alpha=total.alpha)
    if total.rays or int(total.text) >= MANY_POINTS:
        across, down = (round(total.px * share) for share in RAYS)
        painter.sprite(sprite(rays, (across, down)), centre, alpha=total.alpha)
    _draw_pop(painter, total)


def _draw_pop(painter: Painter, pop: Pop) -> None:
    plate = sprite(point_plate, pop.text, pop.px, pop.colour, painter.theme.palette)
    if pop.hoped:
        plate = sprite(hoped_plate, pop.text, pop.px, painter.theme.palette)
    painter.sprite(plate, (pop.x, pop.y), angle=pop.angle, scale=pop.scale, alpha=pop.alpha)


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
