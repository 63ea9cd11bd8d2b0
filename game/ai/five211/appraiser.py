"""The strongest player of one look: it weighs every outcome by its chance.

The search plays on as an appraiser after the play it looks at, and takes strong opponents for one.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from game.ai.five211.forecast import forecast_for
from game.ai.five211.kind import Rand, pair_table
from game.ai.five211.tables import (
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

_SCORING: Final = SHIFTS[:6]


@dataclass(frozen=True, slots=True)
class Taste:
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
    noise: float = 0.0
    """How far two plays may lie apart and still be mistaken."""


class Appraiser:
    """Weighs every outcome by its chance when nobody knows what falls next, and saves cards."""

    def __init__(self, seats: int, taste: Taste) -> None:
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
        noise, scale = self._taste.noise, self._taste.own
        if sum(counts_of(key)) == self._third_turn:
            forecast, support = self._third, 0.0
        else:
            forecast, support = self._second, self._taste.support[1]
        l0, l1, l2, l3, l4, l5 = leads = self._leads(sum(worths), worths[seat])
        held = [SUITS[card] for card in hand] if support else ()
        colours, kododo = key & COLOURS_MASK, key >> KODODO_SHIFT
        rare, lizard = forecast.kododo[kododo], forecast.kododo[kododo + 1]
        best, best_score = hand[0], -1e9
        for card in set(hand):
            value, suit = VALUES[card], SUITS[card]
            chances = forecast[colours + COLOUR_KEYS[suit]]
            p0, p1, p2, p3, p4 = chances
            score = p0 * l0 + p1 * l1 + p2 * l2 + p3 * l3 + p4 * l4 + chances[suit] * value * scale
            if value == 1:
                score += lizard * (l5 + scale - score)
            else:
                score += rare * (l5 - score)
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

    def _leads(self, total: int, own: int) -> list[float]:
        a, b = self._own + self._rivals, self._rivals
        return [(own >> s & WORTH_MASK) * a - (total >> s & WORTH_MASK) * b for s in _SCORING]

    def _pair_score(self, first: int, second: int, agree: bool) -> float:  # noqa: FBT001 - a table
        alike, apart, kododo = self._taste.opening
        gain = (alike if agree else apart) * (first + second)
        gain += kododo * ((first == 1) + (second == 1))
        return gain * self._taste.own - self._keep[first] - self._keep[second]


TASTES: Final[dict[int, Taste]] = {
    2: Taste(0.42, 0.36, -0.13, (0.005, -0.01), (0.25, 0.35), (0.35, 0.19, 0.15)),
    3: Taste(0.77, 0.22, -0.30, (0.025, 0.04), (0.41, 0.10), (0.39, 0.26, 0.15)),
    4: Taste(1.00, 0.17, -0.37, (0.020, 0.01), (0.47, 0.30), (0.35, 0.25, 0.15)),
    5: Taste(1.60, 0.18, -0.10, (0.035, 0.04), (0.37, 0.19), (0.29, 0.22, 0.15)),
}
"""The strongest tastes that `game.ai.train.fit_taste` has found, by seats."""


@lru_cache(maxsize=4)
def own_kind(seats: int) -> Appraiser:
    """How the search expects itself to go on after the play it looks at."""
    return Appraiser(seats, TASTES[seats])
