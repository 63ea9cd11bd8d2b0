"""The clock of a game against time: runs while people can act, and stands while they cannot."""

from __future__ import annotations

from game.app.session import AnySession

MILLISECONDS = 1_000


class TableClock:
    """Tells the session how much time has passed; what that means is for the rules to say."""

    def __init__(self, session: AnySession) -> None:
        self._session = session
        self._untold = 0.0

    @property
    def is_wound(self) -> bool:
        """Somebody plays against it now, or takes the time that a person would."""
        return self._session.is_hurried

    def run(self, dt: float) -> None:
        """Let `dt` seconds pass. A session counts whole milliseconds, so the rest is kept."""
        self._untold += dt * MILLISECONDS
        whole = int(self._untold)
        self._untold -= whole
        self._session.pass_time(whole)
