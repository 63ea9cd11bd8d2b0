"""What SDL must be told before pygame starts. Imports nothing of pygame, so it can run first."""

from __future__ import annotations

import os
from enum import Enum


class Acceleration(Enum):
    """How frames reach the screen; OFF copies them, which is cheapest without a graphics card."""

    OFF = "0"
    ON = "1"
    AUTO = ""


def prepare(acceleration: Acceleration = Acceleration.OFF) -> None:
    """Set what is not set yet: a player's own environment wins."""
    wanted = {
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
        "SDL_VIDEO_X11_WMCLASS": "kododo",
        "SDL_FRAMEBUFFER_ACCELERATION": acceleration.value,
    }
    for name, value in wanted.items():
        if value:
            os.environ.setdefault(name, value)
