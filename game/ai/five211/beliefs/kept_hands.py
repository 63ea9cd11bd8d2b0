"""What players typically keep: a hand is what its owner did not want to play.

The same kept cards are imagined for all opponent models: were they each model's own, a model that
keeps rubbish would explain every play. Most are those of strong players: a model explains best what
its like has kept, and cards of weak ones made strong players look weak.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, TypeAlias

from game.ai.five211.beliefs.opponent_catalogue import models_for
from game.ai.five211.search.quick_game import QuickGame
from game.core.rng import Rng

KeptHands: TypeAlias = tuple[list[tuple[int, ...]], ...]
"""Kept cards by turn."""

_GAMES: Final = 8

_TYPICAL: Final = (0, 3, 0, 1, 0)
"""The models that sit at the table: strong ones, and a greedy one."""


@lru_cache(maxsize=64)
def _played(seats: int, number: int) -> KeptHands:
    models = models_for(seats)
    table = [models[_TYPICAL[(number + seat) % len(_TYPICAL)]] for seat in range(seats)]
    game = QuickGame(table, Rng(number, f"hoard/{seats}").random)
    while game.play_round():
        pass
    return game.kept


@lru_cache(maxsize=4)
def kept_hands_at(seats: int) -> KeptHands:
    """What is kept at a table with this many seats."""
    games = [_played(seats, number) for number in range(_GAMES)]
    return tuple([[kept for game in games for kept in game[turn]] for turn in range(3)])


def fill_kept_hands(seats: int) -> Iterator[None]:
    """Prepare the kept hands, a game an item; the first decision at a table pays."""
    for number in range(_GAMES):
        _played(seats, number)
        yield
