"""The moves of DuCo: lay a tile, say where the town grows, rearrange a cluster; and shuffles."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from game.core.moves import Move
from game.core.places import Cell
from game.core.seats import Seat
from game.rules.duco.town.tiles import Face


@dataclass(frozen=True, slots=True)
class Lay(Move):
    """Lay a tile so at a cell; in Rotation perhaps let a lying tile lie `turned` before."""

    face: Face
    cell: Cell
    turned: Face | None = None


@dataclass(frozen=True, slots=True)
class Grow(Move):
    """The town is a rectangle with an even side: the unseen tile goes to this of two places."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class Rearrange(Move):
    """Corner Cluster: swap two neighbours, let one tile lie `turned`, both, or neither.

    The turned tile is named by itself, not by its place, so that the order does not matter.
    """

    swap: tuple[Cell, Cell] | None = None
    turned: Face | None = None


@dataclass(frozen=True, slots=True)
class Deal(Move):
    """Who begins, and the shuffled tiles as they will lie: table, hands in turn, line, stack."""

    first: Seat
    order: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class Reshuffle(Move):
    """Corner Cluster: the removed tiles become the stack again."""

    order: tuple[Face, ...]


DucoMove: TypeAlias = Lay | Grow | Rearrange | Deal | Reshuffle

LEAVE: Final = Rearrange()
"""Neither swap nor turn."""
