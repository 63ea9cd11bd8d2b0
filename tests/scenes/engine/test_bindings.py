"""Keys and buttons that a player has chosen: nothing on two meanings, nothing lost on the way."""

from __future__ import annotations

import pygame
import pytest

from scenes.engine.input.bindings import (
    BUTTON_NAMES,
    RIGHT_TRIGGER,
    USUAL,
    USUAL_BUTTONS,
    USUAL_KEYS,
    NotFree,
    bindings_from,
    code_name,
    names_of,
)
from scenes.engine.input.devices import InputReader
from scenes.engine.input.inputs import Action, Device, Press, Struck
from scenes.engine.input.keymap import cap_of


def key_down(code: int) -> pygame.event.Event:
    letter = chr(code) if 32 <= code < 127 else ""
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=letter, scancode=0)


def pad_down(button: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=button)


def actions(reader: InputReader, event: pygame.event.Event) -> list[Action]:
    return [each.action for each in reader.read(event) if isinstance(each, Press)]


def test_a_chosen_key_asks_for_its_action_and_the_old_one_no_longer_does() -> None:
    reader = InputReader()
    reader.bindings = USUAL.giving(Device.KEYBOARD, Action.HINT, pygame.K_j)[0]
    assert actions(reader, key_down(pygame.K_j)) == [Action.HINT]
    assert actions(reader, key_down(pygame.K_h)) == [Action.LETTER]


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (Action.PLAY, pygame.K_RETURN),
        (Action.ERASE, pygame.K_BACKSPACE),
        (Action.HELP, pygame.K_F1),
    ],
)
def test_what_menus_and_texts_need_goes_on_working(action: Action, code: int) -> None:
    reader = InputReader()
    reader.bindings = USUAL.giving(Device.KEYBOARD, action, pygame.K_j)[0]
    assert actions(reader, key_down(pygame.K_j)) == [action]
    assert actions(reader, key_down(code)) == [action]


def test_who_had_the_key_gets_the_old_one() -> None:
    changed, moved = USUAL.giving(Device.KEYBOARD, Action.HINT, pygame.K_l)
    assert moved is Action.LOG
    now = changed.all_of(Device.KEYBOARD)
    assert (now[Action.HINT], now[Action.LOG]) == (pygame.K_l, pygame.K_h)


def test_buttons_of_a_pad_change_places() -> None:
    reader = InputReader()
    reader.bindings, moved = USUAL.giving(Device.GAMEPAD, Action.PLAY, pygame.CONTROLLER_BUTTON_A)
    assert moved is Action.CONFIRM
    assert actions(reader, pad_down(pygame.CONTROLLER_BUTTON_A)) == [Action.PLAY]
    assert actions(reader, pad_down(pygame.CONTROLLER_BUTTON_X)) == [Action.CONFIRM]
    assert actions(reader, pad_down(pygame.CONTROLLER_BUTTON_DPAD_UP)) == [Action.UP]


@pytest.mark.parametrize("code", [pygame.K_ESCAPE, pygame.K_5, pygame.K_LEFT, pygame.K_LSHIFT])
def test_keys_that_everything_needs_are_not_given_away(code: int) -> None:
    with pytest.raises(NotFree) as refused:
        USUAL.giving(Device.KEYBOARD, Action.HINT, code)
    assert refused.value.holder is None


def test_an_action_whose_key_stays_cannot_push_another_out() -> None:
    with pytest.raises(NotFree) as refused:
        USUAL.giving(Device.KEYBOARD, Action.PLAY, pygame.K_h)
    assert refused.value.holder is Action.HINT


@pytest.mark.parametrize("device", [Device.KEYBOARD, Device.GAMEPAD])
def test_no_key_ever_means_two_things(device: Device) -> None:
    usual = USUAL_BUTTONS if device is Device.GAMEPAD else USUAL_KEYS
    bindings = USUAL
    for action in usual:
        for code in (*usual.values(), pygame.K_j):
            try:
                bindings = bindings.giving(device, action, code)[0]
            except NotFree:
                continue
            codes = list(bindings.all_of(device).values())
            assert len(set(codes)) == len(codes)


