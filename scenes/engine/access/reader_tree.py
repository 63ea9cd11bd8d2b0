"""The spoken tree in the shapes of AccessKit: what a screen reader of the system walks through."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from scenes.engine.access.spoken import Act, Node, Role

ROOT_KEY: Final = ()
NEWS: Final = "news"
"""The line that is said whenever it changes."""
Path = tuple[str, ...]
"""The keys from the root to a node; one that occurs twice has its number behind it."""

ROLES: Final[Mapping[Role, str]] = {
    Role.GROUP: "GROUP",
    Role.GRID: "GRID",
    Role.ROW: "ROW",
    Role.CELL: "CELL",
    Role.HEADING: "HEADING",
    Role.TEXT: "LABEL",
    Role.STATUS: "LABEL",
    Role.SIGN: "LABEL",
    Role.BUTTON: "BUTTON",
    Role.CARD: "BUTTON",
    Role.SWITCH: "SWITCH",
    Role.CHOICE: "BUTTON",
    Role.SLIDER: "SLIDER",
    Role.ENTRY: "TEXT_INPUT",
}
"""A choice is a button to every reader: a press goes on to its next value, which its name tells."""


@dataclass(frozen=True, slots=True)
class FlatNode:
    """A node by itself, and who lies in it."""

    node: Node
    children: tuple[int, ...] = ()


class Numbering:
    """Numbers of nodes that stay as long as a node does."""

    def __init__(self) -> None:
        self._numbers: dict[Path, int] = {ROOT_KEY: 0}
        self.keys: dict[int, str] = {}

    def flat(self, nodes: Sequence[Node]) -> dict[int, FlatNode]:
        """Every node by its number; the root, number 0, holds all."""
        found: dict[int, FlatNode] = {}
        top = self._below(nodes, ROOT_KEY, found)
        found[0] = FlatNode(Node("window", Role.GROUP, ""), top)
        return found

    def _below(
        self, nodes: Sequence[Node], path: Path, found: dict[int, FlatNode]
    ) -> tuple[int, ...]:
        seen: dict[str, int] = {}
        numbers = []
        for node in nodes:
            times = seen[node.key] = seen.get(node.key, 0) + 1
            here = (*path, node.key if times == 1 else f"{node.key} {times}")
            number = self._numbers.setdefault(here, len(self._numbers))
            self.keys[number] = node.key
            numbers.append(number)
            children = self._below(node.children, here, found)
            found[number] = FlatNode(replace(node, children=()), children)
        return tuple(numbers)


def native(kit: Any, leaf: FlatNode, title: str) -> Any:  # noqa: ANN401 - an optional module and its node
    """One node as AccessKit has it."""
    node, role = leaf.node, kit.Role
    if node.role is Role.GROUP and node.key == "window":
        made = kit.Node(role.WINDOW)
        made.set_label(title)
        made.set_children(list(leaf.children))
        return made
    made = kit.Node(getattr(role, ROLES[node.role]))
    words = _name(node)
    if ROLES[node.role] == "LABEL":
        made.set_value(words)
    else:
        made.set_label(words)
    if node.key == NEWS:
        made.set_live(kit.Live.POLITE)
    if node.more:
        made.set_description(node.more)
    _set_value(kit, made, node)
    if node.area.width and node.area.height:
        area = node.area
        made.set_bounds(kit.Rect(area.left, area.top, area.right, area.bottom))
    made.set_children(list(leaf.children))
    _set_acts(kit, made, node)
    return made


def _name(node: Node) -> str:
    """Its words; and what readers do not say of a button: its value, and that it is not now."""
    if node.role in (Role.SLIDER, Role.ENTRY, Role.SWITCH):
        return node.words
    if _is_toggled(node) and node.is_enabled:
        return ", ".join(dict.fromkeys(part for part in (node.words, node.value) if part))
    return node.line()


def _is_toggled(node: Node) -> bool:
    return node.role is Role.SWITCH or (node.role is Role.CARD and node.is_on is not None)


def _set_value(kit: Any, made: Any, node: Node) -> None:  # noqa: ANN401
    if node.role is Role.ENTRY:
        made.set_value(node.value)
    elif node.role is Role.SLIDER:
        made.set_value(node.value)
        number = number_of(node)
        if number is not None:
            made.set_numeric_value(number)
            made.set_min_numeric_value(0)
            made.set_max_numeric_value(100)
    elif _is_toggled(node):
        made.set_toggled(kit.Toggled.TRUE if node.is_on else kit.Toggled.FALSE)
    elif node.is_on is not None:
        made.set_selected(node.is_on)


def _set_acts(kit: Any, made: Any, node: Node) -> None:  # noqa: ANN401
    action = kit.Action
    if not node.is_enabled:
        # It stays one that can be pressed: readers remember what a thing can do, not when.
        made.set_disabled()
    given = {
        Act.PRESS: (action.CLICK,),
        Act.FOCUS: (action.FOCUS,),
        Act.MORE: (action.INCREMENT,),
        Act.LESS: (action.DECREMENT,),
        Act.WRITE: (action.SET_VALUE,),
    }
    for act in node.acts:
        for each in given[act]:
            made.add_action(each)
    if node.role is Role.SLIDER:
        made.add_action(action.SET_VALUE)


def number_of(node: Node) -> float | None:
    """The value of a slider, as it stands in its words."""
    digits = "".join(letter for letter in node.value if letter.isdigit())
    return float(digits) if digits else None
