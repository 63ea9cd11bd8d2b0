"""Who sits where, for a mat that is asked several times a frame."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from game.app.session import AnySession

T = TypeVar("T")


class SeatWatch(Generic[T]):
    """Makes its picture of the seats anew only when a bot has taken one over or given it back."""

    def __init__(self, session: AnySession, make: Callable[[], T]) -> None:
        self._session = session
        self._make = make
        self._look()

    @property
    def now(self) -> T:
        """As it is at present; a session never changes its tuples, it makes new ones."""
        session = self._session
        if self._chairs is not session.chairs or self._changes is not session.changes:
            self._look()
        return self._made

    def _look(self) -> None:
        self._chairs, self._changes = self._session.chairs, self._session.changes
        self._made = self._make()
