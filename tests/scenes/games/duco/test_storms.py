"""Whatever comes at whatever frame, in every mode: the table settles right.

The settling check runs inside the table whenever it comes to rest, so getting through is the test.
"""

from __future__ import annotations

import pygame
import pytest

from game.app.settings import TableSpeed
from game.core.options import OptionValue
from game.core.rng import Rng
from scenes.anim.timings import Speed
from scenes.engine.inputs import Action
from scenes.engine.theme import Comfort
from scenes.table.table_scene import TableScene
from tests.scenes.games.duco.table import Town

MODES: dict[str, dict[str, OptionValue]] = {
    "the cross": {},
    "three tiles against time": {"tiles": "three", "clock": "10 seconds", "diagonal": "on"},
    "rotation with a line": {"tiles": "lineup", "rotation": "on"},
    "disorder": {"disorder": "on"},
    "chaos": {"mode": "chaos"},
    "corner cluster": {"mode": "corner cluster"},
    "stress": {"mode": "stress"},
    "conquest": {"mode": "conquest"},
}
KEYS = (
    Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN, Action.CONFIRM, Action.PLAY, Action.ERASE,
    Action.NEXT_FOCUS, Action.SKIP, "q", "e", "0", "1", "3", "+", "-",
)  # fmt: skip
SIZES = ((960, 540), (1024, 768), (1280, 720), (1680, 720))
GUSTS = 220


def gust(town: Town, rng: Rng) -> None:
    """Something that a restless hand might do."""
    width, height = town.app.window.size
    here = (rng.below(width), rng.below(height))
    match rng.below(9):
        case 0:
            town.click_at(here)
        case 1:
            town.drag(here, (rng.below(width), rng.below(height)))
        case 2:
            town.point(here)
            town.scroll(rng.below(3) - 1)
        case 3:
            town.resize(SIZES[rng.below(len(SIZES))])
        case 4:
            town.post(pygame.WINDOWLEAVE)
        case _:
            town.press(KEYS[rng.below(len(KEYS))])


@pytest.mark.parametrize("name", MODES)
def test_a_restless_hand_at_every_mode(name: str) -> None:
    town = Town(3, options=MODES[name], speed=TableSpeed.FAST)
    town.patience = 0.02
    rng = Rng(14, name)
    for _ in range(GUSTS):
        if isinstance(town.scene, TableScene):
            gust(town, rng)
        elif town.is_at_results:
            break
        else:
            town.press(Action.BACK)
        town.run(0.1)
    table = town.table_or_none
    if table is not None:
        show = town.stage_show
        while show.busy and not show.has_ended:
            show.skip()
        view = town.table._session.view(show.view.viewer)
        assert show.has_ended or town.duco.differences(view) == []
    town.close()


@pytest.mark.parametrize("size", [(960, 540), (1024, 768), (2520, 1080)])
@pytest.mark.parametrize("name", ["the cross", "chaos", "corner cluster"])
def test_a_whole_game_at_any_size_with_double_text(name: str, size: tuple[int, int]) -> None:
    town = Town(5, options=MODES[name], size=size)
    town.app.set_comfort(Comfort(text_scale=2.0, high_contrast=True, speed=Speed.INSTANT))
    town.run(0.2)
    session = town.table._session
    for _ in range(4):
        if not town.await_choice():
            break
        town.run(0.35)
        town.press(Action.RIGHT, Action.PLAY)
    assert session.has_begun
    town.close()
