"""No lock outlives its test, whoever forgot it.

It is held by an open file that no collector closes, and whoever runs all tests may keep few open.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.app.storage.locks import FileLock

TAKEN: list[FileLock] = []

HOLD = FileLock.__init__


@pytest.fixture(scope="session", autouse=True)
def noted_locks() -> Iterator[None]:
    """For the whole run, whoever takes them."""

    def hold_and_note(lock: FileLock, path: Path, handle: int | None) -> None:
        HOLD(lock, path, handle)
        TAKEN.append(lock)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(FileLock, "__init__", hold_and_note)
        yield


@pytest.fixture(autouse=True)
def opened_locks(noted_locks: None) -> Iterator[None]:
    """After each test."""
    with letting_go():
        yield


@contextmanager
def letting_go() -> Iterator[None]:
    """Open what was locked meanwhile and still is."""
    before = len(TAKEN)
    yield
    for lock in TAKEN[before:]:
        lock.let_go()
    del TAKEN[before:]
