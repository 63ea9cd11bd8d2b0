"""Our own voice: a speech program of this computer says one sentence after the other.

It has a thread of its own, so that no frame waits for it. What fails is left out, and told once.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from shutil import which
from subprocess import DEVNULL, PIPE, Popen
from threading import Condition, Thread
from typing import Final, Protocol

NARRATE: Final = "KODODO_NARRATE"
"""A variable of the environment: `print` writes down what would be said, for tests and braille;
`off` says nothing, whatever is there."""
MOST_WAITING: Final = 32
"""Sentences; whoever is further behind hears the newest of them."""
PATIENCE: Final = 8.0
"""Seconds in which a program begins to speak; others may be speaking."""
SECONDS_A_LETTER: Final = 0.25
USUAL_WORDS: Final = 175
"""A minute, as espeak and macOS count."""

_WINDOWS: Final = (
    "[Console]::InputEncoding=[Text.Encoding]::UTF8;$v=New-Object -ComObject SAPI.SpVoice;"
    "while(($l=[Console]::In.ReadLine()) -ne $null){"
    "$n,$w=$l -split ' ',2;$v.Rate=[int]$n;if($w){[void]$v.Speak($w,1)}else{[void]$v.Speak('',3)}}"
)
"""It reads a pace and a sentence a line; a line without words takes all that waits."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How something is said: in which language, and how fast, in percent of the usual."""

    language: str = "en"
    pace: int = 100


class SpeechProgram(Protocol):
    """A program that speaks."""

    def speak(self, words: str, manner: Manner) -> bool:
        """Say it to its end, or until `stop`; false if it cannot be said."""

    def stop(self) -> None:
        """Fall silent; called from another thread than `speak`."""


class Printed:
    """Says it in lines of text."""

    def speak(self, words: str, manner: Manner) -> bool:  # noqa: ARG002 - it is read as it is
        print(words, flush=True)  # noqa: T201 - asked for by the environment
        return True

    def stop(self) -> None:
        """It is said already."""


class Program:
    """A command for each sentence; `silence` is one that ends what is being said elsewhere."""

    def __init__(
        self, command: Callable[[str, Manner], list[str]], silence: Sequence[str] = ()
    ) -> None:
        self.command = command
        self._silence = silence
        self._running: Popen[bytes] | None = None
        self._silencing: Popen[bytes] | None = None
        self._is_stopped = False

    def speak(self, words: str, manner: Manner) -> bool:
        self._is_stopped = False
        try:
            running = self._running = _started(self.command(words, manner))
        except OSError:
            return False
        try:
            return running.wait(PATIENCE + SECONDS_A_LETTER * len(words)) == 0 or self._is_stopped
        except subprocess.TimeoutExpired:
            # What hangs says nothing: it waits for a service that does not come.
            running.kill()
            running.wait()
            return False

    def stop(self) -> None:
        self._is_stopped = True
        if self._running is not None:
            self._running.kill()
        if self._silence and (self._silencing is None or self._silencing.poll() is not None):
            with suppress(OSError):
                self._silencing = _started(self._silence)  # and no frame waits for it


def _started(command: Sequence[str]) -> Popen[bytes]:
    """Without a shell: what is said is one argument."""
    return Popen(command, stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL)  # noqa: S603


class WindowsSpeech:
    """The speech of Windows, in one process: starting another for each sentence takes a second."""

    def __init__(self, shell: str) -> None:
        self._shell = shell
        self._process: Popen[bytes] | None = None

    def speak(self, words: str, manner: Manner) -> bool:
        return self._write(f"{round((manner.pace - 100) / 12)} {' '.join(words.split())}")

    def stop(self) -> None:
        if self._process is not None:
            self._write("0 ")

    def _write(self, line: str) -> bool:
        try:
            if self._process is None:
                command = [self._shell, "-NoProfile", "-NonInteractive", "-Command", _WINDOWS]
                hidden = getattr(subprocess, "CREATE_NO_WINDOW", 0)
                self._process = Popen(  # noqa: S603
                    command, stdin=PIPE, stdout=DEVNULL, stderr=DEVNULL, creationflags=hidden
                )
            assert self._process.stdin is not None
            self._process.stdin.write(f"{line}\n".encode())
            self._process.stdin.flush()
        except OSError:
            return False
        return self._process.poll() is None


