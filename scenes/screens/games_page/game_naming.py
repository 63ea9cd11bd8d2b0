"""A name for a finished game, or for a person: one line to type over a page."""

from __future__ import annotations

from collections.abc import Callable

from game.app.seating import LONGEST_TEXT
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _
from scenes.engine.input.inputs import Action, Device, Input, Press
from scenes.engine.scene import Stage
from scenes.engine.theme import Style
from scenes.ui.button import Button, ButtonKind
from scenes.ui.controls.textfield import TextField
from scenes.ui.element import Element
from scenes.ui.labels import Paragraph
from scenes.ui.layout import Across, Centred, Column, Flow, Panel
from scenes.ui.ui_scene import UiScene


class NamingScene(UiScene):
    """Enter keeps the name, Esc the old one; an empty line takes the name away."""

    overlay = True
    first_focus = "name of the game"

    def __init__(self, name: str, on_name: Callable[[str], None], title: str = "") -> None:
        super().__init__()
        self._title = title or _("Name of the game")
        self._name = name
        self._on_name = on_name

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self._field.select_all()

    def build(self) -> Element:
        self._field = TextField(
            self.first_focus, self._name, self._type, longest=LONGEST_TEXT, placeholder=_("No name")
        )
        buttons = Flow(
            Button("Keep name", self._keep, ButtonKind.PRIMARY, text=_("Done")),
            Button("Cancel", self.back, text=_("Cancel")),
            centred=True,
            gap=16,
        )
        title = Paragraph(self._title, Style.HEADING, align=Align.CENTRE)
        column = Column(title, self._field, buttons, gap=20, across=Across.STRETCH)
        return Centred(Panel(column, padding=36, solid=True), widest=560)

    def handle(self, event: Input) -> None:
        typed = isinstance(event, Press) and event.device is Device.KEYBOARD
        if typed and self.ui.wants_text and isinstance(event, Press) and event.is_down(Action.PLAY):
            self._keep()
            return
        super().handle(event)

    def _type(self, name: str) -> None:
        self._name = name

    def _keep(self) -> None:
        self.stage.pop()
        self._on_name(self._name)
