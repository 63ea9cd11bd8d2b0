"""The slow part of a set-up: makes a virtual environment and fills it by pip, saying each step."""

import importlib
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from problems import SetupProblem, missing_venv, pip_problem, say

FETCHING = re.compile(r"Collecting ([\w.-]+)==([\w.]+)")
SOURCE_ONLY = "pytweening"
IS_USABLE = "import sys, pip; sys.exit(sys.version_info < (3, 11))"


def is_usable(python: Path) -> bool:
    """Tell whether this Python is new enough and can run pip."""
    if not python.exists():
        return False
    command = [str(python), "-I", "-c", IS_USABLE]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def remove(folder: Path) -> None:
    if folder.exists():
        shutil.rmtree(folder)


def create(folder: Path) -> None:
    """Fill the folder with a bare environment that can run pip."""
    try:
        # Debian takes ensurepip out of Python; venv would find out only half-way.
        importlib.import_module("ensurepip")
        venv = importlib.import_module("venv")
        venv.EnvBuilder(with_pip=True, symlinks=sys.platform != "win32").create(folder)
    except (ImportError, subprocess.CalledProcessError) as error:
        raise SetupProblem(missing_venv(sys.version_info[:2])) from error


def install(python: Path, locks: Sequence[Path], log: Path) -> None:
    """Install exactly what the locks name, one after the other; pip's own words go to the log."""
    with log.open("w", encoding="utf-8") as log_file:
        for lock in locks:
            lines = []
            with _output_of([str(python), "-I", "-m", "pip", *pip_arguments(lock)]) as pip:
                assert pip.stdout is not None
                for line in pip.stdout:
                    log_file.write(line)
                    lines.append(line)
                    for step in steps(line):
                        say(step)
            if pip.returncode:
                raise SetupProblem(pip_problem(lines, log))


def pip_arguments(lock: Path) -> list[str]:
    """Nothing runs whose digest no lock names.

    A package that is built from source would fetch its builder, whatever the newest is, and run
    it. So only those are built that exist in no other form, and by what an earlier lock brought.
    A lock is complete, so nothing is resolved (--no-deps): older pips try a release that came out
    after the lock where two packages ask for one, and give up because the lock does not name it.
    """
    arguments = ["install", "--disable-pip-version-check", "--no-input", "--progress-bar", "off"]
    arguments += [
        "--no-deps",
        "--require-hashes",
        "--only-binary",
        ":all:",
        "--no-binary",
        SOURCE_ONLY,
    ]
    arguments += ["--no-build-isolation", "--use-pep517"]
    return [*arguments, "-r", str(lock)]


def steps(line: str) -> Iterator[str]:
    """Turn a line of pip's into what a waiting person wants to read, mostly nothing."""
    if fetching := FETCHING.match(line):
        yield f"fetching {fetching[1]} {fetching[2]}"
    elif line.startswith("Installing collected packages"):
        yield "installing"


def _output_of(command: list[str]) -> subprocess.Popen[str]:
    return subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    )
