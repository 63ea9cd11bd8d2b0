"""A virtual environment of a checkout: made once, refreshed when the lock changes.

A stamp in it tells which lock it was made from. A marker tells that somebody is at work; one that
nobody took away means that the work was cut short, and the environment is made anew.
"""

import hashlib
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from problems import BUSY, SetupProblem, disk_problem, say

FOLDER = ".venv-run"
"""Not `.venv`: that one is uv's, which would empty ours as we would fill its."""
FIRST = "requirements-first.txt"
"""Every environment begins with it: what the lock's packages are built by."""


class Environment:
    """The environment of one checkout, made from one of its locks."""

    def __init__(self, root: Path, lock: str, folder: str = FOLDER) -> None:
        self.root = root
        self.folder = root / folder
        self.lock = root / "packaging" / lock
        self.locks = (root / "packaging" / FIRST, self.lock)
        self.stamp = self.folder / f"kododo-{self.lock.stem}.stamp"
        self.marker = self.folder / "kododo-unfinished"

    @property
    def python(self) -> Path:
        if os.name == "nt":
            return self.folder / "Scripts" / "python.exe"
        return self.folder / "bin" / "python"

    def prepare(self) -> None:
        """Make or refresh the environment where needed; raise SetupProblem where that fails."""
        try:
            if self.is_current():
                return
            with alone(self.lock):
                # Another start may have done the work while we waited for it.
                if not self.is_current():
                    self._renew()
        except OSError as error:
            raise SetupProblem(disk_problem(error, self.root)) from error

    def is_current(self) -> bool:
        if self.marker.exists() or not self.python.exists() or not self.base().exists():
            return False
        return self.stamp.exists() and self.stamp.read_text() == self.fingerprint()

    def base(self) -> Path:
        """Find the Python that the environment borrows: its link leads there, or its notes do."""
        notes = self.folder / "pyvenv.cfg"
        if self.python.is_symlink() or not notes.exists():
            return self.python.resolve()
        lines = notes.read_text(encoding="utf-8").splitlines()
        homes = (line.partition("=")[2] for line in lines if line.startswith("home"))
        return Path(next(homes, "nowhere").strip())

    def fingerprint(self) -> str:
        """Digest all that the environment depends on; its own place does not count."""
        digest = hashlib.sha256(str(self.base()).encode())
        for source in (*self.locks, self.root / "pyproject.toml"):
            digest.update(source.read_bytes())
        return digest.hexdigest()

    def _renew(self) -> None:
        import installer  # late: a start that finds all in order must not wait for it

        if not self.marker.exists() and installer.is_usable(self.python):
            say(f"refreshing {self.folder.name}")
            self.marker.touch()
        else:
            say(f"making {self.folder.name}; this happens once and takes about a minute")
            installer.remove(self.folder)
            self.folder.mkdir()
            self.marker.touch()
            installer.create(self.folder)
        try:
            installer.install(self.python, self.locks, self.folder / "kododo-install.log")
        except SetupProblem:
            # pip gave up by itself and put things back: no reason to begin anew next time.
            self.marker.unlink()
            raise
        self.stamp.write_text(self.fingerprint())
        self.marker.unlink()
        say("ready")


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Hold a lock on a file, so that two first starts do not build over each other."""
    with path.open("rb") as file:
        _wait_for_lock(file)
        yield


def _wait_for_lock(file: BinaryIO) -> None:
    if sys.platform == "win32":
        import msvcrt

        # Far behind the end: the lock keeps others from reading the bytes it covers.
        file.seek(2**30)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
        except OSError as error:
            raise SetupProblem(BUSY) from error
    else:
        import fcntl

        # Some network disks have no locks; a lone start works there as well as anywhere.
        with suppress(OSError):
            fcntl.flock(file, fcntl.LOCK_EX)
