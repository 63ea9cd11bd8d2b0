"""DuCo for the window."""

from __future__ import annotations

from typing import Final

from game.kits.duco import kit as duco
from scenes.games.duco.chooser.choosing import LAY_AT_ONCE
from scenes.games.duco.coach.coach_pages import COACH_PAGES
from scenes.games.duco.coach.move_cut import move_cut
from scenes.games.duco.landmarks import landmarks
from scenes.games.duco.pages.answer_pictures import SET_UP_PICTURES, draw_cover
from scenes.games.duco.pages.first_times import FIRST_TIMES
from scenes.games.duco.pages.log_signs import log_signs
from scenes.games.duco.pages.results_parts import course_part
from scenes.games.duco.pages.rules_page import rules_page
from scenes.games.duco.playmat import SHOWN_PLACES, DucoMat
from scenes.games.duco.prefetch import expected_pictures
from scenes.games.duco.table_words import key_words
from scenes.games.kit import TableKit, Wish
from scenes.table.sharing.viewpoint import Openness

DUCO: Final = TableKit(
    game=duco.DUCO,
    playmat=DucoMat,
    coach=COACH_PAGES,
    pictures=expected_pictures,
    rules_pages=(rules_page,),
    first_times=FIRST_TIMES,
    landmarks=landmarks,
    log_signs=log_signs,
    set_up_pictures=SET_UP_PICTURES,
    course_part=course_part,
    move_picture=move_cut,
    cover=draw_cover,
    key_words=key_words,
    heeds=frozenset((Wish.COUNT_AHEAD, Wish.CLOCK_PACE)),
    wishes=(SHOWN_PLACES, LAY_AT_ONCE),
    openness=lambda _view: Openness.ALL,
)
