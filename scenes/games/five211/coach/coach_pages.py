"""What 5211 brings for the pages of its coach."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from game.ai.advice import Hint
from game.rules.five211.moves import PlayCards
from game.rules.five211.options import CARDS_PER_TURN
from game.rules.five211.view import Five211View
from scenes.coach.pages import AnyCoachPages
from scenes.engine.drawing.sprites import Sprite
from scenes.engine.i18n import _
from scenes.engine.theme import Metrics, Theme
from scenes.games.five211.coach.hint_page import Five211HintPage, hint_pictures
from scenes.games.five211.coach.small_cards import SmallCards
from scenes.ui.element import Element

CARD = 54


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

    def hint_pictures(self, view: Five211View, theme: Theme) -> Iterator[tuple[Sprite, float]]:
        return hint_pictures(view.hand, theme)

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
