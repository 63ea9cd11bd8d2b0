"""Runs the real command line: in a process of its own as a player would, or quickly in this one."""

import os
import subprocess
import sys
from io import StringIO
from pathlib import Path
from unittest.mock import patch

import pytest
from workshop.__main__ import MAKERS

from scenes.__main__ import WINDOW_COMMANDS, run

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 600.0
"""Seconds: a busy machine may need them; nothing waits longer than it must."""


def environment(**changes: str) -> dict[str, str]:
    """This process's variables, with the project on the path and UTF-8 everywhere."""
    return {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8", **changes}


def kododo(
    *arguments: str | Path, typed: str = "", variables: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run `kododo ARGUMENTS` with the typed lines, and wait for its end."""
    return subprocess.run(
        [sys.executable, "-P", "-m", "scenes", *map(str, arguments)],
        input=typed,
        env=environment() if variables is None else variables,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )


def in_process(
    capsys: pytest.CaptureFixture[str],
    *arguments: str | Path,
    typed: str | None = None,
    makers: bool = False,
) -> subprocess.CompletedProcess[str]:
    """The same entry point without a new process, where only its answer counts."""
    texts = [str(argument) for argument in arguments]
    try:
        with patch("sys.stdin", sys.stdin if typed is None else StringIO(typed)):
            code = run(texts, (*WINDOW_COMMANDS, *MAKERS) if makers else WINDOW_COMMANDS)
    except SystemExit as leaving:
        code = int(leaving.code or 0)
    output = capsys.readouterr()
    return subprocess.CompletedProcess(texts, code, output.out, output.err)


def complaint(result: subprocess.CompletedProcess[str]) -> str:
    """The one sentence on standard error; nothing else may stand there or on the output."""
    assert result.stdout == ""
    assert len(result.stderr.strip().splitlines()) == 1, result.stderr
    return result.stderr.strip()
