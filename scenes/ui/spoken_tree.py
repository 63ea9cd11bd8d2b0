"""Turns widgets and words into nodes: what a screen says, and what a reader can do there.

A widget says what it was given to say, else what is drawn on it, else its tip; never its name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from scenes.engine.access.ear import Heard, joined
from scenes.engine.access.spoken import STEPPED, TELLS, Act, Node, Role, every
from scenes.engine.drawing.painter import Painter
from scenes.engine.input.inputs import Action
from scenes.engine.scene import Stage
from scenes.engine.theme import Style
from scenes.ui.controls.textfield import TextField
from scenes.ui.element import Element, walk
from scenes.ui.field import Field
from scenes.ui.labels import Gap, Label, Shown
from scenes.ui.scroll import ScrollView
from scenes.ui.ui import Ui
from scenes.ui.widget import Widget

HEADINGS = (Style.TITLE, Style.HEADING, Style.SUBHEADING)


class SpokenUi:
    """What one layout of widgets says."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._texts = 0

    def nodes(self, root: Element | None) -> tuple[Node, ...]:
        """Everything in reading order, also what is scrolled away."""
        self._texts = 0
        return () if root is None else tuple(_once(self._told(root)))

    def node(self, widget: Widget) -> Node:
        """One widget, with what lies in it."""
        parts = tuple(node for part in widget.parts for node in self._told(part))
        inside = tuple(node for node in parts if node.acts)
        words = widget.spoken or self._drawn(widget)
        explained = "" if widget.tip == words else widget.tip
        return Node(
            widget.name,
            widget.role,
            words or widget.tip,
            widget.spoken_value,
            explained if words else "",
            widget.is_on,
            widget.focused,
            widget.enabled or widget.tells,
            _acts(widget),
            widget.rect,
            (*inside, *widget.inner),
        )

    def heard(self, draw: Callable[[Painter], object]) -> tuple[Node, ...]:
        """What is drawn beside all widgets, a node for each line."""
        return tuple(map(self._line, self._stage.listen(draw)))

    def _told(self, element: Element) -> Iterator[Node]:
        if isinstance(element, Widget):
            yield self.node(element)
        elif isinstance(element, Field):
            # Its label is what its control is called.
            yield self.node(element.control)
        elif isinstance(element, Label):
            if element.text.strip():
                yield self._line(Heard(element.text, element.rect, element.style))
        elif isinstance(element, Shown) and element.told:
            for line in element.told:
                yield self._line(Heard(line, element.rect, Style.BODY))
        elif element.parts or isinstance(element, ScrollView | Gap):
            for part in element.parts:
                yield from self._told(part)
        else:
            yield from self.heard(element.draw)

    def _line(self, line: Heard) -> Node:
        self._texts += 1
        role = Role.HEADING if line.style in HEADINGS else Role.TEXT
        return Node(f"words {self._texts}", role, line.text, area=line.area)

    def _drawn(self, widget: Widget) -> str:
        return "" if isinstance(widget, TextField) else joined(self._stage.listen(widget.draw))


def _once(nodes: Iterator[Node]) -> Iterator[Node]:
    """A word that stands below its sign is no more than the name of that."""
    before = ""
    for node in nodes:
        if node.words != before or node.role is not Role.TEXT:
            yield node
        before = node.words


def _acts(widget: Widget) -> frozenset[Act]:
    if widget.tells or not widget.enabled:
        return TELLS if widget.tells else frozenset({Act.PRESS})
    if isinstance(widget, TextField):
        return TELLS | {Act.WRITE}
    stepped = widget.role in (Role.CHOICE, Role.SLIDER, Role.SWITCH)
    return STEPPED if stepped else STEPPED - {Act.MORE, Act.LESS}


def act_on(ui: Ui, key: str, act: Act, text: str = "") -> bool:
    """Do what somebody asks for who has only read; false if there is no such thing to do."""
    try:
        widget = ui.find(key)
    except KeyError:
        return _act_inside(ui, key, act)
    if act not in _acts(widget) or not (widget.enabled or act is Act.FOCUS):
        return False
    ui.focus_on(key, quiet=True)
    match act:
        case Act.PRESS:
            ui.use(widget)
        case Act.MORE | Act.LESS:
            return widget.nudge(Action.RIGHT if act is Act.MORE else Action.LEFT)
        case Act.WRITE:
            assert isinstance(widget, TextField)
            widget.select_all()
            widget.insert(text)
    return True


def _act_inside(ui: Ui, key: str, act: Act) -> bool:
    """At something that lies in a widget: that one has the focus from now on."""
    for each in [] if ui.root is None else walk(ui.root):
        if isinstance(each, Widget) and any(node.key == key for node in every(each.inner)):
            ui.focus_on(each.name, quiet=True)
            return each.act_inside(key, act)
    return False


def without(nodes: Sequence[Node], said: Sequence[Node]) -> tuple[Node, ...]:
    """Those whose words none of the others has said."""
    known = {node.words for node in said}
    return tuple(node for node in nodes if node.words not in known)
