"""What a character likes besides winning, turned into points for the cards of a decision."""

from dataclasses import dataclass
from typing import Final

from game.ai.chikyu.one_card_rule import OneCardRule
from game.ai.chikyu.search.packed_hold import (
    ANY_PINK,
    IN_HOLD,
    INTENTON,
    KIND_MASKS,
    KIND_OF,
    TURNABLINDIE,
    colours_in,
    count_of,
    pile_of,
)
from game.ai.chikyu.search.situation import Situation
from game.rules.chikyu.cards import BITES, CARDS


@dataclass(frozen=True, slots=True)
class Taste:
    """Likings in points of a round. Zero is indifference."""

    pink: float = 0.0
    """Taking a pile with pink in it, and giving away none."""
    spite: float = 0.0
    """Giving a card of which somebody else has nearly too many."""
    colours: float = 0.0
    """Each colour that a pile adds, and none that is missing given away."""
    greed: float = 0.0
    """Taking a pile, whatever is in it, and wasting no good card."""
    haste: float = 0.0
    """Each rank of a card."""
    shyness: float = 0.0
    """Looking away."""
    loyalty: float = 0.0
    """Leading the kind of which the hand holds most."""


PLAIN: Final = Taste()

MOST: Final = 3.0
"""No character gives up more points than this for what it likes."""


def likings(style: Taste, situation: Situation, rule: OneCardRule, legal: int) -> dict[int, float]:
    """How a character likes each card for its own sake, in points."""
    return {
        card: max(-MOST, min(_liking(style, situation, card, taking), MOST))
        for card, taking in rule.takings(situation.at, legal)
    }


def _liking(style: Taste, situation: Situation, card: int, taking: float) -> float:
    """`taking` is the chance to take the trick with the card."""
    at = situation.at
    kind = KIND_OF[card]
    cards = at.trick + IN_HOLD[card]
    losing = 1 - taking
    rank = CARDS[card].rank
    total = style.haste * rank
    total += style.greed * (taking - losing * rank / situation.table.options.top_rank)
    if style.pink:
        total += style.pink * (taking * bool(cards & ANY_PINK) - losing * (kind == INTENTON))
    if style.colours:
        own = at.holds[situation.me]
        more = colours_in(own + pile_of(cards)) - colours_in(own)
        total += style.colours * (taking * more - losing * (count_of(own, kind) == 0))
    if at.trick:
        if kind == TURNABLINDIE and at.lead_kind not in (TURNABLINDIE, -1):
            total += style.shyness
        taker = at.owners[at.best_hand]
        if style.spite and taker != situation.me:
            total += style.spite * losing * _burden(situation, at.holds[taker], kind)
    else:
        total += style.loyalty * (at.hands[at.turn] & KIND_MASKS[kind]).bit_count()
    return total


def _burden(situation: Situation, hold: int, kind: int) -> float:
    """How near one more card of a kind brings a hold to its limit, or beyond."""
    if kind not in BITES:
        return 0.0
    return max(0.0, 1 + 0.5 * (count_of(hold, kind) - situation.table.counting.limit))
