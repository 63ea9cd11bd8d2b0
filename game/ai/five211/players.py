"""Everybody who plays 5211, and everybody who helps with it."""

from typing import Final

from game.ai.five211.beliefs.believers import Five211Believers
from game.ai.five211.bot_statistics import Five211Figures
from game.ai.five211.coaching.assessor import Five211Assessor
from game.ai.five211.coaching.coach import Five211Coach
from game.ai.five211.coaching.look_back import Five211LookBack
from game.ai.five211.family import BOTS
from game.ai.five211.view_record import view_record
from game.ai.players import Players
from game.rules.five211.moves import Five211Move
from game.rules.five211.options import Five211Options
from game.rules.five211.view import Five211View

_SEARCHES: Final = (
    *("policy.one_ply_policy", "beliefs.belief", "search.best_response", "beliefs.dealing"),
    *("search.forecast", "beliefs.held_hands", "beliefs.determinization", "search.round_value"),
    *("beliefs.kept_hands", "policy.learned_player", "beliefs.opponent_catalogue"),
    *("beliefs.opponent_model", "search.packed_table", "search.quick_game", "search.rollout"),
    *("search.situation", "policy.taste", "world_maker"),
)

PLAYERS: Final[Players[Five211Options, Five211View, Five211Move]] = Players(
    BOTS,
    view_record,
    Five211Coach(),
    Five211LookBack(),
    Five211Figures(),
    Five211Assessor(),
    searches=_SEARCHES,
    believers=Five211Believers(),
)
