"""The one-card rule: the chance to take the trick times what the pile adds, with fear of limits.

It looks at the table, at one hand and at what has been played, never ahead. Fast enough to play
imagined rounds to their end. The numbers come from `train/fit_rule.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from game.ai.chikyu.rule_numbers import CHANCES, TASTES, RuleWeights
from game.ai.chikyu.search.packed_hold import (
    DILLINDALLIN,
    FAUL,
    HIGHER,
    IN_HOLD,
    INTENTON,
    KIND_OF,
    TURNABLINDIE,
    Counting,
    cards_in,
    colours_in,
    count_of,
    pile_of,
)
from game.ai.chikyu.search.packed_round import PackedRound
from game.ai.chikyu.search.table_numbers import DeckNumbers

FEARED: Final = (TURNABLINDIE, INTENTON, FAUL, DILLINDALLIN)
MOST_HOPES: Final = 200_000
"""Holds that are kept in mind."""


class Hopes(dict[int, float]):
    """The worth of a hold in points, by the hold."""

    def __init__(self, counting: Counting, taste: RuleWeights, *, is_late: bool = False) -> None:
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


Rand = Callable[[], float]

_LAST_CARDS: Final = 2
"""With so few cards in hand there is nothing left to fear."""


class OneCardRule:
    """Judges the cards of a hand one by one."""

    def __init__(self, table: DeckNumbers, taste: RuleWeights | None = None) -> None:
        seats = table.options.seats
        self._taste = TASTES[seats] if taste is None else taste
        self._deck = table.deck
        self._chances = CHANCES[seats]
        self._share = 1 / (seats - 1)
        self._hopes = Hopes(table.counting, self._taste)
        self._last_hopes = Hopes(table.counting, self._taste, is_late=True)

    def choose(self, at: PackedRound, rand: Rand, whim: float = 0.0) -> int:
        """The card of the hand whose turn it is; by a whim just any."""
        legal = at.legal()
        if not legal & (legal - 1):
            return legal.bit_length() - 1
        if whim and rand() < whim:
            return any_card(legal, rand)
        return self.best(at, legal)

    def best(self, at: PackedRound, legal: int) -> int:
        """The card that is worth most now."""
        best, most = -1, -1e9
        for card, worth in self.worths(at, legal):
            if worth > most:
                best, most = card, worth
        return best

    def worths(self, at: PackedRound, legal: int) -> list[tuple[int, float]]:
        """Every card of a hand that may be played, and what it is worth."""
        taste, trick = self._taste, at.trick
        hand = at.hands[at.turn]
        hopes = self._last_hopes if hand.bit_count() <= _LAST_CARDS else self._hopes
        me = at.chooser
        owner = at.owners[at.turn]
        own = at.holds[owner]
        own_hope = hopes[own]
        # Whoever has the best card so far gets what does not win.
        if trick:
            rival = at.owners[at.best_hand]
            before = at.holds[rival]
            rival_hope = hopes[before]
            sign = taste.own_side if rival == me else -taste.spite * self._share
        else:
            before, rival_hope, sign = 0, 0.0, 0.0
        unseen = self._deck & ~(at.played | hand)
        line = self._chances[at.left - 1]
        effects = taste.effects if hand & (hand - 1) else _NO_EFFECTS
        mine = 1.0 if owner == me else -taste.spite * self._share
        to_come = taste.more * (at.left - 1)
        found = []
        while legal:
            bit = legal & -legal
            legal ^= bit
            card = bit.bit_length() - 1
            kind = KIND_OF[card]
            higher = (unseen & HIGHER[card]).bit_count()
            worth = -taste.keep * STRENGTH[higher]
            cards = trick + IN_HOLD[card]
            if at.would_lead(card):
                gain = hopes[own + pile_of(cards)] - own_hope + effects[kind] + to_come
                worth += mine * line[min(8, higher)] * gain
            elif sign:
                worth += sign * (hopes[before + pile_of(cards)] - rival_hope)
            found.append((card, worth))
        return found

    def takings(self, at: PackedRound, legal: int) -> list[tuple[int, float]]:
        """Every card that may be played, and the chance that its pile goes to its owner."""
        unseen = self._deck & ~(at.played | at.hands[at.turn])
        line = self._chances[at.left - 1]
        found = []
        for card in cards_in(legal):
            higher = (unseen & HIGHER[card]).bit_count()
            chance = line[min(higher, len(line) - 1)]
            found.append((card, chance if at.would_lead(card) else 0.0))
        return found


STRENGTH: Final = tuple(0.6**higher for higher in range(10))
"""What a card may still win later, by the number of cards that beat it."""

_NO_EFFECTS: Final = (0.0,) * 7


def any_card(legal: int, rand: Rand) -> int:
    """One of the cards, each equally likely."""
    skip = int(rand() * legal.bit_count())
    while skip:
        legal &= legal - 1
        skip -= 1
    return (legal & -legal).bit_length() - 1


@cache
def rule_for(table: DeckNumbers) -> OneCardRule:
    """The rule as it was fitted for a table."""
    return OneCardRule(table)
