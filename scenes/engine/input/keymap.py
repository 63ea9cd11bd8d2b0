"""Which key and which gamepad button asks for what, and what the hints call them."""

from __future__ import annotations

import pygame
from pygame.event import Event

from scenes.engine.input.bindings import (
    BUTTON_NAMES,
    RIGHT_TRIGGER,
    USUAL,
    USUAL_BUTTONS,
    Bindings,
    code_name,
)
from scenes.engine.input.inputs import Action, Device, Press

EDITING_KEYS = {
    pygame.K_ESCAPE: Action.BACK,
    pygame.K_RETURN: Action.PLAY,
    pygame.K_KP_ENTER: Action.PLAY,
    pygame.K_LEFT: Action.LEFT,
    pygame.K_RIGHT: Action.RIGHT,
    pygame.K_UP: Action.UP,
    pygame.K_DOWN: Action.DOWN,
    pygame.K_HOME: Action.HOME,
    pygame.K_END: Action.END,
    pygame.K_PAGEUP: Action.PAGE_UP,
    pygame.K_PAGEDOWN: Action.PAGE_DOWN,
    pygame.K_BACKSPACE: Action.ERASE,
    pygame.K_DELETE: Action.DELETE,
    pygame.K_F11: Action.FULLSCREEN,
    pygame.K_F1: Action.HELP,
}
CHORDS = {
    pygame.K_v: Action.PASTE,
    pygame.K_a: Action.SELECT_ALL,
    pygame.K_DOWN: Action.READ_ON,
    pygame.K_UP: Action.READ_BACK,
    pygame.K_RIGHT: Action.READ_PART,
    pygame.K_LEFT: Action.SAY_AGAIN,
}
"""With Ctrl or Cmd."""
FURTHER_KEYS = {pygame.K_PAUSE: Action.PAUSE}
"""Beside those that can be chosen."""
# By place on the keyboard, because some layouts need Shift to type a digit.
DIGIT_SCANCODES = {
    **{pygame.KSCAN_1 + index: index + 1 for index in range(9)},
    **{pygame.KSCAN_KP1 + index: index + 1 for index in range(9)},
    pygame.KSCAN_0: 0,
    pygame.KSCAN_KP0: 0,
}
DIGIT_KEYS = {pygame.K_0 + digit: digit for digit in range(10)}
LETTERS = frozenset(map(ord, "abcdefghijklmnopqrstuvwxyz+-="))
# What the key of the question mark types without Shift: English; German; French, Czech and
# Hungarian; Spanish, Italian, Portuguese and Swiss; Nordic; Turkish. Nothing else is on Shift.
SHIFTED_TO_QUESTION_MARK = frozenset(map(ord, "/ß,'+*"))

PAD_BUTTONS = {button: action for action, button in USUAL_BUTTONS.items()}
TRIGGERS = {pygame.CONTROLLER_AXIS_TRIGGERRIGHT: RIGHT_TRIGGER}
"""Axes that count as buttons."""
AXIS_ACTIONS = (
    (pygame.CONTROLLER_AXIS_LEFTX, -1, Action.LEFT),
    (pygame.CONTROLLER_AXIS_LEFTX, 1, Action.RIGHT),
    (pygame.CONTROLLER_AXIS_LEFTY, -1, Action.UP),
    (pygame.CONTROLLER_AXIS_LEFTY, 1, Action.DOWN),
    (pygame.CONTROLLER_AXIS_TRIGGERLEFT, 1, Action.OVERVIEW),
)
SCROLL_AXES = (pygame.CONTROLLER_AXIS_RIGHTX, pygame.CONTROLLER_AXIS_RIGHTY)
STICK_PRESSED = 0.6
STICK_RELEASED = 0.35

# Printed on the keys, so not translated; a scene shows them beside the translated meaning.
KEY_CAPS = {
    Action.CONFIRM: "Space",
    Action.PLAY: "Enter",
    Action.BACK: "Esc",
    Action.ERASE: "Backspace",
    Action.HINT: "H",
    Action.LOG: "L",
    Action.RULES: "R",
    Action.HELP: "?",
    Action.PAUSE: "P",
    Action.SKIP: "S",
    Action.FULLSCREEN: "F11",
    Action.READ_ALOUD: "V",
    Action.READ_ON: "Ctrl+Arrow",
    Action.NEXT_FOCUS: "Tab",
    Action.PREVIOUS_FOCUS: "Shift+Tab",
    Action.DIGIT: "1-5",
    Action.LEFT: "←",
    Action.RIGHT: "→",
    Action.UP: "↑",
    Action.DOWN: "↓",
}
ARMS = {"D-pad left": "←", "D-pad right": "→", "D-pad up": "↑", "D-pad down": "↓"}
"""Of the cross of a gamepad: a hint shows where each points."""
PAD_CAPS = {
    action: ARMS.get(BUTTON_NAMES[button], BUTTON_NAMES[button])
    for action, button in USUAL_BUTTONS.items()
}


def cap_of(action: Action, device: Device, bindings: Bindings = USUAL) -> str | None:
    """What is printed on the key for an action; a mouse has a keyboard beside it, touch none."""
    if device is Device.TOUCH:
        return None
    pad = device is Device.GAMEPAD
    chosen = dict(bindings.buttons if pad else bindings.keys)
    if action in chosen:
        name = code_name(device, chosen[action])
        return ARMS.get(name, name) if pad else name
    return (PAD_CAPS if pad else KEY_CAPS).get(action)


def pad_action(button: int, bindings: Bindings) -> Action | None:
    """What a gamepad button asks for."""
    return bindings.action_of(Device.GAMEPAD, button)


def key_press(event: Event, *, typing: bool, bindings: Bindings = USUAL) -> Press | None:
    """What a key asks for. While typing, letters and digits are text, not commands."""
    action = _chord(event) or EDITING_KEYS.get(event.key)
    if action is not None:
        return Press(action)
    if typing or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
        return None
    chosen = bindings.action_of(Device.KEYBOARD, event.key)
    if chosen is None and _is_question_mark(event):
        return Press(Action.HELP)
    digit = DIGIT_KEYS.get(event.key, DIGIT_SCANCODES.get(getattr(event, "scancode", 0)))
    if digit is not None:
        return Press(Action.DIGIT, digit=digit)
    if event.key in LETTERS:
        letter = chr(event.key).upper() if event.mod & pygame.KMOD_SHIFT else chr(event.key)
        return Press(chosen or Action.LETTER, letter=letter)
    action = chosen or FURTHER_KEYS.get(event.key)
    return None if action is None else Press(action)


def _is_question_mark(event: Event) -> bool:
    """Without text input SDL tells the key but not what Shift makes of it."""
    shifted = event.key in SHIFTED_TO_QUESTION_MARK and event.mod & pygame.KMOD_SHIFT
    return bool(shifted) or event.key == pygame.K_QUESTION or event.unicode == "?"


def _chord(event: Event) -> Action | None:
    """Keys that mean something else together with Shift, Ctrl or Alt."""
    if event.key == pygame.K_TAB:
        backwards = event.mod & pygame.KMOD_SHIFT
        return Action.PREVIOUS_FOCUS if backwards else Action.NEXT_FOCUS
    if event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT:
        return Action.FULLSCREEN
    if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
        return CHORDS.get(event.key)
    return None
