"""No card that is worse in every imagined world: the last look before a card is played."""

from collections.abc import Mapping
from typing import Final

from game.ai.chikyu.one_card_rule import OneCardRule, Rand, any_card
from game.ai.chikyu.packed_round import PackedRound
from game.ai.chikyu.situation import Situation

WORLDS: Final = 24


class Dominance:
    """Compares cards in the same worlds, everybody playing on by the rule."""

    def __init__(self, situation: Situation, rule: OneCardRule, rand: Rand) -> None:
        self._situation = situation
        self._rule = rule
        self._rand = rand
        self._dealer = situation.dealer(rand)

    def better(self, card: int, legal: list[int], worlds: int = WORLDS) -> list[int]:
        """The cards that bring more than this one in so many worlds, without an exception."""
        above = [each for each in legal if each != card]
        for _ in range(worlds):
            if not above:
                break
            values = self.values([card, *above])
            above = [each for each in above if values[each] > values[card]]
        return above

    def values(self, cards: list[int]) -> Mapping[int, tuple[float, int]]:
        """The chance to win after each card in one new world; points, where that is even."""
        situation = self._situation
        world = situation.at.clone()
        self._dealer.deal_into(world.hands)
        return {card: self._value(world.clone(), card) for card in cards}

    def _value(self, at: PackedRound, card: int) -> tuple[float, int]:
        situation, rand = self._situation, self._rand
        at.play(card)
        while not at.is_over:
            hand = at.hands[at.turn]
            at.play(any_card(hand, rand) if at.is_blind else self._rule.choose(at, rand))
        points, _arrivals = situation.standing.after(at.holds)
        return situation.standing.chances(at.holds)[situation.me], points[situation.me]
