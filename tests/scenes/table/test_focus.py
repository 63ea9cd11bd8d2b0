"""Where the keyboard is at the table, and what Enter may press there."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.app.settings import TableSpeed
from scenes.engine.input.inputs import Action
from tests.driver import FRAME, SETTLED
from tests.set_ups import set_up_of
from tests.ui.house import SHOCO, YUANA, House


@pytest.fixture
def house() -> Iterator[House]:
    opened = House()
    opened.sit_down()
    opened.await_choice()
    yield opened
    opened.close()


def focus_of(house: House) -> str:
    focused = house.table._ui.focused
    return focused.name if focused is not None else ""


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("speed", TableSpeed)
def test_every_choice_begins_on_a_card_at_any_speed(speed: TableSpeed, *, reduced: bool) -> None:
    house = House(speed=speed, reduced=reduced)
    house.sit_down()
    for _turn in range(4):
        house.await_choice()
        assert focus_of(house) in house.hand_names()
        house.press(*"12"[: house.needed], Action.PLAY)
    house.close()


@pytest.mark.parametrize("speed", [TableSpeed.SLOW, TableSpeed.NORMAL])
def test_nothing_is_ringed_before_the_first_card_has_landed(speed: TableSpeed) -> None:
    house = House(speed=speed)
    house.sit_down()
    while not house.hand_names():
        assert not any(tool.shows_focus for tool in house.table._controls.tools)
        house.step()
    house.run(2 * FRAME)
    assert focus_of(house) == house.hand_names()[0]
    house.close()


def test_enter_presses_no_button_over_which_the_mouse_has_passed(house: House) -> None:
    house.press("1")
    house.hover("Menu")
    house.point((640, 424))
    assert focus_of(house) == "Menu"
    house.press(pygame.K_RETURN)
    assert house.names[-1] == "TableScene"
    assert house.caption == "Choose 1 more card"


def test_enter_presses_the_button_to_which_tab_has_led(house: House) -> None:
    house.press("1")
    while focus_of(house) != "Menu":
        house.press(Action.NEXT_FOCUS)
    house.press(pygame.K_RETURN)
    assert house.names[-1] == "PauseScene"


def test_enter_presses_the_button_to_which_tab_has_led_whatever_is_chosen(house: House) -> None:
    house.press(*"12"[: house.needed])
    while focus_of(house) != "Rules":
        house.press(Action.NEXT_FOCUS)
    house.press(pygame.K_RETURN)
    assert house.names[-1] == "RulesScene"


def test_enter_plays_what_a_digit_chose_wherever_tab_had_led(house: House) -> None:
    while focus_of(house) != "Rules":
        house.press(Action.NEXT_FOCUS)
    house.press(*"12"[: house.needed], pygame.K_RETURN)
    assert house.names[-1] == "TableScene"
    assert house.table._session.match.log.entries


def test_a_look_back_is_offered_once_a_round_was_scored(house: House) -> None:
    controls = house.table._controls
    assert not controls.again.enabled
    assert not controls.what_if.enabled
    while not house.stage_show.view.records:
        house.press(*"12"[: house.needed], Action.PLAY)
        house.await_choice()
    controls = house.table._controls
    assert controls.again.enabled
    assert controls.what_if.enabled
    assert house.display.last_result.startswith("Round 1 · ")


def chosen(house: House) -> int:
    return len(house.hand.selection.cards)


def test_up_brings_a_card_forward_and_down_puts_it_back(house: House) -> None:
    card = focus_of(house)
    house.press(Action.UP)
    assert (focus_of(house), chosen(house)) == (card, 1)
    house.press(Action.DOWN)
    assert (focus_of(house), chosen(house)) == (card, 0)


def test_up_from_a_card_that_is_forward_leads_on(house: House) -> None:
    house.press(Action.UP, Action.UP)
    assert focus_of(house) not in house.hand_names()
    assert chosen(house) == 1


def test_a_locked_hand_is_not_changed_by_up(house: House) -> None:
    house.press("1", "2", Action.PLAY)
    house.press(Action.UP, Action.DOWN)
    assert chosen(house) == 0


def test_the_seal_is_reached_by_tab_and_not_by_chance(house: House) -> None:
    for direction in (Action.LEFT, Action.UP, Action.UP, Action.LEFT, Action.DOWN):
        house.press(direction)
        assert focus_of(house) != "Seal"
    house.press(*[Action.NEXT_FOCUS] * 20)
    for _widget in range(20):
        house.press(Action.NEXT_FOCUS)
        if focus_of(house) == "Seal":
            break
    house.press(Action.CONFIRM)
    assert house.names[-1] == "SealScene"


def test_the_seal_is_lit_only_while_the_mouse_is_on_it(house: House) -> None:
    house.hover("Seal")
    house.run(SETTLED)
    assert house.table._controls.seal.glow.value == 1
    house.point((640, 424))
    house.run(SETTLED)
    assert house.table._controls.seal.glow.value == 0


def test_nobody_is_offered_play_where_only_bots_sit() -> None:
    house = House()
    house.sit_down(set_up_of((SHOCO, YUANA)))
    house.run(1.0)
    assert not house.sees("Play")
    assert house.sees("Menu")
    house.close()
