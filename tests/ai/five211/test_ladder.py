"""A small fixed ladder: a bot that is no better reaches a bar less than once in 300 tries."""

import pytest

from game.ai.five211.policy.taste import Taste
from game.ai.five211.search.best_response import SearchBot, SearchEffort
from game.rules.five211.options import Five211Options
from tests.ai.five211.meetings import bot_named, play_match, simulate
from tests.profiles import by_night

RUNGS = [
    ("greedy", "random", 2, 60, 0.85),
    ("greedy", "random", 4, 240, 0.42),
    ("guest", "child", 2, 60, 0.70),
    ("guest", "child", 4, 240, 0.37),
    ("regular", "guest", 4, 240, 0.33),
    ("expert", "regular", 2, 24, 19 / 24),
]
"""(bot, among, seats, games, bar)"""


@pytest.mark.parametrize(("bot", "among", "seats", "games", "bar"), by_night(RUNGS))
def test_the_better_bot_wins_more_than_luck_allows(
    bot: str, among: str, seats: int, games: int, bar: float
) -> None:
    names = [bot] + [among] * (seats - 1)
    tally = simulate(names, Five211Options(seats), games, seed=20_000)
    assert tally.bots[bot].win_share >= bar


@pytest.mark.nightly
def test_a_hurried_master_beats_the_greedy_player_more_than_luck_allows() -> None:
    # The master's own way of thinking with a twentieth of its time; the whole of it takes minutes.
    hurried = SearchBot("hurried", SearchEffort(2_400), Taste())
    greedy = bot_named("greedy")
    won = 0
    for game in range(24):
        seats = (hurried, greedy) if game % 2 else (greedy, hurried)
        played = play_match(seats, Five211Options(2), 500 + game // 2)
        won += [seats[seat] for seat in played.outcome.winners] == [hurried]
    assert won >= 19
