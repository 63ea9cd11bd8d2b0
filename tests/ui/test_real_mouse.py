"""What our first reading refused: whole games by a mouse in a real window, with a window manager.

A second table beside the program, made from what is on the disk, tells where things lie in it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from game.app.saving.running import running_games
from game.app.saving.saves import BadSave, SavedGame, read_save
from game.app.settings import Settings, TableSpeed, When, WindowRect, settings_text
from game.app.storage import paths
from game.app.table_laying import sit_down_again
from game.core.options import OptionValue
from game.kits.set_up import SetUp
from tests.scenes.games.duco.table import Town
from tests.tools import needs
from tests.ui.house import ANA, SHOCO
from tests.ui.test_real_window import LONGEST_GAME, Desk, wait_until

pytestmark = [
    needs("games by mouse in a real window", "Xvfb", "xdotool", "openbox"),
    pytest.mark.nightly,
]
_CHAOS: Final[dict[str, OptionValue]] = {
    "start": "square of 9", "laying": "over", "squares": "on", "rectangles": "off",
}  # fmt: skip
REFUSED: Final[dict[str, dict[str, OptionValue]]] = {
    "conquest with diagonal": {"mode": "conquest", "diagonal": "on"},
    "conquest with three tiles": {"mode": "conquest", "tiles": "three"},
    "corner cluster with ten seconds": {"mode": "corner cluster", "clock": "10 seconds"},
    "stress with chaos": {"mode": "stress", **_CHAOS},
    "chaos with the count of conquest": {
        "mode": "chaos", "counting": "owner", "goal": "none", "stacks": "10", "groups": "3",
    },
    "the cross with a line of seven": {"tiles": "line of 7"},
}  # fmt: skip
WINDOW: Final = WindowRect(0, 24, 1280, 720)
PICTURED: Final = 3
"""Turns after which a picture is taken, beside that of the end."""


class Eyes(Town):
    """Sees the table as the program shows it, without touching it."""

    def __init__(self, saved: SavedGame, size: tuple[int, int]) -> None:
        self._saved = saved
        super().__init__(size=size)

    def sit_down(self, *_anything: object) -> None:
        self.show(self.make_table(sit_down_again(self._saved)))


class Hand(Desk):
    """Plays by mouse alone."""

    def __init__(self, screen: str, errors: Path) -> None:
        super().__init__(screen, errors)
        self._window = self._tool("search", "--onlyvisible", "--class", "kododo").split()[0]

    @property
    def size(self) -> tuple[int, int]:
        lines = self._tool("getwindowgeometry", "--shell", self._window).split()
        found = dict(line.split("=") for line in lines)
        return int(found["WIDTH"]), int(found["HEIGHT"])

    def point(self, place: tuple[int, int]) -> None:
        self._tool("mousemove", "--window", self._window, *map(str, place))
        time.sleep(0.08)

    def click(self, place: tuple[int, int]) -> None:
        self.point(place)
        self._tool("click", "1")
        time.sleep(0.3)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        self.point(start)
        self._tool("mousedown", "1")
        self.point(((start[0] + end[0]) // 2, (start[1] + end[1]) // 2))
        self.point(end)
        self._tool("mouseup", "1")
        time.sleep(0.3)


@pytest.fixture
def managed(screen: str) -> Iterator[str]:
    """A screen with a window manager."""
    variables = {**os.environ, "DISPLAY": screen}
    command = [shutil.which("openbox") or "openbox"]
    manager = subprocess.Popen(command, env=variables, stderr=subprocess.DEVNULL)
    yield screen
    manager.terminate()
    manager.wait(20)


def take_turn(hand: Hand, eyes: Eyes, turn: int) -> None:
    """Point at a place, then at the button, as far as there is one."""
    if not eyes.table._session.match.view(0).options.rearranges:
        spot = eyes.spot(eyes.places[turn % min(3, len(eyes.places))])
        hand.click(spot)
        eyes.click_at(spot)
    else:
        here = (turn * 7 % 4 - 2) * 3, (turn * 3 % 5 - 2) * 3
        start, end = eyes.spot(here), eyes.spot((here[0] + 3, here[1]))
        for each in (hand, eyes):
            each.drag(start, end)
    if eyes.sees("Play"):
        hand.click(eyes.find("Play").center)


@pytest.mark.parametrize("name", REFUSED)
def test_a_combination_that_was_refused_is_played_to_its_end_by_mouse(
    managed: str, tmp_path: Path, kododo_home: Path, name: str
) -> None:
    usual = Settings(speed=TableSpeed.INSTANT, round_wait=When.NEVER, explains=False)
    settings = replace(usual, window=WINDOW).remembering(SetUp("duco", (ANA, SHOCO), REFUSED[name]))
    paths.settings_file().write_text(settings_text(settings))
    errors, pictures = tmp_path / "errors.txt", Path(os.environ.get("KODODO_PICTURES", tmp_path))
    hand = Hand(managed, errors)
    stem = name.replace(" ", "-")
    try:
        hand.begin()
        (match,) = running_games()
        end, turn = time.monotonic() + LONGEST_GAME, 0
        while not wait_until(lambda: any(paths.finished_folder().glob("*.json")), 0.3):
            assert time.monotonic() < end, "the game did not come to its end"
            assert hand.program.poll() is None, "the program ended by itself"
            try:
                saved = read_save(match)
            except (BadSave, OSError):
                continue  # it is just being written, or over
            if 0 not in saved.match.to_act():
                continue
            eyes = Eyes(saved, hand.size)
            try:
                if eyes.await_choice():
                    take_turn(hand, eyes, turn)
            finally:
                eyes.close()
            turn += 1
            if turn == PICTURED:
                hand.picture(pictures / f"{stem}-play.png")
        wait_until(lambda: False, 4.0)
        hand.picture(pictures / f"{stem}-end.png")
        assert turn >= PICTURED
    finally:
        hand.program.kill()
        hand.program.wait(60)
    assert "Traceback" not in errors.read_text()
