"""The hint of 5211, with all plays and their figures, and what its other coach pages show."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pygame import Rect

from game.ai.advice import Hint
from game.core.sentences import begin
from game.kits.five211.kit import FIVE211
from game.kits.five211.phrases import cards_words
from game.rules.five211.moves import PlayCards
from game.rules.five211.options import CARDS_PER_TURN
from game.rules.five211.view import Five211View
from scenes.coach.coach_parts import Beside, chance_words, sureness_words
from scenes.coach.pages import AnyCoachPages
from scenes.engine.drawing.prefetch_painter import Rehearsal
from scenes.engine.i18n import _
from scenes.engine.theme import Metrics, Style
from scenes.games.five211.coach.advice_row import ROW_CARD, AdviceRow
from scenes.games.five211.coach.small_cards import SmallCards, draw_cards
from scenes.ui.element import Element
from scenes.ui.labels import Paragraph
from scenes.ui.layout import Column
from scenes.ui.widget import Widget

CARD = 54
BEST_CARD = 92


class Five211CoachPages:
    """Implements `CoachPages`."""

    def hint_page(self, hint: Hint[PlayCards], view: Five211View) -> Five211HintPage:  # noqa: ARG002 - cards tell enough
        return Five211HintPage(hint)

    def choice_picture(
        self,
        move: PlayCards,
        view: Five211View,  # noqa: ARG002 - cards tell enough
        high: int,
        metrics: Metrics,
    ) -> Element:
        return SmallCards(move.cards, metrics.in_controls(high))

    def rehearse_hint(self, painter: Rehearsal, view: Five211View) -> None:
        for units in (ROW_CARD, BEST_CARD):
            draw_cards(
                painter, view.hand, Rect(0, 0, 0, 0), painter.theme.metrics.control_px(units)
            )

    def alternatives(
        self,
        views: Sequence[Five211View],  # noqa: ARG002 - cards tell enough
        chapter: int,  # noqa: ARG002
    ) -> Callable[[PlayCards, int], Element]:
        return lambda move, turn: SmallCards(move.cards, CARD, CARDS_PER_TURN[turn])

    def look_back_words(self, *, is_last_turn: bool) -> str:
        if is_last_turn:
            return _("Nobody else plays differently. Points of the round:")
        return _(
            "Nobody else plays differently; a card played later changes places. "
            "Points of the round:"
        )


COACH_PAGES: Final[AnyCoachPages] = Five211CoachPages()


class Five211HintPage:
    """Implements `HintPage`."""

    def __init__(self, hint: Hint[PlayCards]) -> None:
        self.hint = hint
        self._advice = {advice.move: advice for advice in hint.ranking}

    @property
    def moves(self) -> Sequence[PlayCards]:
        return [advice.move for advice in self.hint.ranking]

    def offer(self, move: PlayCards) -> Element:
        words = Column(
            Paragraph(begin(cards_words(move.cards)), Style.SUBHEADING),
            Paragraph(self._why(move), Style.BODY),
            *self._how_sure(move),
            gap=4,
        )
        return Beside(SmallCards(move.cards, BEST_CARD), words, gap=20)

    def legend(self) -> Element:
        words = _(
            "Points to expect for you and for your best rival, your chance to win the game, and "
            "how often each colour scores, only kododo, or nobody (the cross)."
        )
        return Paragraph(words, Style.SMALL, colour=lambda palette: palette.text_soft)

    def row(
        self, name: str, move: PlayCards, on_press: Callable[[], None], *, chosen: bool
    ) -> Widget:
        level = self.hint.level > 1 and move in self.moves[: self.hint.level]
        return AdviceRow(name, self._advice[move], on_press, chosen=chosen, level=level)

    def _how_sure(self, move: PlayCards) -> Sequence[Element]:
        if move != self.moves[0]:
            return ()
        words = sureness_words(self.hint)
        return (Paragraph(words, Style.SMALL, colour=lambda palette: palette.text_soft),)

    def _why(self, move: PlayCards) -> str:
        best = self.hint.ranking[0]
        if move == best.move:
            return FIVE211.teller.phrase(self.hint.reason)
        return _("Wins the game in about {chance} of cases, the first choice in {best}.").format(
            chance=chance_words(self._advice[move].win_chance), best=chance_words(best.win_chance)
        )
