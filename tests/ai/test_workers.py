import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.ai import workers
from tests.ai import programs
from tests.cli.command import environment


class NoSharedMemory:
    """A system that refuses the locks of worker processes."""

    def Pool(self, *_arguments: object) -> object:  # noqa: N802 - a name of multiprocessing
        raise PermissionError(13, "Permission denied")


def test_results_come_in_the_order_of_the_jobs() -> None:
    assert list(workers.spread(abs, [-3, 1, -2], processes=2)) == [3, 1, 2]


def test_work_is_done_here_where_no_worker_can_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "get_context", lambda _method: NoSharedMemory())
    assert list(workers.spread(abs, [-3, 1, -2], processes=2)) == [3, 1, 2]


def test_stop_is_heard_again_once_workers_have_started() -> None:
    before = signal.getsignal(signal.SIGINT)
    results = workers.spread(abs, [-1], processes=2)
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
    wait_for_children_of(program)
    time.sleep(seconds)
    os.killpg(program.pid, signal.SIGINT)
    assert program.wait(30) == 130
    assert said.read_text() == "\nStopped.\n"


@pytest.mark.skipif(os.name == "nt", reason="no process groups to send a signal to")
def test_stop_takes_the_programs_of_an_arena_along(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    notes.mkdir()
    answer = f'open({str(notes)!r} + f"/{{os.getpid()}}", "w").close(); {programs.STALL}'
    command = [sys.executable, "-P", "-m", "scenes", "arena", "--seat", "greedy"]
    command += ["--seat", programs.program(tmp_path, answer), "--processes", "2", "--seconds", "60"]
    arena = subprocess.Popen(
        command, env=environment(), stderr=subprocess.PIPE, start_new_session=True
    )
    end = time.monotonic() + 30
    while time.monotonic() < end and len(list(notes.iterdir())) < 2:
        time.sleep(0.05)
    os.killpg(arena.pid, signal.SIGINT)
    _, said = arena.communicate(timeout=30)
    assert said == b"\nStopped.\n"
    assert all(programs.has_gone(int(note.name)) for note in notes.iterdir())


def wait_for_children_of(program: subprocess.Popen[bytes]) -> None:
    children = Path(f"/proc/{program.pid}/task/{program.pid}/children")
    end = time.monotonic() + 30
    while time.monotonic() < end and program.poll() is None:
        if not children.exists():
            time.sleep(2)
            return
        if children.read_text():
            return
        time.sleep(0.01)
