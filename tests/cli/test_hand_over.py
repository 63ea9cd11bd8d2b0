"""Hands that people at one terminal show each other only if they want to."""

import ctypes
import io
import os
import re
import subprocess
import sys

import pytest

from game.app.saving.running import look_around
from game.cli.terminal.console import BLANK_LINES, ERASE, Console, understands_sequences
from tests.cli.command import environment, kododo

CLEARED = "\n" * BLANK_LINES
CARD = re.compile(r"\b(?:yellow|green|orange|blue|violet) (?:kododo|[2-6])\b")
WARNING = "This terminal remembers: whoever scrolls up sees the hands of the others."

needs_pty = pytest.mark.skipif(sys.platform == "win32", reason="no such terminals")


class Screen(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def on_a_terminal(term: str, people: str, typed: str) -> str:
    """All that a real terminal shows of a game to which these lines are typed."""
    import pty

    ours, theirs = pty.openpty()
    arguments = ["text", "--people", people, "--seed", "11"]
    process = subprocess.Popen(
        [sys.executable, "-P", "-m", "scenes", *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment(TERM=term),
        start_new_session=True,
    )
    os.close(theirs)
    os.write(ours, typed.encode())
    shown = bytearray()
    try:
        while piece := os.read(ours, 65_536):
            shown += piece
    except OSError:  # how Linux says that the other side has gone
        pass
    finally:
        os.close(ours)
        process.wait(60)
    return shown.decode().replace("\r\n", "\n")


@needs_pty
@pytest.mark.parametrize("term", ["dumb", "", "vt100"])
def test_terminal_that_remembers_says_so_before_the_first_hand(term: str) -> None:
    shown = on_a_terminal(term, "Ana,Ben", "no\n")
    assert WARNING in shown
    assert not CARD.search(shown)
    assert look_around().waiting == [], "a game that nobody wanted is none"


@needs_pty
def test_whoever_knows_plays_all_the_same_on_a_terminal_that_remembers() -> None:
    shown = on_a_terminal("dumb", "Ana,Ben", "yes\n\n1 2\nquit\n")
    warned, _, played = shown.partition(WARNING)
    assert not CARD.search(warned)
    assert CARD.search(played)
    assert CLEARED in played


@needs_pty
def test_nobody_is_asked_where_hands_are_erased_or_nobody_else_looks() -> None:
    erased = on_a_terminal("xterm-256color", "Ana,Ben", "\n1 2\nquit\n")
    assert WARNING not in erased
    assert ERASE in erased
    assert WARNING not in on_a_terminal("dumb", "Ana", "quit\n")


def test_nobody_is_asked_in_a_pipe() -> None:
    output = kododo("text", "--people", "Ana,Ben", typed="\nquit\n").stdout
    assert WARNING not in output
    assert CARD.search(output)


@needs_pty
@pytest.mark.parametrize(
    ("term", "expected"),
    [("xterm", ERASE), ("tmux-256color", ERASE), ("linux", ERASE), ("dumb", CLEARED)],
)
def test_screen_is_erased_with_what_scrolled_away(
    term: str, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", term)
    screen = Screen()
    terminal = Console(io.StringIO(), screen)
    terminal.clear()
    assert expected in screen.getvalue()
    assert terminal.remembers == (expected == CLEARED)


class Windows:
    """A console of Windows, new enough to understand sequences or not."""

    def __init__(self, *, console: bool, new: bool) -> None:
        self.console, self.new = console, new
        self.mode = 3

    def GetStdHandle(self, number: int) -> int:  # noqa: N802
        return -number

    def GetConsoleMode(self, handle: int, mode: object) -> int:  # noqa: N802
        assert handle == 11
        ctypes.cast(mode, ctypes.POINTER(ctypes.c_uint32))[0] = self.mode  # type: ignore[arg-type]
        return self.console

    def SetConsoleMode(self, handle: int, mode: int) -> int:  # noqa: N802
        assert handle == 11
        if self.new:
            self.mode = mode
        return self.new


@pytest.mark.parametrize(
    ("windows", "understands", "mode"),
    [
        (Windows(console=True, new=True), True, 7),
        (Windows(console=True, new=False), False, 3),
        (Windows(console=False, new=True), False, 3),
    ],
    ids=["new", "old", "none"],
)
def test_console_of_windows_is_asked_to_understand(
    windows: Windows, *, understands: bool, mode: int
) -> None:
    assert understands_sequences(windows) is understands
    assert windows.mode == mode
