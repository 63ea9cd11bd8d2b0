"""With what people play who share a screen in Stress: mouse, left keys, right keys, gamepads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from game.core.seats import Seat
from scenes.art.icons import Icon
from scenes.engine.i18n import _
from scenes.engine.input.inputs import Action, Device, Press


class DeviceKind(Enum):
    """What lies in front of somebody; two people can share a keyboard."""

    MOUSE = auto()
    LEFT_KEYS = auto()
    RIGHT_KEYS = auto()
    PAD = auto()


@dataclass(frozen=True, slots=True)
class Controls:
    """One thing to play with; `pad` counts gamepads from 0."""

    kind: DeviceKind
    pad: int = 0

    @property
    def words(self) -> str:
        """What it is called."""
        match self.kind:
            case DeviceKind.MOUSE:
                return _("mouse")
            case DeviceKind.LEFT_KEYS:
                return _("left keys")
            case DeviceKind.RIGHT_KEYS:
                return _("right keys")
        return _("gamepad {number}").format(number=self.pad + 1)

    @property
    def sign(self) -> Icon:
        """What it looks like."""
        signs = {DeviceKind.MOUSE: Icon.MOUSE, DeviceKind.PAD: Icon.GAMEPAD}
        return signs.get(self.kind, Icon.KEY)

    @property
    def has_keys(self) -> bool:
        """A part of the keyboard."""
        return self.kind in (DeviceKind.LEFT_KEYS, DeviceKind.RIGHT_KEYS)


def all_controls(pads: int) -> list[Controls]:
    """What there is: a gamepad must be connected to be chosen. Whoever is asked first points."""
    gamepads = [Controls(DeviceKind.PAD, number) for number in range(pads)]
    return [
        Controls(DeviceKind.MOUSE),
        *gamepads,
        Controls(DeviceKind.RIGHT_KEYS),
        Controls(DeviceKind.LEFT_KEYS),
    ]


class Devices:
    """Who plays with what; nobody has what another has."""

    def __init__(self) -> None:
        self._given: dict[Seat, Controls] = {}
        self.is_asked = False
        """The people have said so."""

    def of(self, seat: Seat) -> Controls | None:
        """None: there was nothing left for them."""
        return self._given.get(seat)

    def follow(self, people: Sequence[Seat], pads: int) -> bool:
        """Give everybody something, as far as there is enough; true if somebody has lost theirs."""
        there = all_controls(pads)
        kept = {
            seat: controls
            for seat, controls in self._given.items()
            if seat in people and controls in there
        }
        lost = any(seat in people and seat not in kept for seat in self._given)
        free = [controls for controls in there if controls not in kept.values()]
        for seat in people:
            if seat not in kept and free:
                kept[seat] = free.pop(0)
        self._given = kept
        return lost

    def give(self, seat: Seat, controls: Controls) -> None:
        """Whoever had it gets the other's in exchange."""
        before = self._given.get(seat)
        holder = next((each for each, own in self._given.items() if own == controls), None)
        self._given[seat] = controls
        if holder is not None and holder != seat:
            if before is None:
                del self._given[holder]
            else:
                self._given[holder] = before

    def deed(self, seat: Seat, press: Press) -> Deed | None:
        """What a key or button asks of somebody; None if it is not theirs."""
        controls = self._given.get(seat)
        meant = meaning(press)
        if controls is None or meant is None:
            return None
        owner, deed = meant
        if owner == controls:
            return deed
        # Who has the keyboard alone has both its sides.
        shared = sum(own.has_keys for own in self._given.values()) > 1
        return deed if owner.has_keys and controls.has_keys and not shared else None


class Deed(NamedTuple):
    """What somebody asks for: one of these, the others say nothing."""

    way: Action | None = None
    """Go to the next place in a direction."""
    turn: int = 0
    """Quarters to the right."""
    tile: int | None = None
    """Which of several tiles; beyond the last: the next one."""
    lays: bool = False
    takes_back: bool = False


NEXT_TILE = -1
_WAYS = {way: Deed(way=way) for way in (Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN)}
_LAYS, _TAKES_BACK = Deed(lays=True), Deed(takes_back=True)
_LEFT_LETTERS = {
    "a": _WAYS[Action.LEFT],
    "d": _WAYS[Action.RIGHT],
    "w": _WAYS[Action.UP],
    "s": _WAYS[Action.DOWN],
    "q": Deed(turn=-1),
    "e": Deed(turn=1),
}
_RIGHT_LETTERS = {"u": Deed(turn=-1), "o": Deed(turn=1)}
_LEFT_DIGITS = {digit: Deed(tile=digit - 1) for digit in (1, 2, 3)}
_RIGHT_DIGITS = {digit: Deed(tile=place) for place, digit in enumerate((8, 9, 0))}
_LEFT_KEYS = {Action.CONFIRM: _LAYS}
_RIGHT_KEYS = {**_WAYS, Action.PLAY: _LAYS, Action.ERASE: _TAKES_BACK}
_PAD = {
    **_WAYS,
    Action.PREVIOUS_FOCUS: Deed(turn=-1),
    Action.NEXT_FOCUS: Deed(turn=1),
    Action.CONFIRM: _LAYS,
    Action.PLAY: _LAYS,
    Action.HINT: Deed(tile=NEXT_TILE),
    Action.BACK: _TAKES_BACK,
}


def meaning(press: Press) -> tuple[Controls, Deed] | None:
    """Whose device a press comes from, and what it asks for."""
    if press.device is Device.GAMEPAD:
        deed = _PAD.get(press.action)
        return None if deed is None else (Controls(DeviceKind.PAD, press.pad), deed)
    letter = press.letter.lower()
    sides = (
        (DeviceKind.LEFT_KEYS, _LEFT_LETTERS, _LEFT_DIGITS, _LEFT_KEYS),
        (DeviceKind.RIGHT_KEYS, _RIGHT_LETTERS, _RIGHT_DIGITS, _RIGHT_KEYS),
    )
    for side, letters, digits, keys in sides:
        if press.action is Action.DIGIT:
            deed = digits.get(press.digit)
        else:
            deed = letters.get(letter) or keys.get(press.action)
        if deed is not None:
            return Controls(side), deed
    return None
