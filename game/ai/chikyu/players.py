"""Everybody who plays Chikyu, and everybody who helps with it."""

from typing import Final

from game.ai.chikyu.assessor import ChikyuAssessor
from game.ai.chikyu.coach import ChikyuCoach
from game.ai.chikyu.family import BOTS
from game.ai.chikyu.figures import ChikyuFigures
from game.ai.chikyu.look_back import ChikyuLookBack
from game.ai.chikyu.view_record import view_record
from game.ai.players import Players
from game.rules.chikyu.moves import ChikyuMove
from game.rules.chikyu.options import ChikyuOptions
from game.rules.chikyu.view import ChikyuView

_SEARCHES: Final = (
    *("card_tree", "dominance", "ending", "flat_worlds", "hopes", "levels", "one_card_rule"),
    *("packed_hold", "packed_round", "rule_numbers", "situation", "standing", "style"),
    *("table_numbers", "world_dealer"),
)

PLAYERS: Final[Players[ChikyuOptions, ChikyuView, ChikyuMove]] = Players(
    BOTS,
    view_record,
    ChikyuCoach(),
    ChikyuLookBack(),
    ChikyuFigures(),
    assessor=ChikyuAssessor(),
    searches=_SEARCHES,
)
