"""What a character likes besides winning, turned into points for plays and for ends of a round."""

from collections.abc import Sequence

from game.ai.characters import Style
from game.ai.five211.situation import Situation
from game.ai.five211.tables import (
    CARD_BITS,
    CARDS_MASK,
    KODODO,
    SHIFTS,
    SUITS,
    VALUES,
    WORTH_MASK,
    counts_of,
    verdicts_for,
)

_ORDINARY: int = 4
"""About what a round brings a seat that scores."""


def liking(style: Style, situation: Situation, play: Sequence[int]) -> float:
    """How a character likes a play for its own sake, in points."""
    counts = counts_of(situation.key)
    limit = verdicts_for(situation.seats).limit
    own = situation.worths[situation.me]
    total = 0.0
    for card in play:
        suit = SUITS[card]
        total += style.crowd * counts[suit]
        total += style.loyalty * (own >> SHIFTS[suit] & CARDS_MASK)
        total -= style.thrift * VALUES[card]
        total += style.kododo * 0.3 * (VALUES[card] == 1)
        total += style.daring * 0.5 * (VALUES[card] - 2)
        # Two more and the colour is over: somebody else may well bring the other one.
        total += style.bust * 0.5 * (counts[suit] >= limit - 2)
    if len(play) == 2 and SUITS[play[0]] == SUITS[play[1]]:
        total += style.loyalty
    return total


def delight(style: Style, key: int, outcome: int, own_worth: int, limit: int) -> float:
    """How a character likes the end of a round, in points."""
    total = 0.0
    if style.bust:
        total += style.bust * sum([count >= limit for count in counts_of(key)])
    if style.kododo and outcome == KODODO:
        total += style.kododo
    if style.daring:
        gain = (own_worth >> SHIFTS[outcome] & WORTH_MASK) >> CARD_BITS
        total += style.daring * max(gain - _ORDINARY, 0)
    return total
