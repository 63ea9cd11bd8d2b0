"""Many games and many sizes in one window leave nothing behind. The nightly run plays two hundred.

A leak never goes away: whoever counts may wait a moment for a save that is being written.
"""

from __future__ import annotations

import gc
import os
import time
from pathlib import Path

import pytest

from game.app.settings import TableSpeed
from scenes.engine.dissolve import ALONE
from scenes.engine.input.inputs import Action
from scenes.engine.scene import BareScene
from tests.ui.house import House

GAMES = int(os.environ.get("KODODO_LEAK_GAMES", "10"))
WARM_UP = 4
SIZES = 80
DRAWN = 20
"""Every so many sizes the window is painted; the others are laid out, which takes all fonts."""
PATIENCE = 10.0

OPEN_FILES = next((path for path in map(Path, ("/proc/self/fd", "/dev/fd")) if path.is_dir()), None)


def play_again(house: House) -> None:
    """One more game from the results or from the title; a picture is drawn at every choice."""
    while house.await_choice():
        house.app.unseen = False
        house.step()
        house.app.unseen = True
        house.press(*"12"[: house.needed], Action.PLAY)
    house.press(Action.PLAY)


def test_games_leave_no_scene_no_picture_and_no_open_file_behind() -> None:
    house = House(speed=TableSpeed.INSTANT, patience=0.0, size=(960, 540))
    house.sit_down()
    for _game in range(WARM_UP):
        play_again(house)
    before, handles_before = scenes_alive(), handles()
    for _game in range(GAMES - WARM_UP):
        play_again(house)
    assert scenes_alive() <= before
    assert fewest_handles(handles_before) <= handles_before
    assert house.app.store.used_bytes <= house.app.store.budget
    assert len(house.names) == 2
    house.close()


def scenes_alive() -> int:
    gc.collect()
    return sum(isinstance(each, BareScene) for each in gc.get_objects())


@pytest.mark.skipif(OPEN_FILES is None, reason="this system does not tell which files are open")
@pytest.mark.parametrize("page", [Action.HELP, Action.RULES], ids=["keys", "rules"])
def test_sizes_of_the_window_leave_no_file_open(page: Action) -> None:
    house = House(speed=TableSpeed.INSTANT, patience=0.0, size=(960, 540))
    house.sit_down()
    assert house.await_choice()
    house.press(page)
    resize(house, 0)
    before = handles()
    for number in range(SIZES):
        resize(house, number)
    assert fewest_handles(before) <= before
    house.close()


def resize(house: House, number: int) -> None:
    """Another size of the window, laid out and sometimes drawn."""
    house.app.unseen = number % DRAWN != 0
    house.resize((960 + 8 * number, 540 + 5 * number))
    house.step()
    # A window that has rested is followed at once.
    house.app.step(2 * ALONE)


def handles() -> int:
    """How many files, pipes and sockets this process holds open; none where nobody can tell."""
    gc.collect()
    return 0 if OPEN_FILES is None else len(list(OPEN_FILES.iterdir()))


def fewest_handles(enough: int) -> int:
    end = time.monotonic() + PATIENCE
    while (count := handles()) > enough and time.monotonic() < end:
        time.sleep(0.05)
    return count
