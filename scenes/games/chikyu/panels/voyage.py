"""The end of a match, as data: the boats' last way, the dawn, and who comes up out of the water."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.core.rng import Rng
from game.core.seats import Seat
from game.rules.chikyu.cards import Kind
from scenes.menu.confetti import ConfettiRain


@dataclass(slots=True)
class Surfacing:
    """The cards of a kind in the winner's hold, as creatures of the reef."""

    kind: Kind
    count: int
    out: float = 0.0
    """How far they are out of the water, 0..1."""


@dataclass(slots=True)
class Voyage:
    """Once round the world: the last picture of a match, and the way to it."""

    winners: Sequence[Seat]
    warmly: bool
    """Somebody at this screen has won: rays, waving and confetti."""
    title: str
    before: Sequence[int]
    after: Sequence[int]
    """Everybody's points before the last round and after it."""
    hold: list[Surfacing] = field(default_factory=list)
    night: float = 0.0
    """How far the table has gone under, 0..1."""
    sailed: float = 0.0
    """How much of the last round's way is done."""
    lamps: int = 0
    passed: float = 0.0
    """The winner is past the flag: how far what the round brought has popped up."""
    dawn: float = 0.0
    """How far the edge of the night has gone over the cloth, 0..1;"""
    fades: bool = False
    """or where nothing may move, how far the night has faded."""
    spoken: float = 0.0
    """How far the winner's boat has come to the middle."""
    lean: int = 0
    """Creatures wave: to the left, upright, to the right."""
    confetti: ConfettiRain = field(default_factory=lambda: ConfettiRain(Rng(30, "party")))

    def points(self, seat: Seat) -> float:
        """Where a boat is now."""
        start, end = self.before[seat], self.after[seat]
        return end if self.sailed >= 1 else start + (end - start) * self.sailed
