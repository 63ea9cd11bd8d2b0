"""Other keys and buttons: chosen in the options, in force at once, kept, and shown in hints."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.app.settings import read_settings
from game.app.storage import paths
from scenes.engine.input.bindings import USUAL
from scenes.engine.input.inputs import Action, Device
from scenes.screens.remapping import RemappingScene
from tests.ui.house import House


@pytest.fixture
def house() -> Iterator[House]:
    opened = House()
    opened.show(RemappingScene(opened.host))
    yield opened
    opened.close()


def says(house: House, words: str) -> bool:
    return any(words in line for line in house.words)


def test_the_next_key_takes_the_place_of_the_old_one_and_is_kept(house: House) -> None:
    house.click("keyboard hint")
    assert says(house, "Press the new key for “Hint”")
    house.press("j")
    assert house.app.theme.comfort.bindings.all_of(Device.KEYBOARD)[Action.HINT] == pygame.K_j
    assert house.host.settings.keys == {"HINT": "J"}
    settings, notes = read_settings(paths.settings_file())
    assert (settings.keys, notes) == ({"HINT": "J"}, [])


def test_a_key_that_means_something_else_changes_places_and_that_is_said(house: House) -> None:
    house.click("keyboard hint")
    house.press("l")
    assert says(house, "L was “Log”, which is on H now.")


def test_a_key_that_is_always_the_same_is_refused_with_a_word(house: House) -> None:
    house.click("keyboard hint")
    house.press("5")
    assert says(house, "5 always means the same.")
    assert house.host.settings.keys == {}


def test_a_key_that_cannot_be_exchanged_names_who_has_it(house: House) -> None:
    house.click("keyboard play")
    house.press("h")
    assert says(house, "H is “Hint”: give that another key first.")


def test_a_button_is_chosen_by_pad_alone(house: House) -> None:
    house.scene._ui.focus_on("gamepad play")  # type: ignore[attr-defined]
    house.pad(Action.CONFIRM)
    house.pad(pygame.CONTROLLER_BUTTON_Y)
    assert house.host.settings.pad_buttons == {"PLAY": "Y", "HINT": "X"}
    assert says(house, "Y was “Hint”, which is on X now.")


@pytest.mark.parametrize("how", ["escape", "click", "pad"])
def test_who_thinks_better_of_it_changes_nothing(house: House, how: str) -> None:
    house.click("keyboard hint")
    if how == "escape":
        house.press(pygame.K_ESCAPE)
    elif how == "click":
        house.click_at((5, 5))
    else:
        house.pad(pygame.CONTROLLER_BUTTON_B)
    assert house.host.comfort.bindings == USUAL
    assert not house.scene.wants_keys
    assert house.names[-1] == "RemappingScene"


def test_one_press_brings_the_usual_keys_back(house: House) -> None:
    house.click("keyboard hint")
    house.press("j")
    house.click("gamepad play")
    house.pad(pygame.CONTROLLER_BUTTON_Y)
    house.click("usual keys")
    assert house.host.comfort.bindings == USUAL
    assert (house.host.settings.keys, house.host.settings.pad_buttons) == ({}, {})


def test_a_chosen_key_works_at_the_table_at_once() -> None:
    house = House()
    house.sit_down()
    house.await_choice()
    house.show(RemappingScene(house.host))
    house.click("keyboard log")
    house.press("k")
    house.press(Action.BACK)
    house.run(0.3)
    house.press("k")
    assert house.names[-1] == "LogScene"
    house.close()


def test_the_options_lead_there(house: House) -> None:
    house.press(Action.BACK)
    house.run(0.3)
    house.click("Options")
    house.run(0.3)
    house.scroll(30)
    house.click("keys and buttons")
    assert house.names[-1] == "RemappingScene"
