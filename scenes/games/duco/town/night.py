"""Great moments as data: somebody passes the goal, and the town at night when all is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.core.places import Cell
from game.core.rng import Rng
from game.core.seats import Seat
from scenes.menu.confetti import ConfettiRain


@dataclass(slots=True)
class Nearness:
    """Everybody looks at one tile and at what it matches; the rest of the town is in dusk."""

    lit: frozenset[Cell]
    dusk: float = 0.0


@dataclass(slots=True)
class Passing:
    """Who passes the goal, from where to where."""

    seat: Seat
    before: int
    after: int
    warmly: bool
    unfolded: float = 0.0
    walked: float = 0.0
    lit: float = 0.0


@dataclass(slots=True)
class Walker:
    """A winner's face on the way from tile to tile, in cells of the town."""

    seat: Seat
    cell: tuple[float, float]
    hop: float = 0.0


@dataclass(slots=True)
class Night:
    """The last picture of a game, and the way to it."""

    winners: Sequence[Seat]
    warmly: bool
    """Somebody at this screen has won: rays and confetti."""
    title: str = ""
    veil: float = 0.0
    """How dark seats and tools have become, 0..1."""
    away: float = 0.0
    """How far the town has come from its board to its place beside the words, 0..1."""
    lit: dict[Cell, int] = field(default_factory=dict)
    """The winners' tiles whose windows burn, with the points that they brought."""
    walkers: list[Walker] = field(default_factory=list)
    total: int = 0
    goal: int = 0
    """What the walk counts up to; 0: nothing is counted."""
    best: tuple[Cell, int, Seat] | None = None
    """The best tile of the game: its place, what it brought, and to whom."""
    rise: float = 0.0
    """How far it has risen from its place."""
    told: float = 0.0
    """How far the words and the quay have come."""
    confetti: ConfettiRain = field(default_factory=lambda: ConfettiRain(Rng(50, "party")))
