"""A decision that is worked out piece by piece."""

from collections.abc import Generator
from typing import TypeAlias

from game.rules.duco.moves import DucoMove

Work: TypeAlias = Generator[None, None, DucoMove]
"""Pauses after about a millisecond of work, and gives the move in the end."""


class Considering:
    """One decision on its way."""

    def __init__(self, work: Work, fallback: DucoMove) -> None:
        self._work = work
        self.move = fallback

    def step(self) -> bool:
        try:
            next(self._work)
        except StopIteration as done:
            self.move = done.value
            return True
        return False
