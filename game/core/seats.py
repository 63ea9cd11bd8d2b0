"""Who sits at a table, who may look at it, and who may change it."""

from collections.abc import Iterator
from typing import Final, TypeAlias

Seat: TypeAlias = int
"""A place at the table, counted from 0 in playing order."""

Viewer: TypeAlias = int
"""A seat, or PUBLIC: somebody who sees only what lies open on the table."""

Actor: TypeAlias = int
"""A seat, or CHANCE or CLOCK: the shuffle and the time are players that nobody plays."""

PUBLIC: Final = -1
CHANCE: Final = -1
CLOCK: Final = -2


def seats_from(first: Seat, count: int) -> Iterator[Seat]:
    """All seats once, in playing order, beginning with `first`."""
    for step in range(count):
        yield (first + step) % count
