"""The guide of a lesson: a small kododo that points, cheers, or shakes its head."""

from __future__ import annotations

from enum import Enum
from math import atan2, degrees, hypot, pi, sin

from pygame import Rect

from scenes.art.lizard import HEIGHT, WIDTH, LizardPose, footprint, lizard_sprite
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite

GUIDE, LEAST_GUIDE = 148, 64
"""Its length in units, and where there is little room."""
PRINTS, PRINT, PRINT_STEP, PRINT_ASIDE = 3, 15, 20, 5
BEFORE = 10
"""From its snout to the first print."""
ANSWER = 0.7
"""Seconds of a hop, or of a shake of the head."""
HOPS, HOP_HIGH = 2, 14
SHAKES, SHAKE_DEGREES = 3, 12


class Bearing(Enum):
    """What it does; the value is how it holds itself."""

    POINTS = LizardPose(sway=0.25, curl=-0.7, swing=0.5)
    WATCHES = LizardPose(sway=0.18, curl=-0.8, swing=0.1)
    CHEERS = LizardPose(sway=-0.3, curl=1.0, swing=-0.9)
    SHAKES_HEAD = LizardPose(sway=0.7, curl=0.6, swing=0.0)


class Guide:
    """Where it is, what it does, and for how long it has."""

    def __init__(self) -> None:
        self.bearing = Bearing.WATCHES
        self.age = 0.0

    def take(self, bearing: Bearing) -> None:
        """Do something from now on."""
        self.bearing, self.age = bearing, 0.0

    def update(self, dt: float, *, reduced: bool) -> bool:
        """Let time pass; true while it moves."""
        moving = self.bearing in (Bearing.CHEERS, Bearing.SHAKES_HEAD) and self.age < ANSWER
        self.age += dt
        return moving and not reduced

    def draw(self, painter: Painter, area: Rect, target: Rect | None) -> None:
        """In its place, with its head to what it points at."""
        share = 0.0 if painter.theme.motion.reduced else max(0.0, 1 - self.age / ANSWER)
        x, y = area.center
        turned = 90.0
        if target is not None:
            turned = heading(area, target)
        if self.bearing is Bearing.CHEERS:
            y -= round(abs(sin(HOPS * pi * share)) * painter.theme.metrics.px(HOP_HIGH))
        elif self.bearing is Bearing.SHAKES_HEAD:
            turned += SHAKE_DEGREES * sin(SHAKES * 2 * pi * share)
        long = min(area.height, round(area.width * HEIGHT / WIDTH), area.width)
        picture = sprite(lizard_sprite, self.bearing.value, long)
        painter.sprite(picture, (x, y), angle=turned, resting=True)
        if target is not None and self.bearing is Bearing.POINTS:
            self._draw_prints(painter, area, target, long)

    def _draw_prints(self, painter: Painter, area: Rect, target: Rect, long: int) -> None:
        """A few steps towards what is to be done, as far as there is way."""
        px, palette = painter.theme.metrics.px, painter.theme.palette
        way = target.centerx - area.centerx, target.centery - area.centery
        away = hypot(*way)
        if not away:
            return
        dx, dy = way[0] / away, way[1] / away
        picture = sprite(footprint, px(PRINT), palette.accent)
        turned = heading(area, target)
        for number in range(PRINTS):
            along = long / 2 + px(BEFORE + PRINT_STEP * (number + 0.5))
            aside = px(PRINT_ASIDE) * (1 if number % 2 else -1)
            spot = (
                area.centerx + dx * along - dy * aside,
                area.centery + dy * along + dx * aside,
            )
            if target.collidepoint(spot) or along > away:
                return
            painter.sprite(picture, spot, angle=turned, resting=True)


def heading(area: Rect, target: Rect) -> float:
    """By how many degrees something that looks up is turned to look there."""
    dx, dy = target.centerx - area.centerx, target.centery - area.centery
    return degrees(atan2(-dx, -dy))
