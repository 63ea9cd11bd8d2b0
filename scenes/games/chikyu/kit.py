"""Chikyu for the window."""

from __future__ import annotations

from typing import Final

from game.kits.chikyu import kit as chikyu
from game.rules.chikyu.hands import is_dependency
from game.rules.chikyu.view import ChikyuView
from scenes.games.chikyu.card_art import phone_picture
from scenes.games.chikyu.chooser.choosing import ONE_PRESS
from scenes.games.chikyu.coach.hint_page import COACH_PAGES, card_of_move
from scenes.games.chikyu.coach.position import played_out, position
from scenes.games.chikyu.pages.answer_pictures import SET_UP_PICTURES, draw_cover
from scenes.games.chikyu.pages.first_times import FIRST_TIMES
from scenes.games.chikyu.pages.log_signs import held, log_signs
from scenes.games.chikyu.pages.results_parts import course_part
from scenes.games.chikyu.pages.rules_page import rules_page
from scenes.games.chikyu.playmat import ChikyuMat, landmarks
from scenes.games.chikyu.rehearsal import rehearse_expected
from scenes.games.chikyu.table_words import key_words
from scenes.games.kit import TableKit, Wish
from scenes.table.sharing.viewpoint import Openness


def _openness(view: ChikyuView | None) -> Openness:
    """A dependency's hand lies open. When the round may end with its card, all hands are new."""
    if view is None or view.turn is None or not is_dependency(view.turn, view.options.seats):
        return Openness.HIDDEN
    return Openness.CHOICE_ALONE if min(view.hand_sizes) > 1 else Openness.CHOICE


CHIKYU: Final = TableKit(
    game=chikyu.CHIKYU,
    playmat=ChikyuMat,
    coach=COACH_PAGES,
    rehearse=rehearse_expected,
    rules_pages=(rules_page,),
    first_times=FIRST_TIMES,
    openness=_openness,
    landmarks=landmarks,
    log_signs=log_signs,
    held=held,
    set_up_pictures=SET_UP_PICTURES,
    course_part=course_part,
    move_picture=card_of_move,
    position=position,
    phone_picture=phone_picture,
    played_out=played_out,
    cover=draw_cover,
    key_words=key_words,
    heeds=frozenset((Wish.ROUND_WAIT, Wish.READ_ALONG, Wish.COUNT_AHEAD)),
    wishes=(ONE_PRESS,),
)
