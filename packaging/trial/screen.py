"""A screen that nobody sees (Xvfb), its keyboard (xdotool), and what is lit on it (Xlib)."""

import ctypes
import os
import shutil
import subprocess
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from ctypes.util import find_library
from pathlib import Path
from time import sleep
from typing import Final, TypeAlias

from trial.waiting import TrialFailed, comes_true, wait_until

WIDTH: Final = 1280
HEIGHT: Final = 800
TOOLS: Final = ("Xvfb", "xdotool", "xwininfo", "import")
ALL_PLANES: Final = ctypes.c_ulong(-1)
Z_PIXMAP: Final = 2
LOOKS: Final = [(x, y) for x in range(160, WIDTH - 120, 64) for y in range(140, HEIGHT - 120, 64)]
"""Places all over the window, which is in the middle of the screen."""
ANOTHER_PAGE: Final = 0.6
"""Of all places: more of them change from one page to the next than by anything on a page."""
CALM: Final = 0.08
"""Of all places: no more of them change when only boats and water move."""
MANY_COLOURS: Final = 20
"""More than the opening shows at all these places, and fewer than any page."""
MOMENT: Final = 0.15
SHORT_MOTION: Final = 0.5
LONGEST_MOTION: Final = 10.0

Glance: TypeAlias = tuple[int, ...]


def missing_tools() -> list[str]:
    return [tool for tool in TOOLS if shutil.which(tool) is None]


def difference(one: Glance, other: Glance) -> float:
    """The share of places that do not look the same."""
    return sum(a != b for a, b in zip(one, other, strict=True)) / len(one)


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
        return any(self._colour(x, HEIGHT // 2) for x in range(40, WIDTH, 120))

    def wait_until_dark(self) -> None:
        wait_until(lambda: not self.is_lit(), "the window is gone")

    def wait_for_first_page(self) -> None:
        """The name of the game on a bare sky gives way to the title."""
        wait_until(lambda: len(set(self._glance())) >= MANY_COLOURS, "the title follows")
        self._wait_until_calm()

    def press(self, *keys: str) -> None:
        """Press keys in the game's window, one after the other."""
        self._run("xdotool", "key", "--window", self._window(), *keys)

    def turn_page(self, *keys: str) -> None:
        """Press keys, the last of which leads to another page; wait until it stands there."""
        before = self._glance()
        self.press(*keys)
        wait_until(
            lambda: difference(before, self._glance()) >= ANOTHER_PAGE,
            f"another page opens after {' '.join(keys)}",
        )
        self._wait_until_calm()

    def press_and_wait(self, *keys: str) -> None:
        """Press keys that lead to a page which looks much like this one; wait until it stands."""
        self.press(*keys)
        sleep(SHORT_MOTION)
        self._wait_until_calm()

    def shot(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._run("import", "-window", "root", str(path))

    def _wait_until_calm(self) -> None:
        """Let one page give way to another and cards fly; what never rests is not waited for."""
        looks = deque([self._glance()], maxlen=3)

        def calm() -> bool:
            looks.append(self._glance())
            return len(looks) == 3 and difference(looks[0], looks[-1]) <= CALM

        comes_true(calm, LONGEST_MOTION, MOMENT)

    def _glance(self) -> Glance:
        return tuple(self._colour(x, y) for x, y in LOOKS)

    def _window(self) -> str:
        answer = self._run("xwininfo", "-name", "Kododo")
        words = answer.split()
        return words[words.index("id:") + 1]

    def _colour(self, x: int, y: int) -> int:
        picture = self._x.XGetImage(
            self._display, self._root, x, y, 1, 1, ALL_PLANES, ctypes.c_int(Z_PIXMAP)
        )
        if not picture:
            return 0
        pointer = ctypes.c_void_p(picture)
        colour = int(self._x.XGetPixel(pointer, 0, 0)) & 0xFFFFFF
        self._x.XDestroyImage(pointer)
        return colour

    def _run(self, *command: str) -> str:
        variables = {**os.environ, "DISPLAY": self.name}
        done = subprocess.run(
            command, env=variables, capture_output=True, text=True, timeout=60, check=False
        )
        if done.returncode:
            raise TrialFailed(f"{command[0]} failed: {done.stderr.strip()}")
        return done.stdout


@contextmanager
def screen(failed: Path) -> Iterator[Screen]:
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
        except Exception:
            with suppress(TrialFailed, subprocess.TimeoutExpired):
                found.shot(failed)
            raise
    finally:
        server.terminate()
        with suppress(subprocess.TimeoutExpired):
            server.wait(5)
