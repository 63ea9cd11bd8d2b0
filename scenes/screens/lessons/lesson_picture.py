"""Light and shade of a lesson: what is spoken of keeps its light, with a number beside it."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sin
from typing import NamedTuple

from pygame import Rect

from scenes.art.panels import panel
from scenes.engine.painter import Painter
from scenes.engine.sprites import sprite
from scenes.screens.lessons.clear_places import around
from scenes.screens.lessons.lesson_paper import BADGE, draw_badge

SHADE = 0.28
"""How much light the rest of the table loses; words on its panels keep a contrast of 4.5."""
AROUND, CORNER, EDGE = 6, 14, 2.5
BREATH = 8
UNTIL_BREATH, OF_A_BREATH = 8.0, 1.6
"""Seconds after which what nobody does breathes, and of a breath."""
TIP = 22
"""The side of the square that peeps out of the plate, towards the guide."""
LEAST_FOR_LINE = 1_100
"""Pixels: in a smaller window no line leads to the first number."""


class Lit(NamedTuple):
    """A place that is spoken of, and the number of the line that does; 0: there is only one."""

    area: Rect
    number: int
    to_do: bool
    """It is where something is to be done."""


def draw_lit(
    painter: Painter, lit: Sequence[Lit], further: Sequence[Rect], plate: Rect, breath: float
) -> None:
    """Shade over everything else, an edge around each, and a line from the plate to the first.

    What is to be done breathes, 0 to 1, when nobody does it.
    """
    px, palette = painter.theme.metrics.px, painter.theme.palette
    room = 2 * px(AROUND)
    areas = [each.area.inflate(room, room) for each in lit]
    shaded = around(painter.theme.metrics.window, [*areas, *further])
    painter.dim(SHADE, palette.panel_deep, shaded)
    for each, area in zip(lit, areas, strict=True):
        edge = palette.accent if each.to_do else palette.edge
        painter.box(area, edge, radius=px(CORNER), alpha=0, edge=edge, edge_width=px(EDGE))
        if each.to_do and breath:
            wide = area.inflate(2 * round(breath * px(BREATH)), 2 * round(breath * px(BREATH)))
            painter.box(wide, edge, radius=px(CORNER), alpha=0, edge=edge, edge_width=px(EDGE))
    numbered = [(each, area) for each, area in zip(lit, areas, strict=True) if each.number]
    if numbered and painter.theme.metrics.width >= LEAST_FOR_LINE:
        _draw_way(painter, plate, numbered[0][1], [area for _each, area in numbered[1:]])
    for each, area in numbered:
        draw_badge(painter, each.number, _badge_at(painter, area))


def _badge_at(painter: Painter, area: Rect) -> tuple[int, int]:
    """On its upper edge, inside the window."""
    half = painter.theme.metrics.control_px(BADGE) // 2
    window = painter.theme.metrics.window.inflate(-2 * half, -2 * half)
    x, y = area.midtop
    return max(window.left, min(x, window.right)), max(window.top, min(y, window.bottom))


def _draw_way(painter: Painter, plate: Rect, first: Rect, others: Sequence[Rect]) -> None:
    """From the plate's nearer side, unless something else that is spoken of lies in the way."""
    end = _badge_at(painter, first)
    start = (
        max(plate.left, min(end[0], plate.right)),
        max(plate.top, min(end[1], plate.bottom)),
    )
    if not any(area.clipline(start, end) for area in others):
        painter.line(start, end, painter.theme.metrics.px(2), painter.theme.palette.paper)


def breath_after(idle: float) -> float:
    """How far it has breathed out, 0 to 1, when for so many seconds nobody did anything."""
    return sin(pi * (idle - UNTIL_BREATH) / OF_A_BREATH) ** 2 if idle > UNTIL_BREATH else 0.0


def draw_tip(painter: Painter, plate: Rect, guide: Rect) -> None:
    """Under the plate, so that it is seen who speaks."""
    inner = plate.inflate(-4 * painter.theme.metrics.px(TIP), -2 * painter.theme.metrics.px(CORNER))
    x = max(inner.left, min(guide.centerx, inner.right))
    if guide.top >= plate.bottom:
        spot = (x, plate.bottom)
    elif guide.bottom <= plate.top:
        spot = (x, plate.top)
    else:
        y = max(inner.top, min(guide.centery, inner.bottom))
        spot = (plate.left if guide.centerx < plate.left else plate.right, y)
    side = painter.theme.metrics.px(TIP)
    tip = sprite(panel, (side, side), 0, painter.theme.palette.paper, 255, None, 0.0)
    painter.sprite(tip, spot, angle=45, resting=True)
