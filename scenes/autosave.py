"""Writes the running match to disk beside the frame loop: a slow disk must not drop frames."""

from __future__ import annotations

from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread


class Autosaver:
    """Keeps the newest text; older ones that are still waiting are not worth writing."""

    def __init__(self, write: Callable[[str], object]) -> None:
        self.newest: str | None = None
        """What was given last, whatever has become of its file."""
        self._write = write
        self._texts: SimpleQueue[str | None] = SimpleQueue()
        self._worker: Thread | None = None

    def save(self, text: str) -> None:
        """Have this text on disk as soon as the disk allows."""
        if self._worker is None:
            # A daemon: a program that ends badly must end all the same, and a write is atomic.
            self._worker = Thread(target=self._work, name="autosave", daemon=True)
            self._worker.start()
        self.newest = text
        self._texts.put(text)

    def finish(self) -> None:
        """Wait until everything is on disk."""
        if self._worker is not None:
            self._texts.put(None)
            self._worker.join()
            self._worker = None

    def _work(self) -> None:
        while (text := self._texts.get()) is not None:
            while not self._texts.empty():
                newer = self._texts.get()
                if newer is None:
                    self._write(text)
                    return
                text = newer
            self._write(text)
