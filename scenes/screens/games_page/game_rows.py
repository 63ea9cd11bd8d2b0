"""The rows of the games page: a game a row, and of a thousand rows only those in sight."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from pygame import Rect

from game.app.saving.catalogue import CataloguedGame, GameFacts
from game.kits.set_up import people_at
from scenes.art.icons import Icon
from scenes.art.palette import mix
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _
from scenes.engine.theme import Style, Theme
from scenes.screens.games_page.game_words import game_title, result_words, when_words
from scenes.ui.element import Look, Size
from scenes.ui.layout import Box
from scenes.ui.portraits import portrait
from scenes.ui.widget import Widget

SPARE = 12
"""Rows above and below the window that stand ready to be scrolled to or stepped on."""
HEIGHT, GAP = 51, 8
CORNER, PADDING = 12, 16
FACE, OVERLAP = 32, 0.86
STAR, CROWN = 20, 22
COLUMNS = (0.0, 0.16, 0.29, 0.49, 0.69)
"""Where date, game, faces, result and name begin, as shares of the width."""
NARROW = 34
"""In widths of a letter; a narrower row needs two lines."""


class GameRow(Widget):
    """One game; the first press chooses it, the next one opens it."""

    def __init__(
        self,
        number: int,
        game: CataloguedGame,
        now: str,
        on_press: Callable[[int], None],
        *,
        chosen: bool,
        above: CataloguedGame | None = None,
    ) -> None:
        """A day stands once, beside the first of its games, and beside the chosen one."""
        super().__init__(row_name(number))
        self._above = above
        self.number = number
        self.game = game
        self.chosen = chosen
        self._now = now
        self._on_press = on_press

    def press(self) -> None:
        self._on_press(self.number)

    def natural(self, look: Look, width: int) -> Size:
        return width, row_height(look, width)

    def corner(self, theme: Theme) -> int:
        return theme.metrics.px(CORNER)

    def draw_body(self, painter: Painter) -> None:
        palette, px = painter.theme.palette, painter.theme.metrics.px
        painter.box(
            self.rect,
            mix(palette.panel_deep, palette.panel_raised, 0.5 * self.glow.target),
            radius=px(CORNER),
            alpha=palette.panel_alpha,
            edge=palette.text if self.chosen else None,
        )
        inner = self.rect.inflate(-2 * px(PADDING), 0)
        facts = self.game.facts
        if facts is None:
            words = self.game.problem or _("Reading…")
            self._text(painter, words, inner, Style.BODY, soft=True)
            return
        if self.game.label.kept:
            star = px(STAR)
            at = (inner.right - star / 2, inner.centery)
            painter.icon(Icon.STAR, at, star, palette.accent_light)
        inner.width -= px(STAR + PADDING)
        if _is_narrow(Look(painter.theme, painter.typesetter), self.rect.width):
            self._draw_two_lines(painter, facts, inner)
        else:
            self._draw_line(painter, facts, inner)

    def _draw_line(self, painter: Painter, facts: GameFacts, inner: Rect) -> None:
        starts = [inner.left + round(share * inner.width) for share in COLUMNS]
        gap = painter.theme.metrics.px(PADDING)
        cells = [
            Rect(left, inner.top, right - gap - left, inner.height)
            for left, right in zip(starts, (*starts[1:], inner.right + gap), strict=True)
        ]
        when, title, faces, result, name = cells
        self._text(painter, self._when(facts), when, Style.BODY, soft=True)
        self._text(painter, game_title(facts), title, Style.STRONG)
        self._draw_faces(painter, facts, faces)
        self._draw_result(painter, facts, result)
        self._text(painter, self.game.label.name, name, Style.BODY)

    def _when(self, facts: GameFacts) -> str:
        words = when_words(facts.saved_at, self._now)
        above = None if self._above is None else self._above.facts
        if self.chosen or above is None or when_words(above.saved_at, self._now) != words:
            return words
        return ""

    def _draw_result(self, painter: Painter, facts: GameFacts, cell: Rect) -> None:
        """A victory is a crown with its points."""
        own = facts.own_result
        if own.rank > 1 or len(people_at(facts.chairs)) != 1 or len(facts.results) == 1:
            self._text(painter, result_words(facts), cell, Style.STRONG)
            return
        crown = painter.theme.metrics.px(CROWN)
        at = (cell.left + crown / 2, cell.centery)
        painter.icon(Icon.CROWN, at, crown, painter.theme.palette.accent_light)
        left = crown + painter.theme.metrics.px(GAP)
        points = Rect(cell.left + left, cell.top, cell.width - left, cell.height)
        self._text(painter, str(own.points), points, Style.STRONG)

    def _draw_two_lines(self, painter: Painter, facts: GameFacts, inner: Rect) -> None:
        """Large text: what it was above, how it ended below, the faces at the right end."""
        half = inner.height // 2
        upper, lower = Rect(inner.topleft, (inner.width, half)), inner.copy()
        upper.move_ip(0, round(half * 0.1))
        lower.update(inner.left, upper.bottom, inner.width, half - round(half * 0.2))
        when = when_words(facts.saved_at, self._now)
        head = self.game.label.name or game_title(facts)
        self._text(painter, f"{head} · {when}", upper, Style.STRONG)
        face = round(lower.height * 0.9)
        faces = Rect(0, 0, round(face * (1 + OVERLAP * (len(facts.chairs) - 1))), face)
        faces.midright = lower.midright
        lower.width -= faces.width
        self._text(painter, result_words(facts), lower, Style.BODY, soft=True)
        self._draw_faces(painter, facts, faces)

    def _draw_faces(self, painter: Painter, facts: GameFacts, cell: Rect) -> None:
        count = len(facts.chairs)
        face = min(
            painter.theme.metrics.control_px(FACE), cell.height - painter.theme.metrics.px(4)
        )
        face = min(face, round(cell.width / (1 + OVERLAP * (count - 1))))
        for place, chair in enumerate(facts.chairs):
            left = cell.left + round(place * OVERLAP * face)
            centre = (left + face / 2, cell.centery)
            painter.sprite(portrait(chair.avatar, face, painter.theme), centre)

    @staticmethod
    def _text(
        painter: Painter, words: str, cell: Rect, style: Style, *, soft: bool = False
    ) -> None:
        palette = painter.theme.palette
        painter.text(
            words,
            style,
            (cell.left, cell.centery),
            align=Align.LEFT,
            colour=palette.text_soft if soft else palette.text,
            width=cell.width,
        )


class RowWindow(Box):
    """As tall as all rows, but made of those alone that stand in it now, by their numbers."""

    def __init__(self, rows: Iterable[GameRow], count: int) -> None:
        self._rows = tuple(rows)
        self._count = count
        super().__init__(self._rows)

    def natural(self, look: Look, width: int) -> Size:
        return width, max(1, self._count * row_step(look, width) - look.px(GAP))

    def place(self, look: Look, rect: Rect) -> None:
        self.rect = rect.copy()
        step, high = row_step(look, rect.width), row_height(look, rect.width)
        for row in self._rows:
            row.place(look, Rect(rect.left, rect.top + row.number * step, rect.width, high))

    def in_sight(self, look: Look, offset: int, height: int, count: int) -> range:
        """The numbers of the rows in and around a part of it."""
        step = row_step(look, self.rect.width)
        first = offset // step // SPARE * SPARE
        last = first + height // step + 2 * SPARE
        return range(max(0, first - SPARE), min(count, last))

    def draw(self, painter: Painter) -> None:
        seen = painter.target.get_clip()
        for row in self._rows:
            if row.rect.colliderect(seen):
                row.draw(painter)


def row_name(number: int) -> str:
    """The meaning of a row, counted from 1 for people."""
    return f"game {number + 1}"


def row_height(look: Look, width: int) -> int:
    """All rows are as high as each other."""
    line = look.type(Style.STRONG).line_height
    if _is_narrow(look, width):
        return max(look.px(HEIGHT), round(2.5 * line))
    return max(look.px(HEIGHT), round(1.5 * line))


def row_step(look: Look, width: int) -> int:
    """From one row to the next."""
    return row_height(look, width) + look.px(GAP)


def _is_narrow(look: Look, width: int) -> bool:
    return width < NARROW * look.type(Style.BODY).px
