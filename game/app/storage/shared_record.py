"""A record that several programs may change: read at any time, changed by one of them at a time.

A change reads what is there, changes that and writes it, all under a lock: so two programs lose
nothing. A damaged file is set aside, and its previous version takes its place.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Generic, TypeVar

from game.app.storage.files import (
    SIZE_LIMIT,
    FileMissing,
    FileProblem,
    backup_of,
    read_bytes,
    set_aside,
    write_text,
)
from game.app.storage.json_records import BadRecord, parse_record
from game.app.storage.locks import FileLock
from game.core.plain import Json
from game.core.words import _

T = TypeVar("T")

PATIENCE: Final = 100
"""How often the lock is tried; another program holds it for the time of one write."""
_MOMENT: Final = 0.05


class NewerRecord(BadRecord):
    """Nothing is wrong with the file, but only a newer version knows what it says."""


@dataclass(frozen=True, slots=True)
class RecordForm(Generic[T]):
    """How a record stands in its file."""

    parse: Callable[[dict[str, Json]], T]
    """What the file says, or BadRecord."""
    text: Callable[[T], str]
    nothing: T
    """What is there before anything was written."""
    largest: int = SIZE_LIMIT


@dataclass(frozen=True, slots=True)
class FoundRecord(Generic[T]):
    """What a record says; with the problem of its file, it is what the previous version said."""

    value: T
    problem: BadRecord | None = None


class SharedRecord(Generic[T]):
    """One file. `wait` lets so many seconds pass."""

    def __init__(self, path: Path, wait: Callable[[float], object], form: RecordForm[T]) -> None:
        self.path = path
        self._wait = wait
        self._form = form

    def read(self) -> FoundRecord[T]:
        """What there is; FileProblem where only a newer version, or another user, could tell."""
        try:
            return FoundRecord(self._read(self.path))
        except FileMissing:
            # The step between setting aside and writing anew may have been the last of a program.
            return FoundRecord(self._read_or_nothing(backup_of(self.path)))
        except NewerRecord as problem:
            raise FileProblem(problem.about(self.path.name)) from problem
        except BadRecord as problem:
            return FoundRecord(self._read_or_nothing(backup_of(self.path)), problem)

    def change(
        self, change: Callable[[T], T], write: Callable[[Path, str], None] = write_text
    ) -> FoundRecord[T]:
        """What there is after the change; or FileProblem, and nothing has changed."""
        with self._held():
            found = self.read()
            changed = change(found.value)
            if found.problem:
                set_aside(self.path)
            if found.problem or changed != found.value or not self.path.exists():
                write(self.path, self._form.text(changed))
        return FoundRecord(changed, found.problem)

    def _read(self, path: Path) -> T:
        return self._form.parse(parse_record(read_bytes(path, self._form.largest)))

    def _read_or_nothing(self, path: Path) -> T:
        try:
            return self._read(path)
        except (BadRecord, FileProblem):
            return self._form.nothing

    @contextmanager
    def _held(self) -> Iterator[None]:
        for _attempt in range(PATIENCE):
            lock = FileLock.take(self.path.with_suffix(".lock"))
            if lock is not None:
                break
            self._wait(_MOMENT)
        else:
            raise FileProblem(_("{file} is in use by another program.").format(file=self.path.name))
        try:
            yield
        finally:
            lock.let_go()
