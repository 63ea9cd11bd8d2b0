"""Who looks at the screen: one person always, several people one after the other, or nobody."""

from __future__ import annotations

from game.app.session import AnySession
from game.core.seats import PUBLIC, Seat, Viewer


class Viewpoint:
    """Whose cards are open, and whose place is the near one."""

    def __init__(self, session: AnySession, *, open_hands: bool = False) -> None:
        self._session = session
        self._open_hands = open_hands
        self.own: Seat = 0
        self.viewer: Viewer = PUBLIC
        self.cover()

    @property
    def is_shared(self) -> bool:
        """Several people share the screen and have secrets: a hand is shown only to its owner."""
        return len(self._session.people) > 1 and not self._open_hands

    @property
    def await_owner(self) -> bool:
        """The near person has to choose and has not yet said that nobody else looks."""
        waits = self.own in self._session.waiting_for() and not self._session.is_keeping
        return self.is_shared and self.viewer == PUBLIC and waits

    @property
    def is_veiled(self) -> bool:
        """The near hand lies face down and a press shows it; a careful table has its curtain."""
        return self._session.house_rules.quick_handover and self.await_owner

    @property
    def needs_curtain(self) -> bool:
        """The curtain is to fall, once everybody has seen what there is to see."""
        return self.await_owner and not self.is_veiled

    @property
    def must_change(self) -> bool:
        """Somebody else has to choose now than the person who looks."""
        people = self._session.people
        waiting = self._session.waiting_for() & set(people)
        return len(people) > 1 and bool(waiting) and self.own not in waiting

    def cover(self, seat: Seat | None = None) -> None:
        """Nobody's cards are open any more; the next person, or this one, comes near."""
        self.own = self._next_person() if seat is None else seat
        self.viewer = PUBLIC if self.is_shared or not self._session.people else self.own

    def uncover(self) -> None:
        """The near person looks, and nobody else."""
        self.viewer = self.own

    def _next_person(self) -> Seat:
        waiting, people = self._session.waiting_for(), self._session.people
        first = people[0] if people else 0
        return next((seat for seat in people if seat in waiting), first)
