"""One whole game in a real window: a virtual screen, real key events, the real entry point."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from game.app.saving.running import running_games
from game.app.settings import Settings, TableSpeed, When, settings_text
from game.app.storage import paths
from game.core.options import OptionValue
from game.kits.set_up import SetUp
from tests.profiles import by_night
from tests.scenes.games.chikyu.table import CHOGOGO
from tests.tools import needs
from tests.ui.house import ANA, BEN, MASTER, SHOCO, YUANA

ROOT = Path(__file__).resolve().parents[2]
TOOL = shutil.which("xdotool") or "xdotool"
PATIENCE = 300.0
"""A busy machine may need it; nothing waits longer than it must."""
LONGEST_GAME = 900.0
MOST_PAGES = 60
LOST = 12
"""Rounds of keys after which whoever types has lost their place."""

pytestmark = needs("a game in a real window", "Xvfb", "xdotool")


class Desk:
    """The running game and somebody who types at it."""

    def __init__(self, screen: str, errors: Path) -> None:
        self._environment = {
            **os.environ,
            "DISPLAY": screen,
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
        }
        with errors.open("wb") as stream:
            self.program = subprocess.Popen(
                [sys.executable, "-m", "scenes", "play"],
                cwd=ROOT, env=self._environment, stderr=stream,
            )  # fmt: skip
        found = self._tool("search", "--sync", "--onlyvisible", "--class", "kododo")
        self._tool("windowfocus", "--sync", found.split()[0])

    def type(self, *keys: str) -> None:
        self._tool("key", "--delay", "40", *keys)

    def begin(self) -> None:
        """Past the title, the choice of a game and the set-up, however slowly they come."""
        for _page in range(MOST_PAGES):
            self.type("Return")
            if wait_until(lambda: bool(running_games()), 1.0):
                return
        raise AssertionError("no game was started")

    def play(self, *keys: str) -> None:
        """To the end, however slowly the others answer."""
        (match,) = running_games()
        end, stood, since = time.monotonic() + LONGEST_GAME, "", 0
        # With the last move it is archived; one more key would already play again.
        while not wait_until(lambda: any(paths.finished_folder().glob("*.json")), 0.3):
            assert time.monotonic() < end, "the game did not come to its end"
            assert self.program.poll() is None, "the program ended by itself"
            self.type(*keys)
            stands = kept_text(match)
            stood, since = stands, since + 1 if stands == stood else 0
            if since == LOST:
                # An arrow has led out of the town: back from whatever was opened, and into it.
                self.type("Escape", "Return", "Left", "Left", "Left", "space", "Return")
                since = 0
        # The results forget the save: there is nothing to continue any more.
        assert wait_until(lambda: match not in running_games()), "the results did not come"

    def picture(self, path: Path) -> None:
        """For whoever looks into a failure; nothing depends on it."""
        if shutil.which("import") is not None:
            command = ["import", "-window", "root", str(path)]
            subprocess.run(command, env=self._environment, check=False, timeout=PATIENCE)

    def _tool(self, *arguments: str) -> str:
        done = subprocess.run(
            [TOOL, *arguments],
            env=self._environment, check=True, capture_output=True, text=True, timeout=PATIENCE,
        )  # fmt: skip
        return done.stdout


def kept_text(match: Path) -> str:
    """What is on the disk of a match; nothing any more once it is over."""
    try:
        return match.read_text(encoding="utf-8")
    except FileNotFoundError:
        return ""


def wait_until(reached: Callable[[], bool], seconds: float = PATIENCE) -> bool:
    end = time.monotonic() + seconds
    while not reached():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


MODES: dict[str, tuple[dict[str, OptionValue], tuple[str, ...]]] = {
    "cross": ({}, ("Right", "space", "Return")),
    "chaos": ({"mode": "chaos"}, ("Right", "space", "Return")),
    "corner cluster": ({"mode": "corner cluster"}, ("Return",)),
    "stress": ({"mode": "stress"}, ("Right", "space")),
    "conquest": ({"mode": "conquest"}, ("Right", "space", "Return")),
}
"""The options of each mode, and keys that make a move in it."""


# Every mode is played to its end without a real window in each run.
@pytest.mark.parametrize("mode", by_night(MODES, "cross", "stress"))
def test_a_whole_game_of_tiles_by_keyboard_in_a_real_window(
    screen: str, tmp_path: Path, kododo_home: Path, mode: str
) -> None:
    options, keys = MODES[mode]
    play_by_keys(screen, tmp_path, SetUp("duco", (ANA, SHOCO), options), keys)


TRICKS: dict[str, SetUp] = {
    "two": SetUp("chikyu", (ANA, SHOCO)),
    "three": SetUp("chikyu", (ANA, SHOCO, YUANA)),
    "five": SetUp("chikyu", (ANA, SHOCO, YUANA, MASTER, CHOGOGO)),
    "expansion": SetUp("chikyu", (ANA, SHOCO, YUANA), {"expansion": "on"}),
    "two people": SetUp("chikyu", (ANA, BEN)),
}
EVERY_CARD = tuple(key for digit in "1234567890" for key in ("Return", digit, "Return"))
"""Chooses and plays whatever may be played."""


@pytest.mark.nightly
@pytest.mark.parametrize("table", TRICKS)
def test_a_whole_game_of_tricks_by_keyboard_in_a_real_window(
    screen: str, tmp_path: Path, kododo_home: Path, table: str
) -> None:
    is_shared = table == "two people"  # a covered hand opens at the second press
    keys = ("Up", *EVERY_CARD) if is_shared else EVERY_CARD
    play_by_keys(screen, tmp_path, TRICKS[table], keys)


def play_by_keys(screen: str, tmp_path: Path, set_up: SetUp, keys: tuple[str, ...]) -> None:
    """From the title to the results."""
    usual = Settings(speed=TableSpeed.INSTANT, round_wait=When.NEVER, explains=False)
    settings = replace(usual, opens_by_presses=True).remembering(set_up)
    paths.settings_file().write_text(settings_text(settings))
    errors = tmp_path / "errors.txt"
    desk = Desk(screen, errors)
    try:
        desk.begin()
        desk.play(*keys)
        wait_until(lambda: False, 1.0)
        desk.picture(tmp_path / "results.png")
    finally:
        desk.program.kill()
        desk.program.wait(PATIENCE)
    assert "Traceback" not in errors.read_text()


def test_a_whole_game_by_keyboard_in_a_real_window(
    screen: str, tmp_path: Path, kododo_home: Path
) -> None:
    paths.settings_file().write_text(
        settings_text(Settings(speed=TableSpeed.INSTANT, round_wait=When.NEVER))
    )
    errors = tmp_path / "errors.txt"
    desk = Desk(screen, errors)
    try:
        desk.picture(tmp_path / "1-title.png")
        desk.begin()
        wait_until(lambda: False, 1.0)
        desk.picture(tmp_path / "2-table.png")
        # A card that is still raised goes down again by its key: whatever is chosen when the
        # typing begins, after two rounds of it two cards were up when Return came.
        desk.play("1", "Return", "2", "Return")
        wait_until(lambda: False, 1.0)
        desk.picture(tmp_path / "3-results.png")
        desk.type("Escape", "Escape")
        wait_until(lambda: False, 1.0)
        desk.picture(tmp_path / "4-title.png")
        desk.type("Escape", "Return")
        assert wait_until(lambda: desk.program.poll() is not None), "Quit did not end the program"
        assert desk.program.returncode == 0
    finally:
        desk.program.kill()
        desk.program.wait(PATIENCE)
    assert "Traceback" not in errors.read_text()
