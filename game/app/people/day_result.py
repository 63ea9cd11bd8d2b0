"""How the deal of a day went for somebody."""

from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True, slots=True)
class BegunDay:
    """Somebody's first try at the deal of a day, known from its first card on."""

    name: str
    game: str
    day: date
    seal: str


@dataclass(frozen=True, slots=True)
class DayResult:
    """Of one person in one game; only the first try is kept."""

    day: date
    game: str
    seal: str
    rank: int
    seats: int
    points: int
    gains: tuple[int, ...]
    """Points of each round."""
    check: str
    """What a friend compares with the exported game."""
    is_on_time: bool
    """It was finished on its day or in the night after it."""
