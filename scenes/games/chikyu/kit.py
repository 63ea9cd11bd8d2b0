"""Chikyu for the window."""

from __future__ import annotations

from typing import Final

from game.app.session import AnySession
from game.core.seats import Seat
from game.kits.chikyu import kit as chikyu
from game.rules.chikyu.hands import is_dependency
from game.rules.chikyu.view import ChikyuView
from scenes.engine.theme import Theme
from scenes.games.chikyu.art.reef_entries import reef_entries
from scenes.games.chikyu.coach.hint_page import COACH_PAGES
from scenes.games.chikyu.landmarks import landmarks
from scenes.games.chikyu.own_session import own_session
from scenes.games.chikyu.pages.answer_pictures import SET_UP_PICTURES, draw_cover
from scenes.games.chikyu.pages.first_times import FIRST_TIMES
from scenes.games.chikyu.pages.log_signs import held, log_signs
from scenes.games.chikyu.pages.results_parts import course_part
from scenes.games.chikyu.pages.rules_page import rules_page, table_numbers
from scenes.games.chikyu.playmat import ChikyuMat
from scenes.games.chikyu.prefetch import expected_pictures
from scenes.games.chikyu.table_words import key_words
from scenes.games.kit import TableKit, Wish
from scenes.table.playmat import Desk


def _playmat(session: AnySession, desk: Desk, theme: Theme, near: Seat) -> ChikyuMat:
    return ChikyuMat(own_session(session), desk, theme, near)


def _chosen_openly(view: ChikyuView) -> bool:
    """The next card comes from the open hand of a dependency."""
    return view.turn is not None and is_dependency(view.turn, view.options.seats)


def _leaves_hands(view: ChikyuView) -> bool:
    """So does a dependency's card, unless the round may end with it and all hands are new."""
    return _chosen_openly(view) and min(view.hand_sizes) > 1


CHIKYU: Final = TableKit(
    game=chikyu.CHIKYU,
    playmat=_playmat,
    coach=COACH_PAGES,
    pictures=expected_pictures,
    rules_page=rules_page,
    first_times=FIRST_TIMES,
    chosen_openly=_chosen_openly,
    leaves_hands=_leaves_hands,
    landmarks=landmarks,
    table_numbers=table_numbers,
    log_signs=log_signs,
    held=held,
    set_up_pictures=SET_UP_PICTURES,
    course_part=course_part,
    cover=draw_cover,
    art=reef_entries,
    key_words=key_words,
    heeds=frozenset((Wish.ROUND_WAIT, Wish.READ_ALONG, Wish.ONE_PRESS, Wish.COUNT_AHEAD)),
)
