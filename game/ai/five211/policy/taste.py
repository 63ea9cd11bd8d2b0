"""What a character likes besides winning, turned into points for plays and for ends of a round."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.ai.five211.search.forecast import kododo_chance
from game.ai.five211.search.packed_table import (
    CARDS_MASK,
    KODODO,
    KODODO_SHIFT,
    SHIFTS,
    SUITS,
    VALUES,
    counts_of,
    scored,
    verdicts_for,
)
from game.ai.five211.search.situation import Situation
from game.rules.five211.options import CARDS_PER_TURN


@dataclass(frozen=True, slots=True)
class Taste:
    """What a character likes besides winning, each in points of a round. Zero is indifference."""

    crowd: float = 0.0
    """Joining a colour, for each card of it that lies on the table."""
    bust: float = 0.0
    """Each colour that reaches the limit."""
    kododo: float = 0.0
    """A round in which only kododo score, and again for each own one in it."""
    thrift: float = 0.0
    """Each point above a low card's that is saved until it scores."""
    daring: float = 0.0
    """A great round of its own, and as much dislike of a small one; below zero, the reverse."""
    loyalty: float = 0.0
    """Joining a colour, for each own card of it in the row."""


_GREAT: Final = 6
"""Own points from which a gambler calls a round great; it would rather have none than fewer."""

_HEAP: Final = 0.02
"""What a gambler sees in two cards of one colour, for each product of their values."""

_LATER: Final = 0.6
"""How far a kododo that is kept counts as one that will score."""

_LOW: Final = 2
"""The value of a card that a miser neither saves nor is glad to score."""

_SPENT_A_SCORE: Final = 3
"""About one card of three scores, so that a miser breaks even when it spends as others do."""


def liking(style: Taste, situation: Situation, play: Sequence[int]) -> float:
    """How a character likes a play for its own sake, in points."""
    counts = counts_of(situation.key)
    limit = verdicts_for(situation.seats).limit
    own = situation.worths[situation.me]
    total = 0.0
    for card in play:
        suit = SUITS[card]
        total += style.crowd * counts[suit]
        total += style.loyalty * (own >> SHIFTS[suit] & CARDS_MASK)
        total += style.daring * _HEAP * scored(own, suit) * VALUES[card]
        # Two more and the colour is over: somebody else may well bring the other one.
        total += style.bust * 0.5 * (counts[suit] >= limit - 2)
        if not situation.is_last_round:
            total -= style.thrift * (VALUES[card] - _LOW)
    if len(play) == 2 and SUITS[play[0]] == SUITS[play[1]]:
        total += style.loyalty
        total += style.daring * _HEAP * VALUES[play[0]] * VALUES[play[1]]
    if style.kododo:
        total += style.kododo * _gathering(situation, play)
    return total


def delight(style: Taste, key: int, outcome: int, own_worth: int, limit: int) -> float:
    """How a character likes the end of a round, in points."""
    total = 0.0
    if style.bust:
        total += style.bust * sum([count >= limit for count in counts_of(key)])
    gain, cards = scored(own_worth, outcome), own_worth >> SHIFTS[outcome] & CARDS_MASK
    if outcome == KODODO:
        total += style.kododo * (1 + gain)
    if gain:
        total += style.daring if gain >= _GREAT else -style.daring
    total += style.thrift * _SPENT_A_SCORE * (gain - _LOW * cards)
    return total


def _gathering(situation: Situation, play: Sequence[int]) -> float:
    """The hope for a kododo round after a play, by the own kododo in it, less those not kept."""
    seats = situation.seats
    spent = sum([VALUES[card] == 1 for card in play])
    lying = scored(situation.worths[situation.me], KODODO) + spent
    missing = verdicts_for(seats).target - (situation.key >> KODODO_SHIFT) - spent
    to_come = seats * sum(CARDS_PER_TURN[situation.turn :]) - len(play)
    hope = (1 + lying) * kododo_chance(missing, to_come)
    return hope if situation.is_last_round else hope - _LATER * spent
