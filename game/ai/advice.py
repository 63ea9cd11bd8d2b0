"""What a coach tells in any game: a hint while one thinks, and what might have been afterwards.

Everything comes from views of the seat that asks, and is worked out in steps, as a bot thinks.
"""

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Generic, Protocol, TypeAlias, TypeVar

from game.core.moves import Move
from game.core.rng import Rng
from game.core.sentences import Phrase

M = TypeVar("M", bound=Move)
M_co = TypeVar("M_co", bound=Move, covariant=True)
M_contra = TypeVar("M_contra", bound=Move, contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Advice(Generic[M_co]):
    """One move and what may come of it."""

    move: M_co
    chances: tuple[float, ...]
    """The chance of each way in which things may end, in the order that the game counts them."""
    points_for: float
    """Points that the player can expect from what is being played."""
    points_against: float
    """Points that the best of the others can expect."""
    win_chance: float
    error: float = 0.0
    """The standard error of the chance to win, or of its distance to that of the best move."""


@dataclass(frozen=True, slots=True)
class Contender(Generic[M_co]):
    """One of the few moves that a hint is compared with, and what it does in a few words."""

    advice: Advice[M_co]
    clause: Phrase


MOST_CHOICES: Final = 3
"""Nobody compares more than that."""


@dataclass(frozen=True, slots=True)
class Hint(Generic[M_co]):
    """All moves of a decision, the best first, and why the first is the best."""

    ranking: tuple[Advice[M_co], ...]
    reason: Phrase
    level: int = 1
    """How many of the first are as good: none of them is surely better than another."""
    choices: tuple[Contender[M_co], ...] = ()
    """The best, and the next that differ from it and from each other."""

    def is_as_good(self, choice: Contender[M_co]) -> bool:
        """Whether a choice is not surely worse than the best, which it is not itself."""
        return choice.advice in self.ranking[1 : self.level]


@dataclass(frozen=True, slots=True)
class Proof:
    """Superlatives of the best move that hold in fresh worlds, beyond chance; none by default."""

    most: bool = False
    """No other move brings as many points."""
    least: bool = False
    """After no other move the best opponent gets as few."""
    best: bool = False
    """No other move wins as often."""


class HintThinking(Protocol[M_co]):
    """A hint on its way: call `step` until it says True, then take the hint."""

    @property
    def answers(self) -> int:
        """How often there was an answer by now, for whoever cannot wait for the last one."""

    def step(self) -> bool:
        """Do a little work, about a millisecond; True when the hint stands."""

    @property
    def hint(self) -> Hint[M_co]:
        """The ranking as far as it goes."""


class Coach(Protocol[V_contra, M_co]):
    """Somebody who can be asked about a decision."""

    def warm_up(self, seats: int) -> Iterator[None]:
        """Prepare what is looked up at a table, a little an item, so that hints need not wait."""
        return iter(())

    def begin(self, view: V_contra, rng: Rng) -> HintThinking[M_co]:
        """Begin to think about the decision of the seat that the view belongs to."""


@dataclass(frozen=True, slots=True)
class Alternative(Generic[M_co]):
    """One move that a seat had, and how things would have ended with it."""

    move: M_co
    ending: Phrase
    gained: tuple[int, ...]
    """Points of every seat."""
    was_played: bool
    meaning: Phrase | None = None
    """What it would have changed in a game that is over; None if nothing."""


class LookBack(Protocol[V_contra, M_co]):
    """What other moves would have brought, all else being as it was."""

    def chapters(self, view: V_contra) -> Sequence[Phrase]:
        """What a seat can look back at by now, such as finished rounds, the earliest first."""

    def turns(
        self, views: Sequence[V_contra], chapter: int
    ) -> Sequence[Sequence[Alternative[M_co]]]:
        """For each of the seat's decisions in a chapter every move it had, the best first.

        `views` are the seat's own at every stop of the match so far.
        """


Comparing: TypeAlias = Generator[None, None, Phrase | None]
"""A comparison in steps of about a millisecond; what it returns is the reason, if there is one."""


class Comparison(Protocol[V_contra, M_contra]):
    """Why one move of a decision was better than another: true of it, and not of the other."""

    def __call__(self, view: V_contra, best: M_contra, played: M_contra, rng: Rng) -> Comparing:
        """Begin to compare two moves of the seat that the view belongs to."""


def think_through(thinking: HintThinking[M]) -> Hint[M]:
    """Think to the end, where nobody waits for a frame."""
    while not thinking.step():
        pass
    return thinking.hint
