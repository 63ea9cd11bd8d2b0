"""One card of a hint: what it may bring in this trick, in the round, and in the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect

from game.ai.advice import Advice
from game.kits.chikyu.phrases import card_words
from game.rules.chikyu.cards import Card
from game.rules.chikyu.moves import ChikyuMove
from scenes.coach.coach_figures import percent_words, points_words, range_words
from scenes.coach.coach_parts import MoveRow
from scenes.engine.i18n import _
from scenes.engine.painter import Painter
from scenes.engine.text import Align
from scenes.engine.theme import Style
from scenes.games.chikyu.coach.card_picture import CardPicture
from scenes.ui.element import Element, Look, Size

CARD = 58
PADDING, GAP = 8, 18
NAME_SHARE = 0.34
"""Of what is left beside the card; the rest is for the figures."""


def figure_labels(level: bool) -> tuple[str, ...]:  # noqa: FBT001 - level rows say so
    """What the figures of a card are."""
    last = _("level") if level else _("to win")
    return _("takes the trick"), _("your points"), _("best rival"), last


class CardRow(MoveRow):
    """Pressed, it becomes the chosen card."""

    def __init__(
        self,
        name: str,
        card: Card,
        advice: Advice[ChikyuMove],
        on_press: Callable[[], None],
        *,
        chosen: bool,
        level: bool = False,
    ) -> None:
        super().__init__(name, on_press, chosen=chosen)
        self.card = card
        self.advice = advice
        self.level = level
        self._picture = CardPicture(card, CARD)
        self._words = Rect(0, 0, 0, 0)

    @property
    def parts(self) -> Sequence[Element]:
        return (self._picture,)

    def natural(self, look: Look, width: int) -> Size:
        words = look.type(Style.STRONG).line_height + look.type(Style.SMALL).line_height
        return width, max(look.control_px(CARD), words) + 2 * look.px(PADDING)

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        inner = rect.inflate(-2 * look.px(PADDING), -2 * look.px(PADDING))
        card = Rect(inner.topleft, self._picture.natural(look, inner.width))
        card.centery = inner.centery
        self._picture.place(look, card)
        left = card.right + look.px(GAP)
        self._words = Rect(left, inner.top, max(1, inner.right - left), inner.height)

    def draw_body(self, painter: Painter) -> None:
        super().draw_body(painter)
        self._picture.draw(painter)
        area, gap = self._words, painter.theme.metrics.px(GAP // 2)
        name = round(area.width * NAME_SHARE)
        painter.text(card_words(self.card), Style.STRONG, area.midleft, align=Align.LEFT,
                     width=name - gap)  # fmt: skip
        figures = Rect(area.left + name, area.top, area.width - name, area.height)
        self._draw_figures(painter, figures)

    def _draw_figures(self, painter: Painter, area: Rect) -> None:
        advice = self.advice
        values = (
            percent_words(advice.chances[0]),
            points_words(advice.points_for),
            points_words(advice.points_against),
            range_words(advice.win_chance, advice.error),
        )
        upper, lower = painter.type(Style.STRONG), painter.type(Style.SMALL)
        width = area.width / len(values)
        top = area.centery - (upper.line_height + lower.line_height) // 2
        room = round(width) - painter.theme.metrics.px(4)
        for index, (value, label) in enumerate(zip(values, figure_labels(self.level), strict=True)):
            x = area.left + width * (index + 0.5)
            painter.text(value, upper, (x, top + upper.line_height // 2), width=room)
            below = (x, top + upper.line_height + lower.line_height // 2)
            painter.text(label, lower, below, colour=painter.theme.palette.text_soft, width=room)
