"""The numbers of a profile: games won by level, and the level over time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame
from pygame import Rect

from game.ai.ladder import Level
from game.app.people.person import Person, PlayedGame
from game.app.people.rating import Rating, loss_words, rating_words, ratings_over_time
from game.app.people.statistics import GameStatistics, contests, figures_of, grouped, rival_level
from game.core.sentences import decimal_words, labelled, percent_words
from game.kits.registry import KITS, titles
from scenes.art import svg
from scenes.art.palette import Palette
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _, ngettext
from scenes.engine.theme import Style
from scenes.host import Host
from scenes.menu.frame import Ends, Frame, Sheet, heading
from scenes.menu.segments import Segments
from scenes.ui.element import Element, Look, Size
from scenes.ui.labels import Paragraph, Shown
from scenes.ui.layout import Column, Panel
from scenes.ui.ui_scene import UiScene

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
        name, below = _(level.display_name), (x, area.bottom + line / 2)
        painter.text(name, Style.SMALL, below, colour=palette.text_soft, width=width)
        if figures is None:
            return
        high = round(area.height * figures.win_share)
        if high:
            bar = Rect(room.left, area.bottom - high, wide, high)
            painter.box(bar, palette.edge, radius=min(px(6), high // 2))
        share = percent_words(round(100 * figures.win_share))
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
        words = [_(level.display_name) for level in Level]
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


NEWEST_GAMES = 60
"""Games whose ratings make the line."""


class NumbersScene(UiScene):
    """Of whoever plays here, of one game or of all."""

    overlay = True
    first_focus = "game"

    def __init__(self, host: Host) -> None:
        super().__init__()
        self._host = host
        self._game: str | None = None
        self._rated: dict[str, Sequence[Rating]] = {}

    @property
    def _person(self) -> Person:
        return self._host.player

    def show_game(self, game: str | None) -> None:
        """Only what was played of one game, or all."""
        self._game = game
        self.rebuild()

    def build(self) -> Element:
        games = contests(self._person.games, self._game)
        names: dict[str | None, str] = {None: _("All")}
        names |= titles().items()
        kinds = tuple(names)
        shown = Segments("game", kinds, self._game, self.show_game, show=names.__getitem__)
        top = Ends(heading(_("The numbers"), self.back), shown, share=0.62)
        body = Column(self._bars(games), self._line(games), *self._figures(games), gap=12)
        return Sheet(Frame(top, body, gap=12), widest=860)

    def _ratings(self, game: str) -> Sequence[Rating]:
        """After each game; reckoned once."""
        if game not in self._rated:
            strengths = KITS[game].bots.strengths
            self._rated[game] = ratings_over_time(contests(self._person.games, game), strengths)
        return self._rated[game]

    def _level(self, game: str) -> str:
        ratings = self._ratings(game)
        return rating_words(ratings[-1] if ratings else None)

    def _bars(self, games: Sequence[PlayedGame]) -> Element:
        bars = WinBars(grouped(games, rival_level))
        note = _("dotted: a fair share")
        return Panel(_headed(_("Won, by the strongest bot"), note, bars), padding=16)

    def _line(self, games: Sequence[PlayedGame]) -> Element:
        if self._game is None:
            words = [labelled(title, self._level(key)) for key, title in titles().items()]
            lines = (Paragraph(each, Style.PROSE) for each in (*words, *_figure_rows(games)))
            return Panel(_headed(_("Your level"), "", Column(*lines, gap=5)), padding=16)
        ratings = self._ratings(self._game)[-NEWEST_GAMES:]
        note = _("pale: what is uncertain")
        return Panel(_headed(_("Your level over time"), note, LevelLine(ratings)), padding=16)

    def _figures(self, games: Sequence[PlayedGame]) -> list[Element]:
        """Of one game; those of all stand beside the levels."""
        rows = [] if self._game is None else _figure_rows(games)
        told = Column(*(Paragraph(row, Style.PROSE) for row in rows), gap=2)
        return [Panel(told, padding=16)] if rows else []


def _headed(title: str, note: str, part: Element) -> Element:
    name = Paragraph(title, Style.STRONG)
    if not note:
        return Column(name, part, gap=8)
    soft = Paragraph(note, Style.SMALL, colour=lambda palette: palette.text_soft)
    return Column(Ends(name, soft), part, gap=8)


def _figure_rows(games: Sequence[PlayedGame]) -> list[str]:
    """All of them, and where they differ, by the number of players."""
    if not games:
        return []
    by_seats = sorted(grouped(games, lambda game: game.seats).items())
    rows = [_figure_words(_("All"), figures_of(games))]
    if len(by_seats) > 1:
        rows += [
            _figure_words(_("{count} players").format(count=seats), figures)
            for seats, figures in by_seats
        ]
    return rows


def _figure_words(name: str, figures: GameStatistics) -> str:
    counts = ngettext("{count} game, {won} won", "{count} games, {won} won", figures.games)
    points = _("points {mean} on average, best {best}, worst {worst}")
    mean = decimal_words(figures.mean_points)
    parts = (
        counts.format(count=figures.games, won=figures.won),
        points.format(mean=mean, best=figures.best, worst=figures.worst),
        loss_words(figures),
    )
    return labelled(name, " · ".join(part for part in parts if part))
