"""Who looks at the screen: one person always, several people one after the other, or nobody."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import Any, TypeAlias

from game.app.session import AnySession
from game.core.seats import PUBLIC, Seat, Viewer


class Openness(Enum):
    """What people at one screen need not hide from each other at present."""

    HIDDEN = auto()
    """Everybody chooses from their own cards."""
    CHOICE = auto()
    """What is chosen from next lies open to everybody, so nobody uncovers a hand for it."""
    CHOICE_ALONE = auto()
    """The same, and whoever plays it may keep their own hand open."""
    ALL = auto()
    """Nobody ever holds a secret: no hand is covered and nobody is called."""


OpennessOf: TypeAlias = Callable[[Any], Openness]
"""From the public view; None: before there is a match."""


def hands_hidden(_view: object) -> Openness:
    """The usual answer."""
    return Openness.HIDDEN


class Viewpoint:
    """Whose cards are open, and whose place is the near one."""

    def __init__(self, session: AnySession, openness: OpennessOf) -> None:
        self._session = session
        self._openness = openness
        self.own: Seat = 0
        self.viewer: Viewer = PUBLIC
        self.cover()

    @property
    def is_shared(self) -> bool:
        """Others see the screen, too, and there are secrets: a hand is shown only to its owner.

        Whoever holds their cards on a phone sits in front of it as well.
        """
        others = bool(self._session.here) and len(self._session.people) > 1
        return others and self._openness(None) is not Openness.ALL

    @property
    def await_owner(self) -> bool:
        """The near person has to choose and has not yet said that nobody else looks."""
        return self._covered_owner_waits and not self.chooses_openly

    @property
    def _covered_owner_waits(self) -> bool:
        # Asked several times a frame: whoever looks at their own hand is told at once.
        if self.viewer != PUBLIC or not self.is_shared or self._session.is_keeping:
            return False
        return self.own in self._session.waiting_for()

    @property
    def chooses_openly(self) -> bool:
        """The near person chooses from what everybody sees: their own cards may stay covered."""
        return self._covered_owner_waits and self._now in (Openness.CHOICE, Openness.CHOICE_ALONE)

    @property
    def leaves_hand(self) -> bool:
        """What is played next is none of the own cards: they stay as they are, open or covered."""
        return self._now is Openness.CHOICE_ALONE

    @property
    def _now(self) -> Openness:
        return self._openness(self._session.view(PUBLIC))

    @property
    def chooser(self) -> Viewer:
        """Who may choose: whoever looks, or before everybody's eyes the near person."""
        return self.own if self.chooses_openly else self.viewer

    @property
    def must_change(self) -> bool:
        """Somebody else has to choose now than the person who looks."""
        people = self._session.here
        if len(people) < 2:
            return False
        waiting = self._session.waiting_for() & set(people)
        return bool(waiting) and self.own not in waiting

    def cover(self, seat: Seat | None = None) -> None:
        """Nobody's cards are open any more; the next person, or this one, comes near."""
        self.own = self._next_person() if seat is None else seat
        self.viewer = PUBLIC if self.is_shared or not self._session.here else self.own

    def cover_own(self) -> None:
        """Of several people nobody's cards are open any more; the same person is near."""
        self.cover(self.own)

    def uncover(self) -> None:
        """The near person looks, and nobody else."""
        self.viewer = self.own

    def _next_person(self) -> Seat:
        """Whoever moved last, if they are asked again: the screen is still theirs.

        It follows from the log, so that a match that is continued asks whom it would have asked.
        """
        waiting, people = self._session.waiting_for(), self._session.here
        moved = reversed(self._session.match.log.entries)
        last = next((actor for actor, _move in moved if actor in people), None)
        if last is not None and last in waiting:
            return last
        first = people[0] if people else 0
        return next((seat for seat in people if seat in waiting), first)
