"""What was done is shown as done when it is on the disk, but nobody waits for ever."""

from __future__ import annotations

from scenes.autosave import DiskJob
from scenes.engine.i18n import _
from scenes.table.pending_save import LONG, LONGEST


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
