"""A house in the column whose window lights at the moment in which somebody has earned it."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from scenes.anim.easing import out_cubic
from scenes.anim.tween import Glide
from scenes.art.harbour import street_houses
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import Sprite, sprite
from scenes.engine.scene import Stage

LIGHTS = 0.8
"""Seconds until it is lit."""
SHARE, ABOVE = 0.66, 0.04
"""Of the room below the paper, for the house; the rest is for whoever climbs it."""

DrawHouse = Callable[[tuple[int, int], bool], Sprite]
"""The house in this size, before or after."""


COLOURS = 5


class LitHouse:
    """Dark first, and then with its new light; at once where motion is reduced."""

    def __init__(self, stage: Stage, picture: DrawHouse, aspect: float) -> None:
        self._picture = picture
        self._aspect = aspect
        self._light = Glide()
        self._light.to(1.0, 0.0 if stage.theme.motion.reduced else LIGHTS, out_cubic)

    def area(self, room: Rect) -> Rect:
        """At the right, on the ground, as large as there is room."""
        high = min(round(room.height * (1 - ABOVE)), round(room.width * SHARE / self._aspect))
        area = Rect(0, 0, round(high * self._aspect), high)
        area.bottomright = room.bottomright
        return area

    def beside(self, room: Rect) -> Rect:
        """The room for the guide, which climbs its wall."""
        house = self.area(room)
        return Rect(room.left, room.top, max(1, house.left - room.left), room.height)

    def update(self, dt: float) -> bool:
        """Let time pass; true while it lights."""
        return self._light.is_moving and self._light.update(dt)

    def draw(self, painter: Painter, room: Rect) -> None:
        area = self.area(room)
        painter.sprite_at(self._picture(area.size, False), area.topleft)
        if self._light.value > 0:
            painter.sprite_at(self._picture(area.size, True), area.topleft, alpha=self._light.value)


def lesson_house(stage: Stage, number: int) -> LitHouse:
    """The house of a lesson, which lights when that is done."""

    def picture(size: tuple[int, int], is_lit: bool) -> Sprite:  # noqa: FBT001 - two pictures
        house = street_houses.lit_house if is_lit else street_houses.sleeping_house
        return sprite(house, number % COLOURS, size, stage.theme.palette)

    return LitHouse(stage, picture, street_houses.WIDTH / street_houses.HEIGHT)
