"""A decision that is worked out piece by piece."""

from collections.abc import Generator
from typing import Generic, TypeAlias, TypeVar

from game.core.moves import Move

M = TypeVar("M", bound=Move)

Work: TypeAlias = Generator[None, None, M]
"""Pauses after about a millisecond of work, and gives the move in the end."""


class Considering(Generic[M]):
    """One decision on its way."""

    def __init__(self, work: Work[M], fallback: M) -> None:
        self._work = work
        self._is_done = False
        self.move = fallback

    def step(self) -> bool:
        # Where a bot takes its time it is asked again long after it has decided.
        if not self._is_done:
            try:
                next(self._work)
            except StopIteration as done:
                self._is_done = True
                self.move = done.value
        return self._is_done
