"""Playing on from any place of a match that is over: the match stays as it is, another one begins.

Its hidden cards are as they were, or dealt anew to what the seat could know then. It has a seal of
its own, which cannot promise anything about a deal that was known before; its log says so.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.ai.ladder import Level
from game.app.saving.saves import SavedGame
from game.app.seat_changes import chairs_at_start
from game.app.table_laying import stand_in_for
from game.core.seats import Seat
from game.kits.set_up import Chair


@dataclass(frozen=True, slots=True)
class Branch:
    """Where a match is left, who plays on, and whether what is hidden is dealt anew."""

    entries: int
    seat: Seat
    anew: bool


def play_on(saved: SavedGame, branch: Branch, salt: str, now: str) -> SavedGame:
    """A match of its own; `salt` is new for each, and makes its seal and its deal its own."""
    match = saved.match.branch(branch.entries, salt)
    if branch.anew:
        match.deal_anew(branch.seat, salt)
    chairs = chairs_at_start(saved.chairs, saved.changes)
    return SavedGame(match, seated(chairs, branch.seat), now, house_rules=saved.house_rules)


def seated(chairs: Sequence[Chair], seat: Seat) -> tuple[Chair, ...]:
    """One person among bots; whoever else was a person is played for."""
    return tuple(
        replace(chair, character=None, level=None) if number == seat else _played_for(chair)
        for number, chair in enumerate(chairs)
    )


def _played_for(chair: Chair) -> Chair:
    if not chair.is_person:
        return chair
    return stand_in_for(chair, Level.GUEST)
