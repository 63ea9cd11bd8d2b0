"""How far the count of a round was told: what the sheet may show, and whose count is in view."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.core.seats import Seat
from game.rules.chikyu.records import RoundRecord

PHASES = 3


@dataclass(slots=True)
class ToldLine:
    """What was told of one seat's line."""

    piles: int = 0
    """So many of its piles have their disc."""
    pile_sum: bool = False
    colours: bool = False
    halved: bool = False
    phases: set[int] = field(default_factory=set)
    """Those in which its boat has sailed, or which are over."""
    cut: set[int] = field(default_factory=set)
    all: bool = False


@dataclass(slots=True)
class ScoringProgress:
    """The sheet of a round."""

    record: RoundRecord
    seen: Seat
    """Whose count is in view."""
    told: list[ToldLine]
    phase: int = 0
    """From 1 on; one more than there are when all is told."""
    rise: float = 1.0
    """How far the sheet has come up from below, 0 to 1."""
    floats: tuple[int, float] | None = None
    """Points that are lost by halves, on their way off: how many, and how far, 0 to 1."""
    gifts: tuple[tuple[Seat, tuple[Seat, ...]], ...] = ()
    """Lines from givers to receivers, while they are shown."""

    @classmethod
    def begun(cls, record: RoundRecord) -> ScoringProgress:
        """Nothing is told yet."""
        return cls(record, record.orders[0][0], [ToldLine() for _ in record.scores])

    @classmethod
    def whole(cls, record: RoundRecord, seen: Seat) -> ScoringProgress:
        """Everything is told."""
        scoring = cls(record, seen, [], phase=PHASES + 1)
        for score in record.scores:
            every = set(range(1, PHASES + 1))
            scoring.told.append(ToldLine(len(score.piles), True, True, True, every, every, True))
        return scoring

    @property
    def is_told(self) -> bool:
        """All lines are complete."""
        return all(told.all for told in self.told)

    def piles_of(self, seat: Seat) -> list[int]:
        """Which tricks of the round are the piles of a seat, in the order taken."""
        seats = len(self.record.scores)
        return [
            number
            for number, trick in enumerate(self.record.tricks)
            if trick.winner % seats == seat
        ]
