"""One play of a hint: its cards, what can be expected of it, and the chance of every outcome."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from game.ai.advice import Advice
from game.rules.five211.moves import PlayCards
from scenes.coach.coach_parts import MoveRow, points_words, range_words
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _
from scenes.engine.theme import Style
from scenes.games.five211.coach.chances import chances_height, chances_width, draw_chances
from scenes.games.five211.coach.small_cards import cards_width, draw_cards
from scenes.ui.element import Look, Size

CARD = 46
PADDING = 9
GAP = 18


class AdviceRow(MoveRow):
    """Pressed, it becomes the chosen play. Too narrow for one line, it takes two."""

    def __init__(
        self,
        name: str,
        advice: Advice[PlayCards],
        on_press: Callable[[], None],
        *,
        chosen: bool,
        level: bool = False,
    ) -> None:
        super().__init__(name, on_press, chosen=chosen)
        self.advice = advice
        self.level = level
        self.tipped(
            _("Points for you, points for your best rival, and your chance to win the game.")
        )
        self._cards = self._figures = self._chances = Rect(0, 0, 0, 0)

    def natural(self, look: Look, width: int) -> Size:
        line, pad = self._first_line(look), 2 * look.px(PADDING)
        if self._is_stacked(look, width):
            return width, line + look.px(GAP // 2) + chances_height(look) + pad
        return width, max(line, chances_height(look)) + pad

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        inner = rect.inflate(-2 * look.px(PADDING), -2 * look.px(PADDING))
        stacked = self._is_stacked(look, rect.width)
        line = Rect(inner.left, inner.top, inner.width, self._first_line(look))
        if not stacked:
            line.centery = inner.centery
        self._cards = Rect(line.left, line.top, self._cards_width(look), line.height)
        left = self._cards.right + look.px(GAP)
        figures = figures_width(look)
        self._figures = Rect(left, line.top, min(figures, line.right - left), line.height)
        left = inner.left if stacked else self._figures.right + look.px(GAP)
        self._chances = Rect(left, 0, inner.right - left, chances_height(look))
        self._chances.centery = inner.centery
        if stacked:
            self._chances.bottom = inner.bottom

    def draw_body(self, painter: Painter) -> None:
        super().draw_body(painter)
        height = painter.theme.metrics.control_px(CARD)
        draw_cards(painter, self.advice.move.cards, self._cards, height)
        self._draw_figures(painter)
        draw_chances(painter, self.advice.chances, self._chances)

    def _draw_figures(self, painter: Painter) -> None:
        advice, area = self.advice, self._figures
        values = (
            points_words(advice.points_for),
            points_words(advice.points_against),
            range_words(advice.win_chance, advice.error),
        )
        upper, lower = painter.type(Style.STRONG), painter.type(Style.SMALL)
        width = area.width / len(values)
        top = area.centery - (upper.line_height + lower.line_height) // 2
        for index, (value, label) in enumerate(zip(values, figure_labels(self.level), strict=True)):
            x = area.left + width * (index + 0.5)
            painter.text(value, upper, (x, top + upper.line_height // 2), width=round(width))
            painter.text(
                label,
                lower,
                (x, top + upper.line_height + lower.line_height // 2),
                colour=painter.theme.palette.text_soft,
                width=round(width),
            )

    def _first_line(self, look: Look) -> int:
        words = look.type(Style.STRONG).line_height + look.type(Style.SMALL).line_height
        return max(look.control_px(CARD), words)

    def _cards_width(self, look: Look) -> int:
        return cards_width(look, look.control_px(CARD), len(self.advice.move.cards))

    def _is_stacked(self, look: Look, width: int) -> bool:
        fixed = self._cards_width(look) + figures_width(look) + 2 * look.px(GAP)
        return fixed + chances_width(look) + 2 * look.px(PADDING) > width


def figure_labels(level: bool) -> tuple[str, str, str]:  # noqa: FBT001 - level rows say so
    """What the three figures of a play are."""
    return _("your points"), _("best rival"), _("as good") if level else _("to win")


def figures_width(look: Look) -> int:
    """Three equal places, wide enough for the longest label."""
    labels = (*figure_labels(level=False), *figure_labels(level=True))
    widest = max(look.text_size(label, Style.SMALL)[0] for label in labels)
    return 3 * (max(widest, look.text_size("40\u201344 %", Style.STRONG)[0]) + look.px(GAP // 2))
