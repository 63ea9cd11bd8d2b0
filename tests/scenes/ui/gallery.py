"""Screens that show every widget, for the tests of the kit and for looking at."""

from __future__ import annotations

from collections.abc import Callable

from scenes.art.icons import Icon
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _
from scenes.engine.theme import Style
from scenes.ui.button import Button, ButtonKind
from scenes.ui.controls.choice import Choice
from scenes.ui.controls.slider import Slider
from scenes.ui.controls.textfield import TextField
from scenes.ui.controls.toggle import Toggle
from scenes.ui.element import Element
from scenes.ui.field import Field
from scenes.ui.labels import Gap, Label, Paragraph
from scenes.ui.layout import Across, Centred, Column, Flow, Grid, Panel, Row, Split
from scenes.ui.scroll import ScrollView
from scenes.ui.ui_scene import UiScene

MENU = ("Continue", "New game", "Daily deal", "Learn to play", "Options", "Quit")
LEVELS = ("Gentle", "Keen", "Sharp")


class MenuScene(UiScene):
    """A column of menu entries, as on the title."""

    first_focus = "New game"

    def __init__(self) -> None:
        super().__init__()
        self.pressed: list[str] = []

    def build(self) -> Element:
        entries = [self._entry(name) for name in MENU]
        return Column(
            Label("Kododo", Style.TITLE),
            Label(
                _("5211 · the card game of just enough"), colour=lambda palette: palette.text_soft
            ),
            Gap(12),
            *entries,
            gap=6,
            across=Across.START,
        )

    def _entry(self, name: str) -> Button:
        button = Button(name, lambda: self.pressed.append(name), ButtonKind.MENU, text=_(name))
        return button.enabled_if(name != "Continue")


class OptionsScene(UiScene):
    """A form with one of everything."""

    def __init__(self) -> None:
        super().__init__()
        self.values: dict[str, object] = {}

    def build(self) -> Element:
        return Centred(Column(self._heading(), self._form(), self._buttons(), gap=16), widest=760)

    def _heading(self) -> Element:
        return Row(
            Label(_("Options"), Style.HEADING),
            Gap(),
            weights={1: 1},
        )

    def _form(self) -> Element:
        return Panel(
            Column(
                Field(
                    _("Reduced motion"),
                    Toggle("reduced motion", False, self._keep("reduced motion")).tipped(
                        _("Cards fade instead of flying and flipping.")
                    ),
                ),
                Field(_("High contrast"), Toggle("high contrast", True, self._keep("contrast"))),
                Field(
                    _("Text size"),
                    Slider("text size", 1.0, self._keep("text size"), span=(1.0, 2.0), step=0.1),
                ),
                Field(
                    _("Level of the opponents"),
                    Choice("level", LEVELS, "Keen", self._keep("level"), show=_),
                ),
                Field(
                    _("Your name"),
                    TextField("name", "Ana", self._keep("name"), placeholder=_("Name")),
                ),
                gap=16,
            )
        )

    def _buttons(self) -> Element:
        keep = self._keep("pressed")
        return Flow(
            Button("Play", lambda: keep("Play"), ButtonKind.PRIMARY, text=_("Play")),
            Button("Reset", lambda: keep("Reset"), text=_("Reset"), icon=Icon.UNDO),
            Button("Delete", lambda: keep("Delete"), text=_("Delete")).enabled_if(False),
            Button("Sound", lambda: keep("Sound"), text="", icon=Icon.SOUND),
            gap=16,
            centred=True,
        )

    def _keep(self, name: str) -> Callable[[object], None]:
        def keep(value: object) -> None:
            self.values[name] = value

        return keep


class ListScene(UiScene):
    """A list that scrolls beside a grid and some text."""

    def build(self) -> Element:
        rows = [
            Button(
                f"replay {number}",
                lambda: None,
                ButtonKind.ROW,
                text=_("Match {n}").format(n=number),
                detail=_("Ana won with 21 points in 6 rounds"),
                selected=number == 2,
            )
            for number in range(1, 15)
        ]
        seats = [Button(f"seat {number}", lambda: None, icon=Icon.PERSON) for number in range(1, 6)]
        words = _("Words are plain and short. Messages say what happened and what to do.")
        return Split(
            ScrollView("replays", Column(*rows, gap=8)),
            Column(
                Paragraph(words, Style.BODY, align=Align.LEFT),
                Grid(*seats, columns=3),
            ),
            shares=(2, 3),
        )
