"""Strong players beside the ladder: yardsticks for the master.

They search sampled worlds as an expert does, with a larger budget, and take everybody for a player
that learned from a search's games with itself: from others than those of which the master's belief
has learned. The master was made better by games with the rival; the challenger nobody met before.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from game.ai.five211.beliefs.opponent_catalogue import ModelsOf
from game.ai.five211.beliefs.opponent_model import OpponentModel
from game.ai.five211.policy.learned_player import LearnedPlayer, Weights
from game.ai.five211.policy.taste import Taste
from game.ai.five211.search.best_response import SearchBot, SearchEffort
from workshop.five211.rival_weights import CHALLENGERS, RIVALS


def taking_for(weights: Mapping[int, Weights]) -> ModelsOf:
    """The models of somebody who takes everybody for a player with these weights."""

    @lru_cache(maxsize=4)
    def models(seats: int) -> tuple[OpponentModel, ...]:
        return (LearnedPlayer(seats, weights[seats]),)

    return models


def _effort(cards: int, weights: Mapping[int, Weights]) -> SearchEffort:
    sure = dict.fromkeys(weights, (1.0,))
    return SearchEffort(cards, learns=False, priors=sure, models=taking_for(weights))


RIVALS_EFFORT: Final = _effort(6_000, RIVALS)

RIVAL: Final = SearchBot("rival", RIVALS_EFFORT, Taste())
CHALLENGER: Final = SearchBot("challenger", _effort(12_000, CHALLENGERS), Taste())
