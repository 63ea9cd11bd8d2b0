"""Light and shade of a lesson: what is spoken of keeps its light, with a number beside it."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sin
from typing import NamedTuple

from pygame import Rect

from scenes.art.panels import panel
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.screens.lessons.lesson_layout import around
from scenes.screens.lessons.lesson_paper import BADGE, draw_badge
from scenes.ui.widget import Widget

SHADE = 0.28
"""How much light the rest of the table loses; words on its panels keep a contrast of 4.5."""
AROUND, CORNER, EDGE = 6, 14, 2.5
BREATH = 8
UNTIL_BREATH, OF_A_BREATH = 8.0, 1.6
"""Seconds after which what nobody does breathes, and of a breath."""
TIP = 22
"""The side of the square that peeps out of the plate, towards the guide."""


class Lit(NamedTuple):
    """A place that is spoken of, and the number of the line that does; 0: there is only one."""

    area: Rect
    number: int
    to_do: bool
    """It is where something is to be done."""
    card: Widget | None = None
    """What lies askew there and shines by itself: a straight edge around it would not fit."""


def draw_lit(painter: Painter, lit: Sequence[Lit], further: Sequence[Rect], breath: float) -> None:
    """Shade over everything else, and an edge around each.

    What is to be done breathes, 0 to 1, when nobody does it.
    """
    px, palette = painter.theme.metrics.px, painter.theme.palette
    room = 2 * px(AROUND)
    areas = [each.area.inflate(room, room) for each in lit]
    straight = [area for each, area in zip(lit, areas, strict=True) if each.card is None]
    shaded = around(painter.theme.metrics.window, [*straight, *further])
    painter.dim(SHADE, palette.panel_deep, shaded)
    for each in lit:
        if each.card is not None:
            each.card.draw(painter)
    for each, area in zip(lit, areas, strict=True):
        edge = palette.accent if each.to_do else palette.edge
        if each.card is not None and not breath:
            continue
        painter.box(area, edge, radius=px(CORNER), alpha=0, edge=edge, edge_width=px(EDGE))
        if each.to_do and breath:
            wide = area.inflate(2 * round(breath * px(BREATH)), 2 * round(breath * px(BREATH)))
            painter.box(wide, edge, radius=px(CORNER), alpha=0, edge=edge, edge_width=px(EDGE))
    numbered = [(each, area) for each, area in zip(lit, areas, strict=True) if each.number]
    for each, area in numbered:
        draw_badge(painter, each.number, _badge_at(painter, area))


def _badge_at(painter: Painter, area: Rect) -> tuple[int, int]:
    """On its upper edge, inside the window."""
    half = painter.theme.metrics.control_px(BADGE) // 2
    window = painter.theme.metrics.window.inflate(-2 * half, -2 * half)
    x, y = area.midtop
    return max(window.left, min(x, window.right)), max(window.top, min(y, window.bottom))


def breath_after(idle: float) -> float:
    """How far it has breathed out, 0 to 1, when for so many seconds nobody did anything."""
    return sin(pi * (idle - UNTIL_BREATH) / OF_A_BREATH) ** 2 if idle > UNTIL_BREATH else 0.0


def draw_column(painter: Painter, column: Rect) -> None:
    """The ground on which the guide stands, beside the table."""
    palette = painter.theme.palette
    painter.box(column, palette.panel)
    painter.box(Rect(column.topleft, (painter.theme.metrics.px(2), column.height)), palette.edge)


def draw_tip(painter: Painter, plate: Rect, guide: Rect) -> None:
    """Under the paper, so that it is seen who speaks."""
    side = painter.theme.metrics.px(TIP)
    tip = sprite(panel, (side, side), 0, painter.theme.palette.paper, 255, None, 0.0)
    painter.sprite(tip, (guide.centerx, plate.bottom), angle=45, resting=True)
