"""Dragging: something on the mat follows the pointer until it is dropped, thrown or put back.

What can be carried, and what a drop means, is the mat's to say; when a press becomes a drag, and
how fast something was thrown, is the same for every game.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from math import hypot
from typing import Protocol, TypeAlias

from scenes.engine.input.devices import is_back
from scenes.engine.input.inputs import Device, Input, Point, PointerButton, PressPhase
from scenes.engine.theme import Metrics

SLOP = {Device.MOUSE: 6, Device.TOUCH: 12}
"""So far a pointer may wander while it presses, in units: a click stays a click."""
THROW = 800
"""Units a second: so fast is thrown, not laid."""
MEASURED = 0.1
"""The last seconds before the drop tell how fast it was."""
SHORTEST = 1 / 120

Position: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Drop:
    """Where and how something was let go of."""

    position: Position
    speed: tuple[float, float]
    """To the right and down, in units a second."""

    @property
    def is_thrown_up(self) -> bool:
        """Away from the player, and fast."""
        across, down = self.speed
        return -down > THROW and -down > abs(across)


class Carried(Protocol):
    """Something on the mat in the player's hand. It may have left the mat before it is dropped."""

    def carry(self, position: Position) -> None:
        """The pointer has moved there."""

    def drop(self, drop: Drop) -> None:
        """It was let go of."""

    def put_back(self) -> None:
        """It was not meant: let it go home."""


class Carrier(Protocol):
    """Whoever has things that can be carried; every chooser is one."""

    def grab(self, point: Point) -> Carried | None:
        """What would follow the pointer from here on; nothing changes before it is carried."""


class Drag:
    """At most one thing at a time. A press that does not wander stays with the widgets."""

    def __init__(self) -> None:
        self._held: Carried | None = None
        self._start: Position = (0, 0)
        self._is_on = False
        self._clock = 0.0
        self._way: deque[tuple[float, Position]] = deque()

    @property
    def is_on(self) -> bool:
        """Something follows the pointer."""
        return self._is_on

    def handle(self, event: Input, carrier: Carrier, metrics: Metrics) -> bool:
        """True if the input belongs to what is carried; then nobody else may have it."""
        if self._is_on and is_back(event):
            self.cancel()
            return True
        if not isinstance(event, Point):
            return False
        match event.phase:
            case PressPhase.DOWN if event.button is PointerButton.FIRST and not self._is_on:
                self._forget()
                self._held, self._start = carrier.grab(event), event.position
                self._way.append((self._clock, event.position))
            case PressPhase.MOVE if self._held is not None:
                self._move(event, metrics)
            case PressPhase.UP if event.button is PointerButton.FIRST:
                return self._let_go(event.position, metrics.unit)
            case PressPhase.LEAVE if self._is_on:
                self.cancel()
                return True
        return self._is_on

    def update(self, dt: float) -> None:
        """Let time pass: it tells a throw from a drop."""
        self._clock += dt

    def cancel(self) -> None:
        """Whatever is carried goes home."""
        held, was_on = self._held, self._is_on
        self._forget()
        if held is not None and was_on:
            held.put_back()

    def _move(self, point: Point, metrics: Metrics) -> None:
        assert self._held is not None
        way = hypot(point.position[0] - self._start[0], point.position[1] - self._start[1])
        if not self._is_on and way <= metrics.px(SLOP.get(point.device, SLOP[Device.MOUSE])):
            return
        self._is_on = True
        self._way.append((self._clock, point.position))
        while self._way[0][0] < self._clock - MEASURED:
            self._way.popleft()
        self._held.carry(point.position)

    def _let_go(self, position: Position, unit: float) -> bool:
        held, was_on, speed = self._held, self._is_on, self._speed(position, unit)
        self._forget()
        if held is not None and was_on:
            held.drop(Drop(position, speed))
        return was_on

    def _speed(self, position: Position, unit: float) -> tuple[float, float]:
        recent = [each for each in self._way if each[0] >= self._clock - MEASURED]
        if not recent:
            return 0.0, 0.0
        then, (x, y) = recent[0]
        seconds = max(SHORTEST, self._clock - then)
        return (position[0] - x) / unit / seconds, (position[1] - y) / unit / seconds

    def _forget(self) -> None:
        self._held, self._is_on = None, False
        self._way.clear()
