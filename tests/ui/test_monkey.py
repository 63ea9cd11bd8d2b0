"""A monkey at the keyboard, the mouse, the gamepad and the window frame, over all scenes."""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable

import pytest

from game.app.learning.puzzle_table import puzzles_of
from game.app.settings import TableSpeed
from game.kits.registry import KITS
from game.kits.set_up import SetUp
from scenes.games.registry import TABLES
from scenes.screens.lessons.lesson_doors import open_lesson
from scenes.screens.puzzles.puzzle_doors import PuzzleDoors
from tests.games import EVERY_GAME
from tests.profiles import by_night
from tests.set_ups import set_up_of
from tests.ui.house import ALONE, ANA, BEN, SHOCO, YUANA, House
from tests.ui.monkey import Monkey

INPUTS = int(os.environ.get("KODODO_MONKEY", "20000"))
"""For all monkeys together; a night has time for more."""
DRAW_EVERY = 97
"""Drawing costs most of the time, so only every so many inputs are looked at."""
SHARED = set_up_of((ANA, BEN, SHOCO))
BOTS = set_up_of((SHOCO, YUANA))
FAMILY = set_up_of((ANA, BEN))
MENUS = {"TitleScene", "SetUpScene", "TableScene", "PauseScene", "RulesScene", "OptionsScene"}
MONKEYS = [
    (1, ALONE, TableSpeed.FAST, {"LogScene", "KeysScene"}),
    (11, SHARED, TableSpeed.NORMAL, set()),
    (3, FAMILY, TableSpeed.FAST, set()),
    (19, BOTS, TableSpeed.INSTANT, {"ResultsScene"}),
]
STARTS = [
    *((game, start) for game in EVERY_GAME for start in ("title", "table")),
    *((game, start) for game, kit in KITS.items() for start, has in (
        ("lesson", kit.lessons), ("puzzle", kit.puzzle_themes)) if has),
]  # fmt: skip
"""Every game, and what it has."""
DAILY = [case for number, case in enumerate(STARTS) if number % 3 == 0]

HASTY_INPUTS = INPUTS // 40
"""For each monkey that does two things in a frame; with `KODODO_MONKEY=6000000` the four of a game
take about ten minutes."""


@pytest.mark.parametrize(("seed", "set_up", "speed", "sights"), by_night(MONKEYS))
def test_a_monkey_finds_no_error_anywhere(
    seed: int, set_up: SetUp, speed: TableSpeed, sights: set[str]
) -> None:
    house = House(speed=speed, patience=0.0, size=(960, 540))
    house.host.change(house.host.settings.remembering(set_up))
    monkey = Monkey(house, seed)
    let_loose(house, monkey, monkey.act, INPUTS // len(MONKEYS))
    assert (MENUS | sights) - monkey.scenes_seen == set()


def let_loose(house: House, monkey: Monkey, act: Callable[[], None], inputs: int) -> None:
    try:
        for number in itertools.count():
            if house.inputs_sent >= inputs:
                break
            house.app.unseen = number % DRAW_EVERY != 0
            act()
            assert house.app.running, "the monkey found a way out"
    except Exception as error:
        error.add_note("\n".join(["the last inputs:", *monkey.done]))
        raise
    finally:
        house.close()


@pytest.mark.parametrize(("game", "start"), by_night(STARTS, *DAILY))
def test_two_inputs_in_every_frame_break_nothing(game: str, start: str) -> None:
    house = House(speed=TableSpeed.FAST, patience=0.0, size=(960, 540))
    kit, app, host = TABLES[game], house.app, house.host
    host.change(host.settings.remembering(kit.game.usual))
    if start == "table":
        house.sit_down(kit.game.usual)
    elif start == "lesson":
        house.show(open_lesson(app, host, house.make_table, kit, len(kit.game.lessons) // 2))
    elif start == "puzzle":
        puzzles = puzzles_of(game)
        table = PuzzleDoors(host, app, house.make_table, puzzles).open(puzzles[0])
        assert table is not None
        house.show(table)
    monkey = Monkey(house, len(game))
    let_loose(house, monkey, monkey.act_at_once, HASTY_INPUTS)
