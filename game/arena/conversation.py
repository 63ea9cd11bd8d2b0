"""A program of somebody else that we talk to in lines: it can neither hold us up nor outlive us."""

import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from math import ceil
from queue import Empty, Queue
from threading import Thread
from typing import IO, Final

from game.arena.line_protocol import MAX_LINE

MOST_UNHEARD: Final = 50
"""Lines that are kept until somebody listens; whatever a program writes beyond that is lost."""

_SLICE: Final = 0.1
"""Seconds of waiting at a stretch; Ctrl-C may reach another thread, and is noticed in between."""

END: Final = ""
"""Heard when there will be no more lines."""


def command_words(command: str, *, windows: bool = sys.platform == "win32") -> list[str]:
    """The words of a command line, or ValueError; on Windows a backslash is part of a path."""
    if windows:
        return [word.strip('"') for word in shlex.split(command, posix=False)]
    return shlex.split(command)


class Conversation:
    """A running program. Two threads read and write, so that no call here waits for it unasked."""

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(  # noqa: S603 - the person at the keyboard named it
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            errors="replace",
            # A group of its own: it can be ended with all that it has started, and Ctrl-C is ours.
            start_new_session=True,
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._said: Queue[str] = Queue()
        self._heard: Queue[str] = Queue()
        for work, stream, lines in (
            (_talk, self._process.stdin, self._said),
            (_listen, self._process.stdout, self._heard),
        ):
            Thread(target=work, args=(stream, lines), daemon=True).start()

    def say(self, line: str) -> None:
        """Write a line, whether or not the program reads it."""
        self._said.put(line)

    def hear(self, seconds: float) -> str | None:
        """The next line, END after the last one, or None when there was none in time."""
        for _ in range(ceil(seconds / _SLICE)):
            with suppress(Empty):
                return self._heard.get(timeout=_SLICE)
        return None

    def unheard(self) -> list[str]:
        """All lines that nobody has waited for; they are gone then."""
        lines: list[str] = []
        with suppress(Empty):
            while len(lines) < MOST_UNHEARD:
                lines.append(self._heard.get_nowait())
        return lines

    def close(self, seconds: float = 0.0) -> None:
        """Say no more, and end the program if it does not leave in time by itself."""
        self._said.put(END)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        self._kill()
        self._process.wait()

    def _kill(self) -> None:
        if sys.platform == "win32":
            self._process.kill()
            return
        # A script may have left while the program that it started has not.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)


def _talk(stream: IO[str], lines: Queue[str]) -> None:
    with suppress(OSError, ValueError), stream:
        while (line := lines.get()) != END:
            stream.write(line)
            stream.flush()


def _listen(stream: IO[str], lines: Queue[str]) -> None:
    with suppress(OSError, ValueError), stream:
        while line := stream.readline(MAX_LINE):
            if lines.qsize() < MOST_UNHEARD:
                lines.put(line)
            while line and not line.endswith("\n"):
                # The rest of a line that is too long is no answer of its own.
                line = stream.readline(MAX_LINE)
    lines.put(END)
