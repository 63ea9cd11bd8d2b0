"""What the search takes others for: a quick way to choose from a hand and the open table."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

from game.ai.five211.search.packed_table import SUITS, VALUES

Rand: TypeAlias = Callable[[], float]


class OpponentModel(Protocol):
    """A way of choosing. Ties and whims are decided by `rand`."""

    @property
    def is_telling(self) -> bool:
        """Whether its plays tell much about the cards it kept."""

    def pair(self, hand: Sequence[int], rand: Rand) -> tuple[int, int]:
        """Two cards for the first turn."""

    def card(
        self, hand: Sequence[int], key: int, worths: Sequence[int], seat: int, rand: Rand
    ) -> int:
        """One card for a later turn, by the table and what each row is worth so far."""


def choose(
    model: OpponentModel,
    turn: int,
    hand: Sequence[int],
    key: int,
    worths: Sequence[int],
    seat: int,
    rand: Rand,
) -> tuple[int, ...]:
    """The cards that a model plays on a turn."""
    if turn == 0:
        return model.pair(hand, rand)
    return (model.card(hand, key, worths, seat, rand),)


def pair_table(score: Callable[[int, int, bool], float]) -> tuple[float, ...]:
    """The score of every ordered pair of cards, by their values and whether the colours agree."""
    values = range(1, 7)
    alike = {(a, b): score(a, b, True) for a in values for b in values}
    apart = {(a, b): score(a, b, False) for a in values for b in values}
    faces = list(zip(SUITS, VALUES, strict=True))
    return tuple(
        [
            alike[value, other] if suit == its_suit else apart[value, other]
            for suit, value in faces
            for its_suit, other in faces
        ]
    )
