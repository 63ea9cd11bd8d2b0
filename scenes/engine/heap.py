"""How the process keeps its memory: what large pictures took goes back to the system."""

from __future__ import annotations

import sys

M_MMAP_THRESHOLD = -3
"""As in the C library's malloc.h."""
LARGE = 1 << 20


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
