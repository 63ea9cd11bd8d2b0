"""Logical input: what a player meant, whichever device it came from.

Scenes match on these types and never ask pygame for the state of a key or of the mouse.
`scenes.engine.input.devices` makes them from pygame events.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto
from typing import TypeAlias


class Device(Enum):
    """What the player used last; key hints follow it."""

    KEYBOARD = auto()
    MOUSE = auto()
    TOUCH = auto()
    GAMEPAD = auto()

    @property
    def points(self) -> bool:
        """Mouse and touch point at things; keyboard and gamepad move a focus."""
        return self in (Device.MOUSE, Device.TOUCH)


class PressPhase(Enum):
    """Moments of a press. LEAVE: the pointer went out of the window or the press was lost."""

    DOWN = auto()
    MOVE = auto()
    UP = auto()
    LEAVE = auto()


class PointerButton(Enum):
    """The buttons of a pointer; a finger is always the first."""

    FIRST = 1
    MIDDLE = 2
    SECOND = 3


class Action(Enum):
    """What a key or gamepad button asks for."""

    CONFIRM = auto()
    PLAY = auto()
    BACK = auto()
    LEFT = auto()
    RIGHT = auto()
    UP = auto()
    DOWN = auto()
    NEXT_FOCUS = auto()
    PREVIOUS_FOCUS = auto()
    PAGE_UP = auto()
    PAGE_DOWN = auto()
    HOME = auto()
    END = auto()
    DIGIT = auto()
    LETTER = auto()
    """A key to which only the game on the table may give a meaning."""
    HINT = auto()
    LOG = auto()
    RULES = auto()
    HELP = auto()
    PAUSE = auto()
    SKIP = auto()
    OVERVIEW = auto()
    """All of what lies on the table, and back to the part that was seen."""
    FULLSCREEN = auto()
    READ_ALOUD = auto()
    """Our own voice begins, or ends."""
    READ_ON = auto()
    """With it: the next line of the screen."""
    READ_BACK = auto()
    READ_PART = auto()
    """All of the next part, such as the table."""
    SAY_AGAIN = auto()
    ERASE = auto()
    DELETE = auto()
    PASTE = auto()
    SELECT_ALL = auto()

    @property
    def repeats(self) -> bool:
        """Held down, it happens again and again."""
        return self in _REPEATING


_REPEATING = {
    Action.LEFT,
    Action.RIGHT,
    Action.UP,
    Action.DOWN,
    Action.NEXT_FOCUS,
    Action.PREVIOUS_FOCUS,
    Action.PAGE_UP,
    Action.PAGE_DOWN,
    Action.ERASE,
    Action.DELETE,
}


@dataclass(frozen=True, slots=True)
class Point:
    """The mouse or a finger at a pixel of the window."""

    position: tuple[int, int]
    phase: PressPhase
    button: PointerButton = PointerButton.FIRST
    device: Device = Device.MOUSE

    @property
    def clicks(self) -> bool:
        """The first button went down."""
        return self.phase is PressPhase.DOWN and self.button is PointerButton.FIRST


@dataclass(frozen=True, slots=True)
class Press:
    """A key or gamepad button went down or up; `digit` is set for `Action.DIGIT` only.

    `letter` is what the key types, a capital with Shift, whatever else the key asks for: a game
    looks at it before the table does.
    """

    action: Action
    phase: PressPhase = PressPhase.DOWN
    device: Device = Device.KEYBOARD
    digit: int = 0
    repeated: bool = False
    letter: str = field(default="", compare=False)
    pad: int = field(default=0, compare=False)
    """Which gamepad, counted from 0 as they were first used."""

    def is_down(self, *actions: Action) -> bool:
        """True when this is the pressing of one of the actions."""
        return self.phase is PressPhase.DOWN and self.action in actions


@dataclass(frozen=True, slots=True)
class Struck:
    """A key or gamepad button as such, while the scene wants to know which one is meant."""

    code: int
    device: Device


@dataclass(frozen=True, slots=True)
class Text:
    """Typed characters, while the scene wants text."""

    characters: str


@dataclass(frozen=True, slots=True)
class Scroll:
    """The wheel or the right stick: positive `lines` go down the page, `across` to the right."""

    lines: float
    position: tuple[int, int]
    across: float = 0.0
    device: Device = Device.MOUSE


@dataclass(frozen=True, slots=True)
class Pinch:
    """Two fingers that part or close, around a pixel of the window: more than 1 goes nearer."""

    by: float
    position: tuple[int, int]


@dataclass(frozen=True, slots=True)
class FileDrop:
    """A file from elsewhere was let go over the window."""

    path: str


Input: TypeAlias = Point | Press | Struck | Text | Scroll | FileDrop | Pinch