def test_choices_survive_their_names() -> None:
    bindings = USUAL
    for action, code in (
        (Action.HINT, pygame.K_l), (Action.SKIP, pygame.K_F5), (Action.RULES, pygame.K_KP_PLUS),
        (Action.PAUSE, ord("ö")), (Action.PLAY, pygame.K_SEMICOLON),
    ):  # fmt: skip
        bindings = bindings.giving(Device.KEYBOARD, action, code)[0]
    bindings = bindings.giving(Device.GAMEPAD, Action.PLAY, pygame.CONTROLLER_BUTTON_Y)[0]
    read = bindings_from(names_of(Device.KEYBOARD, bindings), names_of(Device.GAMEPAD, bindings))
    assert read.all_of(Device.KEYBOARD) == bindings.all_of(Device.KEYBOARD)
    assert read.all_of(Device.GAMEPAD) == bindings.all_of(Device.GAMEPAD)


@pytest.mark.parametrize(
    "names", [{"HINT": "Escape"}, {"HINT": "no such key"}, {"DANCE": "J"}, {"DIGIT": "J"}]
)
def test_what_a_file_must_not_say_stays_usual(names: dict[str, str]) -> None:
    assert bindings_from(names, names) == USUAL


def test_caps_show_what_was_chosen() -> None:
    bindings = USUAL.giving(Device.KEYBOARD, Action.HINT, pygame.K_j)[0]
    bindings = bindings.giving(Device.GAMEPAD, Action.HINT, pygame.CONTROLLER_BUTTON_A)[0]
    assert cap_of(Action.HINT, Device.KEYBOARD, bindings) == "J"
    assert cap_of(Action.HINT, Device.GAMEPAD, bindings) == "A"
    assert cap_of(Action.CONFIRM, Device.GAMEPAD, bindings) == "Y"


def test_every_movable_key_has_a_name_of_its_own() -> None:
    keys = [code_name(Device.KEYBOARD, code) for code in USUAL_KEYS.values()]
    assert len(set(keys)) == len(keys)
    assert len(set(BUTTON_NAMES.values())) == len(BUTTON_NAMES)


def test_a_reader_that_asks_which_key_tells_nothing_else() -> None:
    reader = InputReader()
    reader.asks_which = True
    assert reader.read(key_down(pygame.K_h)) == [Struck(pygame.K_h, Device.KEYBOARD)]
    button = pygame.CONTROLLER_BUTTON_B
    assert reader.read(pad_down(button)) == [Struck(button, Device.GAMEPAD)]


def pull(share: float) -> pygame.event.Event:
    axis, value = pygame.CONTROLLER_AXIS_TRIGGERRIGHT, round(share * 32_767)
    return pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=value)


def test_the_right_trigger_can_mean_something_else() -> None:
    reader = InputReader()
    reader.bindings, moved = USUAL.giving(Device.GAMEPAD, Action.PLAY, RIGHT_TRIGGER)
    assert moved is Action.SKIP
    assert actions(reader, pull(0.9)) == [Action.PLAY]
    assert actions(reader, pad_down(pygame.CONTROLLER_BUTTON_X)) == [Action.SKIP]


def test_a_trigger_that_is_pulled_is_struck_once() -> None:
    reader = InputReader()
    reader.asks_which = True
    assert reader.read(pull(0.9)) == [Struck(RIGHT_TRIGGER, Device.GAMEPAD)]
    assert reader.read(pull(1.0)) == []
    reader.asks_which = False
    assert reader.read(pull(0.95)) == [], "it is still the same pull"
    reader.read(pull(0.0))
    assert actions(reader, pull(0.9)) == [Action.SKIP]


def test_the_cross_can_mean_something_else_and_the_stick_still_moves() -> None:
    reader = InputReader()
    up = pygame.CONTROLLER_BUTTON_DPAD_UP
    reader.bindings, moved = USUAL.giving(Device.GAMEPAD, Action.HINT, up)
    assert moved is Action.UP
    assert actions(reader, pad_down(up)) == [Action.HINT]
    axis = pygame.CONTROLLER_AXIS_LEFTY
    stick = pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=-32_000)
    assert actions(reader, stick) == [Action.UP]
    assert cap_of(Action.HINT, Device.GAMEPAD, reader.bindings) == "↑"
