import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import cast

import pytest

from game.arena import workers
from tests.arena import programs
from tests.cli.command import environment

PATIENCE = 60.0
"""A busy machine may need it; nothing waits longer than it must."""


class NoSharedMemory:
    """A system that refuses the locks of worker processes."""

    def Pool(self, *_arguments: object) -> object:  # noqa: N802 - a name of multiprocessing
        raise PermissionError(13, "Permission denied")


@contextmanager
def absolutes() -> Iterator[Callable[[int], int]]:
    yield abs


@contextmanager
def guest_book(page: Path) -> Iterator[Callable[[int], int]]:
    """Notes when the workshop of a process opens and when it closes."""
    with page.open("a", encoding="utf-8") as book:
        book.write("o")
    try:
        yield abs
    finally:
        with page.open("a", encoding="utf-8") as book:
            book.write("c")


def test_results_come_in_the_order_of_the_jobs() -> None:
    assert list(workers.spread(absolutes, [-3, 1, -2], processes=2)) == [3, 1, 2]


def test_work_is_done_here_where_no_worker_can_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "get_context", lambda _method: NoSharedMemory())
    assert list(workers.spread(absolutes, [-3, 1, -2], processes=2)) == [3, 1, 2]


def test_a_workshop_is_opened_once_for_all_jobs_and_closed_after_the_last(tmp_path: Path) -> None:
    page = tmp_path / "page"
    assert list(workers.spread(partial(guest_book, page), range(20), processes=1)) == [*range(20)]
    assert page.read_text(encoding="utf-8") == "oc"


def test_every_process_closes_the_workshop_that_it_opened(tmp_path: Path) -> None:
    page = tmp_path / "page"
    assert list(workers.spread(partial(guest_book, page), range(20), processes=2)) == [*range(20)]
    marks = page.read_text(encoding="utf-8")
    assert 1 <= marks.count("o") == marks.count("c") <= 2


@pytest.mark.parametrize("processes", [1, 2])
def test_a_workshop_is_closed_when_nobody_wants_the_other_results(
    tmp_path: Path, processes: int
) -> None:
    page = tmp_path / "page"
    results = workers.spread(partial(guest_book, page), range(20), processes)
    next(results)
    cast("Generator[int]", results).close()
    marks = page.read_text(encoding="utf-8")
    assert 1 <= marks.count("o") == marks.count("c") <= processes


def test_stop_is_heard_again_once_workers_have_started() -> None:
    before = signal.getsignal(signal.SIGINT)
    results = workers.spread(absolutes, [-1], processes=2)
    next(results)
    assert signal.getsignal(signal.SIGINT) is before


@pytest.mark.skipif(os.name == "nt", reason="no process groups to send a signal to")
@pytest.mark.parametrize("seconds", [0.0, 0.15, 1.0])
def test_stop_ends_all_processes_with_one_word(seconds: float, tmp_path: Path) -> None:
    """Ctrl-C at any moment, as a terminal sends it: to the command and to its workers."""
    said = tmp_path / "said.txt"
    command = [sys.executable, "-P", "-m", "scenes", "simulate", "greedy", "greedy"]
    command += ["--games", "100000", "--processes", "2"]
    with said.open("wb") as stream:
        program = subprocess.Popen(
            command, env=environment(), stdout=stream, stderr=stream, start_new_session=True
        )
    with killed_at_the_end(program):
        wait_for_children_of(program)
        time.sleep(seconds)
        os.killpg(program.pid, signal.SIGINT)
        assert program.wait(PATIENCE) == 130
    assert said.read_text() == "\nStopped.\n"


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    """Where programs note the numbers of their processes."""
    (tmp_path / "notes").mkdir()
    return tmp_path / "notes"


@contextmanager
def stalled_arena(program: str, notes: Path, expected: int) -> Iterator[subprocess.Popen[bytes]]:
    """An arena in which so many processes have noted themselves, and nobody answers any more."""
    command = [sys.executable, "-P", "-m", "scenes", "arena", "--seat", "greedy"]
    command += ["--seat", program, "--processes", "2", "--seconds", "60"]
    arena = subprocess.Popen(
        command, env=environment(), stderr=subprocess.PIPE, start_new_session=True
    )
    with killed_at_the_end(arena):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and len(list(notes.iterdir())) < expected:
            time.sleep(0.05)
        yield arena


@pytest.mark.skipif(os.name == "nt", reason="no process groups to send a signal to")
def test_stop_takes_the_programs_of_an_arena_along(tmp_path: Path, notes: Path) -> None:
    answer = f'open({str(notes)!r} + f"/{{os.getpid()}}", "w").close(); {programs.STALL}'
    with stalled_arena(programs.program(tmp_path, answer), notes, 2) as arena:
        os.killpg(arena.pid, signal.SIGINT)
        _, said = arena.communicate(timeout=PATIENCE)
    assert said == b"\nStopped.\n"
    assert all(programs.has_gone(int(note.name)) for note in notes.iterdir())


@pytest.mark.skipif(not programs.PROC.exists(), reason="processes are found by their mark there")
def test_nothing_that_a_program_started_outlives_an_arena_that_was_killed(
    tmp_path: Path, notes: Path
) -> None:
    program = programs.with_a_child(tmp_path, notes, programs.STALL)
    with stalled_arena(program, notes, 4) as arena:
        arena.kill()
        arena.communicate(timeout=PATIENCE)
    assert all(programs.has_gone(int(note.name)) for note in notes.iterdir())


@contextmanager
def killed_at_the_end(program: subprocess.Popen[bytes]) -> Iterator[None]:
    """One that did not stop must not go on playing behind the other tests."""
    try:
        yield
    finally:
        if program.poll() is None:
            os.killpg(program.pid, signal.SIGKILL)
            program.wait(PATIENCE)


def wait_for_children_of(program: subprocess.Popen[bytes]) -> None:
    children = Path(f"/proc/{program.pid}/task/{program.pid}/children")
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and program.poll() is None:
        if not children.exists():
            time.sleep(2)
            return
        if children.read_text():
            return
        time.sleep(0.01)
