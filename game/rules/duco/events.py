"""What only DuCo tells; all else is told in the shared words."""

from dataclasses import dataclass

from game.core.events import Event
from game.core.places import Cell
from game.core.seats import Seat
from game.rules.duco.scoring import Lamp, TownCount
from game.rules.duco.town.clusters import Crossing
from game.rules.duco.town.houses import HouseColour
from game.rules.duco.town.tiles import Face


@dataclass(frozen=True, slots=True)
class TileTurned(Event):
    """A lying tile was turned where it lies."""

    seat: Seat
    cell: Cell
    before: Face
    after: Face


@dataclass(frozen=True, slots=True)
class TileScored(Event):
    """The tile just laid was compared with all that it faces; no lamp, no points."""

    seat: Seat
    cell: Cell
    lamps: tuple[Lamp, ...]
    points: int


@dataclass(frozen=True, slots=True)
class RectangleFilled(Event):
    """The town is a full rectangle: so many tiles are added; this seat made it one."""

    seat: Seat
    tiles: int


@dataclass(frozen=True, slots=True)
class GrowthChosen(Event):
    """Of the two middle places of a side the seat chose this one, before the tile is seen."""

    seat: Seat
    cell: Cell


@dataclass(frozen=True, slots=True)
class SetsScored(Event):
    """Corner Cluster: the sets at the end of a turn, each with its colour."""

    seat: Seat
    sets: tuple[tuple[Crossing, HouseColour], ...]


@dataclass(frozen=True, slots=True)
class LastRound(Event):
    """The round is finished, then the game is over: a seat has enough, or nothing to lay."""

    seat: Seat
    points: int | None
    """What the seat has, or None where it cannot lay."""


@dataclass(frozen=True, slots=True)
class TimeRanOut(Event):
    """Ten seconds are over: the seat keeps its tile."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CountdownStarted(Event):
    """Stress: the first seat has laid its last tile, and time runs for all others."""

    seat: Seat
    milliseconds: int


@dataclass(frozen=True, slots=True)
class TownCounted(Event):
    """Stress and Conquest: everybody's tiles were counted at the end."""

    counts: tuple[TownCount, ...]
