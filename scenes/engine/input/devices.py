"""From pygame events to logical input: keyboard, mouse, touch and gamepads.

The reader remembers what is held, so that it can repeat directions, release everything when the
window loses the focus, and tell which device was used last.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count
from math import dist
from typing import TypeAlias

import pygame
from pygame._sdl2 import controller
from pygame.event import Event

from scenes.anim.timings import REPEAT_DELAY, REPEAT_EVERY
from scenes.engine.input.bindings import USUAL
from scenes.engine.input.inputs import (
    Action,
    Device,
    FileDrop,
    Input,
    Pinch,
    Point,
    PointerButton,
    Press,
    PressPhase,
    Scroll,
    Struck,
    Text,
)
from scenes.engine.input.keymap import (
    AXIS_ACTIONS,
    SCROLL_AXES,
    STICK_PRESSED,
    STICK_RELEASED,
    TRIGGERS,
    key_press,
    pad_action,
)


class Gamepads:
    """Keeps each connected gamepad open, which is what makes SDL report its buttons."""

    def __init__(self) -> None:
        self._open: dict[int, controller.Controller] = {}

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self._open)

    def start(self) -> None:
        """Initialise late: probing devices takes longer than drawing the first frame."""
        try:
            controller.init()
        except pygame.error:
            return
        for index in range(controller.get_count()):
            self._add(index)

    def notice(self, event: Event) -> None:
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._add(event.device_index)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self._open.pop(event.instance_id, None)

    def _add(self, index: int) -> None:
        try:
            if controller.get_init() and controller.is_controller(index):
                pad = controller.Controller(index)
                self._open[pad.id] = pad
        except pygame.error:
            # Unplugged again between the event and now.
            return


STICK_RANGE = 32_768
SCROLL_LINES_PER_SECOND = 14.0
PINCHING = 2
CLOSEST = 8
"""Pixels: fingers nearer to each other tell nothing."""

Position: TypeAlias = tuple[int, int]


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
        self._fingers: dict[int, tuple[int, int]] = {}
        self._finger: int | None = None
        self._pads: dict[int, int] = {}
        self._scroll = [0.0, 0.0]
        self._pulled: set[Hashable] = set()
        self._readers: dict[int, Callable[[Event], Iterator[Input]]] = {
            pygame.KEYDOWN: self._key_down,
            pygame.KEYUP: self._key_up,
            pygame.TEXTINPUT: self._text,
            pygame.MOUSEMOTION: self._mouse_moved,
            pygame.MOUSEBUTTONDOWN: self._mouse_pressed,
            pygame.MOUSEBUTTONUP: self._mouse_pressed,
            pygame.MOUSEWHEEL: self._wheel,
            pygame.WINDOWLEAVE: self._pointer_left,
            pygame.DROPFILE: self._dropped,
            pygame.FINGERDOWN: self._finger_moved,
            pygame.FINGERMOTION: self._finger_moved,
            pygame.FINGERUP: self._finger_moved,
            pygame.CONTROLLERBUTTONDOWN: self._pad_button,
            pygame.CONTROLLERBUTTONUP: self._pad_button,
            pygame.CONTROLLERAXISMOTION: self._pad_axis,
            pygame.WINDOWFOCUSLOST: self._release_all,
            pygame.CONTROLLERDEVICEREMOVED: self._pad_removed,
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
                    Press(press.action, PressPhase.DOWN, press.device, repeated=True, pad=press.pad)
                )
        if any(self._scroll):
            across, down = (tilt * SCROLL_LINES_PER_SECOND * dt for tilt in self._scroll)
            made.append(Scroll(down, self.pointer, across, Device.GAMEPAD))
        return made

    @property
    def pads(self) -> int:
        """How many gamepads have been used and are still there."""
        return len(self._pads)

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
        yield Point(self.pointer, PressPhase.MOVE)

    def _mouse_pressed(self, event: Event) -> Iterator[Input]:
        if getattr(event, "touch", False) or event.button not in (1, 2, 3):
            return
        self._pointed(event)
        phase = PressPhase.DOWN if event.type == pygame.MOUSEBUTTONDOWN else PressPhase.UP
        yield Point(self.pointer, phase, PointerButton(event.button))

    def _wheel(self, event: Event) -> Iterator[Input]:
        self.device = Device.MOUSE
        turned = getattr(event, "precise_y", float(event.y))
        yield Scroll(-3.0 * turned, self.pointer)

    def _pointer_left(self, _event: Event) -> Iterator[Input]:
        self.pointer = (-1, -1)
        yield Point(self.pointer, PressPhase.LEAVE)

    def _dropped(self, event: Event) -> Iterator[Input]:
        yield FileDrop(event.file)

    def _finger_moved(self, event: Event) -> Iterator[Input]:
        """One finger points; with a second one they pinch, and nothing is pressed any more."""
        place = (round(event.x * self.size[0]), round(event.y * self.size[1]))
        before, self._fingers = self._fingers, self._fingers | {event.finger_id: place}
        if event.type == pygame.FINGERUP:
            del self._fingers[event.finger_id]
        if event.type == pygame.FINGERDOWN and not before:
            self._finger = event.finger_id
        elif event.type == pygame.FINGERDOWN and self._finger is not None:
            self._finger, self.pointer = None, (-1, -1)
            yield Point(self.pointer, PressPhase.LEAVE, device=Device.TOUCH)
        if self._finger is None and len(before) == len(self._fingers) == PINCHING:
            yield from _pinch(tuple(before.values()), tuple(self._fingers.values()))
        if event.finger_id != self._finger:
            return
        self.device, self.pointer = Device.TOUCH, place
        phases = {pygame.FINGERDOWN: PressPhase.DOWN, pygame.FINGERUP: PressPhase.UP}
        yield Point(self.pointer, phases.get(event.type, PressPhase.MOVE), device=Device.TOUCH)
        if event.type == pygame.FINGERUP:
            self._finger = None
            self.pointer = (-1, -1)
            yield Point(self.pointer, PressPhase.LEAVE, device=Device.TOUCH)

    def _pad_button(self, event: Event) -> Iterator[Input]:
        key = ("pad", event.instance_id, event.button)
        if event.type == pygame.CONTROLLERBUTTONUP:
            yield from self._release(key)
        else:
            yield from self._pad_pressed(key, event.instance_id, event.button)

    def _pad_pressed(self, key: Hashable, instance: int, button: int) -> Iterator[Input]:
        if self.asks_which:
            self.device = Device.GAMEPAD
            yield Struck(button, Device.GAMEPAD)
        elif (action := pad_action(button, self.bindings)) is not None:
            self.device = Device.GAMEPAD
            pad = self._number_of(instance)
            yield from self._hold(key, Press(action, device=Device.GAMEPAD, pad=pad))

    def _pad_axis(self, event: Event) -> Iterator[Input]:
        """A stick counts as pressed well off centre and as released near it, never in between."""
        tilt = event.value / STICK_RANGE
        if event.axis in SCROLL_AXES:
            far = abs(tilt) > STICK_RELEASED
            self._scroll[SCROLL_AXES.index(event.axis)] = tilt if far else 0.0
            return
        if event.axis in TRIGGERS:
            yield from self._trigger(event.instance_id, TRIGGERS[event.axis], tilt)
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

    def _trigger(self, instance: int, button: int, tilt: float) -> Iterator[Input]:
        """Pulled once it is one press, however many motions tell of it."""
        key = ("pad", instance, button)
        if tilt < STICK_RELEASED:
            self._pulled.discard(key)
            yield from self._release(key)
        elif tilt > STICK_PRESSED and key not in self._pulled:
            self._pulled.add(key)
            yield from self._pad_pressed(key, instance, button)

    def _number_of(self, instance: int) -> int:
        """Gamepads are counted as they are first used: a system numbers them as it likes."""
        free = next(number for number in count() if number not in self._pads.values())
        return self._pads.setdefault(instance, free)

    def _pad_removed(self, event: Event) -> Iterator[Input]:
        """The next one that comes takes its number: whoever had it plays on."""
        self._pads.pop(event.instance_id, None)
        yield from self._release_all(event)

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
            yield replace(held.press, phase=PressPhase.UP)

    def _release_all(self, _event: Event) -> Iterator[Input]:
        self._scroll = [0.0, 0.0]
        self._fingers, self._finger = {}, None
        for key in list(self._held):
            yield from self._release(key)


def _pinch(before: Sequence[Position], after: Sequence[Position]) -> Iterator[Pinch]:
    """By how much two fingers have parted."""
    apart, now = dist(*before), dist(*after)
    if apart > CLOSEST and now > CLOSEST:
        (ax, ay), (bx, by) = after
        yield Pinch(now / apart, ((ax + bx) // 2, (ay + by) // 2))


def is_back(event: Input) -> bool:
    """Esc, gamepad B or the second mouse button."""
    match event:
        case Press():
            return event.is_down(Action.BACK)
        case Point(phase=PressPhase.DOWN, button=PointerButton.SECOND):
            return True
    return False
