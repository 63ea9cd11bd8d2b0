"""A player that learned from strong play: every trait of a play has a weight, their sum decides.

It plays by chance, the better the likelier (a softmax), as strong players look from outside:
nobody sees the points and the cards that they think of. `train/learn_play.py` found the weights.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp
from typing import Final, TypeAlias

from game.ai.five211.beliefs.opponent_model import Rand, pair_table
from game.ai.five211.policy.one_ply_policy import TASTES
from game.ai.five211.search.forecast import forecast_for
from game.ai.five211.search.packed_table import (
    CARD_BITS,
    CARDS_MASK,
    COLOUR_KEYS,
    COLOURS_MASK,
    KODODO_SHIFT,
    SHIFTS,
    SUITS,
    VALUES,
    WORTH_MASK,
    counts_of,
    verdicts_for,
)
from game.rules.five211.options import HAND_SIZE

Line: TypeAlias = tuple[float, ...]

_SCORING: Final = SHIFTS[:6]


@dataclass(frozen=True, slots=True)
class PairWeights:
    """What counts for the two cards of the first turn."""

    alike: Line
    """Each face of a pair in one colour, from one to six."""
    apart: Line
    more: Line
    """Further cards of the colour in the hand, from none to three."""
    more_apart: Line


@dataclass(frozen=True, slots=True)
class CardWeights:
    """What counts for a card of a later turn."""

    amounts: tuple[float, float, float]
    """Points to be expected for the own row, for the others on average; the colour's chance."""
    faces: Line
    last_faces: Line
    """The same in a last round, which has no later."""
    rooms: Line
    """Cards of the colour until it is bust, with this one: from none, which is bust, to six."""
    rows: Line
    """Cards of the colour in the own row, from none to three."""
    held: Line
    """Cards of the colour in the hand, from one to four."""
    ranks: Line
    """Other colours that lie there as often or more, from none to four."""
    kododo: Line
    """A kododo that leaves others missing or too many, and one that makes the number."""


@dataclass(frozen=True, slots=True)
class Weights:
    """The three turns."""

    pair: PairWeights
    second: CardWeights
    third: CardWeights


