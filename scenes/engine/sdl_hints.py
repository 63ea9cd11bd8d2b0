"""What SDL must be told before pygame starts. Imports nothing of pygame, so it can run first."""

from __future__ import annotations

import os

HINTS = {
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
    "SDL_VIDEO_X11_WMCLASS": "kododo",
    # Copied frames are the cheapest way to the screen where no graphics card helps.
    "SDL_FRAMEBUFFER_ACCELERATION": "0",
}


def prepare() -> None:
    """Set what is not set yet: a player's own environment wins."""
    for name, value in HINTS.items():
        os.environ.setdefault(name, value)
