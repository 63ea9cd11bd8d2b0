"""The street of the last weeks: a house a week, a window a day, Sunday in the gable."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import date, timedelta

from pygame import Rect

from game.app.people.evenings import Window, monday_of, week_of
from game.core.sentences import begin, day_words, full_day_words, month_words
from scenes.art.harbour.sea import WAVE_ROWS, sea, wave_strip, wave_top
from scenes.art.harbour.street_houses import pane_place, town_house
from scenes.art.harbour.waterfront import Light, quay, sky
from scenes.art.harbour.waterfront_plan import HarbourStreet
from scenes.art.lamplight import halo
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import Sprite, sprite
from scenes.engine.i18n import _, ngettext
from scenes.engine.theme import Style, Theme
from scenes.menu.gradual import Gradual
from scenes.screens.results.earned_street import week_colour
from scenes.ui.element import Look, Size
from scenes.ui.layout import Box
from scenes.ui.widget import Widget

WEEKS = 8
TALLEST, WIDTH = 244, 0.64
"""Of a house in units, and its width in heights."""
BELOW = 60
"""Of the floor: the quay, the water and the names of the months."""


class DayWindow(Widget):
    """One evening: pointed at, it says its day. Keys come to its house alone."""

    def __init__(self, day: date) -> None:
        super().__init__(f"window {day}")
        self.enabled = False
        self.tipped(begin(full_day_words(day)))

    def draw_body(self, painter: Painter) -> None:
        """Its house has drawn it."""


class WeekHouse(Widget):
    """One week; its tip says how many evenings it had."""

    tells = True

    def __init__(self, number: int, monday: date, panes: Sequence[Window], *, is_now: bool) -> None:
        super().__init__(f"week {number + 1}")
        self.monday = monday
        self.light = 1.0
        """How far the window of today shines, where it is lit."""
        self.gradual = Gradual()
        self.panes = tuple(panes)
        self._days = [DayWindow(monday + timedelta(days=day)) for day in range(len(self.panes))]
        self.is_now = is_now
        count = self.panes.count(Window.PLAYED)
        words = ngettext("From {day}: {count} evening", "From {day}: {count} evenings", count)
        self.tipped(words.format(day=day_words(monday), count=count))

    @property
    def parts(self) -> Sequence[DayWindow]:
        return self._days

    def natural(self, look: Look, width: int) -> Size:
        return min(width, look.px(TALLEST * WIDTH)), look.px(TALLEST)

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        for number, window in enumerate(self._days):
            window.place(look, self._pane(number))

    def corner(self, theme: Theme) -> int:
        return theme.metrics.px(12)

    def draw_body(self, painter: Painter) -> None:
        place, house = self.rect, self.picture(painter.theme)
        if not self.gradual.has(house, self.shine):
            return
        if self.is_now:
            painter.sprite(self.shine, place.center, alpha=0.8)
        painter.sprite_at(house, place.topleft)
        if self.is_now and self.light < 1:
            self._draw_light(painter)

    @property
    def shine(self) -> Sprite:
        """Behind the house of this week."""
        return sprite(halo, (round(self.rect.width * 1.7), round(self.rect.height * 1.4)))

    def picture(self, theme: Theme) -> Sprite:
        """The house with its windows."""
        panes = self.panes if self.light > 0 or not self.is_now else self._before
        return sprite(town_house, week_colour(self.monday), panes, self.rect.size, theme.palette)

    @property
    def _before(self) -> tuple[Window, ...]:
        """As it was before the last lit window."""
        last = self._last_lit
        return (*self.panes[:last], Window.WAITING, *self.panes[last + 1 :])

    @property
    def _last_lit(self) -> int:
        lit = [day for day, pane in enumerate(self.panes) if pane is Window.PLAYED]
        return lit[-1] if lit else 0

    def _draw_light(self, painter: Painter) -> None:
        pane = self._pane(self._last_lit)
        size = (pane.width * 4, pane.height * 5)
        painter.sprite(sprite(halo, size), pane.center, alpha=self.light)

    def _pane(self, day: int) -> Rect:
        pane = pane_place(day, week_colour(self.monday), self.rect.size)
        return pane.move(self.rect.topleft)


class WeekStreet(Box):
    """Side by side on the quay, from edge to edge; `floor` is where they stand."""

    def __init__(self, played: Collection[date], today: date) -> None:
        self.floor = 0
        mondays = [monday_of(today) - timedelta(weeks=ago) for ago in reversed(range(WEEKS))]
        super().__init__(
            [
                WeekHouse(
                    number, monday, week_of(played, monday, today), is_now=number == WEEKS - 1
                )
                for number, monday in enumerate(mondays)
            ]
        )

    def natural(self, look: Look, width: int) -> Size:
        return width, look.px(TALLEST + BELOW)

    def place(self, look: Look, rect: Rect) -> None:
        self.rect = rect.copy()
        self.floor = rect.bottom - look.px(BELOW)
        high = min(look.px(TALLEST), self.floor - rect.top)
        step = min(rect.width / WEEKS, high * 0.9)
        left = rect.centerx - step * WEEKS / 2
        for number, house in enumerate(self.parts):
            less = 1 - 0.09 * (number * 3 % 5) / 4
            size = Rect(0, 0, round(min(step * 0.96, high * WIDTH)), round(high * less))
            size.midbottom = (round(left + step * (number + 0.5)), self.floor + look.px(3))
            house.place(look, size)

    def fill(self, gradual: Gradual, theme: Theme) -> None:
        """House after house appears, the newest first."""
        for house in reversed(self.parts):
            assert isinstance(house, WeekHouse)
            house.gradual = gradual
            gradual.ask([*([house.shine] if house.is_now else []), house.picture(theme)])

    @property
    def light(self) -> float:
        """How far the window of today shines."""
        return self._now.light

    @light.setter
    def light(self, share: float) -> None:
        self._now.light = share

    @property
    def _now(self) -> WeekHouse:
        house = self.parts[-1]
        assert isinstance(house, WeekHouse)
        return house

    def draw_months(self, painter: Painter) -> None:
        """Below the first week of each month, and below this one."""
        palette, px, months = painter.theme.palette, painter.theme.metrics.px, set()
        type_ = painter.type(Style.CAPTION)
        for house in self.parts:
            assert isinstance(house, WeekHouse)
            words = month_words(house.monday)
            if house.is_now:
                words = _("this week")
            elif words in months or house is self.parts[0]:
                months.add(words)
                continue
            months.add(words)
            chip = Rect(0, 0, painter.typesetter.width(words, type_) + px(24), 0)
            chip.height = min(round(type_.line_height * 1.2), px(BELOW - 26))
            chip.center = (house.rect.centerx, self.floor + px(BELOW - 22))
            chip.clamp_ip(painter.theme.metrics.window)
            fill, ink = palette.panel_deep, palette.text
            if house.is_now:
                fill, ink = palette.paper, palette.ink
            painter.box(chip, fill, radius=chip.height // 2)
            painter.text(words, type_, chip.center, colour=ink, width=chip.width - px(8))


def dusk_pictures(theme: Theme) -> tuple[Sprite, ...]:
    """What the ground needs that takes longest."""
    size = theme.metrics.size
    return tuple(sprite(part, size, Light.DUSK) for part in (sky, sea, quay))


def draw_dusk(painter: Painter, floor: int) -> None:
    """Sky, quay and water around houses that stand on this floor."""
    metrics = painter.theme.metrics
    street = HarbourStreet(metrics.size)
    down = floor - street.sky_band.bottom + round(8 * street.unit)
    painter.fill("#1A3563")
    painter.sprite_at(sprite(sky, metrics.size, Light.DUSK), (0, down))
    shore = street.sea_band.top + down
    painter.sprite_at(sprite(sea, metrics.size, Light.DUSK), (0, shore))
    for row in range(WAVE_ROWS):
        y = wave_top(metrics.size, row) + down
        painter.sprite_at(
            sprite(wave_strip, metrics.size, row), (-round(30 * street.unit) * row, y)
        )
    with painter.clip(Rect(0, floor, metrics.width, metrics.height)):
        stones = sprite(quay, metrics.size, Light.DUSK)
        painter.sprite_at(stones, (0, street.quay_band.top + down))
