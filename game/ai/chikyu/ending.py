"""The end of a round, exactly: every world that is possible, every card that may follow.

Whoever chooses is taken to know the world and to want to win the game; a blind lead is averaged.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb
from typing import Final

from game.ai.chikyu.packed_hold import cards_in
from game.ai.chikyu.packed_round import PackedRound
from game.ai.chikyu.situation import Situation
from game.ai.chikyu.standing import Standing

MOST_WORLDS: Final = 300
MOST_CARDS: Final = 2
"""Cards in the largest hand at the table: two tricks at most."""


def is_small(situation: Situation) -> bool:
    """Whether an ending can be looked at in all its worlds."""
    sizes = [each.size for each in situation.hidden]
    own = max(hand.bit_count() for hand in situation.at.hands)
    if max([own, *sizes]) > MOST_CARDS:
        return False
    left, worlds = situation.unseen.bit_count(), 1
    for size in sizes:
        worlds *= comb(left, size)
        left -= size
    return worlds <= MOST_WORLDS


def exact_worths(situation: Situation, legal: int) -> Iterator[dict[int, float]]:
    """World by world, the chance to win after each card."""
    for hands in _worlds(situation):
        world = situation.at.clone()
        world.hands = hands
        yield {
            card: _after(world, card, situation.standing)[situation.me] for card in cards_in(legal)
        }


def _worlds(situation: Situation) -> Iterator[list[int]]:
    """All ways in which the hidden hands may lie."""

    def fill(place: int, unseen: int, hands: list[int]) -> Iterator[list[int]]:
        if place == len(situation.hidden):
            yield hands[:]
            return
        each = situation.hidden[place]
        may = [1 << card for card in cards_in(unseen & ~each.lacks)]
        for chosen in combinations(may, each.size):
            hands[each.hand] = sum(chosen)
            yield from fill(place + 1, unseen & ~hands[each.hand], hands)

    return fill(0, situation.unseen, situation.at.hands[:])


def _after(at: PackedRound, card: int, standing: Standing) -> Sequence[float]:
    """Everybody's chance to win when this card is played and all then choose for themselves."""
    then = at.clone()
    then.play(card)
    if then.is_over:
        return standing.chances(then.holds)
    chooser = then.chooser
    cards = cards_in(then.hands[then.turn] if then.is_blind else then.legal())
    found = [_after(then, each, standing) for each in cards]
    if then.is_blind:
        return [sum(column) / len(found) for column in zip(*found, strict=True)]
    return max(found, key=lambda chances: chances[chooser])
