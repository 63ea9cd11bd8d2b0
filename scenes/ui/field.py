"""A control with its label: beside each other where there is room, else the control below."""

from __future__ import annotations

from pygame import Rect

from scenes.engine.theme import Style
from scenes.ui.element import Look, Size
from scenes.ui.labels import Paragraph
from scenes.ui.layout import Box
from scenes.ui.widget import Widget

GAP = 20
LABEL_SHARE = 0.55
BELOW_LABEL = 9
"""The ring of the focus around a control reaches no letter above it."""


class Field(Box):
    """One line of a form. The label wraps; the control keeps its natural size if it can."""

    def __init__(self, label: str, control: Widget) -> None:
        self.label = Paragraph(label, Style.BODY)
        self.control = control
        control.steps = True
        control.label = control.label or label
        super().__init__((self.label, control))

    def natural(self, look: Look, width: int) -> Size:
        label, control = self._sizes(look, width)
        if self._is_stacked(look, width):
            return width, label[1] + control[1] + look.px(BELOW_LABEL)
        return width, max(label[1], control[1])

    def place(self, look: Look, rect: Rect) -> None:
        self.rect = rect.copy()
        label, control = self._sizes(look, rect.width)
        if self._is_stacked(look, rect.width):
            self.label.place(look, Rect(rect.topleft, label))
            wide = rect.width if self.control.stretches else control[0]
            below = Rect(rect.left, rect.bottom - control[1], wide, control[1])
            self.control.place(look, below)
            return
        beside = Rect((0, 0), control)
        beside.midright = rect.midright
        self.control.place(look, beside)
        words = Rect(0, 0, rect.width - control[0] - look.px(GAP), label[1])
        words.midleft = rect.midleft
        self.label.place(look, words)

    def _is_stacked(self, look: Look, width: int) -> bool:
        return self.control.natural(look, width)[0] > width * LABEL_SHARE

    def _sizes(self, look: Look, width: int) -> tuple[Size, Size]:
        control = self.control.natural(look, width)
        room = width if self._is_stacked(look, width) else width - control[0] - look.px(GAP)
        return self.label.natural(look, max(1, room)), control
