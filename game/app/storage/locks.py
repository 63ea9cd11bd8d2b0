"""A lock that one program holds; the system opens it when the program ends, however it ends."""

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


_HELD: Final = frozenset({errno.EAGAIN, errno.EACCES, errno.EDEADLK})
"""What systems answer when another program has the lock."""
_CLOSED_FIRST: Final = os.name == "nt"
"""Windows removes no open file; elsewhere nobody gets hold of what is removed before."""


class FileLock:
    """Held from `take` until `let_go`. It keeps out other programs, not other parts of this one."""

    __slots__ = ("_handle", "_path")

    def __init__(self, path: Path, handle: int | None) -> None:
        self._path = path
        self._handle = handle

    @classmethod
    def take(cls, path: Path) -> "FileLock | None":
        """The lock of that name, or None while somebody holds it.

        Where a disk has no locks, or nothing can be written, there is nothing to keep apart.
        """
        while True:
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
            except OSError:
                return cls(path, None)
            try:
                _lock(handle)
            except OSError as error:
                os.close(handle)
                return None if error.errno in _HELD else cls(path, None)
            if _is_at(path, handle):
                return cls(path, handle)
            os.close(handle)  # whoever held it has taken it away with what it protected

    def firm(self) -> "FileLock | None":
        """The same lock; one that could not be taken for want of room is tried again."""
        return self if self._handle is not None else FileLock.take(self._path)

    def let_go(self, *, remove: bool = False) -> None:
        """Open the lock, and take it away if nothing is left to protect."""
        if remove and not _CLOSED_FIRST:
            self._take_away()
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None
        if remove and _CLOSED_FIRST:
            self._take_away()

    def _take_away(self) -> None:
        with suppress(OSError):
            self._path.unlink(missing_ok=True)


def _is_at(path: Path, handle: int) -> bool:
    try:
        return os.path.samestat(path.stat(), os.fstat(handle))
    except OSError:
        return False
