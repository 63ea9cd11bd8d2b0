"""The numbers of a table that are the same in all rounds, and holds that were counted once."""

from functools import cache

from game.ai.chikyu.search.packed_hold import Count, Counting
from game.rules.chikyu.options import ChikyuOptions

MOST_COUNTS = 200_000
"""Holds whose count is kept in mind."""


class DeckNumbers:
    """The deck as bits, and what holds count."""

    __slots__ = ("_counts", "counting", "deck", "options")

    def __init__(self, options: ChikyuOptions) -> None:
        self.options = options
        self.deck = sum(card.bit for card in options.cards)
        self.counting = Counting(options.limit, options.colours, options.all_colours_points)
        self._counts: dict[int, Count] = {}

    def count(self, hold: int) -> Count:
        """What a hold brings in each phase."""
        counts = self._counts
        found = counts.get(hold)
        if found is None:
            if len(counts) > MOST_COUNTS:
                counts.clear()
            found = counts[hold] = self.counting.count(hold)
        return found


@cache
def table_numbers(options: ChikyuOptions) -> DeckNumbers:
    """The numbers of a table with these options."""
    return DeckNumbers(options)
