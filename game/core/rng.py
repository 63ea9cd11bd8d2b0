"""The generator behind every shuffle: the same seed deals the same cards on every machine, forever.

Documented so that another program can deal our games: the stream `name` of a seed is the Mersenne
Twister (MT19937, the reference `init_by_array` seeding) keyed by the SHA-256 of "seed/name" read
as one big-endian number; a draw is its 53-bit `random()`; a shuffle gives every item, in order,
the next draw and sorts by it, equal draws keeping their order.
"""

import hashlib
import random
from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")


class Rng:
    """One stream of chance. Streams of the same seed do not disturb each other."""

    __slots__ = ("random",)

    def __init__(self, seed: int, stream: str) -> None:
        key = hashlib.sha256(f"{seed}/{stream}".encode()).digest()
        # Only random() is used: its sequence is promised by Python, that of shuffle() is not.
        self.random = random.Random(int.from_bytes(key, "big")).random

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1."""
        return int(self.random() * bound)

    def choice(self, options: Sequence[T]) -> T:
        """One of the options, each equally likely."""
        return options[int(self.random() * len(options))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items into a random order, in place."""
        draw = self.random
        keys = [draw() for _ in items]
        # Sorting runs in C: half the time of swapping, and just as easy to write elsewhere.
        items[:] = [items[place] for place in sorted(range(len(keys)), key=keys.__getitem__)]
