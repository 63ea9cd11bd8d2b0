"""Many games in one window leave nothing behind. The nightly run plays two hundred."""

from __future__ import annotations

import gc
import os

from game.app.settings import TableSpeed
from scenes.engine.inputs import Action
from scenes.engine.scene import BareScene
from tests.ui.house import House

GAMES = int(os.environ.get("KODODO_LEAK_GAMES", "12"))
WARM_UP = 4


def play_again(house: House) -> None:
    """One more game from the results or from the title; a picture is drawn at every choice."""
    while house.await_choice():
        house.app.unseen = False
        house.step()
        house.app.unseen = True
        house.press(*"12"[: house.needed], Action.PLAY)
    house.press(Action.PLAY)


def test_games_leave_no_scene_and_no_picture_behind() -> None:
    house = House(speed=TableSpeed.INSTANT, patience=0.0, size=(960, 540))
    house.sit_down()
    for _game in range(WARM_UP):
        play_again(house)
    before = scenes_alive()
    for _game in range(GAMES - WARM_UP):
        play_again(house)
    assert scenes_alive() <= before
    assert house.app.store.used_bytes <= house.app.store.budget
    assert len(house.names) == 2
    house.close()


def scenes_alive() -> int:
    gc.collect()
    return sum(isinstance(each, BareScene) for each in gc.get_objects())
