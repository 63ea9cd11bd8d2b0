"""Charts of a profile: how often somebody won against each level, and the level over time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame
from pygame import Rect

from game.ai.ladder import Level
from game.app.people.rating import Rating
from game.app.people.statistics import GameStatistics
from scenes.art import svg
from scenes.art.palette import Palette
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _
from scenes.engine.theme import Style
from scenes.ui.element import Look, Size
from scenes.ui.labels import Shown

HEIGHT = 100
BAR = 38
BAND = "#A9DCEA"
LINE = "#FFFDF6"


class WinBars(Shown):
    """A bar a level: the share of games won, with a dotted line at what would be fair."""

    def __init__(self, figures: Mapping[Level, GameStatistics]) -> None:
        super().__init__()
        self._figures = figures

    def natural(self, look: Look, width: int) -> Size:
        return width, look.px(HEIGHT) + 2 * look.type(Style.SMALL).line_height

    def draw(self, painter: Painter) -> None:
        line = painter.type(Style.SMALL).line_height
        area = Rect(self.rect.left, self.rect.top + line, self.rect.width, 0)
        area.height = max(1, self.rect.height - 2 * line)
        step = self.rect.width / len(Level)
        for number, level in enumerate(Level):
            self._draw_bar(painter, area, level, self.rect.left + step * (number + 0.5), step)

    def _draw_bar(self, painter: Painter, area: Rect, level: Level, x: float, step: float) -> None:
        palette, px = painter.theme.palette, painter.theme.metrics.px
        line = painter.type(Style.SMALL).line_height
        wide = min(px(BAR), round(step * 0.6))
        room = Rect(round(x - wide / 2), area.top, wide, area.height)
        painter.box(room, palette.panel_raised, radius=px(6), alpha=90)
        figures = self._figures.get(level)
        width = round(step - px(4))
        name, below = _(level.display_name).lower(), (x, area.bottom + line / 2)
        painter.text(name, Style.SMALL, below, colour=palette.text_soft, width=width)
        if figures is None:
            return
        high = round(area.height * figures.win_share)
        if high:
            bar = Rect(room.left, area.bottom - high, wide, high)
            painter.box(bar, palette.edge, radius=min(px(6), high // 2))
        share = _("{share} %").format(share=round(100 * figures.win_share))
        painter.text(share, Style.CAPTION, (x, area.top - line / 2), width=width)
        y = area.bottom - round(area.height * figures.fair_share)
        for dash in range(round(x - step / 2), round(x + step / 2), px(8)):
            painter.box(Rect(dash, y, px(4), px(2)), palette.paper)


class LevelLine(Shown):
    """The place on the ladder after each game, in the pale band of what was uncertain."""

    def __init__(self, ratings: Sequence[Rating]) -> None:
        super().__init__()
        self._ratings = tuple(ratings)

    def natural(self, look: Look, width: int) -> Size:
        return width, look.px(HEIGHT) + 2 * look.type(Style.SMALL).line_height

    def draw(self, painter: Painter) -> None:
        palette, px = painter.theme.palette, painter.theme.metrics.px
        small = painter.type(Style.SMALL)
        words = [_(level.display_name).lower() for level in Level]
        left = max(painter.typesetter.width(word, small) for word in words) + px(12)
        half = small.line_height // 2
        plot = Rect(self.rect.left + left, self.rect.top + half, self.rect.width - left, 1)
        plot.height = max(1, self.rect.height - 2 * half)
        for number, word in enumerate(words):
            y = _height(number, plot.height) + plot.top
            painter.box(Rect(plot.left, round(y), plot.width, 1), palette.edge, alpha=60)
            place = plot.left - px(8), y
            painter.text(word, Style.SMALL, place, align=Align.RIGHT, colour=palette.text_soft)
        if len(self._ratings) > 1:
            lines = sprite(level_lines, plot.size, self._ratings, px(3), palette)
            painter.sprite_at(lines, plot.topleft)


def level_lines(
    size: tuple[int, int], ratings: tuple[Rating, ...], width: int, palette: Palette
) -> pygame.Surface:
    """The line over its band."""
    step = size[0] / (len(ratings) - 1)
    xs = [step * number for number in range(len(ratings))]
    high, low, middle = (
        [(x, _height(value, size[1])) for x, value in zip(xs, values, strict=True)]
        for values in (
            [each.high for each in ratings],
            [each.low for each in ratings],
            [each.place for each in ratings],
        )
    )
    band = svg.path(_path([*high, *reversed(low)]) + "Z", BAND, opacity=0.28)
    dark = svg.stroke(_path(middle), palette.panel_deep, 2.0 * width, stroke_opacity=0.5)
    return svg.rasterise(
        svg.document(*size, band, dark, svg.stroke(_path(middle), LINE, width)), size
    )


def _height(place: float, room: int) -> float:
    """Down from the top; what is beyond the ladder lies at its end."""
    share = min(1.0, max(0.0, place / (len(Level) - 1)))
    return room * (1 - share)


def _path(points: Sequence[tuple[float, float]]) -> str:
    return "M" + " L".join(f"{svg.number(x)},{svg.number(y)}" for x, y in points)
