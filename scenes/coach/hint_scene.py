"""The hint: all plays of this decision, the best first, and why it is the best."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from game.ai.advice import Advice, Hint
from game.core.sentences import begin
from game.kits.five211.kit import FIVE211
from game.kits.five211.phrases import cards_words
from game.rules.five211.cards import Card
from game.rules.five211.moves import PlayCards
from scenes.art.icons import Icon
from scenes.coach.advice_row import CARD, AdviceRow
from scenes.coach.coach_figures import percent_words
from scenes.coach.coach_parts import Beside, SmallCards, card_pictures
from scenes.coach.private_page import PrivateScene
from scenes.engine.i18n import _
from scenes.engine.inputs import Action, Input, Press
from scenes.engine.scene import Feedback
from scenes.engine.sprites import Sprite
from scenes.engine.theme import Style, Theme
from scenes.menu.frame import Ends, Frame, Sheet, heading
from scenes.ui.button import Button, Kind
from scenes.ui.element import Element
from scenes.ui.labels import Paragraph
from scenes.ui.layout import Column

BEST_CARD = 92
WIDEST = 1120


def hint_pictures(hand: Sequence[Card], theme: Theme) -> Iterator[tuple[Sprite, float]]:
    """The cards of a hand as the hint will show them."""
    px = theme.metrics.control_px
    return card_pictures(hand, (px(CARD), px(BEST_CARD)), theme)


def _legend() -> Element:
    words = _(
        "Points to expect for you and for the best of the others, your chance to win the game, "
        "and how often each colour scores, only kododo (the lizard) or nobody (the cross)."
    )
    return Paragraph(words, Style.SMALL, colour=lambda palette: palette.text_soft)


class HintScene(PrivateScene):
    """Takes nothing out of the player's hands: the chosen cards are selected, not played."""

    first_focus = "Take this"

    def __init__(
        self, hint: Hint[PlayCards], take: Callable[[PlayCards], None], *, private: bool
    ) -> None:
        super().__init__(private=private)
        self.hint = hint
        self.chosen = hint.ranking[0].move
        self._take_cards = take

    def build(self) -> Element:
        rows = [
            AdviceRow(
                f"choice {number}",
                advice,
                partial(self._choose, advice),
                chosen=advice.move is self.chosen,
            )
            for number, advice in enumerate(self.hint.ranking, start=1)
        ]
        top = Column(heading(_("Hint"), self.back), self._offer(), gap=12)
        body = Column(_legend(), *rows, gap=8)
        return Sheet(Frame(top, body), widest=WIDEST)

    def handle(self, event: Input) -> None:
        """The key that opened the hint closes it; a key on the chosen row takes that."""
        if isinstance(event, Press) and event.is_down(Action.HINT):
            self.back()
        elif isinstance(event, Press) and self._takes(event):
            self.stage.feedback(Feedback.PRESS)
            self._take()
        else:
            super().handle(event)

    def _takes(self, press: Press) -> bool:
        row = self.ui.focused
        confirms = press.is_down(Action.PLAY, Action.CONFIRM) and not press.repeated
        return confirms and isinstance(row, AdviceRow) and row.chosen

    def _offer(self) -> Element:
        """The chosen play, why, and the button that takes it."""
        cards = self.chosen.cards
        words = Column(
            Paragraph(begin(cards_words(cards)), Style.SUBHEADING),
            Paragraph(self._why(), Style.BODY),
            gap=4,
        )
        take = Button("Take this", self._take, Kind.PRIMARY, text=_("Take this"), icon=Icon.CARDS)
        return Ends(Beside(SmallCards(cards, BEST_CARD), words, gap=20), take)

    def _why(self) -> str:
        best = self.hint.ranking[0]
        if self.chosen is best.move:
            return FIVE211.teller.phrase(self.hint.reason)
        own = next(each for each in self.hint.ranking if each.move is self.chosen)
        return _("Wins the game in {chance} of cases, the first choice in {best}.").format(
            chance=percent_words(own.win_chance), best=percent_words(best.win_chance)
        )

    def _choose(self, advice: Advice[PlayCards]) -> None:
        """A second click does not take it: the player may have chosen cards already."""
        self.chosen = advice.move
        self.rebuild()

    def _take(self) -> None:
        self._take_cards(self.chosen)
        self.back()
