"""The same sampled worlds for every card, each played on at random: points of the round count."""

from game.ai.chikyu.one_card_rule import Rand, any_card
from game.ai.chikyu.packed_hold import cards_in
from game.ai.chikyu.situation import Situation


class FlatWorlds:
    """Adds up what every card brings, world by world."""

    def __init__(self, situation: Situation, legal: int, rand: Rand) -> None:
        self._situation = situation
        self._rand = rand
        self._dealer = situation.dealer(rand)
        self.gains = dict.fromkeys(cards_in(legal), 0)

    def look(self) -> None:
        """One more world."""
        situation, rand = self._situation, self._rand
        world = situation.at.clone()
        self._dealer.deal_into(world.hands)
        me, standing = situation.me, situation.standing
        for card in self.gains:
            at = world.clone()
            at.play(card)
            while not at.is_over:
                at.play(any_card(at.hands[at.turn] if at.is_blind else at.legal(), rand))
            points, _arrivals = standing.after(at.holds)
            self.gains[card] += points[me]
