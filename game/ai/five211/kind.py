"""What the search takes others for: a quick way to choose from a hand and the open table."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

from game.ai.five211.tables import KEYS

Rand: TypeAlias = Callable[[], float]


class Kind(Protocol):
    """A way of choosing. Ties and whims are decided by `rand`."""

    def pair(self, hand: Sequence[int], rand: Rand) -> tuple[int, int]:
        """Two cards for the first turn."""

    def card(
        self, hand: Sequence[int], key: int, worths: Sequence[int], seat: int, rand: Rand
    ) -> int:
        """One card for a later turn, by the table and what each row is worth so far."""


def choose(
    kind: Kind,
    turn: int,
    hand: Sequence[int],
    key: int,
    worths: Sequence[int],
    seat: int,
    rand: Rand,
) -> tuple[int, ...]:
    """The cards that a kind plays on a turn."""
    if turn == 0:
        return kind.pair(hand, rand)
    return (kind.card(hand, key, worths, seat, rand),)


def pair_table(score: Callable[[int, int], float]) -> tuple[float, ...]:
    """The score of every ordered pair of kinds, in one line."""
    kinds = range(len(KEYS))
    return tuple([score(first, second) for first in kinds for second in kinds])
