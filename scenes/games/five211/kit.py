"""5211 for the window."""

from __future__ import annotations

from typing import Final

from game.kits.five211 import kit as five211
from scenes.games.five211.card_art import draw_cover, phone_picture
from scenes.games.five211.coach.coach_pages import COACH_PAGES
from scenes.games.five211.coach.played_out import played_out
from scenes.games.five211.coach.position import position
from scenes.games.five211.coach.small_cards import play_picture
from scenes.games.five211.pages.first_times import FIRST_TIMES
from scenes.games.five211.pages.log_signs import held, log_signs
from scenes.games.five211.pages.rules_page import rules_page
from scenes.games.five211.pages.worked_page import worked_page
from scenes.games.five211.playmat import SORTED_HAND, Five211Mat, landmarks
from scenes.games.five211.rehearsal import rehearse_expected
from scenes.games.five211.table_words import key_words
from scenes.games.kit import TableKit, Wish

FIVE211: Final = TableKit(
    game=five211.FIVE211,
    playmat=Five211Mat,
    coach=COACH_PAGES,
    rehearse=rehearse_expected,
    key_words=key_words,
    rules_pages=(rules_page, worked_page),
    first_times=FIRST_TIMES,
    landmarks=landmarks,
    log_signs=log_signs,
    move_picture=play_picture,
    position=position,
    played_out=played_out,
    held=held,
    phone_picture=phone_picture,
    cover=draw_cover,
    heeds=frozenset((Wish.ROUND_WAIT, Wish.READ_ALONG)),
    wishes=(SORTED_HAND,),
)
