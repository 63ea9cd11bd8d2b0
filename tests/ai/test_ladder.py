"""A small fixed ladder: a bot that is no better reaches a bar less than once in 300 tries."""

import pytest

from game.ai.arena import simulate
from game.rules.five211.options import Five211Options

RUNGS = [
    ("greedy", "random", 2, 60, 0.85),
    ("greedy", "random", 4, 240, 0.42),
    ("guest", "child", 2, 60, 0.70),
    ("guest", "child", 4, 240, 0.37),
    ("regular", "guest", 2, 40, 0.70),
    ("expert", "child", 2, 12, 0.90),
    ("master", "child", 2, 10, 0.95),
]
"""(bot, among, seats, games, bar)"""


@pytest.mark.parametrize(("bot", "among", "seats", "games", "bar"), RUNGS)
def test_the_better_bot_wins_more_than_luck_allows(
    bot: str, among: str, seats: int, games: int, bar: float
) -> None:
    names = [bot] + [among] * (seats - 1)
    tally = simulate(names, Five211Options(seats), games, seed=20_000)
    assert tally.bots[bot].win_share >= bar
