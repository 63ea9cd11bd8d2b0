"""Who looks at the screen: one person always, several people one after the other, or nobody."""

from __future__ import annotations

from game.app.tables import Five211Session
from game.core.seats import PUBLIC, Seat, Viewer


class Viewpoint:
    """Whose cards are open, and whose place is the near one."""

    def __init__(self, session: Five211Session) -> None:
        self._session = session
        self.own: Seat = 0
        self.viewer: Viewer = PUBLIC
        self.cover()

    @property
    def is_shared(self) -> bool:
        """Several people share the screen: a hand is shown only to its owner."""
        return len(self._session.people) > 1

    @property
    def await_owner(self) -> bool:
        """The near person has to choose and has not yet said that nobody else looks."""
        return self.is_shared and self.viewer == PUBLIC and self.own in self._session.waiting_for()

    @property
    def all_look(self) -> bool:
        """Cards were turned up or scored, and none of the people has chosen since."""
        view = self._session.view(PUBLIC)
        chosen = any(view.locked[seat] for seat in self._session.people)
        return not chosen and (any(view.rows) or bool(view.records))

    @property
    def must_change(self) -> bool:
        """Somebody else has to choose now than the person who looks."""
        waiting = self._session.waiting_for() & set(self._session.people)
        return self.is_shared and bool(waiting) and self.own not in waiting

    def cover(self, seat: Seat | None = None) -> None:
        """Nobody's cards are open any more; the next person, or this one, comes near."""
        people = self._session.people
        self.own = self._next_person() if seat is None else seat
        self.viewer = people[0] if len(people) == 1 else PUBLIC

    def uncover(self) -> None:
        """The near person looks, and nobody else."""
        self.viewer = self.own

    def _next_person(self) -> Seat:
        waiting, people = self._session.waiting_for(), self._session.people
        first = people[0] if people else 0
        return next((seat for seat in people if seat in waiting), first)
