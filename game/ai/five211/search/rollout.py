"""The rest of a round in an imagined world: everybody plays on, the judge names its worth."""

from collections.abc import Sequence
from typing import Final

from game.ai.five211.beliefs.opponent_model import OpponentModel
from game.ai.five211.policy.taste import Taste, delight
from game.ai.five211.search.packed_table import KEYS, WORTHS, scored, verdicts_for
from game.ai.five211.search.round_value import Judge
from game.ai.five211.search.situation import Situation
from game.ai.five211.world_maker import World

_PLAIN = Taste()

_HONOUR: Final = 1e-4
"""What a point's lead counts at the end: it only decides where the game is won or lost already."""


class Rollout:
    """Plays a decision to the end of its round; `own` goes on for the own seat, without whims."""

    def __init__(
        self, situation: Situation, judge: Judge, own: OpponentModel, style: Taste
    ) -> None:
        self._situation = situation
        self._own = own
        self._judge = judge
        self._verdicts = verdicts_for(situation.seats)
        self._style = None if style == _PLAIN else style

    def value(self, world: World, play: Sequence[int]) -> float:
        """The chance to win after this play in this world, tinted by what the character likes."""
        return self.worth(*self.finish(world, play))

    def worth(self, key: int, worths: Sequence[int], hand: Sequence[int]) -> float:
        """The same for a round that ended so, with these cards kept."""
        outcome, own = self._verdicts[key], worths[self._situation.me]
        chance = self.chance(key, worths, hand)
        if self._situation.is_last_round:
            best = max([scored(worths[seat], outcome) for seat in self._situation.others])
            chance += _HONOUR * (scored(own, outcome) - best)
        if self._style is None:
            return chance
        liked = delight(self._style, key, outcome, own, self._verdicts.limit)
        return chance + liked * self._judge.point

    def chance(self, key: int, worths: Sequence[int], hand: Sequence[int]) -> float:
        """The chance to win after a round that ended so, with these cards kept."""
        return self._judge.win_chance(worths, self._verdicts[key], hand)

    def finish(self, world: World, play: Sequence[int]) -> tuple[int, list[int], list[int]]:
        """The end of the round: its table key, what each row is worth, the own cards kept."""
        situation = self._situation
        me = situation.me
        hand = list(situation.hand)
        key = world.key
        worths = world.worths[:]
        for card in play:
            hand.remove(card)
            key += KEYS[card]
            worths[me] += WORTHS[card]
        if situation.turn < 2:
            key = self._play_on(world, hand, key, worths)
        return key, worths, hand

    def _play_on(self, world: World, hand: list[int], key: int, worths: list[int]) -> int:
        """Play the turns that follow; `hand` and `worths` change on the way."""
        me = self._situation.me
        draws = world.draws[me]
        hands = world.hands
        whims = iter(world.whims)
        for turn in range(self._situation.turn + 1, 3):
            if draws:
                hand += draws[:2] if turn == 1 else draws[-1:]
            chosen = []
            for seat, model in enumerate(world.models):
                rand = iter(next(whims)).__next__
                if model is None:
                    card = self._own.card(hand, key, worths, me, rand)
                    hand.remove(card)
                else:
                    card = model.card(hands[seat], key, worths, seat, rand)
                chosen.append(card)
            for seat, card in enumerate(chosen):
                key += KEYS[card]
                worths[seat] += WORTHS[card]
            if turn == 1:
                hands = [
                    _replaced(held, card, drawn)
                    for held, card, drawn in zip(hands, chosen, world.draws, strict=True)
                ]
        return key


def _replaced(hand: list[int], card: int, draws: Sequence[int]) -> list[int]:
    """The hand after a play and the refill; the own hand is not kept here."""
    if not hand:
        return hand
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :] + list(draws[-1:])
