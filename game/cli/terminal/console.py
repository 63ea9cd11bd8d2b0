"""A terminal as plain lines: what is said, what is asked, and hands that must not stay visible."""

import ctypes
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import Final, Protocol, TextIO

from game.cli.terminal.typed_words import in_english
from game.core.words import _

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


LONGEST_LINE = 1_000
BLANK_LINES = 60
MEANWHILE = 0.02
"""Seconds between looks at those who are served while somebody types."""


class InputEnded(Exception):
    """Nobody types any more: the terminal was closed, or the file of answers is at its end."""


class Console:
    """Whole lines only and no colour: what a screen reader speaks well and a pipe can carry."""

    def __init__(self, source: TextIO, target: TextIO) -> None:
        self._source = source
        self._target = target
        self.meanwhile: Callable[[], object] | None = None
        """Who is served while somebody types."""
        self._can_erase = target.isatty() and can_erase()

    def say(self, *lines: str) -> None:
        """Print lines."""
        for line in lines:
            print(line, file=self._target)

    def ask(self, question: str) -> str:
        """A person's answer, or InputEnded."""
        print(question, end=" ", file=self._target, flush=True)
        line = self._line() if self.meanwhile is None else self._line_beside(self.meanwhile)
        if not line:
            self.say()
            raise InputEnded
        answer = line.strip()
        if not self._source.isatty():
            self.say(answer)  # nobody has typed it onto this screen
        return in_english(answer)

    def _line(self) -> str:
        try:
            return self._source.readline(LONGEST_LINE)
        except OSError:  # the terminal has gone, or was never one to read from
            return ""

    def _line_beside(self, meanwhile: Callable[[], object]) -> str:
        """A thread waits for the keyboard, and nothing else happens in it."""
        lines: Queue[str] = Queue()
        Thread(target=lambda: lines.put(self._line()), daemon=True).start()
        while True:
            with suppress(Empty):
                return lines.get(timeout=MEANWHILE)
            meanwhile()

    def clear(self) -> None:
        """Take a hand off the screen before somebody else looks."""
        print(ERASE if self._can_erase else "\n" * BLANK_LINES, file=self._target, flush=True)

    @property
    def remembers(self) -> bool:
        """Whether whoever scrolls up here finds what was cleared."""
        return self._target.isatty() and not self._can_erase

    def confirm(self, question: str) -> bool:
        """Whether a person says yes; whatever else they say, and no answer at all, is no."""
        how = _("Type yes or no:")
        try:
            answer = self.ask(f"{question} {how}")
        except InputEnded:
            return False
        return answer.lower() in {"yes", "y"}
