"""The final standings, one row for each player, and what is told of them."""

from __future__ import annotations

from pygame import Rect

from game.core.outcome import Standing
from game.kits.set_up import Chair
from scenes.art.icons import Icon
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Align
from scenes.engine.theme import Style
from scenes.screens.results.ceremony import Ceremony
from scenes.ui.element import Look, Size
from scenes.ui.labels import Paragraph, Shown
from scenes.ui.portraits import portrait

HEIGHT = 40
FACE = 34
ROW_GAP = 4


class StandingRow(Shown):
    """Rank, face, name, points, and what comes second where these are equal.

    `place` is where it ends, counted from 0. It starts where its seat is, and goes there when all
    points are counted.
    """

    def __init__(
        self, standing: Standing, chair: Chair, place: int, ceremony: Ceremony, second: str
    ) -> None:
        super().__init__()
        self.second = second
        self.standing = standing
        self.chair = chair
        self._place = place
        self._ceremony = ceremony

    def natural(self, look: Look, width: int) -> Size:
        return width, max(look.px(HEIGHT), round(look.type(Style.NUMBER).line_height * 1.05))

    def _now(self, painter: Painter) -> Rect:
        """Where it is on its way."""
        step = self.rect.height + painter.theme.metrics.px(ROW_GAP)
        away = (self.standing.seat - self._place) * (1 - self._ceremony.placed)
        return self.rect.move(0, round(away * step))

    def draw(self, painter: Painter) -> None:
        rect = self._now(painter)
        px, palette, y = painter.theme.metrics.px, painter.theme.palette, rect.centery
        won = self.standing.rank == 1 and self._ceremony.is_crowned
        if won:
            painter.panel(rect, radius=px(14), raised=True)
        left, face = rect.left + px(12), min(px(FACE), rect.height - px(4))
        if self._ceremony.is_crowned:
            painter.text(f"{self.standing.rank}.", Style.NUMBER, (left, y), align=Align.LEFT)
        # Digits differ in width, but the faces stand in one line.
        ranks = (painter.typesetter.width(f"{digit}.", painter.type(Style.NUMBER))
                 for digit in range(1, 6))  # fmt: skip
        left = max(*ranks, px(26)) + left + px(8)
        painter.sprite(portrait(self.chair.avatar, face, painter.theme), (left + face / 2, y))
        left += face + px(12)
        right = self._draw_figures(painter, rect)
        if won:
            crown = px(24)
            right -= crown + px(10)
            painter.icon(Icon.CROWN, (right + crown / 2, y), crown, palette.accent_light)
        painter.text(
            self.chair.name,
            Style.STRONG,
            (left, y),
            align=Align.LEFT,
            width=max(1, right - px(8) - left),
        )

    def _draw_figures(self, painter: Painter, rect: Rect) -> int:
        """Points and what comes second at the right end; answers where they begin."""
        px, palette, y = painter.theme.metrics.px, painter.theme.palette, rect.centery
        right = rect.right - px(12)
        if self.second:
            widest = rect.width // 3
            words = painter.typesetter.width(self.second, painter.type(Style.SMALL))
            painter.text(
                self.second,
                Style.SMALL,
                (right, y),
                align=Align.RIGHT,
                colour=palette.text_soft,
                width=widest,
            )
            right -= max(min(words, widest), px(64)) + px(12)
        points = round(self.standing.points * self._ceremony.counted(self.standing.seat))
        painter.text(
            str(points), Style.NUMBER, (right, y), align=Align.RIGHT, colour=palette.accent_light
        )
        return right - painter.typesetter.width("00", painter.type(Style.NUMBER)) - px(10)


class AfterCrown(Paragraph):
    """A sentence about the match: before the crown it would give the winner away."""

    def __init__(self, text: str, ceremony: Ceremony) -> None:
        super().__init__(text, Style.SMALL, colour=lambda palette: palette.text_soft)
        self._ceremony = ceremony

    def draw(self, painter: Painter) -> None:
        if self._ceremony.is_crowned:
            super().draw(painter)
