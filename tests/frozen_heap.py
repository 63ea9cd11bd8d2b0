"""The collector leaves alone what a run has loaded, thousands of tests among it.

Each program that opens collects all garbage first: over all of that it took half a second a time,
most of what the tests of a window cost.
"""

import gc
from collections.abc import Iterator

import pytest


@pytest.fixture(scope="session", autouse=True)
def frozen_heap() -> Iterator[None]:
    """Once for the whole run; what a program would freeze or thaw stays as it is."""
    gc.collect()
    gc.freeze()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(gc, "freeze", lambda: None)
        patch.setattr(gc, "unfreeze", lambda: None)
        yield
    gc.unfreeze()
