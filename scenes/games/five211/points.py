"""Draws the points of a round: numbers on their cards, sparks on the way, the sum and its light."""

from __future__ import annotations

from scenes.art.lamplight import pool, spark
from scenes.engine.painter import Painter
from scenes.engine.sprites import sprite
from scenes.games.five211.art.point_plates import point_plate
from scenes.games.five211.display import Display, Pop

SPARK = 26
LIGHT = 2.6
"""The light around the sum, in its own heights."""


def draw_points(painter: Painter, display: Display) -> None:
    """The sum lies on top, because everything flows into it."""
    for pop in display.pops:
        _draw_pop(painter, pop)
    for grain in display.sparks:
        size = painter.theme.metrics.px(SPARK)
        painter.sprite(sprite(spark, size), (grain.x, grain.y), alpha=grain.alpha)
    if display.sum is not None:
        side = round(display.sum.px * LIGHT)
        light = sprite(pool, (round(side * 1.3), side), "#FFD27A")
        painter.sprite(light, (display.sum.x, display.sum.y), alpha=display.sum.alpha)
        _draw_pop(painter, display.sum)


def _draw_pop(painter: Painter, pop: Pop) -> None:
    plate = sprite(point_plate, pop.text, pop.px, pop.colour, painter.theme.palette)
    painter.sprite(plate, (pop.x, pop.y), angle=pop.angle, scale=pop.scale, alpha=pop.alpha)
