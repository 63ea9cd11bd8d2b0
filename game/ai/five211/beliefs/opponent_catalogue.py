"""Opponent models, quick enough to be asked a thousand times in a decision.

A model chooses from a hand and the open table alone. The search uses them to imagine the others,
and the belief asks which of them would have played what was seen.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from game.ai.five211.beliefs.opponent_model import OpponentModel, Rand, pair_table
from game.ai.five211.policy.learned_player import LearnedPlayer
from game.ai.five211.policy.learned_weights import LEARNED
from game.ai.five211.policy.one_ply_policy import Appraiser, OnePlyWeights
from game.ai.five211.search.packed_table import (
    CARD_BITS,
    CARDS_MASK,
    KEYS,
    SHIFTS,
    SUITS,
    VALUES,
    WORTH_MASK,
    WORTHS,
    counts_of,
    verdicts_for,
)
from game.rules.five211.options import NUMBERS

Priors: TypeAlias = Mapping[int, tuple[float, ...]]
"""How likely each model is before anything was seen, by seats."""

ModelsOf: TypeAlias = Callable[[int], tuple[OpponentModel, ...]]
"""What somebody takes others for, at a table with so many seats."""


class Scatter:
    """Anything, blindly."""

    is_telling: Final = False

    def pair(self, hand: Sequence[int], rand: Rand) -> tuple[int, int]:
        first = int(rand() * len(hand))
        second = int(rand() * (len(hand) - 1))
        return hand[first], hand[second + (second >= first)]

    def card(
        self,
        hand: Sequence[int],
        key: int,  # noqa: ARG002 - it looks at nothing
        worths: Sequence[int],  # noqa: ARG002
        seat: int,  # noqa: ARG002
        rand: Rand,
    ) -> int:
        return hand[int(rand() * len(hand))]


class Greedy:
    """The round as if it ended after the own play: the best lead, then the higher card.

    `wavering` is how many points two plays may lie apart and still be mistaken.
    """

    def __init__(self, seats: int, wavering: float = 0.0) -> None:
        self.is_telling = wavering < 1
        self._verdicts = verdicts_for(seats)
        self._card_noise = 0.5 + 8 * wavering
        self._pair_noise = 0.5 + 100 * wavering

    def pair(self, hand: Sequence[int], rand: Rand) -> tuple[int, int]:
        return best_pair(hand, _GREEDY_PAIRS, rand, self._pair_noise)

    def card(
        self, hand: Sequence[int], key: int, worths: Sequence[int], seat: int, rand: Rand
    ) -> int:
        verdicts, noise = self._verdicts, self._card_noise
        own = worths[seat]
        best, best_rank = hand[0], -1e9
        for card in hand:
            shift = SHIFTS[verdicts[key + KEYS[card]]]
            top = 0
            for other, worth in enumerate(worths):
                if other != seat and (gain := worth >> shift & WORTH_MASK) > top:
                    top = gain
            lead = (own + WORTHS[card] >> shift & WORTH_MASK) >> CARD_BITS
            rank = (lead - (top >> CARD_BITS)) * 8 + VALUES[card] + rand() * noise
            if rank > best_rank:
                best, best_rank = card, rank
        return best


class Habit:
    """Plays by the look of the cards: each trait of a card has a weight, the sum decides."""

    is_telling: Final = True

    def __init__(
        self,
        crowd: float = 0.0,
        row: float = 0.0,
        hand: float = 0.0,
        face: float = 0.0,
        kododo: float = 0.0,
        noise: float = 0.5,
    ) -> None:
        self._crowd = crowd
        self._row = row
        self._hand = hand
        self._faces = (0.0, face + kododo, *(face * value for value in range(2, 7)))
        self._noise = noise

    def pair(self, hand: Sequence[int], rand: Rand) -> tuple[int, int]:
        first = self.card(hand, 0, (0,), 0, rand)
        rest = list(hand)
        rest.remove(first)
        # Its own first card lies on its row already when it thinks of the second.
        return first, self.card(rest, KEYS[first], (WORTHS[first],), 0, rand)

    def card(
        self, hand: Sequence[int], key: int, worths: Sequence[int], seat: int, rand: Rand
    ) -> int:
        counts = counts_of(key)
        own = worths[seat]
        held = [SUITS[card] for card in hand]
        best, best_score = hand[0], -1e9
        for card, suit in zip(hand, held, strict=True):
            score = self._faces[VALUES[card]] + self._crowd * counts[suit] + rand() * self._noise
            score += self._row * (own >> SHIFTS[suit] & CARDS_MASK)
            score += self._hand * held.count(suit)
            if score > best_score:
                best, best_score = card, score
        return best


def best_pair(
    hand: Sequence[int], scores: Sequence[float], rand: Rand, noise: float
) -> tuple[int, int]:
    """The pair of the highest score in a table for every pair of cards, with a little noise."""
    best, best_score = (hand[0], hand[1]), -1e9
    for place, first in enumerate(hand):
        line = first * len(KEYS)
        for second in hand[place + 1 :]:
            score = scores[line + second] + rand() * noise
            if score > best_score:
                best, best_score = (first, second), score
    return best


def _greedy_pair(first: int, second: int, agree: bool) -> float:  # noqa: FBT001 - fills a table
    # On an empty table only two cards of one colour score anything.
    return (first + second) * (100.0 if agree else 1.0)


_GREEDY_PAIRS: Final = pair_table(_greedy_pair)


@lru_cache(maxsize=4)
def models_for(seats: int) -> tuple[OpponentModel, ...]:
    """The models that the belief knows, at a table with this many seats."""
    return (
        LearnedPlayer(seats, LEARNED[seats]),
        Greedy(seats),
        Scatter(),
        LearnedPlayer(seats, LEARNED[seats], warmth=0.5),
        Appraiser(seats, OnePlyWeights(rivals=0.5, keep=0.0, noise=0.3)),
        Appraiser(seats, OnePlyWeights(own=0.4, rivals=1.2, noise=0.6)),
        Habit(crowd=1.0, face=0.2),
        Habit(hand=1.2, row=1.2, face=1.0, noise=2.0),
        Habit(kododo=4.0, face=-0.2, noise=1.0),
        Greedy(seats, wavering=2.0),
    )


PRIOR: Final[tuple[float, ...]] = (0.36, 0.12, 0.08, 0.18, 0.05, 0.03, 0.05, 0.06, 0.02, 0.05)
"""How likely it is that each model fits, before anything was seen.

Weak play shows within a round or two, strong play never surely: so it is what to expect.
"""

PEOPLE: Final[Priors] = dict.fromkeys(NUMBERS, PRIOR)
"""Whoever may sit there, however many they are."""

_EQUALS: Final[tuple[float, ...]] = (0.6, 0.05, 0.03, 0.22, 0.03, 0.01, 0.02, 0.02, 0.005, 0.015)

EQUALS: Final[Priors] = {
    2: (0.25, 0.04, 0.02, 0.6, 0.02, 0.01, 0.02, 0.02, 0.005, 0.015),
    3: _EQUALS,
    4: PRIOR,
    5: _EQUALS,
}
"""Somebody strong until the cards say otherwise: there is more to lose against those.

With four seats that cost too much among greedy players, in games.
"""

BLIND: Final[Priors] = dict.fromkeys(NUMBERS, (0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0))
"""The prior of somebody who thinks that others play anything."""


def warm_up(seats: int) -> Iterator[None]:
    """Prepare what all models look up, in small steps; the first decision at a table pays."""
    for model in models_for(seats):
        if isinstance(model, Appraiser | LearnedPlayer):
            yield from model.warm_up()
