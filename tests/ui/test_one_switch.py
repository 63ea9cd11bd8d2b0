"""One key and nothing else: a whole game is set up, played and left."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from game.app.settings import TableSpeed
from game.kits.set_up import SetUp
from scenes.engine.access.spoken import Role
from scenes.engine.input.inputs import Action
from tests.ui.house import ANA, SHOCO, House

MOST_PRESSES = 3_000


@pytest.fixture
def house(kododo_home: object) -> Iterator[House]:
    made = House(speed=TableSpeed.INSTANT)
    made.host.change(replace(made.host.settings, one_switch=True, switch_pace=500))
    yield made
    made.close()


def at(house: House) -> str:
    """What the switch would press."""
    switch = house.app.switch  # type: ignore[attr-defined]
    return str(switch._at)


def wait_and_press(house: House, *wanted: str) -> str:
    """Until the focus has come to one of these; answers which."""
    house.run_until(lambda: any(at(house).startswith(name) for name in wanted), 120.0)
    pressed = at(house)
    house.press(Action.CONFIRM)
    return pressed


def test_focus_wanders_round_and_stays_as_long_as_is_wanted(house: House) -> None:
    seen: list[str] = []
    for _moment in range(100):
        house.run(0.05)
        if at(house) and at(house) not in seen[-1:]:
            seen.append(at(house))
    assert len(set(seen[:8])) == 8
    assert seen[8] == seen[0]
    assert 9 <= len(seen) <= 11, "half a second each"
    house.host.change(replace(house.host.settings, one_switch=False))
    before = at(house)
    house.run(2.0)
    assert at(house) == before


def test_whole_game_is_played_with_one_key(house: House) -> None:
    wait_and_press(house, "New game")
    wait_and_press(house, "play five211")
    wait_and_press(house, "Play")
    house.run_until(lambda: house.table_or_none is not None)
    for _press in range(MOST_PRESSES):
        if house.is_at_results:
            break
        house.run(0.55)
        name = at(house)
        node = next((each for each in house.scene.spoken() if each.key == name), None)
        fresh = node is not None and node.role is Role.CARD and not node.is_on
        if fresh or name in ("Play", "Go on"):
            house.press(Action.CONFIRM)
    assert house.is_at_results


def test_any_key_is_the_switch_and_back_stays_back(house: House) -> None:
    house.run(0.6)
    wait_and_press(house, "Options")
    assert house.names[-1] == "OptionsScene"
    house.press(Action.BACK)
    house.run(0.5)
    assert house.names[-1] == "TitleScene"


def test_tile_is_laid_with_one_key_at_the_place_that_is_shown(house: House) -> None:
    house.sit_down(SetUp("duco", (ANA, SHOCO)))
    house.run_until(lambda: at(house).startswith("place "), 60.0)
    chooser: Any = house.table.mat.chooser
    shown = chooser.hand.aim_cell
    assert f"place {shown[0]} {shown[1]}" == at(house)
    laid = len(house.table.show.view.laid)
    house.press(Action.CONFIRM)
    wait_and_press(house, "Play")
    house.run(1.0)
    assert len(house.table.show.view.laid) > laid
