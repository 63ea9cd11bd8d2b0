"""How the process keeps its memory: pictures give it back, and garbage waits for idle frames."""

from __future__ import annotations

import gc
import sys

M_MMAP_THRESHOLD = -3
"""As in the C library's malloc.h."""
LARGE = 1 << 20
YOUNG, OLDER = 700, 10
"""Objects, and collections of them, after which it is time for the next one; as Python has it."""
YOUNG_AT_MOST = 20_000
"""So many can come in the busiest second. Whoever is never idle is interrupted after all."""


def return_large_blocks() -> None:
    """Let the C library keep large blocks apart from small ones, for good.

    By itself, glibc stops doing so as soon as it has seen a large one freed. Then every picture of
    the whole window leaves a hole in which small ones settle, and a fifth of all memory is holes.
    """
    if sys.platform != "linux":
        return
    import ctypes  # noqa: PLC0415 - at the top it would hold up the first picture

    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt is not None:
        mallopt(M_MMAP_THRESHOLD, LARGE)


def put_off_collections() -> None:
    """Look for garbage between the frames, no longer in the middle of one.

    What is loaded by now stays; leaving it out of collections avoids long pauses.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_AT_MOST, OLDER, OLDER)


def collect_some_garbage() -> None:
    """For an idle frame: what would have been due in the frames before it."""
    young, older, _old = gc.get_count()
    if older > OLDER:
        gc.collect(1)
    elif young > YOUNG:
        gc.collect(0)
