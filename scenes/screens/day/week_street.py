"""The calendar of the days: a house a week, a window a day, the running week last."""

from __future__ import annotations

from collections.abc import Collection
from datetime import date, timedelta

from pygame import Rect

from game.app.people.evenings import monday_of, week_of
from scenes.art.street_houses import HEIGHT, WIDTH, week_house
from scenes.engine.painter import Painter
from scenes.engine.sprites import sprite
from scenes.engine.theme import Style
from scenes.ui.element import Look, Size
from scenes.ui.labels import Shown

WEEKS = 5
HOUSE = 230
COLOURS = 5


class WeekStreet(Shown):
    """The last weeks up to today; nothing is said of days to come."""

    def __init__(self, played: Collection[date], today: date) -> None:
        super().__init__()
        self._played = frozenset(played)
        self._today = today

    def natural(self, look: Look, width: int) -> Size:
        high = min(look.px(HOUSE), round(width / WEEKS * HEIGHT / WIDTH))
        return width, high + look.type(Style.SMALL).line_height

    def draw(self, painter: Painter) -> None:
        small = painter.type(Style.SMALL).line_height
        step = self.rect.width / WEEKS
        high = self.rect.height - small
        wide = round(high * WIDTH / HEIGHT)
        for number in range(WEEKS):
            monday = monday_of(self._today) - timedelta(weeks=WEEKS - 1 - number)
            days = tuple(week_of(self._played, monday, self._today))
            centre = self.rect.left + step * (number + 0.5)
            place = Rect(round(centre - wide / 2), self.rect.top, wide, high)
            # The same week keeps its colour for as long as it is in sight.
            colour = monday.toordinal() // 7 % COLOURS
            house = sprite(week_house, colour, days, place.size, painter.theme.palette)
            painter.sprite_at(house, place.topleft)
            painter.text(
                f"{monday.day}/{monday.month}",
                Style.SMALL,
                (centre, self.rect.bottom - small / 2),
                colour=painter.theme.palette.text_soft,
                width=round(step),
            )
