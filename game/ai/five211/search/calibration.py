"""Chances to win as they come true: whoever plays on is not always as good as imagined."""

from collections.abc import Mapping
from math import pow as power
from typing import Final, TypeAlias

Modesty: TypeAlias = Mapping[int, tuple[float, float]]
"""By seats: what becomes of even odds, and the power of the odds.

A power above one: a lead is kept more often than imagined.
"""

HINTED: Final[Modesty] = {2: (0.73, 1.37), 3: (0.81, 1.07), 4: (0.83, 1.03), 5: (0.77, 0.98)}
"""For whoever takes a hint and plays on, as a toddler or as a master: fitted to 4,000 games."""

REVIEWED: Final[Modesty] = {2: (0.78, 1.28), 3: (0.84, 0.98), 4: (0.81, 0.98), 5: (0.77, 0.96)}
"""For those whose games are reviewed, children to experts: fitted to 8,500 games, and
for four seats to 16,500.
"""


def modest_chance(chance: float, seats: int, modesty: Modesty) -> float:
    """A chance to win as it comes true at a table with so many seats."""
    evens, boldness = modesty[seats]
    odds = evens * power(chance, boldness)
    return odds / (odds + power(1 - chance, boldness))
