"""A mode on a page: given on, changed, copied and deleted, or taken over from a friend."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from pygame import Rect

from game.app.own_modes import (
    OwnMode,
    free_name,
    mode_code,
    mode_words,
    players_words,
    shared_text,
)
from scenes.art.icons import Icon
from scenes.art.palette import Palette
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import Sprite
from scenes.engine.i18n import _
from scenes.engine.theme import Style, Theme
from scenes.games.registry import TABLES
from scenes.host import Host
from scenes.menu.desktop import copy_text
from scenes.menu.frame import Frame, Sheet, heading
from scenes.screens.modes.mode_cards import ModeBadge
from scenes.screens.modes.mode_maker import ModeMakerScene
from scenes.screens.modes.qr_picture import QrCode
from scenes.screens.setup.draft import Draft
from scenes.screens.setup.rule_cards import TablePreview, TableRules, drawn_with
from scenes.ui.button import Button, ButtonKind
from scenes.ui.dialog import Answer, Dialog
from scenes.ui.element import Element, Size
from scenes.ui.labels import Label, Paragraph, Picture
from scenes.ui.layout import Column, Flow, Panel, Row, Split
from scenes.ui.ui_scene import UiScene

SHARES = (52, 48)
WIDEST, QR = 900, 190
SIGN = 54, 38
"""Units of the picture before a difference."""


class ModePage(UiScene):
    """One that is kept: its code for a friend, and what can be done with it."""

    overlay = True
    first_focus = "Copy the code"

    def __init__(
        self,
        host: Host,
        draft: Draft,
        mode: OwnMode,
        done: Callable[[Draft], None],
        play: Callable[[Draft], None],
        copy: Callable[[str], bool] = copy_text,
    ) -> None:
        super().__init__()
        self._host, self._draft, self.mode, self._copy = host, draft, mode, copy
        self._done, self._play = done, play
        self._note = ""
        self._seen = host.modes.version

    def build(self) -> Element:
        code = Label(mode_code(self.mode), Style.HEADING)
        note = self._note or _("Scan it, or type twelve letters at a friend's table.")
        soft = Paragraph(note, Style.SMALL, colour=lambda palette: palette.text_soft).at_least(2)
        copy = Button("Copy the code", self._copy_code, ButtonKind.PRIMARY, text=_("Copy"),
                      icon=Icon.COPY)  # fmt: skip
        more = Flow(
            Button("Save as file", self._save, text=_("Save as file")),
            Button("Edit", self._edit, text=_("Edit")),
            Button("Make a copy", self._double, text=_("Make a copy")),
            Button("Delete", self._ask, text=_("Delete…")),
            gap=8,
        )
        picture = QrCode(shared_text(self.mode), QR)
        right = Column(picture, code, soft, copy, more, gap=8)
        body = Split(card_of(self._draft, self.mode), right, shares=SHARES, narrowest=280, gap=18)
        return Sheet(Frame(heading(_("Give it on"), self.back), body), widest=WIDEST)

    def _copy_code(self) -> None:
        copied = self._copy(mode_code(self.mode))
        self._note = _("Copied.") if copied else _("Note it down: copying is not possible.")
        self.rebuild()

    def _save(self) -> None:
        self._host.modes.export(self.mode)

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._host.modes.version != self._seen:
            self._seen = self._host.modes.version
            exported = self._host.modes.exported
            if exported is not None:
                self._note = _("Written: {path}").format(path=exported)
                self._host.modes.exported = None
            self.rebuild()

    def _edit(self) -> None:
        self.stage.replace(
            ModeMakerScene(self._host, self._draft, self._done, self._play, self.mode)
        )

    def _double(self) -> None:
        name = free_name(self._host.modes.modes, self.mode.name, self.mode.game)
        self._host.modes.keep(replace(self.mode, name=name))
        self.stage.pop()

    def _ask(self) -> None:
        words = _("{name} is forgotten here. Games that were played by it stay.")
        self.stage.push(
            Dialog(
                _("Delete this mode?"),
                words.format(name=self.mode.name),
                Answer("Delete", self._delete, text=_("Delete")),
                Answer("No", primary=True, text=_("No")),
            )
        )

    def _delete(self) -> None:
        self._host.modes.delete(self.mode)
        self.stage.pop()


class ModeOffer(UiScene):
    """One from a friend, looked at before it is kept: what is other than in the usual game."""

    overlay = True
    first_focus = "Keep"

    def __init__(
        self,
        host: Host,
        draft: Draft,
        mode: OwnMode,
        done: Callable[[Draft], None],
        play: Callable[[Draft], None],
    ) -> None:
        super().__init__()
        self._host, self._draft, self.mode = host, draft, mode
        self._done, self._play = done, play

    def build(self) -> Element:
        known = next((each for each in self._host.modes.modes if each.is_like(self.mode)), None)
        buttons: list[Element] = [Button("Not now", self.back, text=_("Not now"))]
        words = _("New to you.")
        if known is not None:
            words = _("You have this one already: {name}.").format(name=known.name)
        buttons.append(Button("Try it", self._try, text=_("Try it")))
        if known is None:
            buttons.append(Button("Keep", self._keep, ButtonKind.PRIMARY, text=_("Keep")))
        rows = differences(self._draft, self.mode)
        usual = _("Like {game}, but:").format(game=likeness(self.mode))
        right = Column(
            Label(words, Style.SMALL, colour=lambda palette: palette.text_soft),
            Label(usual, Style.SUBHEADING),
            *rows,
            Flow(*buttons, gap=10),
            gap=8,
        )
        body = Split(card_of(self._draft, self.mode), right, shares=SHARES, narrowest=280, gap=18)
        return Sheet(Frame(heading(_("From a friend"), self.back), body), widest=WIDEST)

    def draw_ground(self, painter: Painter) -> None:
        """The table to be set up stays in sight."""

    def _try(self) -> None:
        self.stage.pop()
        self._play(self._draft.with_mode(self.mode.answers))

    def _keep(self) -> None:
        name = free_name(self._host.modes.modes, self.mode.name, self.mode.game)
        self._host.modes.keep(replace(self.mode, name=name))
        self.stage.pop()
        self._done(self._draft.with_mode(self.mode.answers))


def card_of(draft: Draft, mode: OwnMode) -> Element:
    """A mode as its maker made it: the table, sign and name, and its rules in one breath."""
    played = draft.with_mode(mode.answers)
    name = Row(ModeBadge(mode.sign, mode.colour, 44), Label(mode.name, Style.SUBHEADING), gap=12)
    told = mode_words(mode.kit, played.answers)
    parts: list[Element] = [name, Paragraph(f"{told} {players_words(mode)}", Style.BODY)]
    pictures = TABLES[mode.game].set_up_pictures
    if pictures is not None:
        parts.insert(0, TablePreview(played, pictures))
    return Column(*parts, gap=10)


def likeness(mode: OwnMode) -> str:
    """The game that it began from."""
    kit, pictures = mode.kit, TABLES[mode.game].set_up_pictures
    if pictures is None:
        return _(kit.title)
    usual = kit.rules.option_spec.defaults()[pictures.one_of]
    answer = mode.answers.get(pictures.one_of, usual)
    return kit.teller.phrase(kit.option_words[pictures.one_of].answers[answer])


def differences(draft: Draft, mode: OwnMode) -> list[Element]:
    """What is otherwise than there, a line each: its picture, what it is, and what it is not."""
    rules = TableRules(draft.with_mode(mode.answers))
    told: list[Element] = []
    for group in filter(rules.is_changed, rules.groups):
        usual = group.told(rules.options_with(rules.usual(group)))
        now = Label(group.told(rules.options), Style.STRONG)
        before = Label(_("not: {answer}").format(answer=usual), Style.SMALL, colour=_soft)
        drawn = None if group.picture is None else drawn_with(rules, group.picture, {})
        parts = [] if drawn is None else [Picture(SIGN, partial(_draw_sign, drawn))]
        told.append(Panel(Row(*parts, Column(now, before, gap=0), gap=10), padding=6))
    return told


def _soft(palette: Palette) -> str:
    return palette.text_soft


def _draw_sign(drawn: Callable[[Size, Theme], Sprite], painter: Painter, area: Rect) -> None:
    painter.sprite(drawn(area.size, painter.theme), area.center)
