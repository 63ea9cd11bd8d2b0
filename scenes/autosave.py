"""Writes to the disk beside the frame loop: a slow disk must not drop frames."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from threading import Condition, Thread
from time import sleep
from typing import TypeAlias

from game.app.storage.files import FileProblem
from scenes.background import BackgroundJob
from scenes.engine.i18n import _

LONGEST_GOODBYE = 10.0
"""Seconds that the end of the program waits for a disk that does not answer."""

RETRY = 3.0
"""Seconds after which a save that failed is tried again."""

REST = 0.0005
"""Seconds that long work leaves to the frames after each few steps."""

_log = logging.getLogger(__name__)

Report: TypeAlias = Callable[[str | None], None]
"""Is told what went wrong with a job, or None when it went well."""


@dataclass(slots=True, eq=False)
class DiskJob:
    """One piece of work for the disk, and what became of it."""

    work: Callable[[], object]
    report: Report
    subject: str = ""
    """Of several in a row that write the same thing, only the newest is worth writing. What has
    one is tried again until it is done, or until something newer takes its place."""
    is_done: bool = False
    is_settled: bool = False

    def attempt(self) -> None:
        """Whatever happens, the next job must find somebody to do it."""
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


class DiskJobs:
    """Does all that is to be done on the disk at once, while everybody waits."""

    def __init__(self) -> None:
        self._failed: dict[str, DiskJob] = {}

    @property
    def has_failed(self) -> bool:
        """Something is not on the disk that should be; it is tried again."""
        return bool(self._failed)

    @property
    def is_idle(self) -> bool:
        """Nothing is on its way to the disk."""
        return True

    def save(self, subject: str, work: Callable[[], object], report: Report) -> DiskJob:
        """Write the newest version of something; older ones that still wait are not written."""
        return self._send(DiskJob(work, report, subject))

    def run(self, work: Callable[[], object]) -> DiskJob:
        """Do something after all that was asked for before."""
        return self._send(DiskJob(work, lambda _reason: None))

    def retry(self) -> None:
        """Try again now what has failed: this is a moment in which nothing should be missing."""
        self._try_again()

    def think_about(self, step: Callable[[], bool]) -> BackgroundJob:
        """Long work in steps that has nothing to do with the disk: here a little every frame."""
        return BackgroundJob(step)

    def wait(self, _seconds: float) -> bool:
        """Let so much time pass, or less if all is done by then; whether it is."""
        return True

    def finish(self) -> None:
        """Wait until everything is done."""
        self._try_again()

    def _send(self, job: DiskJob) -> DiskJob:
        self._attempt([job])
        return job

    def _attempt(self, batch: Sequence[DiskJob]) -> None:
        """Do the newest of some that write the same thing."""
        newest = batch[-1]
        newest.attempt()
        for job in batch[:-1]:
            job.settle(done=newest.is_done)
        self._failed.pop(newest.subject, None)
        if newest.subject and not newest.is_done:
            self._failed[newest.subject] = newest

    def _try_again(self) -> None:
        for job in tuple(self._failed.values()):
            self._attempt([job])


class Autosaver(DiskJobs):
    """Does its jobs in a thread, one after the other, and those that failed again and again."""

    def __init__(self) -> None:
        super().__init__()
        self._waiting: deque[DiskJob] = deque()
        self._bell = Condition()
        self._worker: Thread | None = None
        self._closing = self._is_at_work = self._is_urgent = False

    @property
    def is_idle(self) -> bool:
        return not (self._waiting or self._is_at_work or self._is_urgent)

    def retry(self) -> None:
        with self._bell:
            self._is_urgent = self.has_failed
            self._bell.notify_all()

    def think_about(self, step: Callable[[], bool]) -> BackgroundJob:
        """In a thread of its own: a save must not wait for it."""
        job = BackgroundJob(step)
        Thread(target=job.run, args=(partial(sleep, REST),), name="job", daemon=True).start()
        return job

    def wait(self, seconds: float) -> bool:
        with self._bell:
            return self._bell.wait_for(lambda: self.is_idle, seconds)

    def finish(self) -> None:
        with self._bell:
            worker, self._worker, self._closing = self._worker, None, True
            self._bell.notify_all()
        if worker is not None:
            worker.join(LONGEST_GOODBYE)
        self._closing = False

    def _send(self, job: DiskJob) -> DiskJob:
        with self._bell:
            self._waiting.append(job)
            self._bell.notify_all()
            if self._worker is None:
                # A daemon: a program that ends badly must end all the same, and a write is atomic.
                self._worker = Thread(target=self._work, name="autosave", daemon=True)
                self._worker.start()
        return job

    def _work(self) -> None:
        closing = False
        while not closing:
            batch, closing = self._next()
            if batch:
                self._attempt(batch)
            else:
                self._try_again()
            with self._bell:
                self._is_at_work = False
                self._bell.notify_all()

    def _next(self) -> tuple[list[DiskJob], bool]:
        """The next job, after those that it makes superfluous; none when it is time to try
        again what has failed. Whether all the work is over after that.
        """
        with self._bell:
            self._bell.wait_for(
                lambda: self._waiting or self._closing or self._is_urgent,
                RETRY if self._failed else None,
            )
            self._is_at_work = True
            batch = [self._waiting.popleft()] if self._waiting else []
            while self._waiting and batch[-1].subject == self._waiting[0].subject != "":
                batch.append(self._waiting.popleft())
            if not batch:
                self._is_urgent = False
            return batch, self._closing and not batch
