"""More: what a page can do beside its few buttons, on a sheet over it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from scenes.art.icons import Icon
from scenes.engine.i18n import _
from scenes.engine.scene import Stage, Transition
from scenes.menu.frame import Frame, Sheet, heading
from scenes.ui.button import Button
from scenes.ui.element import Element
from scenes.ui.layout import Grid
from scenes.ui.ui_scene import UiScene

MORE = "More"
"""The name of the button."""
ONE_COLUMN = 4
"""So many entries stand below each other."""


class MoreEntry(NamedTuple):
    """One thing to do; `name` is its meaning, `text` what is shown."""

    name: str
    text: str
    icon: Icon
    act: Callable[[], None]


class MoreSheet(UiScene):
    """Closes itself, then acts."""

    overlay = True

    def __init__(self, entries: Sequence[MoreEntry]) -> None:
        super().__init__()
        self._entries = tuple(entries)
        self.first_focus = entries[0].name

    def build(self) -> Element:
        buttons = [
            Button(each.name, partial(self._do, each.act), text=each.text, icon=each.icon)
            for each in self._entries
        ]
        columns = 1 if len(buttons) <= ONE_COLUMN else 2
        body = Grid(*buttons, columns=columns, narrowest=180, gap=10)
        return Sheet(Frame(heading(_("More"), self.back), body), widest=220 + 240 * columns)

    def _do(self, act: Callable[[], None]) -> None:
        self.stage.pop(Transition.FADE)
        act()


def more_button(stage: Stage, entries: Callable[[], Sequence[MoreEntry]]) -> Button:
    """The last button of a page; what lies behind it is asked for when it is pressed."""
    return Button(MORE, lambda: stage.push(MoreSheet(entries())), text=_("More"))
