"""Random hands on every device at once. The same seed does the same things."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

import pygame

from game.core.rng import Rng
from scenes.engine.input.bindings import Bindings
from scenes.engine.input.inputs import Action, Device
from scenes.engine.input.keymap import PAD_BUTTONS, pad_action
from tests.driver import FRAME
from tests.ui.house import House

KEYS = [
    pygame.K_RETURN, pygame.K_SPACE, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN,
    pygame.K_TAB, pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5, pygame.K_h,
    pygame.K_l, pygame.K_r, pygame.K_p, pygame.K_s, pygame.K_SLASH, pygame.K_BACKSPACE,
    pygame.K_DELETE, pygame.K_HOME, pygame.K_END, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_F1,
]  # fmt: skip
SIZES = [(960, 540), (1024, 768), (1280, 720), (1600, 900), (1680, 720), (1280, 960)]
WINDOW_EVENTS = [
    pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWMINIMIZED,
    pygame.WINDOWRESTORED, pygame.WINDOWEXPOSED, pygame.WINDOWLEAVE,
]  # fmt: skip
REMEMBERED = 40
FORBIDDEN = frozenset({"Quit"})
"""The monkey would only end the program, which is well known to work."""
CONFIRMS = (Action.CONFIRM, Action.PLAY)
PAUSES = (*[0] * 12, 1, 2, 5, 30)
"""Frames to wait after an input; mostly none."""


class Monkey:
    """Does one thing after another in a house, and remembers the last of them."""

    def __init__(self, house: House, seed: int) -> None:
        self._house = house
        self._rng = Rng(seed, "monkey")
        self.done: deque[str] = deque(maxlen=REMEMBERED)
        self.scenes_seen: set[str] = set()
        self._habits: list[tuple[int, Callable[[], str]]] = [
            (60, self._click_something),
            (10, self._click_anywhere),
            (6, self._point_anywhere),
            (4, self._touch_something),
            (8, self._drag_something),
            (40, self._press_key),
            (6, self._go_back),
            (20, self._press_pad),
            (2, self._tilt_stick),
            (3, self._scroll),
            (3, self._type),
            (1, self._resize),
            (2, self._window_event),
        ]
        self._total = sum(weight for weight, _habit in self._habits)

    def act(self) -> None:
        """One input, then perhaps a little rest."""
        # A change of scene that was asked for takes place first: what is aimed at must be there.
        self._house.step()
        self._do_something()
        self._rest()

    def act_at_once(self) -> None:
        """Two inputs in one frame, which may quit, too: then it goes on as if nothing had been."""
        self._house.step()
        with self._house.in_one_frame():
            self._do_something()
            self._do_something()
        self._rest()
        self._house.app.running = True

    def _rest(self) -> None:
        self._house.run(self._rng.choice(PAUSES) * FRAME)
        self.scenes_seen.update(self._house.names)

    def _do_something(self) -> None:
        drawn = self._rng.below(self._total)
        for weight, habit in self._habits:
            drawn -= weight
            if drawn < 0:
                # Noted before it is done: what fails is what one wants to read.
                self.done.append(habit.__name__)
                self.done[-1] = f"{self._house.names[-1]}: {habit()}"
                break

    def _targets(self) -> list[str]:
        return [name for name in self._house.scene.targets() if name not in FORBIDDEN]

    def _anywhere(self) -> tuple[int, int]:
        width, height = self._house.app.window.size
        return self._rng.below(width), self._rng.below(height)

    def _is_forbidden(self, position: tuple[int, int]) -> bool:
        targets = self._house.scene.targets().items()
        return any(name in FORBIDDEN and rect.collidepoint(position) for name, rect in targets)

    def _click_something(self) -> str:
        targets = self._targets()
        if not targets:
            return self._click_anywhere()
        name = self._rng.choice(targets)
        self._house.click(name)
        return f"click {name!r}"

    def _click_anywhere(self) -> str:
        position = self._anywhere()
        if not self._is_forbidden(position):
            self._house.click_at(position, self._rng.choice([1, 1, 1, 2]))
        return f"click {position}"

    def _point_anywhere(self) -> str:
        position = self._anywhere()
        self._house.point(position)
        return f"point {position}"

    def _touch_something(self) -> str:
        targets = self._targets()
        if not targets:
            return "touch nothing"
        name = self._rng.choice(targets)
        self._house.touch(name)
        return f"touch {name!r}"

    def _drag_something(self) -> str:
        """Mostly let go of again; else whatever comes next finds it in the air."""
        targets = self._targets()
        end = self._anywhere()
        if not targets or self._is_forbidden(end):
            return "drag nothing"
        name = self._rng.choice(targets)
        self._house.carry(self._house.find(name).center, end)
        if self._rng.below(4) and not self._is_forbidden(end):
            self._house.drop(end)
        return f"drag {name!r} to {end}"

    def _press_key(self) -> str:
        key = self._rng.choice(KEYS)
        chosen = self._bindings.action_of(Device.KEYBOARD, key)
        if not self._would_quit(key == pygame.K_RETURN or chosen in CONFIRMS):
            self._house.press(key)
        return f"press {pygame.key.name(key)}"

    def _go_back(self) -> str:
        self._house.press(Action.BACK)
        return "press back"

    def _press_pad(self) -> str:
        button = self._rng.choice(list(PAD_BUTTONS))
        if not self._would_quit(pad_action(button, self._bindings) in CONFIRMS):
            self._house.pad(button)
        return f"pad {PAD_BUTTONS[button].name}"

    @property
    def _bindings(self) -> Bindings:
        """The monkey may have chosen other keys."""
        return self._house.app.theme.comfort.bindings

    def _would_quit(self, confirms: bool) -> bool:
        ui = getattr(self._house.scene, "_ui", None)
        focused = ui.focused if ui is not None else None
        return confirms and focused is not None and focused.name in FORBIDDEN

    def _tilt_stick(self) -> str:
        axis, tilt = self._rng.below(4), self._rng.choice([-1.0, -0.5, 0.0, 0.5, 1.0])
        self._house.stick(axis, tilt)
        self._house.stick(axis, 0.0)
        return f"stick {axis} {tilt}"

    def _scroll(self) -> str:
        lines = self._rng.below(9) - 4
        self._house.scroll(lines)
        return f"scroll {lines}"

    def _type(self) -> str:
        text = self._rng.choice(["Zoë", "", "12345", "x" * 30, "A7K2-99QQ", "שלום", "🦎"])
        self._house.type(text)
        return f"type {text!r}"

    def _resize(self) -> str:
        size = self._rng.choice(SIZES)
        self._house.app.window.resize(size)
        self._house.step()
        return f"resize {size}"

    def _window_event(self) -> str:
        kind = self._rng.choice(WINDOW_EVENTS)
        self._house.post(kind)
        return f"event {pygame.event.event_name(kind)}"
