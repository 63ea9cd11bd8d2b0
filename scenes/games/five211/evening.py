"""The light of the table: the evening falls from dusk in the first round to night in the last."""

from __future__ import annotations

from pygame import Rect, Surface

from scenes.art.palette import mix
from scenes.art.tablecloth import moonlight
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import Sprite, sprite
from scenes.engine.theme import Metrics
from scenes.games.five211.display import Display

STEPS = 24
"""So fine that no step is seen, and so few that the table is seldom drawn anew."""
DUSK, NIGHT = "#FFFFFF", "#A070BE"
MOON_SIZE, MOON_AT = (420, 400), (0.88, 0.8)
"""In units, and of the window: low at the right, where nothing but buttons lies."""
MOON_STRIPS = 5
"""The board comes band by band: each pales only the strips that it shows."""


def evening_step(display: Display) -> float:
    """The evening in the steps in which it is drawn."""
    return round(display.evening * STEPS) / STEPS


def draw_evening(painter: Painter, evening: float) -> None:
    """On the bare cloth: the light of the hour, and the moon's path once it is dark."""
    if evening <= 0:
        return
    painter.tint(mix(DUSK, NIGHT, evening))
    metrics = painter.theme.metrics
    whole = Rect(0, 0, metrics.px(MOON_SIZE[0]), metrics.px(MOON_SIZE[1]))
    strips = moon_strips(metrics)
    whole.center = round(metrics.width * MOON_AT[0]), round(metrics.height * MOON_AT[1])
    for number in range(MOON_STRIPS):
        strip = _strip(whole, number)
        if painter.sees(strip):
            painter.sprite(strips[number], strip.center, alpha=evening, resting=True)


def moon_strips(metrics: Metrics) -> list[Sprite]:
    """The moon's path in parts, from the far end."""
    moon = sprite(moonlight, (metrics.px(MOON_SIZE[0]), metrics.px(MOON_SIZE[1])))
    return [Sprite(_cut, (moon, number)) for number in range(MOON_STRIPS)]


def _strip(whole: Rect, number: int) -> Rect:
    edges = [whole.height * step // MOON_STRIPS for step in (number, number + 1)]
    return Rect(whole.left, whole.top + edges[0], whole.width, edges[1] - edges[0])


def _cut(moon: Surface, number: int) -> Surface:
    return moon.subsurface(_strip(moon.get_rect(), number)).copy()
