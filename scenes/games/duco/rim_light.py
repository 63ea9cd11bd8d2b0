"""Draws the light that runs once round a town that has become a full rectangle."""

from __future__ import annotations

from pygame import Rect

from scenes.engine.painter import Painter
from scenes.games.duco.display import Display

TRAIL, STEPS = 0.3, 26
"""Its length, of the way round, and of how many sparks it is made."""
SPARK, GLOW = 15, 30
BESIDE = 5
"""How far outside of the tiles it runs, in units."""


def draw_rim_light(painter: Painter, display: Display) -> None:
    """A head with a trail that thins out."""
    if display.rim_light is None or not display.laid:
        return
    px, palette, town = painter.theme.metrics.px, painter.theme.palette, display.town
    boxes = [town.box(laid.cell) for laid in display.laid]
    rim = boxes[0].unionall(boxes[1:]).inflate(2 * px(BESIDE), 2 * px(BESIDE))
    # Half a trail beyond the end lets it run out where it began.
    head = display.rim_light * (1 + TRAIL)
    painter.disc(around(rim, min(head, 1.0)), px(GLOW), palette.accent, 70)
    for step in range(STEPS):
        share = head - TRAIL * step / STEPS
        if 0 <= share <= 1:
            left = 1 - step / STEPS
            size = max(2, round(px(SPARK) * (0.35 + 0.65 * left)))
            painter.disc(around(rim, share), size, palette.accent_light, round(255 * left))


def around(rim: Rect, share: float) -> tuple[float, float]:
    """A point on the way round a box, clockwise from its upper left corner."""
    wide, high = rim.size
    way = share * 2 * (wide + high)
    if way <= wide:
        return rim.left + way, rim.top
    if way <= wide + high:
        return rim.right, rim.top + way - wide
    if way <= 2 * wide + high:
        return rim.right - (way - wide - high), rim.bottom
    return rim.left, max(rim.top, rim.bottom - (way - 2 * wide - high))
