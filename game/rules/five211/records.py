"""How far a game of 5211 has come: what the table waits for, and the rounds behind it."""

from enum import Enum
from typing import NamedTuple

from game.rules.five211.cards import Card
from game.rules.five211.scoring import RoundResult


class Phase(Enum):
    """What the table waits for."""

    DEAL = "deal"
    CHOOSE = "choose"
    OVER = "over"


class RoundRecord(NamedTuple):
    """A finished round: everybody's four cards in the order played, and what came of them."""

    deck: int
    round: int
    rows: tuple[tuple[Card, ...], ...]
    result: RoundResult
    gained: tuple[int, ...]
    scored: tuple[int, ...]
