"""The maker: answers in groups, the table to be beside them, and its rules in one breath."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.app.own_modes import (
    COLOURS,
    LONGEST_NAME,
    SIGNS,
    OwnMode,
    asked_of_a_mode,
    free_name,
    is_called,
    mode_of,
    mode_words,
    players_words,
    shuffled,
    tidy_name,
)
from game.core.options import OptionField, OptionValue
from game.core.rng import Rng
from scenes.art.icons import Icon
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _
from scenes.engine.scene import Feedback
from scenes.engine.theme import Style
from scenes.games.registry import TABLES
from scenes.host import Host
from scenes.menu.frame import Ends, Frame, heading
from scenes.screens.modes.mode_cards import BadgeButton
from scenes.screens.setup.answer_cards import TablePreview
from scenes.screens.setup.draft import Draft
from scenes.ui.button import Button, ButtonKind
from scenes.ui.cloth import lay_cloth
from scenes.ui.controls.choice import Choice
from scenes.ui.controls.textfield import TextField
from scenes.ui.element import Element
from scenes.ui.labels import Label, Paragraph
from scenes.ui.layout import Column, Flow, Panel, Row, Split
from scenes.ui.ui_scene import UiScene

SHARES = (25, 40, 35)
NARROWEST = 230
MANY = 6
"""More answers than these are stepped through, fewer stand side by side."""


class ModeMakerScene(UiScene):
    """Begins from a table as it is set up; `done` hears of the answers, `play` begins with them."""

    first_focus = "Try it"

    def __init__(
        self,
        host: Host,
        draft: Draft,
        done: Callable[[Draft], None],
        play: Callable[[Draft], None],
        mode: OwnMode | None = None,
    ) -> None:
        super().__init__()
        self._host = host
        self._done = done
        self._play = play
        self._known = mode
        spec = draft.kit.rules.option_spec
        self.draft = draft if mode is None else draft.with_mode(mode.answers)
        self._fields = {field.name: field for field in asked_of_a_mode(draft.kit)}
        self._usual = spec.defaults()
        self._name = "" if mode is None else mode.name
        self._look = (0, 0) if mode is None else (mode.sign, mode.colour)
        self._group = self._groups()[0]
        self._chance = 0

    @property
    def mode(self) -> OwnMode:
        """What would be kept."""
        name = tidy_name(self._name) or self._free_name()
        sign, colour = self._look
        return replace(mode_of(self.draft.kit, name, self.draft.answers), sign=sign, colour=colour)

    def _free_name(self) -> str:
        kit = self.draft.kit
        return free_name(self._host.modes.modes, _("My {game}").format(game=_(kit.title)), kit.key)

    def _groups(self) -> list[str]:
        """In the order in which only the maker asks; what set-up asks stands among them."""
        words = self.draft.kit.option_words
        names = sorted(self._fields, key=lambda name: self._fields[name].is_asked)
        groups = dict.fromkeys(words[name].group for name in names)
        return sorted(groups, key=lambda group: group != "")

    # What is seen

    def build(self) -> Element:
        top = heading(_("Make a game"), self.back)
        keep = Button("Keep", self._keep, text=_("Keep"))
        shuffle = Button("Shuffle", self._shuffle, text=_("Shuffle"), icon=Icon.DICE)
        play = Button("Try it", self._try, ButtonKind.PRIMARY, text=_("Try it"))
        note = Label(_("a game nobody has played yet"), Style.SMALL, colour=lambda p: p.text_soft)
        body = Split(
            self._group_list(), Panel(self._questions(), padding=16), self._card(),
            shares=SHARES, narrowest=NARROWEST, gap=14,
        )  # fmt: skip
        bottom = Ends(Flow(shuffle.tipped(_("A sensible game by chance.")), note), Row(keep, play))
        return Frame(top, body, bottom, gap=12)

    def draw_ground(self, painter: Painter) -> None:
        lay_cloth(painter)

    def _group_list(self) -> Element:
        buttons = [
            Button(
                f"group {number + 1}", partial(self._open, group), ButtonKind.ROW,
                text=_(group) if group else _("Rules"), detail=self._answers_in(group),
                selected=group == self._group,
            )
            for number, group in enumerate(self._groups())
        ]  # fmt: skip
        return Column(*buttons, gap=8)

    def _answers_in(self, group: str) -> str:
        """What is answered otherwise than usual."""
        words, answers = self.draft.kit.option_words, self.draft.answers
        names = [name for name in self._fields if words[name].group == group]
        changed = [name for name in names if answers[name] != self._usual[name]]
        return ", ".join(self._told(name) for name in changed) or _("as in the game")

    def _told(self, name: str) -> str:
        """An answer that says what it is about; a switch alone does not."""
        value = self.draft.answers[name]
        question = _(self.draft.kit.option_words[name].question)
        if value in ("on", "off"):
            return question if value == "on" else f"{question}: {self._said(name, value)}"
        return self._said(name, value)

    def _said(self, name: str, value: OptionValue) -> str:
        kit = self.draft.kit
        return kit.teller.phrase(kit.option_words[name].answers[value])

    def _questions(self) -> Element:
        words = self.draft.kit.option_words
        asked = [field for field in self._fields.values() if words[field.name].group == self._group]
        return Column(*(self._question(field) for field in asked), gap=14)

    def _question(self, field: OptionField) -> Element:
        """All answers; those that do not go are locked, with the reason and the way out."""
        kit, answers = self.draft.kit, self.draft.answers
        spec, chosen = kit.rules.option_spec, answers[field.name]
        caption = Label(_(kit.option_words[field.name].question), Style.CONTROL)
        locked = {
            value: reason for value in field.values
            if value != chosen and (reason := spec.problem({**answers, field.name: value}))
        }  # fmt: skip
        if len(field.values) > MANY:
            free = tuple(value for value in field.values if value not in locked)
            control: Element = Choice(
                field.name, free, chosen, partial(self._answer, field.name),
                show=partial(self._said, field.name),
            )  # fmt: skip
        else:
            control = Flow(*(self._button(field.name, value, value in locked)
                             for value in field.values), gap=8)  # fmt: skip
        if not locked or len(field.values) > MANY:
            return Column(caption, control, gap=6)
        value, reason = next(iter(locked.items()))
        way_out = Button(
            f"{field.name} anyway", partial(self._answer, field.name, value),
            text=_("Anyway"),
        ).snug()  # fmt: skip
        why = _("{answer}: {reason}").format(answer=self._said(field.name, value), reason=reason)
        soft = Paragraph(why, Style.SMALL, colour=lambda palette: palette.text_soft)
        return Column(caption, control, Row(soft, way_out, weights={0: 1}, gap=10), gap=6)

    def _button(self, name: str, value: OptionValue, is_locked: bool) -> Button:  # noqa: FBT001
        chosen = self.draft.answers[name] == value
        icon = Icon.LOCK if is_locked else Icon.CHECK if chosen else None
        button = Button(
            f"{name} {value}", partial(self._answer, name, value), text=self._said(name, value),
            icon=icon, selected=chosen,
        )  # fmt: skip
        return button.snug().enabled_if(not is_locked)

    def _card(self) -> Element:
        kit, mode = self.draft.kit, self.mode
        pictures = TABLES[kit.key].set_up_pictures
        name = TextField(
            "name", self._name, self._call_it, longest=LONGEST_NAME, placeholder=mode.name
        )
        told = f"{mode_words(kit, self.draft.answers)} {players_words(mode)}"
        sign, colour = self._look
        signs = (
            BadgeButton(f"sign {n + 1}", partial(self._show_as, n, colour), (n, colour),
                        chosen=n == sign) for n in range(SIGNS)
        )  # fmt: skip
        colours = (
            BadgeButton(f"colour {n + 1}", partial(self._show_as, sign, n), (sign, n),
                        chosen=n == colour) for n in range(COLOURS)
        )  # fmt: skip
        parts: list[Element] = [name, Paragraph(told, Style.BODY).at_least(4)]
        if pictures is not None:
            parts.insert(0, TablePreview(self.draft, pictures))
        return Panel(Column(*parts, Flow(*signs, gap=4), Flow(*colours, gap=4), gap=8), padding=14)

    # What is done

    def _open(self, group: str) -> None:
        self._group = group
        self.rebuild()

    def _answer(self, name: str, value: OptionValue) -> None:
        self.draft = self.draft.with_answer(name, value)
        self.rebuild()

    def _call_it(self, name: str) -> None:
        self._name = name  # its field stays as it is while somebody types

    def _show_as(self, sign: int, colour: int) -> None:
        self._look = sign, colour
        self.rebuild()

    def _shuffle(self) -> None:
        """A few answers by chance that go together, whoever sits here."""
        self._chance += 1
        rng = Rng(self._chance, f"shuffle {self._host.now()}")
        kit, seats = self.draft.kit, self.draft.seats
        if (values := shuffled(kit, seats, rng)) is not None:
            self._look = rng.below(SIGNS), rng.below(COLOURS)
            self.draft = replace(self.draft, answers={**self.draft.answers, **values}, seed=None)
            self.rebuild()

    def _try(self) -> None:
        """Play at once; what has got a name is kept before."""
        if tidy_name(self._name):
            self._keep_it()
        self.stage.pop()
        self._play(self.draft)

    def _keep(self) -> None:
        self._keep_it()
        self.stage.feedback(Feedback.PRESS)
        self.stage.pop()
        self._done(self.draft)

    def _keep_it(self) -> None:
        """Kept under its name; another one of that name gives way only if it was opened here."""
        mode, known = self.mode, self._known
        if known is None or not is_called(mode, known):
            mode = replace(mode, name=free_name(self._host.modes.modes, mode.name, mode.game))
        self._host.modes.keep(mode, known)
