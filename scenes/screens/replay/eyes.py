"""Through whose eyes a match is seen again: those of any seat, or of somebody who sees all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.seats import Seat
from game.kits.set_up import Chair, people_at
from scenes.engine.i18n import _


@dataclass(frozen=True, slots=True)
class Eyes:
    """The near seat, and whether the hands of all others lie open as well."""

    seat: Seat
    sees_all: bool = False

    @classmethod
    def first(cls, chairs: Sequence[Chair]) -> Eyes:
        """Those of the first person; bots among themselves hide nothing from whoever looks back."""
        people = people_at(chairs)
        return cls(people[0]) if people else cls(0, sees_all=True)

    def following(self, seats: int, *, open_hands: bool) -> Eyes:
        """The next seat, and after the last one all; where no hand is hidden, seats alone."""
        if self.sees_all:
            return Eyes(0)
        if self.seat + 1 < seats:
            return Eyes(self.seat + 1)
        return Eyes(0) if open_hands else Eyes(0, sees_all=True)

    def words(self, chairs: Sequence[Chair]) -> str:
        """Whose they are."""
        if self.sees_all:
            return _("All hands open")
        return _("Seen by {name}").format(name=chairs[self.seat].name)


@dataclass(frozen=True, slots=True)
class Standpoint:
    """Where somebody wants to look: so much of the log has happened, and this seat is near."""

    entries: int
    seat: Seat