class LearnedPlayer:
    """Implements `OpponentModel`. `warmth` is how far chance decides: 1 as learned, 0 not."""

    is_telling: Final = True

    def __init__(self, seats: int, weights: Weights, warmth: float = 1.0) -> None:
        leans = TASTES[seats].leans
        self._others = seats - 1
        self._limit = verdicts_for(seats).limit
        self._target = verdicts_for(seats).target
        self._second = forecast_for(seats, 2 * seats - 1, leans[0])
        self._third = forecast_for(seats, seats - 1, leans[1])
        self._third_turn = 3 * seats
        self._weights = weights
        self._warmth = warmth
        self._pairs = pair_table(self._faces)

    def pair(self, hand: Sequence[int], rand: Rand) -> tuple[int, int]:
        chosen = drawn(self.pair_scores(hand), self._warmth, rand)
        for place, first in enumerate(hand):
            others = len(hand) - 1 - place
            if chosen < others:
                return first, hand[place + 1 + chosen]
            chosen -= others
        raise AssertionError("every score belongs to a pair")

    def card(
        self, hand: Sequence[int], key: int, worths: Sequence[int], seat: int, rand: Rand
    ) -> int:
        return hand[drawn(self.card_scores(hand, key, worths, seat), self._warmth, rand)]

    def pair_scores(self, hand: Sequence[int]) -> list[float]:
        """How much each pair of a hand is liked, in the order of the hand."""
        weights, pairs = self._weights.pair, self._pairs
        suits = [SUITS[card] for card in hand]
        counts = [suits.count(suit) for suit in suits]
        more = weights.more
        apart = [weights.more_apart[min(count, 4) - 1] for count in counts]
        scores = []
        for place, first in enumerate(hand):
            line, suit = first * len(SUITS), suits[place]
            for other in range(place + 1, len(hand)):
                is_alike = suits[other] == suit
                held = more[counts[place] - 2] if is_alike else apart[place] + apart[other]
                scores.append(pairs[line + hand[other]] + held)
        return scores

    def card_scores(
        self, hand: Sequence[int], key: int, worths: Sequence[int], seat: int
    ) -> list[float]:
        """How much each card of a hand is liked."""
        counts = counts_of(key)
        is_third = sum(counts) == self._third_turn
        weights = self._weights.third if is_third else self._weights.second
        forecast = self._third if is_third else self._second
        own_point, rival_point, likely = weights.amounts
        row = worths[seat]
        stakes = self._stakes(sum(worths), row, own_point, rival_point)
        yellow_stake, green_stake, orange_stake, blue_stake, violet_stake, kododo_stake = stakes
        faces = weights.faces if len(hand) == HAND_SIZE else weights.last_faces
        rooms, rows, helds, ranks = weights.rooms, weights.rows, weights.held, weights.ranks
        held = [SUITS[card] for card in hand]
        colours, kododo = key & COLOURS_MASK, key >> KODODO_SHIFT
        kododo_chance, with_one_more = forecast.kododo[kododo], forecast.kododo[kododo + 1]
        scores = []
        for card, suit in zip(hand, held, strict=True):
            value, count = VALUES[card], counts[suit]
            chances = forecast[colours + COLOUR_KEYS[suit]]
            yellow, green, orange, blue, violet = chances
            score = (
                # Written out, because a loop over the colours takes longer and rollouts ask often.
                yellow * yellow_stake
                + green * green_stake
                + orange * orange_stake
                + blue * blue_stake
                + violet * violet_stake
                + chances[suit] * value * own_point
            )
            if value == 1:
                score += with_one_more * (kododo_stake + own_point - score)
                score += weights.kododo[kododo + 1 == self._target]
            else:
                score += kododo_chance * (kododo_stake - score)
            score += likely * chances[suit] + faces[value - 1]
            score += rooms[min(max(self._limit - 1 - count, 0), 6)]
            score += rows[min(row >> SHIFTS[suit] & CARDS_MASK, 3)]
            score += helds[min(held.count(suit), 4) - 1]
            before = -1
            for other in counts:
                before += other >= count
            scores.append(score + ranks[before])
        return scores

    def chance_of(
        self,
        cards: Sequence[int],
        hand: Sequence[int],
        key: int,
        worths: Sequence[int],
        seat: int,
    ) -> float:
        """How likely it plays these cards from a hand that has them."""
        if len(cards) == 1:
            scores = self.card_scores(hand, key, worths, seat)
            played = [card == cards[0] for card in hand]
        else:
            scores = self.pair_scores(hand)
            wanted = sorted(cards)
            played = [sorted(pair) == wanted for pair in combinations(hand, 2)]
        parts = _parts(scores, self._warmth)
        hit = 0.0
        for part, is_it in zip(parts, played, strict=True):
            if is_it:
                hit += part
        return hit / sum(parts)

    def warm_up(self) -> Iterator[None]:
        """Fill the forecasts, so that no later look has to wait; an item is about a millisecond."""
        yield from self._second.fill(self._third_turn * 2 // 3 + 1)
        yield from self._third.fill(self._third_turn + 1)

    def _stakes(self, table: int, row: int, own: float, rival: float) -> list[float]:
        """What each scoring outcome is worth as the rows lie."""
        # The table holds the own row too, so that is taken out of what the others have.
        of_table = rival / self._others
        of_row = own - of_table
        return [
            ((row >> shift & WORTH_MASK) >> CARD_BITS) * of_row
            + ((table >> shift & WORTH_MASK) >> CARD_BITS) * of_table
            for shift in _SCORING
        ]

    def _faces(self, first: int, second: int, agree: bool) -> float:  # noqa: FBT001 - a table
        faces = self._weights.pair.alike if agree else self._weights.pair.apart
        return faces[first - 1] + faces[second - 1]


def drawn(scores: Sequence[float], warmth: float, rand: Rand) -> int:
    """A place drawn by chance, the higher its score the likelier."""
    if warmth <= 0.0:
        return scores.index(max(scores))
    parts = _parts(scores, warmth)
    left = rand() * sum(parts)
    for place, part in enumerate(parts):
        left -= part
        if left < 0.0:
            return place
    return scores.index(max(scores))


def _parts(scores: Sequence[float], warmth: float) -> list[float]:
    """How likely each is, the highest as one; without warmth nothing else is."""
    top = max(scores)
    if warmth <= 0.0:
        return [float(score == top) for score in scores]
    return [exp((score - top) / warmth) for score in scores]
