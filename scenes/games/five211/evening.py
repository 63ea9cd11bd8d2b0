"""The light of the table: the evening falls from dusk in the first round to night in the last."""

from __future__ import annotations

from scenes.art.palette import mix
from scenes.art.tablecloth import moonlight
from scenes.engine.painter import Painter
from scenes.engine.sprites import sprite
from scenes.games.five211.display import Display

STEPS = 24
"""So fine that no step is seen, and so few that the table is seldom drawn anew."""
DUSK, NIGHT = "#FFFFFF", "#A070BE"
MOON_SIZE, MOON_AT = (420, 400), (0.88, 0.8)
"""In units, and of the window: low at the right, where nothing but buttons lies."""


def evening_step(display: Display) -> float:
    """The evening in the steps in which it is drawn."""
    return round(display.evening * STEPS) / STEPS


def draw_evening(painter: Painter, evening: float) -> None:
    """On the bare cloth: the light of the hour, and the moon's path once it is dark."""
    if evening <= 0:
        return
    painter.tint(mix(DUSK, NIGHT, evening))
    metrics = painter.theme.metrics
    size = metrics.px(MOON_SIZE[0]), metrics.px(MOON_SIZE[1])
    centre = metrics.width * MOON_AT[0], metrics.height * MOON_AT[1]
    painter.sprite(sprite(moonlight, size), centre, alpha=evening, resting=True)
