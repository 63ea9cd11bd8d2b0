"""How a round may end when so many more cards fall that nobody knows: chances by table key."""

from collections.abc import Iterator
from functools import lru_cache
from math import comb, factorial
from typing import Final, TypeAlias

from game.ai.five211.search.packed_table import (
    COUNT_BITS,
    OUTCOMES,
    Verdicts,
    counts_of,
    verdicts_for,
)

Colours: TypeAlias = tuple[float, float, float, float, float]
"""A chance for each colour, while kododo are left out."""

Chances: TypeAlias = tuple[float, float, float, float, float, float, float]
"""One chance for each outcome: five colours, kododo, nobody."""

_KODODO_SHARE: Final = 0.25


class Forecast(dict[int, Colours]):
    """The colours' chances by the colour part of a table key, when `unknown` more cards come.

    A coming card copies a card on the table with the chance `lean`, else any colour is alike:
    people join what already lies there.
    """

    def __init__(self, seats: int, unknown: int, lean: float) -> None:
        super().__init__()
        self._verdicts: Verdicts = verdicts_for(seats)
        self._unknown = unknown
        self._lean = lean
        self._falls = _falls(unknown)
        self._shapes: dict[tuple[int, ...], list[float]] = {}
        self.kododo = tuple([self._kododo(seen) for seen in range(1 << COUNT_BITS)])
        """The chance of a kododo round, by the number of kododo on the table."""

    def __missing__(self, colours: int) -> Colours:
        counts = counts_of(colours)
        order = sorted(range(5), key=counts.__getitem__, reverse=True)
        ranked = self._ranked(tuple([counts[colour] for colour in order]))
        chances = [0.0] * 5
        for rank, colour in enumerate(order):
            chances[colour] = ranked[rank]
        yellow, green, orange, blue, violet = chances
        self[colours] = result = (yellow, green, orange, blue, violet)
        return result

    def fill(self, cards: int) -> Iterator[None]:
        """Prepare every shape of a table with so many cards, one an item."""
        for shape in _shapes(cards, cards, 5):
            if shape not in self._shapes:
                self._ranked(shape)
                yield

    def _ranked(self, shape: tuple[int, ...]) -> list[float]:
        """The chances of the colours from the most to the least common, kododo left out."""
        known = self._shapes.get(shape)
        if known is not None:
            return known
        verdicts = self._verdicts
        base = sum([count << COUNT_BITS * rank for rank, count in enumerate(shape)])
        cards = sum(shape)
        lean = self._lean if cards else 0.0  # nothing lies there to be copied
        colours = [lean * count / max(cards, 1) + (1 - lean) / 5 for count in shape]
        powers = [[colour**n for n in range(self._unknown + 1)] for colour in colours]
        ranked = [0.0] * OUTCOMES
        for added, ways, parts in self._falls:
            chance = ways
            for line, count in zip(powers, parts, strict=True):
                chance *= line[count]
            ranked[verdicts[base + added]] += chance
        self._shapes[shape] = ranked
        return ranked

    def _kododo(self, seen: int) -> float:
        return kododo_chance(self._verdicts.target - seen, self._unknown)


@lru_cache(maxsize=64)
def forecast_for(seats: int, unknown: int, lean: float = 0.0) -> Forecast:
    """The forecast of a table with this many seats and cards to come."""
    return Forecast(seats, unknown, lean)


def kododo_chance(missing: int, unknown: int) -> float:
    """The chance that exactly the missing kododo are among so many unknown cards."""
    if not 0 <= missing <= unknown:
        return 0.0
    others = unknown - missing
    ways = comb(unknown, missing)
    return float(ways * _KODODO_SHARE**missing * (1 - _KODODO_SHARE) ** others)


@lru_cache(maxsize=16)
def _falls(cards: int) -> tuple[tuple[int, float, tuple[int, ...]], ...]:
    """Every way in which cards fall on five colours: its key, in how many orders, the counts."""
    falls = []
    for parts in _splits(cards, 5):
        ways = float(factorial(cards))
        for count in parts:
            ways /= factorial(count)
        added = sum(count << COUNT_BITS * colour for colour, count in enumerate(parts))
        falls.append((added, ways, parts))
    return tuple(falls)


def _splits(total: int, parts: int) -> Iterator[tuple[int, ...]]:
    if parts == 1:
        yield (total,)
        return
    for first in range(total + 1):
        for rest in _splits(total - first, parts - 1):
            yield (first, *rest)


def _shapes(total: int, most: int, parts: int) -> Iterator[tuple[int, ...]]:
    """Every way to split a total into parts, none above `most`, in falling order."""
    if parts == 1:
        if total <= most:
            yield (total,)
        return
    for first in range(min(total, most), -1, -1):
        for rest in _shapes(total - first, first, parts - 1):
            yield (first, *rest)
