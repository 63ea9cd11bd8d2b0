"""A terminal that is killed or closed loses nothing that it has told.

A kill in every run; `KODODO_KILLS=60` asks for as many.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from game.app.saving.running import look_around
from game.app.saving.saves import read_save
from game.app.table_laying import SealedDeal, new_game
from game.cli.terminal.console import Console, InputEnded
from game.cli.terminal.text_game import TextGame
from game.core.match import AnyMatch
from game.kits.set_up import Chair, SetUp
from tests.cli.command import ROOT, environment
from tests.set_ups import set_up_of
from tests.ui.house import ANA, BEN, SHOCO

KILLS = int(os.environ.get("KODODO_KILLS", "1"))
ANSWERS = ("1 2", "hint", "1", "1")


class WatchfulConsole(Console):
    """Types, and at every line that is said looks whether all that happened is kept by then."""

    def __init__(self, place: MemoryPlace) -> None:
        super().__init__(sys.stdin, sys.stdout)
        self._place = place
        self._answers = [*ANSWERS * 2, "quit"]
        self.game: TextGame | None = None
        self.lines = 0

    def say(self, *lines: str) -> None:
        self.lines += len(lines)
        session = None if self.game is None else self.game._session
        if lines and session is not None:
            saved = read_save(self._place.text)
            assert moves_of(saved.match) == moves_of(session.match), lines
            assert saved.hints == session.hints, lines

    def ask(self, question: str) -> str:
        if question.startswith("Pass to"):
            return ""
        if not self._answers:
            raise InputEnded
        return self._answers.pop(0)

    def clear(self) -> None:
        """Nothing is on this screen."""

    @property
    def remembers(self) -> bool:
        return False


class MemoryPlace:
    """A disk that cannot fail."""

    how_to_resume = ("--resume",)
    text = ""

    def write(self, text: str, *, is_over: bool) -> None:  # noqa: ARG002 - nothing is archived
        self.text = text


def moves_of(match: AnyMatch) -> int:
    return len(match.log.entries)


@pytest.mark.parametrize("chairs", [(ANA, SHOCO), (ANA, BEN, SHOCO)])
def test_whatever_a_terminal_says_was_kept_before(chairs: tuple[Chair, ...]) -> None:
    set_up: SetUp = set_up_of(chairs)
    place = MemoryPlace()
    console = WatchfulConsole(place)
    console.game = TextGame(console, new_game(set_up, SealedDeal(7, "ab" * 16), ""), place, str)
    assert console.game.run() == 0
    assert console.lines > 20


@pytest.mark.skipif(os.name == "nt", reason="no such signals")
@pytest.mark.parametrize("how", ["SIGKILL", "SIGHUP"])
@pytest.mark.parametrize("number", range(KILLS))
def test_a_terminal_that_ends_with_the_first_line_of_an_answer_has_kept_the_move(
    kododo_home: Path, how: str, number: int
) -> None:
    command = [sys.executable, "-P", "-u", "-m", "scenes", "text", "--seed", str(number)]
    with subprocess.Popen(
        command, cwd=ROOT, env=environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        encoding="utf-8", bufsize=1,
    ) as terminal:  # fmt: skip
        assert terminal.stdin is not None
        assert terminal.stdout is not None
        terminal.stdin.write("1 2\n")
        terminal.stdin.flush()
        while "Shoco: " not in terminal.stdout.readline():
            pass
        terminal.send_signal(getattr(signal, how))
    (waiting,) = look_around().waiting
    assert any(actor == 0 for actor, _move in waiting.saved.match.log.entries)
