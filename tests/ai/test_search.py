"""The search that plays any game: it needs the rules and nothing else."""

from typing import Any

import pytest

from game.ai.bot import Bot, RandomBot, decide
from game.ai.search import FlatSearchBot
from game.core.match import AnyMatch
from game.core.rng import Rng
from game.core.rules import AnyRules
from game.kits.kit import AnyKit
from tests.games import EVERY_KIT, KITS_AND_PEBBLES
from tests.profiles import by_night
from tests.strategies import start_match

QUICK = 400


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
    "kit", by_night(KITS_AND_PEBBLES, KITS_AND_PEBBLES[-1]), ids=lambda kit: kit.key
)
def test_search_wins_more_than_its_share_among_blind_players(kit: AnyKit) -> None:
    games, won, fair = 16, 0.0, 0.0
    for seed in range(games):
        outcome = play(kit.rules, seed, seed % 3, QUICK).outcome
        assert outcome is not None
        won += (seed % 3 in outcome.winners) / len(outcome.winners)
        fair += 1 / len(outcome.standings)
    assert won > fair


@EVERY_KIT
def test_the_same_seed_gives_the_same_match(kit: AnyKit) -> None:
    assert play(kit.rules, 5, 0, 60).digest() == play(kit.rules, 5, 0, 60).digest()
