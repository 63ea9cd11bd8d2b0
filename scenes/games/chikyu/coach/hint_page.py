"""The hint of Chikyu: every playable card with its figures, and why the best is the best."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from game.ai.advice import Hint
from game.kits.chikyu.kit import CHIKYU
from game.kits.chikyu.phrases import card_words
from game.rules.chikyu.cards import Card
from game.rules.chikyu.moves import ChikyuMove, PlayCard
from scenes.coach.coach_figures import percent_words, sureness_words
from scenes.coach.coach_parts import Beside
from scenes.engine.i18n import _
from scenes.engine.sprites import Sprite
from scenes.engine.theme import Style, Theme
from scenes.games.chikyu.card_art import face_sprite
from scenes.games.chikyu.coach.card_picture import CardPicture
from scenes.games.chikyu.coach.card_row import CARD, CardRow
from scenes.ui.element import Element
from scenes.ui.labels import Paragraph
from scenes.ui.layout import Column
from scenes.ui.widget import Widget

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
            "the best of the others, and your chance to win the game."
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
            chance=percent_words(self._advice[move].win_chance), best=percent_words(best.win_chance)
        )


def played(move: ChikyuMove) -> Card:
    """The card that somebody chooses; chance is never advised."""
    assert isinstance(move, PlayCard)
    return move.card


def hint_pictures(cards: Sequence[Card], theme: Theme) -> Iterator[tuple[Sprite, float]]:
    """Cards as the hint will show them."""
    for units in (BEST_CARD, CARD):
        height = theme.metrics.control_px(units)
        yield from ((face_sprite(card, height, theme), 0.0) for card in cards)
