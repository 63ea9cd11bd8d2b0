"""Stress: all lay at once, bots at the speed of people, and several people at one screen."""

from __future__ import annotations

import pytest

from game.app.settings import TableSpeed
from game.kits.set_up import Chair
from scenes.engine.inputs import Action
from tests.scenes.games.duco.table import Town
from tests.ui.house import ANA, BEN, SHOCO

MASTER = Chair("Shoco", "owl", "owl", "master")


def laid_by(town: Town, seat: int) -> int:
    return sum(laid.seat == seat for laid in town.table._session.match.view(0).laid)


def test_bots_lay_at_the_speed_of_people_while_somebody_looks() -> None:
    town = Town(chairs=(ANA, MASTER), options={"mode": "stress"}, speed=TableSpeed.FAST)
    town.await_choice()
    town.run(1.0)
    assert laid_by(town, 1) == 0, "nobody finds a place at once"
    town.run(12.0)
    assert 1 <= laid_by(town, 1) <= 6
    assert town.may_choose or town.stage_show.is_minor, "nobody waits for anybody"
    town.close()


def test_two_people_lay_with_a_device_each_and_nobody_blocks_the_other() -> None:
    town = Town(chairs=(ANA, BEN, SHOCO), options={"mode": "stress"}, speed=TableSpeed.FAST)
    town.await_choice()
    town.press(Action.RIGHT, "e", Action.CONFIRM)
    assert (laid_by(town, 0), laid_by(town, 1)) == (0, 1)
    town.run(0.5)
    town.click_at(town.spot(town.places[0]))
    assert (laid_by(town, 0), laid_by(town, 1)) == (1, 1)
    town.press(Action.CONFIRM)
    assert laid_by(town, 1) == 2
    town.close()


@pytest.mark.parametrize("seats", [2, 3])
def test_a_whole_game_of_people_with_a_device_each(seats: int) -> None:
    town = Town(chairs=(ANA, BEN, SHOCO)[:seats], options={"mode": "stress"})
    session = town.table._session
    while town.await_choice():
        town.run(0.35)
        if town.may_choose:
            town.click_at(town.spot(town.places[0]))
        if not town.is_at_results:
            town.press(Action.CONFIRM)
    assert session.outcome is not None
    town.close()
