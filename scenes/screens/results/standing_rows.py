"""The final standings, one row for each player."""

from __future__ import annotations

from collections.abc import Callable

from game.core.outcome import Standing
from game.core.sentences import card_count_words
from game.kits.set_up import Chair
from scenes.art.icons import Icon
from scenes.engine.painter import Painter
from scenes.engine.text import Align
from scenes.engine.theme import Style
from scenes.ui.element import Look, Size
from scenes.ui.labels import Shown
from scenes.ui.portraits import portrait

HEIGHT = 40
FACE = 34


class StandingRow(Shown):
    """Rank, face, name, points and scored cards; `share` lets the points count up."""

    def __init__(self, standing: Standing, chair: Chair, share: Callable[[], float]) -> None:
        super().__init__()
        self.standing = standing
        self.chair = chair
        self._share = share

    def natural(self, look: Look, width: int) -> Size:
        return width, max(look.px(HEIGHT), round(look.type(Style.NUMBER).line_height * 1.05))

    def draw(self, painter: Painter) -> None:
        px, palette, y = painter.theme.metrics.px, painter.theme.palette, self.rect.centery
        won = self.standing.rank == 1
        if won:
            painter.panel(self.rect, radius=px(14), raised=True)
        left, face = self.rect.left + px(12), min(px(FACE), self.rect.height - px(4))
        painter.text(f"{self.standing.rank}.", Style.NUMBER, (left, y), align=Align.LEFT)
        # Digits differ in width, but the faces stand in one line.
        ranks = (painter.typesetter.width(f"{digit}.", painter.type(Style.NUMBER))
                 for digit in range(1, 6))  # fmt: skip
        left = max(*ranks, px(26)) + left + px(8)
        painter.sprite(portrait(self.chair.avatar, face, painter.theme), (left + face / 2, y))
        left += face + px(12)
        right = self._draw_figures(painter)
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

    def _draw_figures(self, painter: Painter) -> int:
        """Points and cards at the right end; answers where they begin."""
        px, palette, y = painter.theme.metrics.px, painter.theme.palette, self.rect.centery
        cards = card_count_words(self.standing.tie_break)
        right = self.rect.right - px(12)
        widest = self.rect.width // 3
        words = painter.typesetter.width(cards, painter.type(Style.SMALL))
        painter.text(
            cards,
            Style.SMALL,
            (right, y),
            align=Align.RIGHT,
            colour=palette.text_soft,
            width=widest,
        )
        right -= max(min(words, widest), px(64)) + px(12)
        points = round(self.standing.points * self._share())
        painter.text(
            str(points), Style.NUMBER, (right, y), align=Align.RIGHT, colour=palette.accent_light
        )
        return right - painter.typesetter.width("00", painter.type(Style.NUMBER)) - px(10)
