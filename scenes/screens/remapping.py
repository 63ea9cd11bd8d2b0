"""Other keys and gamepad buttons for what can be asked for; what is in the way is named."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from pygame import K_ESCAPE

from scenes.engine.i18n import _
from scenes.engine.input.bindings import (
    USUAL,
    USUAL_BUTTONS,
    USUAL_KEYS,
    Bindings,
    NotFree,
    code_name,
    names_of,
)
from scenes.engine.input.devices import is_back
from scenes.engine.input.inputs import Action, Device, Input, Point, Struck
from scenes.engine.scene import Feedback
from scenes.engine.theme import Style
from scenes.host import Host
from scenes.menu.frame import Frame, Sheet, heading
from scenes.screens.keys import action_words
from scenes.ui.button import Button
from scenes.ui.element import Element
from scenes.ui.field import Field
from scenes.ui.labels import Paragraph
from scenes.ui.layout import Column, Grid
from scenes.ui.ui_scene import UiScene


class RemappingScene(UiScene):
    """A press on a key asks for another one; the next key or button that is struck is it."""

    overlay = True
    first_focus = "usual keys"

    def __init__(self, host: Host) -> None:
        super().__init__()
        self._host = host
        self._asked: tuple[Device, Action] | None = None
        self._note = ""

    @property
    def wants_keys(self) -> bool:
        return self._asked is not None

    @property
    def _bindings(self) -> Bindings:
        return self._host.comfort.bindings

    def build(self) -> Element:
        usual = Button("usual keys", self._forget, text=_("Usual keys")).enabled_if(
            self._bindings != USUAL
        )
        columns = (
            self._column(_("Keyboard"), Device.KEYBOARD, USUAL_KEYS),
            self._column(_("Gamepad"), Device.GAMEPAD, USUAL_BUTTONS),
        )
        body = Column(
            Grid(*columns, columns=2, gap=48, narrowest=380),
            Paragraph(
                _("Enter, Backspace, Esc, arrows, Tab, digits and the left stick never change."),
                Style.SMALL,
                colour=lambda palette: palette.text_soft,
            ),
            gap=16,
        )
        top = heading(_("Keys"), self.back, usual)
        return Sheet(Frame(top, body, Paragraph(self._words(), Style.STRONG)), widest=1020)

    def _words(self) -> str:
        if self._asked is None:
            return self._note or _("Press one to change it.")
        device, action = self._asked
        sentence = _("Press the new key for “{meaning}”. Esc leaves it as it is.")
        if device is Device.GAMEPAD:
            sentence = _("Press the new button for “{meaning}”. Esc leaves it as it is.")
        return sentence.format(meaning=action_words(action))

    def _column(self, name: str, device: Device, usual: dict[Action, int]) -> Element:
        now = self._bindings.all_of(device)
        rows = (Field(action_words(action), self._key(device, action, now)) for action in usual)
        return Column(Paragraph(name, Style.SUBHEADING), *rows, gap=8)

    def _key(self, device: Device, action: Action, now: dict[Action, int]) -> Button:
        asked = self._asked == (device, action)
        return Button(
            f"{device.name.lower()} {action.name.lower()}",
            partial(self._ask, device, action),
            text="…" if asked else code_name(device, now[action]),
            selected=asked,
        )

    def _ask(self, device: Device, action: Action) -> None:
        self._asked, self._note = (device, action), ""
        self.rebuild()

    def handle(self, event: Input) -> None:
        if self._asked is None:
            super().handle(event)
        elif isinstance(event, Struck):
            self._struck(*self._asked, event)
        elif is_back(event) or (isinstance(event, Point) and event.clicks):
            self._answer("")

    def _struck(self, device: Device, action: Action, struck: Struck) -> None:
        if struck.device is not device or (device, struck.code) == (Device.KEYBOARD, K_ESCAPE):
            self._answer("")
            return
        before = self._bindings.all_of(device)[action]
        try:
            given, moved = self._bindings.giving(device, action, struck.code)
        except NotFree as taken:
            self.stage.feedback(Feedback.REFUSE)
            self._answer(_why_not(device, struck.code, taken.holder))
            return
        self._keep(given)
        note = ""
        if moved is not None:
            note = _("{key} was “{meaning}”, which is on {other} now.").format(
                key=code_name(device, struck.code),
                meaning=action_words(moved),
                other=code_name(device, before),
            )
        self._answer(note)

    def _answer(self, note: str) -> None:
        self._asked, self._note = None, note
        self.rebuild()

    def _forget(self) -> None:
        self._keep(USUAL)
        self._answer(_("All keys and buttons are the usual ones again."))

    def _keep(self, bindings: Bindings) -> None:
        changed = replace(
            self._host.settings,
            keys=names_of(Device.KEYBOARD, bindings),
            pad_buttons=names_of(Device.GAMEPAD, bindings),
        )
        self._host.change(changed)
        self.stage.set_comfort(self._host.comfort)


def _why_not(device: Device, code: int, holder: Action | None) -> str:
    """What is in the way."""
    if holder is None:
        known = device is Device.KEYBOARD or code in USUAL_BUTTONS.values()
        if not known:
            return _("This button cannot be used here.")
        return _("{key} always means the same.").format(key=code_name(device, code))
    return _("{key} is “{meaning}”: give that another key first.").format(
        key=code_name(device, code), meaning=action_words(holder)
    )
