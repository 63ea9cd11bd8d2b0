"""What a bot is: it looks at a view and thinks in small steps until it has a move."""

from collections.abc import Generator
from dataclasses import dataclass
from typing import Generic, Protocol, TypeAlias, TypeVar, runtime_checkable

from game.core.rng import Rng
from game.core.view import View

M = TypeVar("M")
M_co = TypeVar("M_co", covariant=True)
V_contra = TypeVar("V_contra", contravariant=True)

Work: TypeAlias = Generator[None, None, M]
"""Pauses after about a millisecond of work, and gives the move in the end."""


class Thinking(Protocol[M_co]):
    """One decision on its way. The caller owns the clock and asks for steps when it has time."""

    def step(self) -> bool:
        """Do a little work, about a millisecond; True when the decision stands."""

    @property
    def move(self) -> M_co:
        """The decision; final once `step` has said True."""


class Bot(Protocol[V_contra, M_co]):
    """A way of playing. The same view and the same generator give the same move everywhere."""

    @property
    def name(self) -> str:
        """The name by which commands and set-ups call it."""

    def think(self, view: V_contra, rng: Rng) -> Thinking[M_co]:
        """Begin a decision for the seat that the view belongs to."""


@runtime_checkable
class Paced(Protocol):
    """A bot that takes its time where a clock runs or all act at once."""

    def pace(self, rng: Rng) -> int:
        """Milliseconds at the table that the next decision takes."""


@dataclass(frozen=True, slots=True)
class Decided(Generic[M]):
    """A decision that needed no thought."""

    move: M

    def step(self) -> bool:
        return True


def decide(thinking: Thinking[M]) -> M:
    """Think to the end, where nobody waits for a frame."""
    while not thinking.step():
        pass
    return thinking.move


class RandomBot(Generic[M]):
    """Every legal move is equally likely."""

    name = "random"

    def __init__(self, name: str = name) -> None:
        self.name = name

    def think(self, view: View[M], rng: Rng) -> Decided[M]:
        return Decided(rng.choice(view.legal))


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