def speeches(
    environment: Mapping[str, str] = os.environ,
    find: Callable[[str], str | None] = which,
    platform: str = sys.platform,
) -> list[SpeechProgram]:
    """What can speak here, the best first."""
    if environment.get(NARRATE) == "off":
        return []
    if environment.get(NARRATE) == "print":
        return [Printed()]
    if platform == "win32":
        shell = find("powershell")
        return [WindowsSpeech(shell)] if shell else []
    known: dict[str, tuple[Callable[[str, str, Manner], list[str]], tuple[str, ...]]] = {
        "say": (_say, ()),
        "spd-say": (_spd_say, ("-C",)),
        "espeak-ng": (_espeak, ()),
        "espeak": (_espeak, ()),
    }
    found: list[SpeechProgram] = []
    for name, (words_for, silence) in known.items():
        path = find(name)
        if path and (name != "say" or platform == "darwin"):
            ending = (path, *silence) if silence else ()
            found.append(Program(lambda words, how, p=path, f=words_for: f(p, words, how), ending))  # type: ignore[misc]
    return found


def _say(path: str, words: str, manner: Manner) -> list[str]:
    return [path, "-r", str(USUAL_WORDS * manner.pace // 100), "--", words]


def _spd_say(path: str, words: str, manner: Manner) -> list[str]:
    rate = max(-100, min(100, manner.pace - 100))
    return [path, "-w", "-N", "Kododo", "-l", manner.language, "-r", str(rate), "--", words]


def _espeak(path: str, words: str, manner: Manner) -> list[str]:
    speed = str(USUAL_WORDS * manner.pace // 100)
    return [path, "-v", manner.language, "-s", speed, "--", words]


class Voice:
    """Says what it is given, in order; `hush` takes away what nobody wants to hear any more."""

    def __init__(self, find: Callable[[], list[SpeechProgram]] = speeches) -> None:
        self.has_failed = False
        """Nothing here can speak."""
        self._find = find
        self._speeches: list[SpeechProgram] | None = None
        self._waiting: deque[tuple[str, Manner]] = deque(maxlen=MOST_WAITING)
        self._change = Condition()
        self._thread: Thread | None = None
        self._is_closed = False

    def say(self, words: str, manner: Manner) -> None:
        """After what is being said."""
        if self._speeches is None:
            self._speeches = self._find()
            self.has_failed = not self._speeches
        if self.has_failed:
            return
        if isinstance(self._speeches[0], Printed):
            self._speeches[0].speak(words, manner)  # in its place among all that is printed
            return
        with self._change:
            self._waiting.append((words, manner))
            self._change.notify()
        if self._thread is None:
            self._thread = Thread(target=self._speak_on, name="voice", daemon=True)
            self._thread.start()

    def hush(self) -> None:
        """Fall silent, whatever waits."""
        with self._change:
            self._waiting.clear()
        if self._thread is not None and self._speeches:
            self._speeches[0].stop()

    def close(self) -> None:
        """For good."""
        with self._change:
            self._is_closed = True
            self._change.notify()
        self.hush()

    def _speak_on(self) -> None:
        while True:
            with self._change:
                while not (self._waiting or self._is_closed):
                    self._change.wait()
                if self._is_closed:
                    return
                words, manner = self._waiting.popleft()
            while self._speeches and not self._speeches[0].speak(words, manner):
                self._speeches.pop(0)  # perhaps another one can
            self.has_failed = not self._speeches
            if self.has_failed:
                return
