"""Between a choice and the disk: a move counts when it is kept, but nobody waits for ever."""

from __future__ import annotations

from game.app.session import AnySession
from scenes.autosave import DiskJob
from scenes.engine.i18n import _
from scenes.save_slots import Safety, SaveSlots

LONG = 0.5
"""Seconds after which the table says what it waits for."""
LONGEST = 10.0
"""Seconds after which the game goes on unsaved, and says so: only a broken disk takes so long."""


class PendingSave:
    """Lets the moves of people count as soon as they are on the disk."""

    def __init__(self, session: AnySession, matches: SaveSlots) -> None:
        self._session = session
        self._matches = matches
        self._waited = 0.0
        self._gave_up = False

    @property
    def words(self) -> str:
        """What the table waits for, once it takes so long that somebody may wonder."""
        return _("Saving…") if self._waited >= LONG else ""

    def update(self, dt: float) -> bool:
        """Let time pass; true when a move has come to count, or when the wait grows long."""
        if not self._session.is_keeping:
            return False
        said = self.words
        self._waited += dt
        if self._matches.safety is Safety.SAVED:
            self._gave_up = False
        if not self._session.advance():
            if not self._gave_up and self._waited < LONGEST:
                return self.words != said
            # Whoever has waited for this disk once does not wait again until it answers.
            self._gave_up = True
            self._matches.tell_of_slow_disk()
            self._session.advance(anyway=True)
        self._waited = 0.0
        return True


class Awaited:
    """a job that somebody waits for; None: there is nothing to wait for."""

    def __init__(self, job: DiskJob | None) -> None:
        self._job = job
        self._waited = 0.0

    @property
    def is_over(self) -> bool:
        """It is kept, it cannot be, which is told elsewhere, or the disk does not answer."""
        settled = self._job is None or self._job.is_settled
        return settled or self._waited >= LONGEST

    @property
    def words(self) -> str:
        """What is waited for, once it takes so long that somebody may wonder."""
        return _("Saving…") if self._waited >= LONG and not self.is_over else ""

    def update(self, dt: float) -> bool:
        """Let time pass; true when there is something else to say."""
        said = self.words
        self._waited += dt
        return self.words != said
