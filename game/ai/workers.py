"""Spreads work over processes where the system lets us; where it does not, it is done here."""

import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.pool import Pool
from types import FrameType
from typing import Final, TypeVar

_STOPS: Final = (signal.SIGINT, signal.SIGTERM)

Job = TypeVar("Job")
Result = TypeVar("Result")


def spread(work: Callable[[Job], Result], jobs: Sequence[Job], processes: int) -> Iterator[Result]:
    """The results of all jobs in their order; how many processes there are changes none."""
    pool = _open_pool(processes) if processes > 1 else None
    if pool is None:
        yield from map(work, jobs)
        return
    try:
        yield from pool.imap(work, jobs)
    finally:
        with _stop_held_back():
            pool.terminate()
            pool.join()


def _open_pool(processes: int) -> Pool | None:
    """None where the system has no shared memory for us, as in some containers."""
    with _stop_held_back():
        try:
            # A fresh interpreter a worker: forking a process that has a window open is not safe.
            return get_context("spawn").Pool(processes, _go_quietly)
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


def _go_quietly() -> None:
    """A worker that is stopped has nothing to say: the one who spreads the work says it."""
    for number in _STOPS:
        signal.signal(number, _go)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _go(_number: int, _frame: FrameType | None) -> None:
    # Told twice, by the terminal and by us, it would drop what it is putting away on leaving.
    for number in _STOPS:
        signal.signal(number, lambda _number, _frame: None)
    sys.exit()
