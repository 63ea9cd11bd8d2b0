"""Small text files, written as a whole or not at all; problems become one sentence each.

Only ordinary files are opened, whatever a name or a link leads to: reading a pipe may never end,
and writing must not put a file in the place of a device.
"""

import errno
import os
import shutil
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import BytesIO
from itertools import count
from math import inf
from pathlib import Path
from typing import BinaryIO, Final

from game.app.storage.paths import broken_folder
from game.core.errors import KododoError
from game.core.words import N_, _


def set_aside(path: Path) -> Path | None:
    """Where a broken file is kept now, or None if it could not be moved."""
    folder = broken_folder()
    names = (f"{path.stem}-{number}{path.suffix}" for number in count(1))
    target = next(place for name in names if not (place := folder / name).exists())
    return target if take_place(path, target) else None


def take_place(path: Path, target: Path) -> bool:
    """Move a file in one step; false if that is not possible."""
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        path.replace(target)
    except OSError:
        return False
    return True


SIZE_LIMIT: Final = 1 << 20
"""A whole match is some ten kilobytes; anything near this is not ours."""

_UNFINISHED: Final = ".tmp"
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
    errno.ELOOP: N_("{path} is a link that leads in a circle."),
}


# Neither wait for the other end of a pipe, nor become the program of a terminal.
_READING: Final = (
    os.O_RDONLY
    | getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_BINARY", 0)
)
_WRITING: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)


class FileProblem(KododoError):
    """A file could not be read or written; the sentence says why."""


class FileMissing(FileProblem):
    """There is no such file, which may be quite in order."""


def backup_of(path: Path) -> Path:
    """Where the version before the last write is kept."""
    return path.with_name(path.name + ".bak")


def write_text(path: Path, text: str) -> None:
    """Write the file in one step; its previous version is kept beside it."""
    # Half a letter, which a path in a report may have, is spelt out.
    _write(path, text.encode(errors="backslashreplace"), keep_previous=True)


def write_over(path: Path, text: str) -> None:
    """Write the file and its previous version alike, so that nothing of before stays in either."""
    path = Path(os.path.realpath(path))
    # The file itself last: where a write fails it still shows what was to go.
    for each in (backup_of(path), path):
        _write(each, text.encode(errors="backslashreplace"), keep_previous=False)


def write_picture(path: Path, data: bytes) -> None:
    """Write the file in one step; the picture that it replaces was of the same."""
    _write(path, data, keep_previous=False)


def read_bytes(path: Path, limit: int = SIZE_LIMIT) -> bytes:
    """The content of a file that is no larger than it should be."""
    try:
        # Before it is opened, because a device may act on that; after it, because names change.
        _expect_file(path, path.stat())
        handle = os.open(path, _READING)
        with os.fdopen(handle, "rb") as file:
            _expect_file(path, os.fstat(handle))
            data = file.read(limit + 1) or b""  # or None: a file of the system that would wait
    except (OSError, ValueError) as error:
        raise _problem(path, error) from error
    if len(data) > limit:
        raise FileProblem(_("{path} is too large to be one of ours.").format(path=path))
    return data


def delete_file(path: Path) -> None:
    """The file is gone, or was already; or FileProblem."""
    try:
        path.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        raise _problem(path, error) from error


def sweep(folder: Path, name: str = "", *, before: float = inf) -> None:
    """Remove what writes have left that never ended: those of one file, or those from before then.

    The caller knows that none of them is still under way.
    """
    for litter in folder.glob(f".{name}*{_UNFINISHED}"):
        with suppress(OSError):
            if litter.lstat().st_mtime < before:
                litter.unlink()


def _write(path: Path, data: bytes, *, keep_previous: bool) -> None:
    try:
        path = Path(os.path.realpath(path))
        there = _is_there(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        with _draft(path) as draft:
            _store(draft, BytesIO(data))
            if there and keep_previous:
                _keep_previous(path)
            draft.replace(path)
        _sync_folder(path.parent)
    except FileNotFoundError as error:
        sentence = _("{path} cannot be written: its folder cannot be made.")
        raise FileProblem(sentence.format(path=path)) from error
    except (OSError, ValueError) as error:
        raise _problem(path, error) from error


def _is_there(path: Path) -> bool:
    """Whether a file has this name already; FileProblem if anything else has."""
    try:
        _expect_file(path, path.stat())
    except FileNotFoundError:
        return False
    return True


def _expect_file(path: Path, found: os.stat_result) -> None:
    if stat.S_ISDIR(found.st_mode):
        raise FileProblem(_(_REASONS[errno.EISDIR]).format(path=path))
    if not stat.S_ISREG(found.st_mode):
        raise FileProblem(_("{path} is a pipe or a device, not a file.").format(path=path))


@contextmanager
def _draft(path: Path) -> Iterator[Path]:
    """A name in the same folder, so that the swap is one step everywhere; it is gone at the end."""
    draft = path.with_name(f".{path.name}.{os.urandom(4).hex()}{_UNFINISHED}")
    try:
        yield draft
    finally:
        with suppress(OSError):
            draft.unlink()


def _store(path: Path, content: BinaryIO) -> None:
    with os.fdopen(os.open(path, _WRITING, 0o600), "wb") as file:
        shutil.copyfileobj(content, file)
        file.flush()
        os.fsync(file.fileno())


def _keep_previous(path: Path) -> None:
    backup = backup_of(path)
    if not backup.is_symlink():
        _is_there(backup)
    with _draft(backup) as draft:
        try:
            draft.hardlink_to(path)
        except OSError:  # some disks know no second name for a file
            with path.open("rb") as content:
                _store(draft, content)
        draft.replace(backup)


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
