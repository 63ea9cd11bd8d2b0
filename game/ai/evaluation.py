"""How good each choice of a decision was, from what its seat could know then: for reviews.

The best choice is found in some imagined worlds and valued in others, so that nobody is said to
have lost what was only the noise of the first. An assessor takes these as its bases, with the usual
answers in them.
"""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from game.ai.ladder import Level
from game.core.moves import Move
from game.core.options import Options
from game.core.rng import Rng

M = TypeVar("M", bound=Move)
M_co = TypeVar("M_co", bound=Move, covariant=True)
O_contra = TypeVar("O_contra", bound=Options, contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)

LONGER: Final = 4
"""Times as long as for a review somebody careful looks for the best choice."""


@dataclass(frozen=True, slots=True)
class Assessed(Generic[M_co]):
    """One choice, and everybody's chance to win after it."""

    move: M_co
    chances: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Assessment(Generic[M_co]):
    """All choices that were looked at, the one that was played among them, the best first."""

    choices: tuple[Assessed[M_co], ...]
    error: float
    """Of the difference between the best and the played one, or the second where they are one."""


class Assessing(Protocol[M_co]):
    """An assessment on its way: call `step` until it says True, then take it."""

    def step(self) -> bool:
        """Do a little work, about a millisecond; True when the assessment stands."""

    @property
    def assessment(self) -> Assessment[M_co]:
        """What was found, once it stands."""


class Assessor(Protocol[O_contra, V_contra, M]):
    """Somebody who can tell a good choice from a lucky one."""

    @property
    def version(self) -> int:
        """Raised when a review that was kept would come out differently."""

    def can_assess(self, options: O_contra) -> bool:
        """Whether there is somebody to win against, and chances can be told."""
        return True

    def is_calibrated(self, options: O_contra) -> bool:
        """Whether a chance of 40 % was measured to win in 40 % of games: else words must do."""
        return False

    def usual_losses(self, options: O_contra) -> Mapping[Level, float]:
        """The points that each level gives away a decision, measured; none where nobody has."""
        return {}

    def moment(self, view: V_contra, move: M) -> Hashable | None:
        """Which decision a move belongs to, or None where nothing was decided.

        What all decide at the same time is one moment; of several moves of a seat at one moment
        only the last counts.
        """

    def begin(self, view: V_contra, played: M, rng: Rng) -> Assessing[M]:
        """Begin to assess the decision of the seat that the view belongs to."""


class CarefulAssessor(Assessor[O_contra, V_contra, M], Protocol[O_contra, V_contra, M]):
    """An assessor who can take more time, for puzzles."""

    @property
    def is_exact(self) -> bool:
        """Whether everything is known, so that nothing has to be imagined."""
        return False

    def careful(self, worlds: int) -> Assessor[O_contra, V_contra, M]:
        """The same, but the best choices are valued in at least so many worlds."""


AnyAssessor: TypeAlias = Assessor[Any, Any, Any]
"""The assessor of some game, where code does not care which."""

AnyCareful: TypeAlias = CarefulAssessor[Any, Any, Any]
"""A careful one of some game."""
