"""A strong player beside the ladder: a yardstick for the master.

It searches sampled worlds as an expert does, with more than twice the budget, and takes everybody
for a player that learned from a search's games with itself: from others than those of which the
master's belief has learned, and fewer.
"""

from functools import lru_cache
from typing import Final

from game.ai.five211.best_response import Effort, SearchBot
from game.ai.five211.learned_player import LearnedPlayer
from game.ai.five211.opponent_model import OpponentModel
from game.ai.five211.rival_weights import RIVALS
from game.ai.five211.style import Style


@lru_cache(maxsize=4)
def taken_for(seats: int) -> tuple[OpponentModel, ...]:
    """What it takes others for."""
    return (LearnedPlayer(seats, RIVALS[seats]),)


RIVALS_EFFORT: Final = Effort(
    6_000, learns=False, priors=dict.fromkeys(RIVALS, (1.0,)), models=taken_for
)

RIVAL: Final = SearchBot("rival", RIVALS_EFFORT, Style())
