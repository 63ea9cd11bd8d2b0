"""Matches that wait are looked for on the disk while frames go on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.app.saving.running import FoundMatches

PATIENCE = 0.25
"""Seconds: a disk that takes longer is not waited for."""


class MatchSearch:
    """Goes on in a thread; whoever asked for it looks what came of it."""

    def __init__(self, find: Callable[[], FoundMatches]) -> None:
        self._find = find
        self._found: FoundMatches | None = None
        self._error: Exception | None = None
        self._waited = 0.0

    def go(self) -> None:
        """In the thread."""
        try:
            self._found = self._find()
        except Exception as error:  # noqa: BLE001 - whoever asked is to hear of it
            self._error = error

    @property
    def found(self) -> FoundMatches | None:
        """None as long as it goes on."""
        if self._error is not None:
            raise self._error
        return self._found

    def wait(self, dt: float) -> None:
        """Let time pass."""
        self._waited += dt

    @property
    def is_awaited(self) -> bool:
        """It is worth waiting for what it finds."""
        return self._waited < PATIENCE
