"""How far a game of DuCo has come: what the table waits for, and the turns behind it."""

from enum import Enum
from typing import NamedTuple

from game.core.places import Cell
from game.core.seats import Seat
from game.rules.duco.moves import Lay, Rearrange


class Phase(Enum):
    """What the table waits for."""

    DEAL = "deal"
    PLAY = "play"
    GROW = "grow"
    OVER = "over"


class Turn(NamedTuple):
    """A finished turn: what was done, None when the time ran out, and what came of it."""

    seat: Seat
    move: Lay | Rearrange | None
    gained: int
    """Points, or sets; none while laying in Stress and Conquest."""

    @property
    def lay(self) -> Lay | None:
        """The tile and where it went, where one was laid."""
        return self.move if isinstance(self.move, Lay) else None


class Growth(NamedTuple):
    """Where the tiles of a full rectangle go: the places already settled, and the next choice."""

    chosen: tuple[Cell, ...]
    choice: tuple[Cell, ...]
