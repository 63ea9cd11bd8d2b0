"""The pages of Chikyu's coach in one record."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from game.ai.advice import Hint
from game.rules.chikyu.moves import ChikyuMove, PlayCard
from game.rules.chikyu.view import ChikyuView
from scenes.coach.pages import AnyCoachPages
from scenes.engine.i18n import _
from scenes.engine.sprites import Sprite
from scenes.engine.theme import Theme
from scenes.games.chikyu.coach.card_picture import CardPicture
from scenes.games.chikyu.coach.hint_page import ChikyuHintPage, hint_pictures, played
from scenes.ui.element import Element

ALTERNATIVE = 72


class ChikyuCoachPages:
    """Implements `CoachPages`."""

    def hint_page(self, hint: Hint[ChikyuMove], view: ChikyuView) -> ChikyuHintPage:  # noqa: ARG002 - cards tell enough
        return ChikyuHintPage(hint)

    def hint_pictures(self, view: ChikyuView, theme: Theme) -> Iterator[tuple[Sprite, float]]:
        cards = [move.card for move in view.legal if isinstance(move, PlayCard)]
        return hint_pictures(cards, theme)

    def alternatives(
        self,
        views: Sequence[ChikyuView],  # noqa: ARG002 - cards tell enough
        chapter: int,  # noqa: ARG002
    ) -> Callable[[ChikyuMove, int], Element]:
        return lambda move, _turn: CardPicture(played(move), ALTERNATIVE)

    def look_back_words(self, *, is_last_turn: bool) -> str:  # noqa: ARG002 - one card a trick
        return _("Nobody else plays differently. What the pile would count for its taker:")


COACH_PAGES: Final[AnyCoachPages] = ChikyuCoachPages()
