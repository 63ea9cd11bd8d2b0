"""The hint: all plays of this decision, the best first, and why it is the best."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from game.ai.coach import Advice, Hint
from game.app.phrases import begin, cards_words
from game.app.reasons import reason_words
from game.rules.five211.cards import Card
from game.rules.five211.moves import PlayCards
from scenes.art.icons import Icon
from scenes.coach.advice_row import CARD, AdviceRow
from scenes.coach.parts import Beside, SmallCards, card_pictures
from scenes.coach.private import PrivateScene
from scenes.i18n import _
from scenes.inputs import Action, Input, Press
from scenes.menu.frame import Frame, Sheet, heading
from scenes.sprites import Sprite
from scenes.theme import Style, Theme
from scenes.ui.button import Button, Kind
from scenes.ui.element import Element
from scenes.ui.labels import Paragraph
from scenes.ui.layout import Column, Flow

BEST_CARD = 92
WIDEST = 1120


def hint_pictures(hand: Sequence[Card], theme: Theme) -> Iterator[tuple[Sprite, float]]:
    """The cards of a hand as the hint will show them."""
    px = theme.metrics.control_px
    return card_pictures(hand, (px(CARD), px(BEST_CARD)), theme)


class HintScene(PrivateScene):
    """Takes nothing out of the player's hands: the chosen cards are selected, not played."""

    first_focus = "Take this"

    def __init__(self, hint: Hint, take: Callable[[PlayCards], None], *, private: bool) -> None:
        super().__init__(private=private)
        self.hint = hint
        self.chosen = hint.ranking[0].play
        self._take_cards = take

    def build(self) -> Element:
        rows = [
            AdviceRow(
                f"choice {number}",
                advice,
                partial(self._choose, advice),
                chosen=advice.play is self.chosen,
            )
            for number, advice in enumerate(self.hint.ranking, start=1)
        ]
        buttons = Flow(
            Button("Take this", self._take, Kind.PRIMARY, text=_("Take this"), icon=Icon.CARDS),
            Button("Close", self.back, text=_("Close")),
            centred=True,
            gap=16,
        )
        body = Column(self._best(), *rows, gap=8)
        return Sheet(Frame(heading(_("Hint"), self.back), body, buttons), widest=WIDEST)

    def handle(self, event: Input) -> None:
        """The key that opened the hint closes it."""
        if isinstance(event, Press) and event.is_down(Action.HINT):
            self.back()
            return
        super().handle(event)

    def _best(self) -> Element:
        cards = self.hint.ranking[0].play.cards
        words = Column(
            Paragraph(begin(cards_words(cards)), Style.SUBHEADING),
            Paragraph(reason_words(self.hint.reason), Style.BODY),
            gap=4,
        )
        return Beside(SmallCards(cards, BEST_CARD), words, gap=20)

    def _choose(self, advice: Advice) -> None:
        """Pressed again, the chosen one is taken."""
        if advice.play is self.chosen:
            self._take()
            return
        self.chosen = advice.play
        self.rebuild()

    def _take(self) -> None:
        self._take_cards(self.chosen)
        self.back()
