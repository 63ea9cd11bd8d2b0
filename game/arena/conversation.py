"""A program of somebody else that we talk to in lines: it can neither hold us up nor outlive us."""

import os
import secrets
import shlex
import subprocess
import sys
from collections import deque
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

MARK: Final = "KODODO_ARENA"
"""A variable that a program hands on to all that it starts, wherever that hides: a group of its
own, or with nobody left who started it."""

KEEPER: Final = """
read -r _
kill -9 -- "-$1"
for each in $(grep -lsza "^$2\\$" /proc/[0-9]*/environ); do
  number=${each#/proc/}
  kill -9 "${number%/environ}"
done
"""
"""Waits until we have ended, however that came about, and then ends a program and all it started:
its group at once, and on Linux also whoever bears the mark."""


def command_words(command: str, *, windows: bool = sys.platform == "win32") -> list[str]:
    """The words of a command line, or ValueError; on Windows a backslash is part of a path."""
    if windows:
        return [word.strip('"') for word in shlex.split(command, posix=False)]
    return shlex.split(command)


class Conversation:
    """A running program. Threads read and write, so that no call here waits for it unasked."""

    def __init__(self, command: Sequence[str]) -> None:
        mark = secrets.token_hex(8)
        self._process = subprocess.Popen(  # noqa: S603 - the person at the keyboard named it
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            errors="replace",
            env={**os.environ, MARK: mark},
            # A group of its own: it can be ended with all that it has started, and Ctrl-C is ours.
            start_new_session=True,
        )
        self._keeper = None if sys.platform == "win32" else _keeper(self._process.pid, mark)
        self._said: Queue[str] = Queue()
        self._heard: Queue[str] = Queue()
        self._aside: deque[str] = deque(maxlen=1)
        talking, listening, overhearing = (
            Thread(target=work, args=(stream, lines), daemon=True)
            for work, stream, lines in (
                (_talk, self._process.stdin, self._said),
                (_listen, self._process.stdout, self._heard),
                (_overhear, self._process.stderr, self._aside),
            )
        )
        self._overhearing = overhearing
        for thread in (talking, listening, overhearing):
            thread.start()

    @property
    def last_words(self) -> str:
        """The last line so far that it wrote to its standard error, which nobody else reads."""
        return self._aside[-1] if self._aside else ""

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
        # A script may have left while the program that it started has not.
        if self._keeper is None:
            _end_tree(self._process.pid)
        else:
            self._keeper.communicate()
        self._process.kill()  # it may have left its group, and bears no mark on some systems
        self._process.wait()
        # Whatever it said in the end is on its way; a pipe that somebody keeps open has no end.
        self._overhearing.join(_SLICE)


def _keeper(process: int, mark: str) -> subprocess.Popen[bytes]:
    """Ends a program as soon as its own standard input does: when we close it, or are gone."""
    words = ["/bin/sh", "-c", KEEPER, "sh", str(process), f"{MARK}={mark}"]
    quiet = subprocess.DEVNULL
    return subprocess.Popen(  # noqa: S603 - a few lines of our own
        words, stdin=subprocess.PIPE, stdout=quiet, stderr=quiet, start_new_session=True
    )


def _end_tree(process: int) -> None:
    """As Windows does it: a program and all that still hangs from it."""
    words = ["taskkill", "/T", "/F", "/PID", str(process)]
    subprocess.run(words, capture_output=True, check=False)  # noqa: S603 - part of the system


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


def _overhear(stream: IO[str], lines: deque[str]) -> None:
    with suppress(OSError, ValueError), stream:
        while line := stream.readline(MAX_LINE):
            if line.strip():
                lines.append(line.strip())
