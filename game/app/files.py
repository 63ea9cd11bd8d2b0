"""Small text files, written as a whole or not at all; problems become one sentence each."""

import errno
import os
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from game.core.errors import KododoError
from game.core.words import N_, _

SIZE_LIMIT: Final = 1 << 20
"""A whole match is some ten kilobytes; anything near this is not ours."""

_REASONS: Final = {
    errno.ENOTDIR: N_("{path} cannot be made: a file stands where its folder should be."),
    errno.EEXIST: N_("{path} cannot be made: a file stands where its folder should be."),
    errno.EISDIR: N_("{path} is a folder, not a file."),
    errno.EACCES: N_("{path} is protected: this user may not use it."),
    errno.EPERM: N_("{path} is protected: this user may not use it."),
    errno.EROFS: N_("{path} is on a disk that can only be read."),
    errno.ENOSPC: N_("The disk is full: {path} could not be written."),
    errno.EDQUOT: N_("The disk is full: {path} could not be written."),
    errno.EFBIG: N_("The disk is full: {path} could not be written."),
    errno.ENAMETOOLONG: N_("The name of the file is too long."),
}


class FileProblem(KododoError):
    """A file could not be read or written; the sentence says why."""


class FileMissing(FileProblem):
    """There is no such file, which may be quite in order."""


def backup_of(path: Path) -> Path:
    """Where the version before the last write is kept."""
    return path.with_name(path.name + ".bak")


def write_text(path: Path, text: str) -> None:
    """Write the file in one step; its previous version is kept beside it."""
    try:
        path = path.resolve()
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.is_file():
            _swap_in(backup_of(path), path.read_bytes())
        _swap_in(path, text.encode())
        _sync_folder(path.parent)
    except FileNotFoundError as error:
        sentence = _("{path} cannot be written: its folder cannot be made.")
        raise FileProblem(sentence.format(path=path)) from error
    except (OSError, ValueError) as error:
        raise _problem(path, error) from error


def read_bytes(path: Path, limit: int = SIZE_LIMIT) -> bytes:
    """The content of a file that is no larger than it should be."""
    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, "folder")
        with path.open("rb") as file:
            data = file.read(limit + 1)
    except (OSError, ValueError) as error:
        raise _problem(path, error) from error
    if len(data) > limit:
        raise FileProblem(_("{path} is too large to be one of ours.").format(path=path))
    return data


class Keeper:
    """Keeps files for a running game: a problem is reported once, and the game goes on."""

    __slots__ = ("_report", "problem")

    def __init__(self, report: Callable[[str], None]) -> None:
        self._report = report
        self.problem: FileProblem | None = None

    def keep(self, path: Path, text: str) -> bool:
        """Try to write; True when the file is safe."""
        try:
            write_text(path, text)
        except FileProblem as problem:
            if self.problem is None:
                self.problem = problem
                self._report(str(problem))
            return False
        return True


def _swap_in(path: Path, data: bytes) -> None:
    # The same folder, so that the swap is one step on every file system.
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".tmp")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise


def _sync_folder(folder: Path) -> None:
    if os.name == "nt":
        return  # Windows has no such call, and keeps names safe by itself
    handle = os.open(folder, os.O_RDONLY)
    try:
        # Some network folders cannot do it; the content itself is on the disk already.
        with suppress(OSError):
            os.fsync(handle)
    finally:
        os.close(handle)


def _problem(path: Path, error: OSError | ValueError) -> FileProblem:
    if isinstance(error, ValueError):
        return FileProblem(_("This is not a name that a file can have."))
    if isinstance(error, FileNotFoundError):
        return FileMissing(_("{path} does not exist.").format(path=path))
    reason = _REASONS.get(error.errno or 0)
    if reason is None:
        sentence = _("{path} cannot be used: {reason}.")
        return FileProblem(sentence.format(path=path, reason=error.strerror or error))
    return FileProblem(_(reason).format(path=path))
