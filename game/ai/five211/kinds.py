"""Kinds of players, quick enough to be asked a thousand times in a decision.

A kind chooses from a hand and the open table alone. The search uses them to imagine the others,
and the belief asks which of them would have played what was seen.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, Protocol, TypeAlias

from game.ai.five211.forecast import forecast_for
from game.ai.five211.tables import (
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

Rand: TypeAlias = Callable[[], float]

_SCORING: Final = SHIFTS[:6]


class Kind(Protocol):
    """A way of choosing. Ties and whims are decided by `rand`."""

    def pair(self, hand: Sequence[int], rand: Rand) -> tuple[int, int]:
        """Two cards for the first turn."""

    def card(
        self, hand: Sequence[int], key: int, worths: Sequence[int], seat: int, rand: Rand
    ) -> int:
        """One card for a later turn, by the table and what each row is worth so far."""


class Scatter:
    """Anything, blindly."""

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
    """The round as if it ended after the own play: the best lead, then the higher card."""

    def __init__(self, seats: int) -> None:
        self._verdicts = verdicts_for(seats)

    def pair(self, hand: Sequence[int], rand: Rand) -> tuple[int, int]:
        return best_pair(hand, _GREEDY_PAIRS, rand, 0.5)

    def card(
        self, hand: Sequence[int], key: int, worths: Sequence[int], seat: int, rand: Rand
    ) -> int:
        verdicts = self._verdicts
        own = worths[seat]
        best, best_rank = hand[0], -1e9
        for card in hand:
            shift = SHIFTS[verdicts[key + KEYS[card]]]
            top = 0
            for other, worth in enumerate(worths):
                if other != seat and (gain := worth >> shift & WORTH_MASK) > top:
                    top = gain
            lead = (own + WORTHS[card] >> shift & WORTH_MASK) >> CARD_BITS
            rank = (lead - (top >> CARD_BITS)) * 8 + VALUES[card] + rand() * 0.5
            if rank > best_rank:
                best, best_rank = card, rank
        return best


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
        best, best_score = hand[0], -1e9
        for card in set(hand):
            chances = forecast[key + KEYS[card]]
            p0, p1, p2, p3, p4, p5, _ = chances
            value, suit = VALUES[card], SUITS[card]
            score = p0 * l0 + p1 * l1 + p2 * l2 + p3 * l3 + p4 * l4 + p5 * l5
            score += chances[suit] * value * scale - self._keep[value] + rand() * noise
            if value == 1:
                score += p5 * scale
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

    def _pair_score(self, first: int, second: int) -> float:
        alike, apart, kododo = self._taste.opening
        values = VALUES[first], VALUES[second]
        colours = alike if SUITS[first] == SUITS[second] else apart
        gain = colours * sum(values) + kododo * values.count(1)
        return gain * self._taste.own - self._keep[values[0]] - self._keep[values[1]]


class Habit:
    """Plays by the look of the cards: each trait of a card has a weight, the sum decides."""

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
    """The pair of the highest score in a table for every pair of kinds, with a little noise."""
    best, best_score = (hand[0], hand[1]), -1e9
    for place, first in enumerate(hand):
        line = first * len(KEYS)
        for second in hand[place + 1 :]:
            score = scores[line + second] + rand() * noise
            if score > best_score:
                best, best_score = (first, second), score
    return best


def pair_table(score: Callable[[int, int], float]) -> tuple[float, ...]:
    """The score of every ordered pair of kinds, in one line."""
    kinds = range(len(KEYS))
    return tuple([score(first, second) for first in kinds for second in kinds])


def _greedy_pair(first: int, second: int) -> float:
    # On an empty table only two cards of one colour score anything.
    face = VALUES[first] + VALUES[second]
    return 100.0 * face if SUITS[first] == SUITS[second] else face


_GREEDY_PAIRS: Final = pair_table(_greedy_pair)

TASTES: Final[dict[int, Taste]] = {
    2: Taste(0.42, 0.36, -0.13, (0.005, -0.01), (0.25, 0.35), (0.35, 0.19, 0.15)),
    3: Taste(0.77, 0.22, -0.30, (0.025, 0.04), (0.41, 0.10), (0.39, 0.26, 0.15)),
    4: Taste(1.00, 0.17, -0.37, (0.020, 0.01), (0.47, 0.30), (0.35, 0.25, 0.15)),
    5: Taste(1.00, 0.17, -0.37, (0.020, 0.01), (0.47, 0.30), (0.32, 0.25, 0.15)),
}
"""The strongest tastes that `game.ai.train.fit_taste` has found, by seats."""


@lru_cache(maxsize=4)
def kinds_for(seats: int) -> tuple[Kind, ...]:
    """The family of kinds that the belief knows, at a table with this many seats."""
    return (
        Appraiser(seats, replace(TASTES[seats], noise=0.4)),
        Greedy(seats),
        Scatter(),
        Appraiser(seats, Taste(rivals=0.5, keep=0.0, noise=0.1)),
        Appraiser(seats, Taste(own=0.4, rivals=1.2, noise=0.4)),
        Habit(crowd=1.0, face=0.2),
        Habit(hand=1.0, row=1.0, face=0.5),
        Habit(kododo=4.0, face=-0.2, noise=1.0),
    )


@lru_cache(maxsize=4)
def own_kind(seats: int) -> Kind:
    """How the search expects itself to go on after the play it looks at."""
    return Appraiser(seats, TASTES[seats])


PRIOR: Final[tuple[float, ...]] = (0.34, 0.2, 0.04, 0.14, 0.06, 0.08, 0.1, 0.04)
"""How likely each kind is before anything was seen."""

BLIND: Final[tuple[float, ...]] = (0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0)
"""The prior of somebody who thinks that others play anything."""


def warm_up(seats: int) -> Iterator[None]:
    """Prepare what all kinds look up, in small steps; the first decision at a table pays."""
    for kind in kinds_for(seats):
        if isinstance(kind, Appraiser):
            yield from kind.warm_up()
