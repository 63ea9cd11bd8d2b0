"""What the end of a round is worth: the chance to win the game from there."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt
from typing import Final

from game.ai.five211.search.packed_table import (
    CARD_BITS,
    CARDS_MASK,
    SHIFTS,
    SUITS,
    VALUES,
    WORTH_MASK,
)
from game.ai.five211.search.situation import Situation
from game.rules.five211.options import TARGET_POINTS


@dataclass(frozen=True, slots=True)
class KeptValue:
    """The worth of kept cards by face value, and of two or three cards in one colour, in points."""

    faces: tuple[float, ...]
    two: float
    three: float

    def worth(self, hand: Sequence[int]) -> float:
        """The worth of a kept hand."""
        total = 0.0
        faces = self.faces
        counts = [0, 0, 0, 0, 0]
        for card in hand:
            total += faces[VALUES[card]]
            counts[SUITS[card]] += 1
        for count in counts:
            if count > 1:
                total += self.two if count == 2 else self.three
        return total


SPREADS: Final = {2: 3.01, 3: 2.30, 4: 2.24, 5: 2.13}
"""How far a round carries the scores apart, by seats."""

KEPT_VALUES: Final = {
    2: KeptValue((0.0, -0.03, 0.0, 0.36, 0.77, 1.10, 1.55), 0.37, 1.20),
    3: KeptValue((0.0, 0.03, 0.0, 0.17, 0.35, 0.79, 0.69), 0.19, 0.58),
    4: KeptValue((0.0, -0.03, 0.0, 0.27, 0.54, 0.64, 0.92), 0.12, 0.44),
    5: KeptValue((0.0, -0.01, 0.0, 0.19, 0.43, 0.67, 0.93), 0.14, 0.41),
}
"""What is kept, by seats; each card is compared with a two."""

NOTHING: Final = KeptValue((0.0,) * 7, 0.0, 0.0)
"""Cards that are never played again, or that nobody thinks of."""


_POINTS: Final = range(20)
"""What one row can score: at most 6 + 5 + 4 + 4."""

_LEADER_GAIN: Final = {2: 5.0, 3: 4.5, 4: 4.2, 5: 4.0}
"""Points a round of the seat that leads in the end, by seats."""

_TIE_BREAK: Final = 1024


class Judge:
    """Winning chances after the current round, by what each row is worth and how it ended."""

    def __init__(self, situation: Situation, *, keeps: bool = True) -> None:
        self._me = situation.me
        self._others = situation.others
        self._may_end = situation.is_last_round or (situation.is_long and situation.deck > 0)
        self._is_long = situation.is_long
        self._points = situation.points
        self._scored = situation.scored
        self._scale = SPREADS[situation.seats] * sqrt(_rounds_to_play(situation))
        is_used = keeps and situation.rounds_left > 0
        self._kept_value = KEPT_VALUES[situation.seats] if is_used else NOTHING
        self.point = 0.2 / self._scale
        """About the chance that a point is worth in a close game."""
        top = max(situation.points)
        self._weights = [
            [exp((points - top + gained) / self._scale) for gained in _POINTS]
            for points in situation.points
        ]

    def win_chance(self, worths: Sequence[int], outcome: int, kept: Sequence[int]) -> float:
        """The own chance to win after a round that ended so, with these cards kept."""
        shift = SHIFTS[outcome]
        if self._may_end and (final := self._final(worths, shift)) is not None:
            return final
        weights = self._weights
        me = self._me
        mine = weights[me][(worths[me] >> shift & WORTH_MASK) >> CARD_BITS]
        mine *= exp(self._kept_value.worth(kept) / self._scale)
        total = mine
        for other in self._others:
            total += weights[other][(worths[other] >> shift & WORTH_MASK) >> CARD_BITS]
        return mine / total

    def shares(self, worths: Sequence[int], outcome: int, kept: Sequence[int]) -> list[float]:
        """Everybody's chance to win after such a round; together they are one."""
        shift = SHIFTS[outcome]
        if self._may_end and (totals := self._totals(worths, shift)) is not None:
            best = max(totals)
            share = 1 / totals.count(best)
            return [share if total == best else 0.0 for total in totals]
        shares = [
            line[(worth >> shift & WORTH_MASK) >> CARD_BITS]
            for line, worth in zip(self._weights, worths, strict=True)
        ]
        shares[self._me] *= exp(self._kept_value.worth(kept) / self._scale)
        total = sum(shares)
        return [share / total for share in shares]

    def _final(self, worths: Sequence[int], shift: int) -> float | None:
        """The own share of the victory, or None where the game goes on."""
        totals = self._totals(worths, shift)
        if totals is None:
            return None
        best = max(totals)
        return 1 / totals.count(best) if totals[self._me] == best else 0.0

    def _totals(self, worths: Sequence[int], shift: int) -> list[int] | None:
        """Everybody's points and scored cards at the end, or None where the game goes on."""
        totals = []
        for seat, worth in enumerate(worths):
            gain = worth >> shift & WORTH_MASK
            points = self._points[seat] + (gain >> CARD_BITS)
            totals.append(points * _TIE_BREAK + self._scored[seat] + (gain & CARDS_MASK))
        if self._is_long and max(totals) < TARGET_POINTS * _TIE_BREAK:
            return None
        return totals


def _rounds_to_play(situation: Situation) -> float:
    """About how many rounds follow; a long game goes on until somebody has enough."""
    if not situation.is_long:
        return max(situation.rounds_left, 0.5)
    missing = TARGET_POINTS - max(situation.points)
    expected = missing / _LEADER_GAIN[situation.seats] - 1
    if situation.deck == 0:
        expected = max(expected, situation.rounds_left)
    return max(expected, 0.5)
