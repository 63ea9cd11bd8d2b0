"""Shows a folder in the program that the player's desktop has for that."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame


def copy_text(text: str) -> bool:
    """True if another program can paste it now."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True


def open_folder(folder: Path) -> bool:
    """Ask the desktop, and do not wait for it; false if there is nobody to ask."""
    try:
        if sys.platform == "win32":
            os.startfile(folder)  # noqa: S606 - a folder of our own
            return True
        opener = "open" if sys.platform == "darwin" else "xdg-open"
        subprocess.Popen(  # noqa: S603 - the desktop's own opener, with a folder of our own
            [opener, str(folder)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    except OSError:
        return False
    return True
