"""The keys and gamepad buttons that a player has chosen; `keymap` has the usual ones.

Nothing is ever on two meanings: what is given away goes to whoever had it before, in exchange.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

import pygame

from scenes.engine.input.inputs import Action, Device

USUAL_KEYS = {
    Action.PLAY: pygame.K_RETURN,
    Action.CONFIRM: pygame.K_SPACE,
    Action.ERASE: pygame.K_BACKSPACE,
    Action.SKIP: pygame.K_s,
    Action.HINT: pygame.K_h,
    Action.LOG: pygame.K_l,
    Action.RULES: pygame.K_r,
    Action.PAUSE: pygame.K_p,
    Action.HELP: pygame.K_F1,
    Action.READ_ALOUD: pygame.K_v,
}
RIGHT_TRIGGER = 1000 + pygame.CONTROLLER_AXIS_TRIGGERRIGHT
"""A trigger is an axis; pulled far enough it counts as a button, beyond those that SDL numbers."""
USUAL_BUTTONS = {
    Action.CONFIRM: pygame.CONTROLLER_BUTTON_A,
    Action.BACK: pygame.CONTROLLER_BUTTON_B,
    Action.PLAY: pygame.CONTROLLER_BUTTON_X,
    Action.HINT: pygame.CONTROLLER_BUTTON_Y,
    Action.PAUSE: pygame.CONTROLLER_BUTTON_START,
    Action.LOG: pygame.CONTROLLER_BUTTON_BACK,
    Action.PREVIOUS_FOCUS: pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    Action.NEXT_FOCUS: pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    Action.RULES: pygame.CONTROLLER_BUTTON_LEFTSTICK,
    Action.HELP: pygame.CONTROLLER_BUTTON_RIGHTSTICK,
    Action.SKIP: RIGHT_TRIGGER,
    Action.LEFT: pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    Action.RIGHT: pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    Action.UP: pygame.CONTROLLER_BUTTON_DPAD_UP,
    Action.DOWN: pygame.CONTROLLER_BUTTON_DPAD_DOWN,
}
BUTTON_NAMES = {
    pygame.CONTROLLER_BUTTON_A: "A",
    pygame.CONTROLLER_BUTTON_B: "B",
    pygame.CONTROLLER_BUTTON_X: "X",
    pygame.CONTROLLER_BUTTON_Y: "Y",
    pygame.CONTROLLER_BUTTON_START: "Start",
    pygame.CONTROLLER_BUTTON_BACK: "Back",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "LB",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "RB",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "LS",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "RS",
    RIGHT_TRIGGER: "RT",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "D-pad left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "D-pad right",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "D-pad up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "D-pad down",
}
KEY_PREFIX = "K_"
BEYOND_LETTERS = 1 << 30
"""SDL numbers keys that type nothing from here on."""
FIXED_KEYS = frozenset(
    {
        pygame.K_ESCAPE, pygame.K_TAB, pygame.K_F11, pygame.K_RETURN, pygame.K_KP_ENTER,
        pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_HOME, pygame.K_END, pygame.K_PAGEUP,
        pygame.K_PAGEDOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_F1,
        pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT,
        pygame.K_RALT, pygame.K_LMETA, pygame.K_RMETA, pygame.K_CAPSLOCK, pygame.K_NUMLOCK,
        *range(pygame.K_0, pygame.K_9 + 1),
        *range(pygame.K_KP_1, pygame.K_KP_0 + 1),
    }
)  # fmt: skip
"""Menus, typing and counting need them; a modifier alone is no key."""

Chosen = tuple[tuple[Action, int], ...]


class NotFree(ValueError):
    """A key that cannot be given; `holder` is what it means, or None if that is always so."""

    def __init__(self, holder: Action | None) -> None:
        super().__init__(holder)
        self.holder = holder


@dataclass(frozen=True, slots=True)
class Bindings:
    """What differs from the usual. Hashable: a hint that shows a key depends on it."""

    keys: Chosen = ()
    buttons: Chosen = ()

    def all_of(self, device: Device) -> dict[Action, int]:
        """The key or button of each meaning that has a movable one."""
        if device is Device.GAMEPAD:
            return USUAL_BUTTONS | dict(self.buttons)
        return USUAL_KEYS | dict(self.keys)

    def action_of(self, device: Device, code: int) -> Action | None:
        """What a key or button means, if it was given or is movable."""
        return next((a for a, own in self.all_of(device).items() if own == code), None)

    def giving(self, device: Device, action: Action, code: int) -> tuple[Bindings, Action | None]:
        """With another key for an action, and who had it before and has the old one now.

        NotFree if the key cannot be given.
        """
        if device is not Device.GAMEPAD and code in FIXED_KEYS and code != USUAL_KEYS[action]:
            raise NotFree(None)
        if device is Device.GAMEPAD and code not in BUTTON_NAMES:
            raise NotFree(None)
        now = self.all_of(device)
        before, holder = now[action], self.action_of(device, code)
        if holder is action:
            return self, None
        if holder is not None:
            if device is not Device.GAMEPAD and before in FIXED_KEYS:
                raise NotFree(holder)
            now[holder] = before
        now[action] = code
        usual = USUAL_BUTTONS if device is Device.GAMEPAD else USUAL_KEYS
        chosen = tuple((each, own) for each, own in now.items() if own != usual[each])
        if device is Device.GAMEPAD:
            return Bindings(self.keys, chosen), holder
        return Bindings(chosen, self.buttons), holder


USUAL = Bindings()


def bindings_from(keys: Mapping[str, str], buttons: Mapping[str, str]) -> Bindings:
    """From names, as settings keep them; what we do not know stays usual."""
    made = USUAL
    for device, names in ((Device.KEYBOARD, keys), (Device.GAMEPAD, buttons)):
        for action, code in _known(device, names):
            try:
                made = made.giving(device, action, code)[0]
            except NotFree:
                continue
    return made


def names_of(device: Device, bindings: Bindings) -> dict[str, str]:
    """For the settings: only what differs from the usual."""
    chosen = bindings.buttons if device is Device.GAMEPAD else bindings.keys
    return {action.name: code_name(device, code) for action, code in chosen}


@lru_cache
def code_name(device: Device, code: int) -> str:
    """A stable name of a key or button, which is also printed on it or nearly so."""
    if device is Device.GAMEPAD:
        return BUTTON_NAMES[code]
    if code < BEYOND_LETTERS and chr(code).isprintable() and not chr(code).isspace():
        return chr(code).upper()
    names = (name for name in dir(pygame) if name.startswith(KEY_PREFIX))
    found = next((name for name in names if getattr(pygame, name) == code), f"{KEY_PREFIX}{code}")
    return CAPS.get(found, found.removeprefix(KEY_PREFIX).replace("_", " ").capitalize())


CAPS = {"K_RETURN": "Enter"}


def _known(device: Device, names: Mapping[str, str]) -> Iterator[tuple[Action, int]]:
    usual = USUAL_BUTTONS if device is Device.GAMEPAD else USUAL_KEYS
    for name, code in names.items():
        action = Action.__members__.get(name)
        number = _code(device, code)
        if action in usual and number is not None:
            yield action, number


def _code(device: Device, name: str) -> int | None:
    if device is Device.GAMEPAD:
        return next((code for code, own in BUTTON_NAMES.items() if own == name), None)
    if len(name) == 1:
        return ord(name.lower())
    names = (each for each in dir(pygame) if each.startswith(KEY_PREFIX))
    same = (each for each in names if code_name(device, getattr(pygame, each)) == name)
    return next((getattr(pygame, each) for each in same), None)
