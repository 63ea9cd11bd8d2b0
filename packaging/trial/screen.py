"""A screen that nobody sees (Xvfb), its keyboard (xdotool), and what is lit on it (Xlib)."""

import ctypes
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from ctypes.util import find_library
from pathlib import Path
from typing import Final

WIDTH: Final = 1280
HEIGHT: Final = 800
TOOLS: Final = ("Xvfb", "xdotool", "xwininfo", "import")
ALL_PLANES: Final = ctypes.c_ulong(-1)
Z_PIXMAP: Final = 2
PATIENCE: Final = 30.0


class TrialFailed(Exception):
    """What did not go as a player may expect."""


def missing_tools() -> list[str]:
    return [tool for tool in TOOLS if shutil.which(tool) is None]


class Screen:
    """One running Xvfb. Made by `screen()`, which also ends it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._x = ctypes.CDLL(find_library("X11") or "libX11.so.6")
        for call in ("XOpenDisplay", "XGetImage"):
            getattr(self._x, call).restype = ctypes.c_void_p
        for call in ("XDefaultRootWindow", "XGetPixel"):
            getattr(self._x, call).restype = ctypes.c_ulong
        self._display = ctypes.c_void_p(self._x.XOpenDisplay(name.encode()))
        self._root = ctypes.c_ulong(self._x.XDefaultRootWindow(self._display))

    def is_lit(self) -> bool:
        """Whether a window has drawn anything: the bare screen is black."""
        return any(self._is_lit_at(x, HEIGHT // 2) for x in range(40, WIDTH, 120))

    def wait_until_lit(self, since: float) -> float:
        """Seconds from `since` to the first picture."""
        while not self.is_lit():
            if time.monotonic() - since > PATIENCE:
                raise TrialFailed("No picture appeared.")
            time.sleep(0.002)
        return time.monotonic() - since

    def wait_until_dark(self) -> None:
        until = time.monotonic() + PATIENCE
        while self.is_lit() and time.monotonic() < until:
            time.sleep(0.02)

    def press(self, *keys: str, pause: float = 0.15) -> None:
        """Press keys in the game's window, one after the other."""
        for key in keys:
            self._run("xdotool", "key", "--window", self._window(), key)
            time.sleep(pause)

    def shot(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._run("import", "-window", "root", str(path))

    def _window(self) -> str:
        answer = self._run("xwininfo", "-name", "Kododo")
        words = answer.split()
        return words[words.index("id:") + 1]

    def _is_lit_at(self, x: int, y: int) -> bool:
        picture = self._x.XGetImage(
            self._display, self._root, x, y, 1, 1, ALL_PLANES, ctypes.c_int(Z_PIXMAP)
        )
        if not picture:
            return False
        pointer = ctypes.c_void_p(picture)
        lit = bool(self._x.XGetPixel(pointer, 0, 0) & 0xFFFFFF)
        self._x.XDestroyImage(pointer)
        return lit

    def _run(self, *command: str) -> str:
        variables = {**os.environ, "DISPLAY": self.name}
        done = subprocess.run(
            command, env=variables, capture_output=True, text=True, timeout=60, check=False
        )
        if done.returncode:
            raise TrialFailed(f"{command[0]} failed: {done.stderr.strip()}")
        return done.stdout


@contextmanager
def screen(pictures: Path) -> Iterator[Screen]:
    """A fresh screen under a number that was free; a failure leaves a picture of it."""
    read, write = os.pipe()
    size = f"{WIDTH}x{HEIGHT}x24"
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", size, "-ac", "-noreset"]
    server = subprocess.Popen(
        command, pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    os.close(write)
    try:
        with os.fdopen(read) as numbers:
            found = Screen(f":{numbers.readline().strip()}")
        try:
            yield found
        except TrialFailed:
            found.shot(pictures / f"failed{found.name.replace(':', '-')}.png")
            raise
    finally:
        server.terminate()
        with suppress(subprocess.TimeoutExpired):
            server.wait(5)
