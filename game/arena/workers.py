"""Spreads work over processes where the system lets us; where it does not, it is done here."""

import atexit
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.pool import Pool
from threading import Thread
from types import FrameType
from typing import Any, Final, TypeAlias, TypeVar, cast

_STOPS: Final = (signal.SIGINT, signal.SIGTERM)

Job = TypeVar("Job")
Result = TypeVar("Result")

Workshop: TypeAlias = Callable[[], AbstractContextManager[Callable[[Job], Result]]]
"""Opened once in a process, does its jobs, and is closed after the last or when all is stopped."""


def spread(
    workshop: Workshop[Job, Result], jobs: Sequence[Job], processes: int
) -> Iterator[Result]:
    """The results of all jobs in their order; how many processes there are changes none."""
    pool = _open_pool(processes, workshop) if processes > 1 else None
    if pool is None:
        with workshop() as work:
            yield from map(work, jobs)
        return
    try:
        yield from cast("Iterator[Result]", pool.imap(_do, jobs))
        # Workers that leave by themselves close their workshops, on Windows too.
        pool.close()
        pool.join()
    finally:
        with _stop_held_back():
            pool.terminate()
            pool.join()


def _open_pool(processes: int, workshop: Workshop[Job, Result]) -> Pool | None:
    """None where the system has no shared memory for us, as in some containers."""
    with _stop_held_back():
        try:
            # A fresh interpreter a worker: forking a process that has a window open is not safe.
            return get_context("spawn").Pool(processes, _begin, (workshop,))
        except OSError:
            return None


@contextmanager
def _stop_held_back() -> Iterator[None]:
    """Ctrl-C, which a terminal sends to all our processes, has to wait meanwhile.

    It waits in workers that are started here, too, until they are ready for it.
    """
    if sys.platform == "win32":
        yield
        return
    from multiprocessing.resource_tracker import ensure_running  # noqa: PLC0415 - not on Windows

    # It would be started half-way through, and let signals in when it is.
    ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Post:
    """A worker process: what it works with from its first job until it leaves."""

    def __init__(self) -> None:
        self.workshop: Workshop[Any, Any] | None = None
        self._work: Callable[[Any], Any] | None = None
        self._open = ExitStack()
        self.is_opening = self.is_called_off = False
        """Whoever is stopped half-way through opening a workshop could not close it."""

    def do(self, job: object) -> object:
        if self._work is None:
            assert self.workshop is not None
            atexit.register(self._leave)
            self.is_opening = True
            try:
                self._work = self._open.enter_context(self.workshop())
            finally:
                self.is_opening = False
                if self.is_called_off:
                    sys.exit()
        return self._work(job)

    def _leave(self) -> None:
        _hear_no_stop()
        self._open.close()


_POST: Final = _Post()


def _do(job: object) -> object:
    return _POST.do(job)


def _begin(workshop: Workshop[Job, Result]) -> None:
    """A worker that is stopped has nothing to say: the one who spreads the work says it."""
    _POST.workshop = workshop
    for number in _STOPS:
        signal.signal(number, _go)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    Thread(target=_leave_with_the_others, daemon=True).start()


def _leave_with_the_others() -> None:
    """Without the one who spreads the work nobody wants its results: not even these games."""
    parent = parent_process()
    assert parent is not None, "a worker is started by somebody"
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


def _go(_number: int, _frame: FrameType | None) -> None:
    _hear_no_stop()
    if _POST.is_opening:
        _POST.is_called_off = True
    else:
        sys.exit()


def _hear_no_stop() -> None:
    # Told twice, by the terminal and by us, it would drop what it is putting away on leaving.
    for number in _STOPS:
        signal.signal(number, lambda _number, _frame: None)
