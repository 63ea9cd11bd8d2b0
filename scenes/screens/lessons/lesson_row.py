"""A lesson in the list: its house has its lamps on once the lesson is done."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from scenes.art.icons import Icon
from scenes.art.street_houses import HEIGHT, WIDTH, lit_house, sleeping_house
from scenes.engine.painter import Painter
from scenes.engine.sprites import sprite
from scenes.ui.button import Button, Kind

COLOURS = 5
TALLEST = 0.9
"""Of the height of the row."""


class LessonRow(Button):
    """Number and name, what it teaches, and a house."""

    icon_share = 0.76

    def __init__(
        self, number: int, title: str, taught: str, on_press: Callable[[], None], *, done: bool
    ) -> None:
        sign = Icon.CHECK if done else Icon.PLAY
        name = f"lesson {number + 1}"
        super().__init__(name, on_press, Kind.ROW, text=title, icon=sign, detail=taught)
        self._colour = number % COLOURS
        self._done = done

    def draw_sign(
        self, painter: Painter, centre: tuple[float, float], height: int, colour: str
    ) -> None:
        """The house, with a small sign on its door that says the same without light."""
        high = round(min(height * HEIGHT / WIDTH, self.rect.height * TALLEST))
        place = Rect(0, 0, round(high * WIDTH / HEIGHT), high)
        place.center = (round(centre[0]), round(centre[1]))
        house = lit_house if self._done else sleeping_house
        drawn = sprite(house, self._colour, place.size, painter.theme.palette)
        painter.sprite_at(drawn, place.topleft)
        if self._done:
            side = painter.theme.metrics.px(18)
            spot = (place.right - side // 3, place.bottom - side // 2)
            painter.disc(spot, side, painter.theme.palette.panel_deep)
            super().draw_sign(painter, spot, round(side * 0.7), colour)
