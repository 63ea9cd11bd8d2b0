"""What players typically keep: a hand is what its owner did not want to play.

It is found in whole games among opponent models in packed numbers, many times faster than a real
match. The same kept cards are imagined for all opponent models: were they each model's own, a model
that keeps rubbish would explain every play. Most are those of strong players: a model explains best
what its like has kept, and cards of weak ones made strong players look weak.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from game.ai.five211.beliefs.opponent_catalogue import models_for
from game.ai.five211.beliefs.opponent_model import OpponentModel, Rand
from game.ai.five211.search.packed_table import (
    CARD_BITS,
    CARDS_MASK,
    KEYS,
    SHIFTS,
    WORTH_MASK,
    WORTHS,
    verdicts_for,
)
from game.core.rng import Rng
from game.rules.five211.cards import DECK
from game.rules.five211.options import NUMBERS

KeptHands: TypeAlias = tuple[list[tuple[int, ...]], ...]
"""Kept cards by turn."""

_GAMES: Final = 8

_TYPICAL: Final = (0, 3, 0, 1, 0)
"""The models that sit at the table: strong ones, and a greedy one."""
_DECK = tuple(card.index for card in DECK)


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


class QuickGame:
    """One deck of 5211. The model at place s sits on seat s."""

    def __init__(self, models: Sequence[OpponentModel], rand: Rand) -> None:
        self.models = models
        self.rand = rand
        seats = len(models)
        deck = list(_DECK)
        for place in range(len(deck) - 1, 0, -1):
            partner = int(rand() * (place + 1))
            deck[place], deck[partner] = deck[partner], deck[place]
        self.pile = deck[NUMBERS[seats].removed :]
        self.hands = [[self.pile.pop() for _ in range(5)] for _ in range(seats)]
        self.points = [0] * seats
        self.scored = [0] * seats
        self.verdicts = verdicts_for(seats)
        self.outcome = 0
        self.gains = [0] * seats
        self.kept: tuple[list[tuple[int, ...]], ...] = ([], [], [])
        """What was kept at each decision before the last round, by turn."""

    def play_round(self) -> bool:
        """Play one round; False when it was the last."""
        key = 0
        worths = [0] * len(self.models)
        last = not self.pile
        for turn in range(3):
            chosen = [
                model.pair(hand, self.rand)
                if turn == 0
                else (model.card(hand, key, worths, seat, self.rand),)
                for seat, (model, hand) in enumerate(zip(self.models, self.hands, strict=True))
            ]
            for seat, cards in enumerate(chosen):
                hand = self.hands[seat]
                for card in cards:
                    hand.remove(card)
                    key += KEYS[card]
                    worths[seat] += WORTHS[card]
                if not last:
                    self.kept[turn].append(tuple(hand))
                    hand += [self.pile.pop() for _ in cards]
        self._score(key, worths)
        return not last

    def winners(self) -> list[int]:
        """The seats that share the victory."""
        totals = [p * 1024 + c for p, c in zip(self.points, self.scored, strict=True)]
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    def _score(self, key: int, worths: Sequence[int]) -> None:
        self.outcome = self.verdicts[key]
        shift = SHIFTS[self.outcome]
        for seat, worth in enumerate(worths):
            gain = worth >> shift & WORTH_MASK
            self.gains[seat] = gain >> CARD_BITS
            self.points[seat] += gain >> CARD_BITS
            self.scored[seat] += gain & CARDS_MASK


def win_share(hero: OpponentModel, others: Sequence[OpponentModel], games: int, seed: int) -> float:
    """The share of victories of one model among others: turned seats, duplicate deals."""
    wins = 0.0
    seats = len(others) + 1
    for game in range(games):
        seat = game % seats
        table = [*others[:seat], hero, *others[seat:]]
        quick = QuickGame(table, Rng(seed, f"quick/{game // seats}").random)
        while quick.play_round():
            pass
        winners = quick.winners()
        wins += (seat in winners) / len(winners)
    return wins / games
