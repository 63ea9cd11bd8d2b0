"""Everybody who plays 5211, and everybody who helps with it."""

from typing import Final

from game.ai.five211.assessor import Five211Assessor
from game.ai.five211.believers import Five211Believers
from game.ai.five211.coach import Five211Coach
from game.ai.five211.family import BOTS
from game.ai.five211.figures import Five211Figures
from game.ai.five211.hint_judge import Five211HintJudge
from game.ai.five211.look_back import Five211LookBack
from game.ai.five211.view_record import view_record
from game.ai.players import Players
from game.rules.five211.moves import Five211Move
from game.rules.five211.options import Five211Options
from game.rules.five211.view import Five211View

_SEARCHES: Final = (
    *("appraiser", "belief", "best_response", "dealing", "forecast", "held_hands", "imagining"),
    *("judge", "kept_hands", "kept_value", "learned_player", "opponent_catalogue"),
    *("opponent_model", "packed_table", "quick_game", "rollout", "situation", "style"),
    "world_maker",
)

PLAYERS: Final[Players[Five211Options, Five211View, Five211Move]] = Players(
    BOTS,
    view_record,
    Five211Coach(),
    Five211LookBack(),
    Five211Figures(),
    Five211Assessor(),
    Five211HintJudge(),
    searches=_SEARCHES,
    believers=Five211Believers(),
)
