"""The bot that chooses blindly: the baseline of every measurement, and the fuzzer of the tests."""

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from game.ai.bot import Decided
from game.core.rng import Rng

M = TypeVar("M")
M_co = TypeVar("M_co", covariant=True)


class HasLegalMoves(Protocol[M_co]):
    """Any view: it lists the moves that its seat may make."""

    @property
    def legal(self) -> Sequence[M_co]: ...


class RandomBot(Generic[M]):
    """Every legal move is equally likely."""

    name = "random"

    def think(self, view: HasLegalMoves[M], rng: Rng) -> Decided[M]:
        return Decided(rng.choice(view.legal))
