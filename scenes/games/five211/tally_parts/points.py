"""Draws the points of a round: numbers on their cards, sparks on the way, the sum and its light."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.art.lamplight import pool, rays, spark
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.games.five211.art.point_plates import hoped_plate, point_plate
from scenes.games.five211.display import MANY_POINTS, Display, Pop

SPARK = 26
RAYS = (2.9, 2.2)
"""The strokes around a large sum, in its own heights."""
LIGHT = 2.6
"""The light around the sum, in its own heights."""


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
