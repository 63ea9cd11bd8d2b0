"""A monkey at the keyboard, the mouse, the gamepad and the window frame, over all scenes."""

from __future__ import annotations

import os
from itertools import count

import pytest

from game.app.settings import TableSpeed
from game.kits.set_up import SetUp
from tests.set_ups import set_up_of
from tests.ui.house import ALONE, ANA, BEN, SHOCO, YUANA, House
from tests.ui.monkey import Monkey

INPUTS = int(os.environ.get("KODODO_MONKEY", "20000"))
"""For all monkeys together; a night has time for more."""
DRAW_EVERY = 97
"""Drawing costs most of the time, so only every so many inputs are looked at."""
SHARED = set_up_of((ANA, BEN, SHOCO))
BOTS = set_up_of((SHOCO, YUANA))
FAMILY = set_up_of((ANA, BEN), quick_handover=True)
MENUS = {"TitleScene", "SetUpScene", "TableScene", "PauseScene", "RulesScene", "OptionsScene"}
MONKEYS = [
    (1, ALONE, TableSpeed.FAST, {"LogScene", "KeysScene"}),
    (11, SHARED, TableSpeed.NORMAL, {"HandoverScene"}),
    (3, FAMILY, TableSpeed.FAST, set()),
    (13, BOTS, TableSpeed.INSTANT, {"ResultsScene"}),
]


@pytest.mark.parametrize(("seed", "set_up", "speed", "sights"), MONKEYS)
def test_a_monkey_finds_no_error_anywhere(
    seed: int, set_up: SetUp, speed: TableSpeed, sights: set[str]
) -> None:
    house = House(speed=speed, patience=0.0, size=(960, 540))
    house.host.change(house.host.settings.remembering(set_up))
    monkey = Monkey(house, seed)
    try:
        for number in count():
            if house.inputs_sent >= INPUTS // len(MONKEYS):
                break
            house.app.unseen = number % DRAW_EVERY != 0
            monkey.act()
            assert house.app.running, "the monkey found a way out"
    except Exception as error:
        error.add_note("\n".join(["the last inputs:", *monkey.done]))
        raise
    finally:
        house.close()
    assert (MENUS | sights) - monkey.scenes_seen == set()
