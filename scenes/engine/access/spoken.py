"""What a screen says to somebody who does not see it: a tree of nodes with words of their own.

It is made anew whenever somebody asks, from what the screen shows: it holds no more than that.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Final

from pygame import Rect

from scenes.engine.i18n import _


class Role(Enum):
    """What a node is, as a screen reader names it."""

    GROUP = auto()
    GRID = auto()
    ROW = auto()
    CELL = auto()
    HEADING = auto()
    TEXT = auto()
    STATUS = auto()
    """The line that tells what is to be done, or what happens."""
    SIGN = auto()
    BUTTON = auto()
    CARD = auto()
    SWITCH = auto()
    CHOICE = auto()
    SLIDER = auto()
    ENTRY = auto()


class Act(Enum):
    """What can be done with a node without a pointer."""

    PRESS = auto()
    FOCUS = auto()
    MORE = auto()
    LESS = auto()
    WRITE = auto()
    """Put other text in its place."""


ENDS: Final = " ."
MOST_FIRST_LINES: Final = 8
TELLS: Final = frozenset({Act.FOCUS})
PRESSED: Final = TELLS | {Act.PRESS}
STEPPED: Final = PRESSED | {Act.MORE, Act.LESS}


@dataclass(frozen=True, slots=True)
class Node:
    """One thing on the screen. `key` is its meaning for actions and tests, and is never spoken."""

    key: str
    role: Role
    words: str
    value: str = ""
    more: str = ""
    """What explains it to whoever lingers."""
    is_on: bool | None = None
    """None: it is nothing that can be on or chosen."""
    is_focused: bool = False
    is_enabled: bool = True
    acts: frozenset[Act] = frozenset()
    area: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))
    children: tuple[Node, ...] = ()

    def line(self, *, full: bool = False) -> str:
        """As it is spoken: words, value, state; in full also what it is, and what explains it."""
        parts = [self.words, self.value, self.state]
        if full:
            parts += [_role_words().get(self.role, ""), self.more]
        said = [part.strip(ENDS) for part in parts if part]
        return ", ".join(dict.fromkeys(part for part in said if part))

    @property
    def state(self) -> str:
        """In words; nothing where there is nothing to say."""
        if not self.is_enabled and Act.PRESS in self.acts:
            return _("not now")
        if self.role is Role.SWITCH:
            return _("on") if self.is_on else _("off")
        return _("chosen") if self.is_on else ""


def every(nodes: Iterable[Node]) -> Iterator[Node]:
    """All nodes below each other, in reading order."""
    for node in nodes:
        yield node
        yield from every(node.children)


def focused(nodes: Iterable[Node]) -> Node | None:
    """The innermost node that has the focus."""
    found = [node for node in every(nodes) if node.is_focused]
    return found[-1] if found else None


def first_lines(nodes: Sequence[Node]) -> list[str]:
    """What a screen is called, and what stands below that until something can be done."""
    told = list(every(nodes))
    heads = [number for number, node in enumerate(told) if node.role is Role.HEADING]
    start = heads[0] if heads else 0
    lines = []
    for node in told[start : start + MOST_FIRST_LINES]:
        if Act.PRESS in node.acts or node.role is Role.STATUS or node.children:
            break
        lines.append(node.line())
    return lines


def unsaid(lines: Iterable[str], said: Iterable[str]) -> list[str]:
    """Those that nobody has said yet, whatever they end with."""
    known = {line.strip(ENDS) for line in said}
    return [line for line in lines if line.strip(ENDS) not in known]


def texts(lines: Iterable[str], key: str, role: Role = Role.TEXT) -> tuple[Node, ...]:
    """Lines that can only be read."""
    said = [line for line in lines if line.strip()]
    return tuple(Node(f"{key} {number}", role, line) for number, line in enumerate(said, 1))


def printed(nodes: Iterable[Node], deep: int = 0) -> str:
    """The tree as text, a line for each node: what a reader walks through."""
    lines = []
    for node in nodes:
        mark = "> " if node.is_focused else "- "
        lines.append("  " * deep + mark + node.line(full=True))
        if node.children:
            lines.append(printed(node.children, deep + 1))
    return "\n".join(lines)


def _role_words() -> dict[Role, str]:
    return {
        Role.BUTTON: _("button"),
        Role.SWITCH: _("switch"),
        Role.CHOICE: _("choice"),
        Role.SLIDER: _("slider"),
        Role.ENTRY: _("text field"),
        Role.CARD: _("card"),
        Role.HEADING: _("heading"),
        Role.GRID: _("grid"),
    }
