"""Letters to choose by gamepad, for whoever has no keyboard: opened on a line of text."""

from __future__ import annotations

from functools import partial

from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _
from scenes.engine.input.inputs import Action, Input, Press
from scenes.engine.theme import Style
from scenes.ui.button import Button, ButtonKind
from scenes.ui.controls.textfield import TextField
from scenes.ui.element import Element
from scenes.ui.labels import Paragraph
from scenes.ui.layout import Across, Centred, Column, Flow, Grid, Panel
from scenes.ui.ui_scene import UiScene

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
FURTHER = "ÀÁÄÇÈÉËÍÏÑÓÖÚÜ0123456789-'"
ABREAST = 13
CARET = "_"


class LetterPicker(UiScene):
    """Writes into the field at once. The first letter of a word is a capital, unless turned."""

    overlay = True
    first_focus = "letter A"

    def __init__(self, field: TextField) -> None:
        super().__init__()
        self._field = field
        self._turned = False

    def build(self) -> Element:
        field = self._field
        shown = [each for each in LETTERS + FURTHER if field.allowed(each)]
        letters = (
            Button(f"letter {each}", partial(self._write, each), text=self._cased(each))
            for each in shown
        )
        tools = (
            Button("capitals", self._turn, text=_("Aa"), selected=self._turned),
            Button("space", partial(self._write, " "), text=_("Space")),
            Button("erase", self._erase, text=_("Erase")),
            Button("done", self.back, ButtonKind.PRIMARY, text=_("Done")),
        )
        column = Column(
            Paragraph(field.value + CARET, Style.HEADING, align=Align.CENTRE),
            Grid(*letters, columns=ABREAST, narrowest=44, gap=6),
            Flow(*tools, centred=True),
            gap=16,
            across=Across.STRETCH,
        )
        return Centred(Panel(column, padding=24, solid=True), widest=980)

    def handle(self, event: Input) -> None:
        if isinstance(event, Press) and event.is_down(Action.HINT, Action.ERASE):
            self._erase()
        elif isinstance(event, Press) and event.is_down(Action.PAUSE):
            self.back()
        else:
            super().handle(event)

    def _cased(self, letter: str) -> str:
        """A name begins with a capital and goes on small."""
        value = "" if self._field.is_selected else self._field.value
        capital = not value or value.endswith((" ", "-"))
        return letter if capital != self._turned else letter.lower()

    def _write(self, letter: str) -> None:
        self._field.insert(self._cased(letter))
        self._turned = False
        self.rebuild()

    def _erase(self) -> None:
        self._field.edit(Press(Action.ERASE))
        self.rebuild()

    def _turn(self) -> None:
        self._turned = not self._turned
        self.rebuild()
