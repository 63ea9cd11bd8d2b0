"""What becomes of a press that wanders, at every table: carried, dropped, thrown or put back."""

from __future__ import annotations

import pytest

from scenes.engine.input.inputs import Action, Device, Point, PointerButton, Press, PressPhase
from scenes.engine.theme import Metrics
from scenes.table.choosing.drag import MEASURED, SLOP, THROW, Carried, Drag, Drop, Position

START = (500, 500)
FRAME = 1 / 60


class Thing:
    """Implements `Carried` and remembers everything."""

    def __init__(self) -> None:
        self.way: list[Position] = []
        self.dropped: list[Drop] = []
        self.put_backs = 0

    def carry(self, position: Position) -> None:
        self.way.append(position)

    def drop(self, drop: Drop) -> None:
        self.dropped.append(drop)

    def put_back(self) -> None:
        self.put_backs += 1


class Table:
    """One thing that can be carried from anywhere."""

    def __init__(self, thing: Thing | None, metrics: Metrics | None = None) -> None:
        self.thing = thing
        self.drag = Drag()
        self._metrics = metrics or Metrics()

    def grab(self, point: Point) -> Carried | None:  # noqa: ARG002 - it lies everywhere
        return self.thing

    def send(self, phase: PressPhase, position: Position, device: Device = Device.MOUSE) -> bool:
        used = self.drag.handle(Point(position, phase, device=device), self, self._metrics)
        self.drag.update(FRAME)
        return used


def carried(thing: Thing) -> Table:
    table = Table(thing)
    table.send(PressPhase.DOWN, START)
    table.send(PressPhase.MOVE, (540, 460))
    return table


@pytest.mark.parametrize("device", [Device.MOUSE, Device.TOUCH])
def test_a_press_that_hardly_wanders_stays_a_click(device: Device) -> None:
    thing = Thing()
    table = Table(thing)
    near = (START[0] + SLOP[device], START[1])
    used = [
        table.send(PressPhase.DOWN, START, device),
        table.send(PressPhase.MOVE, near, device),
        table.send(PressPhase.UP, near, device),
    ]
    assert used == [False] * 3
    assert (thing.way, thing.dropped) == ([], [])


def test_a_finger_may_wander_further_than_a_mouse() -> None:
    assert SLOP[Device.TOUCH] > SLOP[Device.MOUSE]


def test_what_is_carried_follows_and_is_dropped_where_the_pointer_is() -> None:
    thing = Thing()
    table = carried(thing)
    assert table.drag.is_on
    assert table.send(PressPhase.MOVE, (600, 300))
    assert table.send(PressPhase.UP, (600, 310))
    assert thing.way == [(540, 460), (600, 300)]
    assert [drop.position for drop in thing.dropped] == [(600, 310)]
    assert not table.drag.is_on


@pytest.mark.parametrize(
    "event",
    [
        Press(Action.BACK),
        Point((540, 460), PressPhase.DOWN, PointerButton.SECOND),
        Point((-1, -1), PressPhase.LEAVE),
    ],
)
def test_a_drag_that_is_cancelled_puts_the_thing_back(event: Press | Point) -> None:
    thing = Thing()
    table = carried(thing)
    assert table.drag.handle(event, table, Metrics())
    assert not table.send(PressPhase.UP, (540, 460)), "the button that is still held means nothing"
    assert (thing.put_backs, thing.dropped) == (1, [])


def test_nothing_is_carried_where_there_is_nothing() -> None:
    table = Table(None)
    assert not table.send(PressPhase.DOWN, START)
    assert not table.send(PressPhase.MOVE, (700, 100))
    assert not table.send(PressPhase.UP, (700, 100))


def test_fast_and_up_is_a_throw() -> None:
    thing = Thing()
    table = carried(thing)
    for step in range(1, 4):
        table.send(PressPhase.MOVE, (540, 460 - 40 * step))
    table.send(PressPhase.UP, (540, 300))
    assert thing.dropped[0].is_thrown_up


@pytest.mark.parametrize("end", [(540, 620), (900, 440)])
def test_down_or_sideways_is_no_throw(end: Position) -> None:
    thing = Thing()
    table = carried(thing)
    table.send(PressPhase.MOVE, end)
    table.send(PressPhase.UP, end)
    assert not thing.dropped[0].is_thrown_up


def test_a_pointer_that_came_to_rest_lays_and_does_not_throw() -> None:
    thing = Thing()
    table = carried(thing)
    table.send(PressPhase.MOVE, (540, 200))
    table.drag.update(MEASURED)
    table.send(PressPhase.UP, (540, 200))
    assert thing.dropped[0].speed == (0.0, 0.0)


def test_a_throw_is_measured_in_units_so_that_every_window_feels_alike() -> None:
    speeds = []
    for metrics, scale in ((Metrics(1280, 720), 1), (Metrics(2560, 1440), 2)):
        thing = Thing()
        table = Table(thing, metrics)
        table.send(PressPhase.DOWN, (100 * scale, 600 * scale))
        table.send(PressPhase.MOVE, (100 * scale, 580 * scale))
        table.send(PressPhase.UP, (100 * scale, 560 * scale))
        speeds.append(thing.dropped[0].speed)
    assert speeds[0] == pytest.approx(speeds[1])
    assert -speeds[0][1] > THROW
