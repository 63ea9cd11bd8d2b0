"""The search that plays any game: it needs the rules and nothing else."""

from typing import Any

import pytest

from game.ai.bot import Bot, decide
from game.ai.random_bot import RandomBot
from game.ai.search import FlatSearchBot
from game.core.match import AnyMatch
from game.core.rng import Rng
from game.core.rules import AnyRules
from game.rules.registry import GAMES
from tests.pebbles.rules import PEBBLES
from tests.profiles import by_night
from tests.strategies import start_match

QUICK = 400
GAMES_AND_PEBBLES = [*GAMES, PEBBLES]


def play(rules: AnyRules, seed: int, searcher: int, budget: int) -> AnyMatch:
    """A match in which one seat searches and all others choose blindly."""
    match = start_match(rules, rules.option_spec.defaults(), seed)
    blind: Bot[Any, Any] = RandomBot()
    search: Bot[Any, Any] = FlatSearchBot(rules, budget)
    turn = 0
    while match.outcome is None:
        for seat in sorted(match.to_act()):
            bot = search if seat == searcher else blind
            rng = Rng(seed, f"bots/{seat}/{turn}")
            match.play(seat, decide(bot.think(match.view(seat), rng)))
            turn += 1
    return match


@pytest.mark.parametrize(
    "rules", by_night(GAMES_AND_PEBBLES, GAMES_AND_PEBBLES[-1]), ids=lambda rules: rules.key
)
def test_search_wins_more_than_its_share_among_blind_players(rules: AnyRules) -> None:
    games, won, fair = 16, 0.0, 0.0
    for seed in range(games):
        outcome = play(rules, seed, seed % 3, QUICK).outcome
        assert outcome is not None
        won += (seed % 3 in outcome.winners) / len(outcome.winners)
        fair += 1 / len(outcome.standings)
    assert won > fair


@pytest.mark.parametrize("rules", GAMES_AND_PEBBLES, ids=lambda rules: rules.key)
def test_the_same_seed_gives_the_same_match(rules: AnyRules) -> None:
    assert play(rules, 5, 0, 60).digest() == play(rules, 5, 0, 60).digest()
