"""The hint of Chikyu: every playable card with its figures, the best and why; a moment in small."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pygame import Rect

from game.ai.advice import Advice, Hint
from game.kits.chikyu.kit import CHIKYU
from game.kits.chikyu.phrases import card_words
from game.rules.chikyu.cards import Card
from game.rules.chikyu.moves import ChikyuMove, PlayCard
from game.rules.chikyu.view import ChikyuView
from scenes.art.card_shape import card_width
from scenes.coach.coach_parts import (
    Beside,
    MoveRow,
    chance_words,
    points_words,
    range_words,
    sureness_words,
)
from scenes.coach.pages import AnyCoachPages
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.prefetch_painter import Rehearsal
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _
from scenes.engine.theme import Metrics, Style
from scenes.games.chikyu.card_art import face_sprite
from scenes.ui.element import Element, Look, Size
from scenes.ui.labels import Paragraph, Shown
from scenes.ui.layout import Column
from scenes.ui.widget import Widget

CARD = 58
PADDING, GAP = 8, 18
NAME_SHARE = 0.34
"""Of what is left beside the card; the rest is for the figures."""


def figure_labels(level: bool) -> tuple[str, ...]:  # noqa: FBT001 - level rows say so
    """What the figures of a card are."""
    last = _("as good") if level else _("to win")
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
            chance_words(advice.chances[0]),
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


BEST_CARD = 118


class ChikyuHintPage:
    """Implements `HintPage`."""

    def __init__(self, hint: Hint[ChikyuMove]) -> None:
        self.hint = hint
        self._advice = {advice.move: advice for advice in hint.ranking}

    @property
    def moves(self) -> Sequence[ChikyuMove]:
        return [advice.move for advice in self.hint.ranking]

    def offer(self, move: ChikyuMove) -> Element:
        card = played(move)
        words = Column(
            Paragraph(card_words(card), Style.SUBHEADING),
            Paragraph(self._why(move), Style.BODY),
            *self._how_sure(move),
            gap=4,
        )
        return Beside(CardPicture(card, BEST_CARD), words, gap=20)

    def legend(self) -> Element:
        words = _(
            "How often each takes this trick, the points to expect of this round for you and for "
            "your best rival, and your chance to win the game."
        )
        return Paragraph(words, Style.SMALL, colour=lambda palette: palette.text_soft)

    def row(
        self, name: str, move: ChikyuMove, on_press: Callable[[], None], *, chosen: bool
    ) -> Widget:
        level = self.hint.level > 1 and move in self.moves[: self.hint.level]
        return CardRow(name, played(move), self._advice[move], on_press, chosen=chosen, level=level)

    def _how_sure(self, move: ChikyuMove) -> Sequence[Element]:
        if move != self.moves[0]:
            return ()
        words = sureness_words(self.hint)
        return (Paragraph(words, Style.SMALL, colour=lambda palette: palette.text_soft),)

    def _why(self, move: ChikyuMove) -> str:
        best = self.hint.ranking[0]
        if move == best.move:
            return CHIKYU.teller.phrase(self.hint.reason)
        return _("Wins the game in about {chance} of cases, the first choice in {best}.").format(
            chance=chance_words(self._advice[move].win_chance), best=chance_words(best.win_chance)
        )


def played(move: ChikyuMove) -> Card:
    """The card that somebody chooses; chance is never advised."""
    assert isinstance(move, PlayCard)
    return move.card


def card_of_move(move: ChikyuMove, _view: object, units: float) -> CardPicture:
    """A move by itself."""
    return CardPicture(played(move), units)


ALTERNATIVE = 72


class ChikyuCoachPages:
    """Implements `CoachPages`."""

    def hint_page(self, hint: Hint[ChikyuMove], view: ChikyuView) -> ChikyuHintPage:  # noqa: ARG002 - cards tell enough
        return ChikyuHintPage(hint)

    def choice_picture(
        self,
        move: ChikyuMove,
        view: ChikyuView,  # noqa: ARG002 - cards tell enough
        high: int,
        metrics: Metrics,
    ) -> Element:
        return CardPicture(played(move), metrics.in_controls(high))

    def rehearse_hint(self, painter: Rehearsal, view: ChikyuView) -> None:
        for units in (BEST_CARD, CARD):
            height = painter.theme.metrics.control_px(units)
            for move in view.legal:
                painter.want(face_sprite(played(move), height, painter.theme))

    def alternatives(
        self,
        views: Sequence[ChikyuView],  # noqa: ARG002 - cards tell enough
        chapter: int,  # noqa: ARG002
    ) -> Callable[[ChikyuMove, int], Element]:
        return lambda move, _turn: CardPicture(played(move), ALTERNATIVE)

    def look_back_words(self, *, is_last_turn: bool) -> str:  # noqa: ARG002 - one card a trick
        return _("Nobody else plays differently. What the pile would count for its taker:")


COACH_PAGES: Final[AnyCoachPages] = ChikyuCoachPages()


class CardPicture(Shown):
    """A card of so many units, which grows with the text beside it."""

    def __init__(self, card: Card, units: float) -> None:
        super().__init__()
        self.card = card
        self.units = units

    def natural(self, look: Look, width: int) -> Size:  # noqa: ARG002 - a card keeps its size
        height = look.control_px(self.units)
        return card_width(height), height

    def draw(self, painter: Painter) -> None:
        height = painter.theme.metrics.control_px(self.units)
        face = face_sprite(self.card, height, painter.theme)
        painter.sprite(face, self.rect.center, resting=True)
