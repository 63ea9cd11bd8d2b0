"""The collector leaves alone what a run has loaded, thousands of tests among it.

Each program that opens collects all garbage first: over all of that it took half a second a time,
most of what the tests of a window cost.
"""

import gc
from collections.abc import Iterator
from itertools import count
from typing import Final

import pytest

from scenes.engine import app
from scenes.engine import garbage as heap

EVERY: Final = 16
"""Windows, after which their garbage is collected: pictures are large."""


@pytest.fixture(scope="session", autouse=True)
def frozen_heap() -> Iterator[None]:
    """Once for the whole run; what a program would freeze or thaw stays as it is."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(heap.YOUNG_AT_MOST, heap.OLDER, heap.OLDER)
    opened = count(1)

    def collect_now_and_then() -> None:
        if next(opened) % EVERY == 0:
            gc.collect()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "put_off_collections", collect_now_and_then)
        patch.setattr(gc, "unfreeze", lambda: None)
        yield
    gc.unfreeze()
