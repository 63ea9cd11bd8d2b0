"""Writes to the disk beside the frame loop: a slow disk must not drop frames."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from threading import Condition, Thread
from time import sleep
from typing import TypeAlias

from game.app.files import FileProblem
from scenes.chores import Chore
from scenes.engine.i18n import _

LONGEST_GOODBYE = 10.0
"""Seconds that the end of the program waits for a disk that does not answer."""

REST = 0.0005
"""Seconds that long work leaves to the frames after each few steps."""

_log = logging.getLogger(__name__)

Report: TypeAlias = Callable[[str | None], None]
"""Is told what went wrong with an errand, or None when it went well."""


@dataclass(slots=True, eq=False)
class Errand:
    """One piece of work for the disk, and what became of it."""

    work: Callable[[], object]
    report: Report
    subject: str = ""
    """Of several in a row that write the same thing, only the newest is worth writing."""
    is_done: bool = False
    is_settled: bool = False

    def attempt(self) -> None:
        """Whatever happens, the next errand must find somebody to do it."""
        reason = None
        try:
            self.work()
        except FileProblem as problem:
            reason = str(problem)
        except Exception as error:  # noqa: BLE001 - nothing may end the thread
            _log.exception("work for the disk failed")
            reason = _("Something unexpected happened: {error}").format(error=repr(error))
        self.report(reason)
        self.settle(done=reason is None)

    def settle(self, *, done: bool) -> None:
        """Say what became of it; in this order, for another thread looks."""
        self.is_done = done
        self.is_settled = True


class Errands:
    """Does all that is to be done on the disk at once, while everybody waits."""

    def save(self, subject: str, work: Callable[[], object], report: Report) -> Errand:
        """Write the newest version of something; older ones that still wait are not written."""
        return self._send(Errand(work, report, subject))

    def run(self, work: Callable[[], object]) -> Errand:
        """Do something after all that was asked for before."""
        return self._send(Errand(work, lambda _reason: None))

    def think_about(self, step: Callable[[], bool]) -> Chore:
        """Long work in steps that has nothing to do with the disk: here a little every frame."""
        return Chore(step)

    def finish(self) -> None:
        """Wait until everything is done."""

    def _send(self, errand: Errand) -> Errand:
        errand.attempt()
        return errand


class Autosaver(Errands):
    """Does its errands in a thread, one after the other."""

    def __init__(self) -> None:
        self._waiting: deque[Errand] = deque()
        self._bell = Condition()
        self._worker: Thread | None = None
        self._closing = False

    def think_about(self, step: Callable[[], bool]) -> Chore:
        """In a thread of its own: a save must not wait for it."""
        chore = Chore(step)
        Thread(target=chore.run, args=(partial(sleep, REST),), name="chore", daemon=True).start()
        return chore

    def finish(self) -> None:
        with self._bell:
            worker, self._worker, self._closing = self._worker, None, True
            self._bell.notify()
        if worker is not None:
            worker.join(LONGEST_GOODBYE)
        self._closing = False

    def _send(self, errand: Errand) -> Errand:
        with self._bell:
            self._waiting.append(errand)
            self._bell.notify()
            if self._worker is None:
                # A daemon: a program that ends badly must end all the same, and a write is atomic.
                self._worker = Thread(target=self._work, name="autosave", daemon=True)
                self._worker.start()
        return errand

    def _work(self) -> None:
        while batch := self._next():
            newest = batch[-1]
            newest.attempt()
            for errand in batch:
                errand.settle(done=newest.is_done)

    def _next(self) -> list[Errand]:
        """The next errand, after those that it makes superfluous; none when the work is over."""
        with self._bell:
            self._bell.wait_for(lambda: self._waiting or self._closing)
            batch = [self._waiting.popleft()] if self._waiting else []
            while self._waiting and batch[-1].subject == self._waiting[0].subject != "":
                batch.append(self._waiting.popleft())
            return batch
