"""The strongest player of one look: it weighs every outcome by its chance.

The search plays on as an appraiser after the play it looks at, and takes strong opponents for one.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from game.ai.five211.beliefs.opponent_model import Rand, pair_table
from game.ai.five211.search.forecast import forecast_for
from game.ai.five211.search.packed_table import (
    CARD_BITS,
    COLOUR_KEYS,
    COLOURS_MASK,
    KEYS,
    KODODO_SHIFT,
    SHIFTS,
    SUITS,
    VALUES,
    WORTH_MASK,
    counts_of,
)
from game.ai.five211.search.situation import Situation

_SCORING: Final = SHIFTS[:6]


@dataclass(frozen=True, slots=True)
class OnePlyWeights:
    """How an appraiser weighs things, in points of a round."""

    rivals: float = 1.0
    """Points for the other rows, against one for the own."""
    keep: float = 0.18
    """What playing a card costs later rounds, for each point of face value above two."""
    keep_kododo: float = 0.0
    """What playing a kododo costs later rounds."""
    support: tuple[float, float] = (0.0, 0.0)
    """How much likelier a colour becomes by each card of it held back, on turns one and two."""
    leans: tuple[float, float] = (0.0, 0.0)
    """How far the coming cards copy the table, on turns two and three."""
    opening: tuple[float, float, float] = (0.33, 0.23, 0.07)
    """The chances of a colour opened with both cards, with one, and of a kododo round."""
    own: float = 1.0
    """What a point for the own row counts; below one, it matters more what others get."""
    noise: float = 0.0
    """How far two plays may lie apart and still be mistaken."""


class Appraiser:
    """Weighs every outcome by its chance when nobody knows what falls next, and saves cards."""

    def __init__(self, seats: int, taste: OnePlyWeights) -> None:
        self._second = forecast_for(seats, 2 * seats - 1, taste.leans[0])
        self._third = forecast_for(seats, seats - 1, taste.leans[1])
        self._third_turn = 3 * seats
        self.is_telling = taste.noise < 1
        self._taste = taste
        self._own = taste.own / (1 << CARD_BITS)
        self._rivals = taste.rivals / (1 << CARD_BITS) / (seats - 1)
        self._keep = (0.0, taste.keep_kododo, *(taste.keep * step for step in range(5)))
        self._pairs = pair_table(self._pair_score)

    def pair(self, hand: Sequence[int], rand: Rand) -> tuple[int, int]:
        support = self._taste.support[0]
        noise = self._taste.noise
        held = [SUITS[card] for card in hand]
        more = [
            support * held.count(suit) * VALUES[card] for card, suit in zip(hand, held, strict=True)
        ]
        best, best_score = (hand[0], hand[1]), -1e9
        for place, first in enumerate(hand):
            line = first * len(KEYS)
            base = more[place]
            for other in range(place + 1, len(hand)):
                second = hand[other]
                score = self._pairs[line + second] + base + more[other] + rand() * noise
                if score > best_score:
                    best, best_score = (first, second), score
        return best

    def card(
        self, hand: Sequence[int], key: int, worths: Sequence[int], seat: int, rand: Rand
    ) -> int:
        noise, own_point = self._taste.noise, self._taste.own
        if sum(counts_of(key)) == self._third_turn:
            forecast, support = self._third, 0.0
        else:
            forecast, support = self._second, self._taste.support[1]
        leads = self._leads(sum(worths), worths[seat])
        yellow_lead, green_lead, orange_lead, blue_lead, violet_lead, kododo_lead = leads
        held = [SUITS[card] for card in hand] if support else ()
        colours, kododo = key & COLOURS_MASK, key >> KODODO_SHIFT
        kododo_chance, with_one_more = forecast.kododo[kododo], forecast.kododo[kododo + 1]
        best, best_score = hand[0], -1e9
        for card in set(hand):
            value, suit = VALUES[card], SUITS[card]
            chances = forecast[colours + COLOUR_KEYS[suit]]
            yellow, green, orange, blue, violet = chances
            score = (
                # Written out, because a loop over the colours takes longer and rollouts ask often.
                yellow * yellow_lead
                + green * green_lead
                + orange * orange_lead
                + blue * blue_lead
                + violet * violet_lead
                + chances[suit] * value * own_point
            )
            # The colours only count when the round is no kododo round, so its chance takes that
            # part of the score away and puts the lead among the kododo in its place.
            if value == 1:
                score += with_one_more * (kododo_lead + own_point - score)
            else:
                score += kododo_chance * (kododo_lead - score)
            score -= self._keep[value]
            if noise:
                score += rand() * noise
            if support:
                score += support * (held.count(suit) - 1) * (leads[suit] + value)
            if score > best_score:
                best, best_score = card, score
        return best

    def warm_up(self) -> Iterator[None]:
        """Fill the forecasts, so that no later look has to wait; an item is about a millisecond."""
        yield from self._second.fill(self._third_turn * 2 // 3 + 1)
        yield from self._third.fill(self._third_turn + 1)

    def _leads(self, table: int, row: int) -> list[float]:
        """How far a row is ahead of the others in each scoring outcome, weighed by taste."""
        # The table holds the own row too, so the rivals' weight is given back to it here.
        row_weight, table_weight = self._own + self._rivals, self._rivals
        return [
            (row >> shift & WORTH_MASK) * row_weight - (table >> shift & WORTH_MASK) * table_weight
            for shift in _SCORING
        ]

    def _pair_score(self, first: int, second: int, agree: bool) -> float:  # noqa: FBT001 - a table
        alike, apart, kododo = self._taste.opening
        gain = (alike if agree else apart) * (first + second)
        gain += kododo * ((first == 1) + (second == 1))
        return gain * self._taste.own - self._keep[first] - self._keep[second]


TASTES: Final[dict[int, OnePlyWeights]] = {
    2: OnePlyWeights(
        rivals=0.707,
        keep=0.36,
        keep_kododo=-0.3,
        support=(0.005, -0.02),
        leans=(0.35, 0.4),
        opening=(0.57, 0.23, 0.07),
    ),
    3: OnePlyWeights(
        rivals=1.0,
        keep=0.18,
        keep_kododo=0.0,
        support=(0.02, 0.02),
        leans=(0.3, 0.15),
        opening=(0.57, 0.23, 0.07),
    ),
    4: OnePlyWeights(
        rivals=0.794,
        keep=0.255,
        keep_kododo=-0.1,
        support=(0.02, 0.04),
        leans=(0.35, 0.15),
        opening=(0.57, 0.23, 0.097),
    ),
    5: OnePlyWeights(
        rivals=1.414,
        keep=0.286,
        keep_kododo=0.0,
        support=(0.02, 0.04),
        leans=(0.4, 0.1),
        opening=(0.45, 0.2, 0.07),
    ),
}
"""What `workshop.five211.train.fit_taste` has found, by seats."""


def own_model(at: Situation) -> Appraiser:
    """How the search expects itself to go on after the play it looks at."""
    return _saver(at.seats) if at.rounds_left else _spender(at.seats)


@lru_cache(maxsize=4)
def _saver(seats: int) -> Appraiser:
    return Appraiser(seats, TASTES[seats])


@lru_cache(maxsize=4)
def _spender(seats: int) -> Appraiser:
    """Somebody who keeps nothing for later: the last round of a deck has no later."""
    return Appraiser(seats, replace(TASTES[seats], keep=0.0, keep_kododo=0.0))
