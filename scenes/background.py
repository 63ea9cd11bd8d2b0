"""Long thinking in small steps beside the frame loop: no frame may wait for it."""

from __future__ import annotations

import logging
from collections.abc import Callable

STEPS = 3
"""Of about a millisecond each: the longest that a frame waits for its turn."""

_log = logging.getLogger(__name__)


class BackgroundJob:
    """Work that goes on until it is done or nobody wants it any more."""

    def __init__(self, step: Callable[[], bool]) -> None:
        """`step` does a little work, and says True when all of it is done."""
        self._step = step
        self._is_wanted = True
        self._has_worker = False
        self.is_done = False
        self.has_failed = False

    @property
    def is_over(self) -> bool:
        """Nothing more will come of it."""
        return self.is_done or self.has_failed

    def stop(self) -> None:
        """Nobody waits for it any more; what was done is left as it is."""
        self._is_wanted = False

    def run(self, rest: Callable[[], None]) -> None:
        """Work to the end, in a thread; `rest` lets the frames have their turn."""
        self._has_worker = True
        while self._is_wanted and not self.is_over:
            self._work()
            rest()

    def turn(self) -> None:
        """A frame has a moment to spare, where there is no thread to do it."""
        if not self._has_worker and self._is_wanted and not self.is_over:
            self._work()

    def _work(self) -> None:
        try:
            self.is_done = any(self._step() for _ in range(STEPS))
        except Exception:  # noqa: BLE001 - a frame, or a thread, must go on
            _log.exception("work beside the frames failed")
            self.has_failed = True
