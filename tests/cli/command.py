"""Runs the real command line in a process of its own, as a player would."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


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
        timeout=120,
        check=False,
    )


def complaint(result: subprocess.CompletedProcess[str]) -> str:
    """The one sentence on standard error; nothing else may stand there or on the output."""
    assert result.stdout == ""
    assert len(result.stderr.strip().splitlines()) == 1, result.stderr
    return result.stderr.strip()
