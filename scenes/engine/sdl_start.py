"""What SDL must be told before it starts, and which library of the system keeps it from a window.

SDL looks for libraries when it runs, goes on to the next kind of screen where one is missing, and
in the end only says that there is none. Imports nothing of pygame, so it can run first.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final

NEEDED: Final = {
    "DISPLAY": {"libX11.so.6": "libx11-6", "libXext.so.6": "libxext6"},
    "WAYLAND_DISPLAY": {
        "libwayland-client.so.0": "libwayland-client0",
        "libwayland-cursor.so.0": "libwayland-cursor0",
        "libwayland-egl.so.1": "libwayland-egl1",
        "libxkbcommon.so.0": "libxkbcommon0",
    },
}
"""By the variable that names a screen: each library without which SDL cannot use it, and the
package of Debian and Ubuntu that brings it. Those that it can do without are not asked for."""
HINTS = {
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
    "SDL_VIDEO_X11_WMCLASS": "kododo",
    # Copied frames are the cheapest way to the screen where no graphics card helps.
    "SDL_FRAMEBUFFER_ACCELERATION": "0",
}


def missing_libraries(environment: Mapping[str, str]) -> dict[str, str]:
    """What is missing for the screens that are named, with its package; nothing if one has all."""
    named = [libraries for name, libraries in NEEDED.items() if environment.get(name)]
    missing = [_not_loaded(libraries) for libraries in named]
    return missing[0] if missing and all(missing) else {}


def _not_loaded(libraries: Mapping[str, str]) -> dict[str, str]:
    return {name: package for name, package in libraries.items() if not _loads(name)}


def _loads(name: str) -> bool:
    import ctypes  # noqa: PLC0415 - at the top it would hold up the first picture

    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def prepare() -> None:
    """Set what is not set yet: a player's own environment wins."""
    for name, value in HINTS.items():
        os.environ.setdefault(name, value)
