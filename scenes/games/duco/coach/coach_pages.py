"""What DuCo brings for the pages of its coach."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from game.ai.advice import Hint
from game.ai.duco.look_back import deciding_view
from game.rules.duco.moves import DucoMove
from game.rules.duco.view import DucoView
from scenes.coach.pages import AnyCoachPages
from scenes.engine.i18n import _
from scenes.engine.sprites import Sprite
from scenes.engine.theme import Theme
from scenes.games.duco.coach.hint_page import BEST_CUT, DucoHintPage
from scenes.games.duco.coach.move_cut import move_cut
from scenes.games.duco.coach.place_row import CUT
from scenes.games.duco.tile_art import field_pictures
from scenes.games.duco.town_cut import ACROSS
from scenes.ui.element import Element

ALTERNATIVE = 84


class DucoCoachPages:
    """Implements `CoachPages`."""

    def hint_page(self, hint: Hint[DucoMove], view: DucoView) -> DucoHintPage:
        return DucoHintPage(hint, view)

    def hint_pictures(self, _view: DucoView, theme: Theme) -> Iterator[tuple[Sprite, float]]:
        for units in (BEST_CUT, CUT):
            side = round(theme.metrics.px(units) / ACROSS)
            yield from ((field, 0) for field in field_pictures(side, theme))

    def alternatives(
        self, views: Sequence[DucoView], chapter: int
    ) -> Callable[[DucoMove, int], Element]:
        view = deciding_view(views, chapter) or views[-1]
        return lambda move, _turn: move_cut(move, view, ALTERNATIVE)

    def look_back_words(self, *, is_last_turn: bool) -> str:  # noqa: ARG002 - one move a turn
        return _("Each place once, with the best turn of the tile there:")


COACH_PAGES: Final[AnyCoachPages] = DucoCoachPages()
