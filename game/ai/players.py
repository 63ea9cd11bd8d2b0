"""Who can play a game and who can help with it: all of a game that thinks, in one record."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from game.ai.advice import Coach, Comparison, LookBack
from game.ai.evaluation import CarefulAssessor
from game.ai.ladder import Family
from game.core.moves import Move
from game.core.options import Options
from game.core.plain import Json
from game.core.seats import Seat

O = TypeVar("O", bound=Options)  # noqa: E741 - options, views and moves, as in the rules
V = TypeVar("V")
M = TypeVar("M", bound=Move)
V_contra = TypeVar("V_contra", contravariant=True)


class BotStatistics(Protocol[V_contra]):
    """How a game was played, in figures: what tells bots of one strength apart.

    Sums are counted game by game and can be added; `rates` makes them comparable.
    """

    @property
    def titles(self) -> Mapping[str, str]:
        """The heading of each rate by its name."""

    def of_seat(self, view: V_contra, seat: Seat) -> Counter[str]:
        """What one seat did in a finished game."""

    def rates(self, sums: Counter[str]) -> dict[str, float]:
        """The figures of a seat by name."""

    def of_game(self, view: V_contra) -> Counter[str]:
        """What a finished game came to, whoever did it."""

    def summary(self, sums: Counter[str]) -> str:
        """What many games came to, in a line."""


@dataclass(frozen=True, slots=True)
class Players(Generic[O, V, M]):
    """A game's bots, its coach, and what programs and statistics need to know about it."""

    bots: Family[V, M]
    view_record: Callable[[V], dict[str, Json]]
    """A view as plain values, for programs that are not ours."""
    coach: Coach[V, M] | None = None
    look_back: LookBack[V, M] | None = None
    figures: BotStatistics[V] | None = None
    assessor: CarefulAssessor[O, V, M] | None = None
    """Who judges decisions after the game, for a review."""
    compare: Comparison[V, M] | None = None
    """Why a move that was not chosen was better, said then."""
    searches: tuple[str, ...] = ()
    """The modules beside this record that a built program carries compiled: where its time goes."""
