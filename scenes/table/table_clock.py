"""The clock of a game against time: runs while people can act, and stands while they cannot."""

from __future__ import annotations

from collections.abc import Callable

from game.app.session import AnySession

MILLISECONDS = 1_000


class TableClock:
    """Tells the session how much time has passed; what that means is for the rules to say."""

    def __init__(self, session: AnySession, pace: Callable[[], float] = lambda: 1.0) -> None:
        """`pace` is how much of the time counts for a person who is alone on the move."""
        self._session = session
        self._pace = pace
        self._untold = 0.0

    @property
    def is_wound(self) -> bool:
        """Somebody plays against it now, or takes the time that a person would."""
        return self._session.is_hurried

    def run(self, dt: float) -> None:
        """Let `dt` seconds pass. A session counts whole milliseconds, so the rest is kept."""
        self._untold += dt * MILLISECONDS * (self._pace() if self._awaits_a_person else 1.0)
        whole = int(self._untold)
        self._untold -= whole
        self._session.pass_time(whole)

    @property
    def _awaits_a_person(self) -> bool:
        """And nobody else: where all act at once, a comfort of one would be felt by the others."""
        waiting = self._session.waiting_for()
        return len(waiting) == 1 and waiting.issubset(self._session.people)
