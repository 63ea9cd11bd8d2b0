"""A terminal as plain lines: what is said, what is asked, and hands that must not stay visible."""

import os
from typing import TextIO

LONGEST_LINE = 1_000
ERASE = "\x1b[2J\x1b[3J\x1b[H"  # the page, the lines scrolled away, and back to the top
BLANK_LINES = 60


class InputEnded(Exception):
    """Nobody types any more: the terminal was closed, or the file of answers is at its end."""


class Terminal:
    """Whole lines only and no colour: what a screen reader speaks well and a pipe can carry."""

    def __init__(self, source: TextIO, target: TextIO) -> None:
        self._source = source
        self._target = target

    def say(self, *lines: str) -> None:
        """Print lines."""
        for line in lines:
            print(line, file=self._target)

    def ask(self, question: str) -> str:
        """A person's answer, or InputEnded."""
        print(question, end=" ", file=self._target, flush=True)
        try:
            line = self._source.readline(LONGEST_LINE)
        except OSError:  # the terminal has gone, or was never one to read from
            line = ""
        if not line:
            self.say()
            raise InputEnded
        answer = line.strip()
        if not self._source.isatty():
            self.say(answer)  # nobody has typed it onto this screen
        return answer

    def clear(self) -> None:
        """Take a hand off the screen before somebody else looks."""
        erasable = self._target.isatty() and os.name != "nt" and os.environ.get("TERM") != "dumb"
        print(ERASE if erasable else "\n" * BLANK_LINES, file=self._target, flush=True)
