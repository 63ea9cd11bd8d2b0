"""What a bot is: it looks at a view and thinks in small steps until it has a move."""

from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar, runtime_checkable

from game.core.rng import Rng

M = TypeVar("M")
M_co = TypeVar("M_co", covariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


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
