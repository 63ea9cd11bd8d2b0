"""Where a terminal keeps its match: each of several terminals on one home has a file of its own."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from game.app.locks import FileLock
from game.app.paths import text_save
from game.app.saves import BadSave
from game.core.words import _


@contextmanager
def usual_place(*, is_new: bool) -> Iterator[Path]:
    """The usual file for as long as this terminal plays; for a new match, the next free one."""
    for path in _places():
        lock = FileLock.take(path.with_suffix(".lock"))
        if lock is not None:
            try:
                yield path
            finally:
                lock.let_go(remove=True)
            return
        if not is_new:
            raise BadSave(_("This game is being played in another terminal."))


def _places() -> Iterator[Path]:
    usual = text_save()
    yield usual
    for number in count(2):
        yield usual.with_stem(f"{usual.stem}-{number}")
