"""Whether a terminal can forget: what is erased must not come back when somebody scrolls up."""

import ctypes
import os
import sys
from typing import Final, Protocol

ERASE: Final = "\x1b[2J\x1b[3J\x1b[H"  # the page, the lines scrolled away, and back to the top

FORGETFUL: Final = (
    "xterm", "linux", "tmux", "alacritty", "foot", "ghostty", "iterm", "kitty", "konsole",
    "vte", "wezterm",
)  # fmt: skip
"""Kinds of terminals, by the beginning of TERM, that erase the lines scrolled away as well."""

_OUTPUT: Final = -11
"""The standard output, as Windows counts."""

_SEQUENCES: Final = 4
"""The mode in which the console of Windows understands `ERASE`."""


class WindowsConsole(Protocol):
    """What we ask of Windows, in its own words."""

    def GetStdHandle(self, number: int) -> int: ...  # noqa: N802
    def GetConsoleMode(self, handle: int, mode: object) -> int: ...  # noqa: N802
    def SetConsoleMode(self, handle: int, mode: int) -> int: ...  # noqa: N802


def can_erase() -> bool:
    """Whether the terminal of this process forgets what it is told to erase."""
    if sys.platform == "win32":
        return understands_sequences(ctypes.windll.kernel32)
    return os.environ.get("TERM", "").startswith(FORGETFUL)


def understands_sequences(console: WindowsConsole) -> bool:
    """Whether the console of Windows does from now on; before Windows 10 none did."""
    handle, mode = console.GetStdHandle(_OUTPUT), ctypes.c_uint32()
    if not console.GetConsoleMode(handle, ctypes.byref(mode)):
        return False
    return bool(console.SetConsoleMode(handle, mode.value | _SEQUENCES))
