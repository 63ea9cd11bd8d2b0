"""A hint comes soon, grows surer while it is looked at, and says which plays are level."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.kits.five211.kit import FIVE211
from scenes.coach.hint_scene import HintScene
from scenes.engine.input.inputs import Action
from tests.scenes.coach.hint_table import advice_at, at_table
from tests.ui.house import House

pytestmark = pytest.mark.usefixtures("patient_coach")


def test_the_first_answer_comes_within_a_fifth_of_a_second_and_is_refined(house: House) -> None:
    at_table(house)
    house.press(Action.HINT)
    house.run(0.2)
    coach = house.table._coach
    first = coach.hint
    assert first is not None
    assert coach.is_thinking, "it goes on"
    assert house.caption.startswith("Hint: ")
    assert advice_at(house) is not None
    assert coach.hint is not None
    assert coach.hint.ranking[0].error < first.ranking[0].error


def test_the_page_is_refined_while_it_is_looked_at(house: House) -> None:
    at_table(house)
    house.press(Action.HINT)
    house.run(0.2)
    house.press(Action.HINT)
    house.run(0.1)
    scene = house.scene
    assert isinstance(scene, HintScene)
    assert scene.at_work
    early = scene.page
    house.run_until(lambda: not scene.at_work)
    assert scene.page is not early
    assert scene.chosen == scene.page.moves[0]
    assert house.names[-1] == "HintScene"


def test_what_the_player_has_chosen_on_the_page_stays_chosen(house: House) -> None:
    at_table(house)
    house.press(Action.HINT)
    house.run(0.2)
    house.press(Action.HINT)
    house.run(0.1)
    house.click("choice 3")
    scene = house.scene
    assert isinstance(scene, HintScene)
    chosen = scene.chosen
    house.run_until(lambda: not scene.at_work)
    assert scene.chosen == chosen


def test_the_table_says_which_plays_are_level_or_how_many(house: House) -> None:
    at_table(house)
    house.press(Action.HINT)
    assert advice_at(house) is not None
    coach, hint = house.table._coach, house.table._coach.hint
    assert hint is not None
    best, second = (FIVE211.teller.move(each.move) for each in hint.ranking[:2])
    said = {}
    for level in (1, 2, 3):
        coach._hint = replace(hint, level=level)
        said[level] = coach.words[0]
    assert said == {
        1: f"Hint: {best}",
        2: f"Hint: {best}; level with it: {second}",
        3: f"Hint: {best}, one of 3 that are level",
    }
