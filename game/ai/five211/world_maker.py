"""Imagined rounds: hidden hands and draws for every seat, and what the others play from them."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from game.ai.five211.beliefs.dealing import take, take_these
from game.ai.five211.beliefs.held_hands import HeldHands
from game.ai.five211.beliefs.opponent_model import OpponentModel, Rand, choose
from game.ai.five211.search.packed_table import KEYS, WORTHS
from game.ai.five211.search.situation import Situation
from game.rules.five211.options import CARDS_PER_TURN, HAND_SIZE

_TRIES: Final = 8
"""Hands imagined for an opponent until one explains what it has played this round."""

_DRAWS: Final = 6
"""Hands drawn from those that were followed until one needs no card that another seat has."""

Followed: TypeAlias = Mapping[tuple[int, int], HeldHands]
"""What a seat may hold if it is the model of this number."""


class World:
    """One possible truth of the round: everybody's hand, play, coming draws and whims."""

    __slots__ = ("cards", "draws", "hands", "key", "models", "whims", "worths")

    def __init__(self, seats: int) -> None:
        self.models: list[OpponentModel | None] = [None] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        """The others' hands after their play and the refill; the own hand is empty here."""
        self.draws: list[list[int]] = [[] for _ in range(seats)]
        self.key = 0
        self.worths: list[int] = []
        self.cards = 0
        """Choices that were imagined to make it."""
        self.whims: list[list[float]] = []
        """The chance in what each seat chooses, by turn and seat: the same for every own play."""


class WorldMaker:
    """Deals the unseen cards, so that each opponent's hand fits its model and its open cards."""

    def __init__(
        self,
        situation: Situation,
        rows: Sequence[Sequence[int]],
        models: Sequence[OpponentModel],
        beliefs: Sequence[Sequence[float]],
        rand: Rand,
        followed: Followed,
    ) -> None:
        self._situation = situation
        self._rows = rows
        self._models = models
        self._beliefs = beliefs
        self._rand = rand
        self._followed = followed
        shrink = 0 if situation.turn == 0 else 1 + situation.turn
        self._held = 5 - shrink if situation.is_last_round else 5
        self._held_before = 3 if situation.is_last_round else 5
        self._second = _second_table(rows)
        self._drawn = 0 if situation.is_last_round else (3, 1, 0)[situation.turn]
        self._choices_left = situation.seats * (len(CARDS_PER_TURN) - 1 - situation.turn)

    def make(self) -> World:
        """A new world."""
        situation = self._situation
        rand = self._rand
        world = World(situation.seats)
        world.key = situation.key
        world.worths = list(situation.worths)
        unseen = list(situation.unseen)
        for seat in situation.others:
            number = self._draw_model(seat)
            model = self._models[number]
            world.models[seat] = model
            hand = self._draw_hand(unseen, seat, number)
            if not hand:
                hand = self._deal_hand(world, unseen, model, seat)
            self._play(world, seat, model, hand)
            world.hands[seat] = hand
        for seat in range(situation.seats):
            draws = world.draws[seat] = take(unseen, self._drawn, rand)
            if situation.turn == 0 and seat != situation.me and draws:
                world.hands[seat] += (draws.pop(), draws.pop())
            elif situation.turn == 1 and seat != situation.me and draws:
                world.hands[seat].append(draws.pop())
        world.whims = [[rand() for _ in range(HAND_SIZE)] for _ in range(self._choices_left)]
        return world

    def _draw_model(self, seat: int) -> int:
        left = self._rand()
        for number, chance in enumerate(self._beliefs[seat]):
            left -= chance
            if left < 0:
                return number
        return 0

    def _draw_hand(self, unseen: list[int], seat: int, number: int) -> list[int]:
        """A hand that was followed, taken from the unseen cards; empty if there is none."""
        held = self._followed.get((seat, number))
        if held is not None:
            for _ in range(_DRAWS):
                hand = held.draw(self._rand)
                if take_these(unseen, hand):
                    return hand
        return []

    def _play(self, world: World, seat: int, model: OpponentModel, hand: list[int]) -> None:
        at = self._situation
        cards = choose(model, at.turn, hand, at.key, at.worths, seat, self._rand)
        world.cards += 1
        for card in cards:
            hand.remove(card)
            world.key += KEYS[card]
            world.worths[seat] += WORTHS[card]

    def _deal_hand(
        self, world: World, unseen: list[int], model: OpponentModel, seat: int
    ) -> list[int]:
        rand = self._rand
        hand = take(unseen, self._held, rand)
        if self._situation.turn == 0 or not model.is_telling:
            return hand
        for _ in range(_TRIES - 1):
            world.cards += self._situation.turn
            if self._explains(model, seat, hand):
                break
            unseen += hand
            hand = take(unseen, self._held, rand)
        return hand

    def _explains(self, model: OpponentModel, seat: int, hand: list[int]) -> bool:
        """Would this model have played the round so far as it did, with these cards left?"""
        row = self._rows[seat]
        # The hand is in random order, so any of its cards may be those held from the start; the
        # card of the second turn is taken for one of them, which it mostly was.
        early = [*row[2:], *hand][:3]
        if sorted(model.pair([row[0], row[1], *early], self._rand)) != sorted(row[:2]):
            return False
        if len(row) == 2:
            return True
        later = [row[2], *hand[: self._held_before - 1]]
        return model.card(later, self._second[0], self._second[1], seat, self._rand) == row[2]


def _second_table(rows: Sequence[Sequence[int]]) -> tuple[int, list[int]]:
    """The table key and the rows' worths as they were before the second turn."""
    opening = [row[:2] for row in rows]
    key = sum([KEYS[card] for row in opening for card in row])
    return key, [sum([WORTHS[card] for card in row]) for row in opening]
