"""What a bot expected of somebody at the table, opened when the game is over."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from game.ai.ladder import Level
from game.ai.players import M, O, Players, V
from game.core.moves import Move
from game.core.rng import Rng
from game.core.seats import Seat
from game.core.sentences import Phrase

M_contra = TypeVar("M_contra", bound=Move, contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Expectation:
    """Something that somebody might do, and how likely a bot held it."""

    what: Phrase
    chance: float


class Expecting(Protocol):
    """What a bot expected, on its way: call `step` until it says True."""

    def step(self) -> bool:
        """Do a little work, about a millisecond; True when it stands."""

    @property
    def expected(self) -> Sequence[Expectation]:
        """Everything that was possible; the chances are one together."""


class Believers(Protocol[V_contra, M_contra]):
    """The bots of a game that keep a belief about others."""

    def keep_belief(self, level: Level) -> bool:
        """Whether bots of this level expect something of somebody."""

    def begin(self, view: V_contra, about: Seat, rng: Rng) -> Expecting:
        """What the seat of the view expected of another one that has to choose."""

    def met(self, move: M_contra) -> Sequence[int]:
        """Which of the expectations a move has met, by number."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BelievingPlayers(Players[O, V, M], Generic[O, V, M]):
    """Those of a game whose bots keep a belief about others, to be opened after the game."""

    believers: Believers[V, M]


AnyBelievers: TypeAlias = Believers[Any, Any]
"""Those of some game, where code does not care which."""
