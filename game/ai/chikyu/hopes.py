"""What a hold may bring in the end, as far as it goes: worked out once, then looked up."""

from typing import Final

from game.ai.chikyu.packed_hold import (
    DILLINDALLIN,
    FAUL,
    INTENTON,
    TURNABLINDIE,
    Counting,
    colours_in,
    count_of,
)
from game.ai.chikyu.rule_numbers import Taste

FEARED: Final = (TURNABLINDIE, INTENTON, FAUL, DILLINDALLIN)
MOST_HOPES: Final = 200_000
"""Holds that are kept in mind."""


class Hopes(dict[int, float]):
    """The worth of a hold in points, by the hold."""

    def __init__(self, counting: Counting, taste: Taste, *, is_late: bool = False) -> None:
        super().__init__()
        self._counting = counting
        self._taste = taste
        self._is_late = is_late

    def __missing__(self, hold: int) -> float:
        if len(self) > MOST_HOPES:
            self.clear()
        taste, limit = self._taste, self._counting.limit
        # Halves stay, and Leizy's steps of five are left out: a hope grows with every card.
        hope = self._counting.pile_points(hold) + self._colours(colours_in(hold))
        if count_of(hold, DILLINDALLIN) > limit and hope > 0:
            hope /= 2
        hope -= self._counting.blind_cost(hold)
        if count_of(hold, FAUL) > limit:
            hope -= taste.gift
        if not self._is_late:
            for kind, fear in zip(FEARED, taste.fears, strict=True):
                close = count_of(hold, kind) - limit
                if close == 0:
                    hope -= fear
                elif close == -1:
                    hope -= fear * taste.distant
        self[hold] = hope
        return hope

    def _colours(self, colours: int) -> float:
        missing = self._counting.all_colours - colours
        if missing == 0:
            return self._counting.all_colours_bring
        if self._is_late or missing > len(self._taste.nearly):
            return colours
        return colours + self._taste.nearly[missing - 1]
