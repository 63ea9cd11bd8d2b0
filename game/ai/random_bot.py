"""The bot that chooses blindly: the baseline of every measurement, and the fuzzer of the tests."""

from typing import Generic, TypeVar

from game.ai.bot import Decided
from game.core.rng import Rng
from game.core.view import View

M = TypeVar("M")


class RandomBot(Generic[M]):
    """Every legal move is equally likely."""

    name = "random"

    def __init__(self, name: str = name) -> None:
        self.name = name

    def think(self, view: View[M], rng: Rng) -> Decided[M]:
        return Decided(rng.choice(view.legal))
