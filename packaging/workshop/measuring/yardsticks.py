"""By what a game is measured: goals of speed, who judges its hints, and strong players.

They lie in a folder of the workshop that is called like the game, in a module `yardsticks`; a game
without one has the usual goals.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Generic, Protocol, TypeVar

from game.core.moves import Move
from game.core.rng import Rng

M = TypeVar("M", bound=Move)
V_contra = TypeVar("V_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class MoveValues(Generic[M]):
    """What each move of a decision is worth, from two samples that know nothing of each other."""

    first: Mapping[M, float]
    second: Mapping[M, float]

    def loss(self, move: M) -> float:
        """What a move gives away against the best: found in one sample, valued in the other.

        In a single sample the best move would owe a part of its lead to luck.
        """
        best = max(self.first, key=self.first.__getitem__)
        return max(self.second[best] - self.second[move], 0.0)


class HintJudge(Protocol[V_contra, M]):
    """Somebody with far more time than a coach, to see how good its hints are."""

    @property
    def models(self) -> Sequence[str]:
        """How the others may be thought to play, in words."""

    def judge(self, view: V_contra, model: str, rng: Rng) -> MoveValues[M]:
        """The worth of all moves, if the others play like that."""


@dataclass(frozen=True, slots=True)
class GameWork:
    """A piece of work of one game that is measured beside the others."""

    key: str
    name: str
    make: Callable[[], Callable[[], object]]
    """Prepares the work; what it gives back is measured."""
    most_ms: float


@dataclass(frozen=True, slots=True)
class Yardsticks:
    """One record for each game."""

    rules_games: int = 3_000
    """Whole games a second through the rules, and below through a match."""
    match_games: int = 1_000
    view_us: int = 20
    world_us: int = 60
    works: tuple[GameWork, ...] = ()
    plain_game: Callable[[int], object] | None = None
    """The least that any program must do for a game with this seed: what the rules are measured by.
    """
    hint_judge: HintJudge[Any, Any] | None = None
    strong_players: tuple[str, ...] = ()
    """Bots beside the ladder that players do not get, as modules with a name in them."""


def yardsticks_of(game: str) -> Yardsticks:
    """Those of a game, by its key."""
    module = f"workshop.{game}.yardsticks"
    if find_spec(f"workshop.{game}") is None or find_spec(module) is None:
        return Yardsticks()
    found: Yardsticks = import_module(module).YARDSTICKS
    return found
