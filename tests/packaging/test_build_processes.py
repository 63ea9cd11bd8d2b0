"""A process that multiprocessing started is told from one that a person started."""

import os
import subprocess
import sys
from multiprocessing import spawn
from pathlib import Path

import pytest
from bundle import processes, start


@pytest.mark.parametrize("arguments", [["simulate"], ["text", "-c"], ["-c", "print(1)"], []])
def test_command_of_a_person_goes_on(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["kododo", *arguments])
    processes.take_part()
    assert capsys.readouterr().out == ""


def test_helper_does_its_work_and_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    line = "from multiprocessing.resource_tracker import main"
    monkeypatch.setattr(sys, "argv", ["kododo", "-B", "-c", line])
    with pytest.raises(SystemExit) as ended:
        processes.take_part()
    assert not ended.value.code


def test_worker_is_handed_to_multiprocessing(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, int]] = []
    monkeypatch.setattr(spawn, "spawn_main", lambda **pipes: asked.append(pipes))
    monkeypatch.setattr(sys, "argv", ["kododo", "--multiprocessing-fork", "pipe_handle=7"])
    with pytest.raises(SystemExit):
        processes.take_part()
    assert asked == [{"pipe_handle": 7}]


def test_command_of_a_person_does_not_wait_for_multiprocessing() -> None:
    lines = "import sys; from bundle import processes; processes.take_part();"
    lines += "sys.exit('multiprocessing' in sys.modules)"
    packaging = str(Path(processes.__file__).parents[1])
    command = [sys.executable, "-c", lines, "simulate"]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": packaging}, check=False)
    assert done.returncode == 0


@pytest.mark.parametrize("before", [None, "/opt/lib"])
def test_programs_that_we_start_find_the_libraries_of_the_system(
    before: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/usr/lib/kododo/lib")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", before or "")
    if before is None:
        monkeypatch.delenv("LD_LIBRARY_PATH_ORIG")
    start.leave_libraries_to_others()
    assert os.environ.get("LD_LIBRARY_PATH") == before
