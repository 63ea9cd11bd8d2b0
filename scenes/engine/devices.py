"""From pygame events to logical input: keyboard, mouse, touch and gamepads.

The reader remembers what is held, so that it can repeat directions, release everything when the
window loses the focus, and tell which device was used last.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, replace

import pygame
from pygame.event import Event

from scenes.anim.timings import REPEAT_DELAY, REPEAT_EVERY
from scenes.engine.bindings import USUAL
from scenes.engine.inputs import (
    Action,
    Button,
    Device,
    Input,
    Phase,
    Point,
    Press,
    Scroll,
    Struck,
    Text,
)
from scenes.engine.keymap import (
    AXIS_ACTIONS,
    SCROLL_AXIS,
    STICK_PRESSED,
    STICK_RELEASED,
    key_press,
    pad_action,
)

STICK_RANGE = 32_768
SCROLL_LINES_PER_SECOND = 14.0


@dataclass(slots=True)
class _Held:
    press: Press
    until_repeat: float = REPEAT_DELAY


class InputReader:
    """One per window. Feed it every event, and once a frame the time that passed."""

    def __init__(self, size: tuple[int, int] = (1280, 720)) -> None:
        self.size = size
        self.pixel_ratio = 1.0
        self.typing = False
        self.asks_which = False
        """The next key or button is wanted as such, whatever it means."""
        self.bindings = USUAL
        self.device = Device.MOUSE
        self.pointer = (-1, -1)
        self._held: dict[Hashable, _Held] = {}
        self._finger: int | None = None
        self._pads: dict[int, int] = {}
        self._scroll = 0.0
        self._readers: dict[int, Callable[[Event], Iterator[Input]]] = {
            pygame.KEYDOWN: self._key_down,
            pygame.KEYUP: self._key_up,
            pygame.TEXTINPUT: self._text,
            pygame.MOUSEMOTION: self._mouse_moved,
            pygame.MOUSEBUTTONDOWN: self._mouse_pressed,
            pygame.MOUSEBUTTONUP: self._mouse_pressed,
            pygame.MOUSEWHEEL: self._wheel,
            pygame.WINDOWLEAVE: self._pointer_left,
            pygame.FINGERDOWN: self._finger_moved,
            pygame.FINGERMOTION: self._finger_moved,
            pygame.FINGERUP: self._finger_moved,
            pygame.CONTROLLERBUTTONDOWN: self._pad_button,
            pygame.CONTROLLERBUTTONUP: self._pad_button,
            pygame.CONTROLLERAXISMOTION: self._pad_axis,
            pygame.WINDOWFOCUSLOST: self._release_all,
            pygame.CONTROLLERDEVICEREMOVED: self._release_all,
        }

    def read(self, event: Event) -> list[Input]:
        """What the player meant by an event; often nothing."""
        reader = self._readers.get(event.type)
        return [] if reader is None else list(reader(event))

    def tick(self, dt: float) -> list[Input]:
        """Repeats of what is held, and the scrolling of a tilted stick."""
        made: list[Input] = []
        for held in self._held.values():
            held.until_repeat -= dt
            if held.press.action.repeats and held.until_repeat <= 0:
                held.until_repeat = REPEAT_EVERY
                press = held.press
                made.append(
                    Press(press.action, Phase.DOWN, press.device, repeated=True, pad=press.pad)
                )
        if self._scroll:
            made.append(Scroll(self._scroll * SCROLL_LINES_PER_SECOND * dt, self.pointer))
        return made

    def _key_down(self, event: Event) -> Iterator[Input]:
        if self.asks_which:
            self.device = Device.KEYBOARD
            yield Struck(event.key, Device.KEYBOARD)
            return
        press = key_press(event, typing=self.typing, bindings=self.bindings)
        if press is not None and ("key", event.key) not in self._held:
            self.device = Device.KEYBOARD
            yield from self._hold(("key", event.key), press)

    def _key_up(self, event: Event) -> Iterator[Input]:
        yield from self._release(("key", event.key))

    def _text(self, event: Event) -> Iterator[Input]:
        if self.typing:
            self.device = Device.KEYBOARD
            yield Text(event.text)

    def _mouse_moved(self, event: Event) -> Iterator[Input]:
        # SDL sends a motion of nothing when a window opens, and mouse copies of each touch.
        if getattr(event, "touch", False) or event.rel == (0, 0):
            return
        self._pointed(event)
        yield Point(self.pointer, Phase.MOVE)

    def _mouse_pressed(self, event: Event) -> Iterator[Input]:
        if getattr(event, "touch", False) or event.button not in (1, 2, 3):
            return
        self._pointed(event)
        phase = Phase.DOWN if event.type == pygame.MOUSEBUTTONDOWN else Phase.UP
        yield Point(self.pointer, phase, Button(event.button))

    def _wheel(self, event: Event) -> Iterator[Input]:
        self.device = Device.MOUSE
        turned = getattr(event, "precise_y", float(event.y))
        yield Scroll(-3.0 * turned, self.pointer)

    def _pointer_left(self, _event: Event) -> Iterator[Input]:
        self.pointer = (-1, -1)
        yield Point(self.pointer, Phase.LEAVE)

    def _finger_moved(self, event: Event) -> Iterator[Input]:
        """One finger at a time: a second one would press where nobody looks."""
        if event.type == pygame.FINGERDOWN and self._finger is None:
            self._finger = event.finger_id
        if event.finger_id != self._finger:
            return
        self.device = Device.TOUCH
        self.pointer = (round(event.x * self.size[0]), round(event.y * self.size[1]))
        phases = {pygame.FINGERDOWN: Phase.DOWN, pygame.FINGERUP: Phase.UP}
        yield Point(self.pointer, phases.get(event.type, Phase.MOVE), device=Device.TOUCH)
        if event.type == pygame.FINGERUP:
            self._finger = None
            self.pointer = (-1, -1)
            yield Point(self.pointer, Phase.LEAVE, device=Device.TOUCH)

    def _pad_button(self, event: Event) -> Iterator[Input]:
        key = ("pad", event.instance_id, event.button)
        if event.type == pygame.CONTROLLERBUTTONUP:
            yield from self._release(key)
        elif self.asks_which:
            self.device = Device.GAMEPAD
            yield Struck(event.button, Device.GAMEPAD)
        elif (action := pad_action(event.button, self.bindings)) is not None:
            self.device = Device.GAMEPAD
            pad = self._number_of(event.instance_id)
            yield from self._hold(key, Press(action, device=Device.GAMEPAD, pad=pad))

    def _pad_axis(self, event: Event) -> Iterator[Input]:
        """A stick counts as pressed well off centre and as released near it, never in between."""
        tilt = event.value / STICK_RANGE
        if event.axis == SCROLL_AXIS:
            self._scroll = tilt if abs(tilt) > STICK_RELEASED else 0.0
            return
        for axis, sign, action in AXIS_ACTIONS:
            key = ("axis", event.instance_id, axis, sign)
            if axis != event.axis:
                continue
            if tilt * sign > STICK_PRESSED and key not in self._held:
                self.device = Device.GAMEPAD
                pad = self._number_of(event.instance_id)
                yield from self._hold(key, Press(action, device=Device.GAMEPAD, pad=pad))
            elif tilt * sign < STICK_RELEASED:
                yield from self._release(key)

    def _number_of(self, instance: int) -> int:
        """Gamepads are counted as they are first used: a system numbers them as it likes."""
        return self._pads.setdefault(instance, len(self._pads))

    def _pointed(self, event: Event) -> None:
        self.device = Device.MOUSE
        self.pointer = (
            int(event.pos[0] * self.pixel_ratio),
            int(event.pos[1] * self.pixel_ratio),
        )

    def _hold(self, key: Hashable, press: Press) -> Iterator[Input]:
        self._held[key] = _Held(press)
        yield press

    def _release(self, key: Hashable) -> Iterator[Input]:
        held = self._held.pop(key, None)
        if held is not None:
            yield replace(held.press, phase=Phase.UP)

    def _release_all(self, _event: Event) -> Iterator[Input]:
        self._scroll = 0.0
        for key in list(self._held):
            yield from self._release(key)


def is_back(event: Input) -> bool:
    """Esc, gamepad B or the second mouse button."""
    match event:
        case Press():
            return event.is_down(Action.BACK)
        case Point(phase=Phase.DOWN, button=Button.SECOND):
            return True
    return False
