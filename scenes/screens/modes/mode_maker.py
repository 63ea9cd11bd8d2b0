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
    free_name,
    is_called,
    mode_of,
    mode_words,
    players_words,
    shuffled,
    tidy_name,
)
from game.core.options import OptionValue
from game.core.rng import Rng
from scenes.art.icons import Icon
from scenes.art.palette import Palette
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _
from scenes.engine.scene import Feedback
from scenes.engine.theme import Style
from scenes.games.registry import TABLES
from scenes.games.set_up_pictures import RuleAnswer, RuleQuestion, RuleSteps
from scenes.host import Host
from scenes.menu.frame import ALL_OF_IT, Ends, Frame, heading
from scenes.screens.modes.mode_cards import BadgeButton, ModeBadge
from scenes.screens.setup.draft import Draft
from scenes.screens.setup.rule_cards import (
    RuleChip,
    TablePreview,
    TableRules,
    cards_of,
    drawn_with,
    locked_line,
    steps_of,
)
from scenes.ui.button import Button, ButtonKind
from scenes.ui.cloth import lay_cloth
from scenes.ui.controls.choice import Choice
from scenes.ui.controls.textfield import TextField
from scenes.ui.element import Element
from scenes.ui.labels import Label, Paragraph
from scenes.ui.layout import Column, Flow, Grid, Panel, Row, Split
from scenes.ui.scroll import ScrollView
from scenes.ui.ui_scene import UiScene

SHARES = (22, 43, 35)
NARROWEST = 190
TALLEST_CHIP = 104
PREVIEW = 190
SHORTEST, LARGE = 300, 1.5


def _soft(palette: Palette) -> str:
    return palette.text_soft


class ModePanel(Panel):
    """Edged by the colour of the mode."""

    def __init__(self, part: Element, colour: int) -> None:
        super().__init__(part, padding=12)
        self._colour = colour

    def draw(self, painter: Painter) -> None:
        super().draw(painter)
        edge, px = painter.theme.palette.house(self._colour).base, painter.theme.metrics.px
        painter.box(self.rect, edge, alpha=0, radius=px(18), edge=edge, edge_width=px(2.2))


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
        group: int = 0,
    ) -> None:
        super().__init__()
        self._host = host
        self._done = done
        self._play = play
        self._known = mode
        self.draft = draft if mode is None else draft.with_mode(mode.answers)
        self._name = "" if mode is None else mode.name
        self._look = (0, 0) if mode is None else (mode.sign, mode.colour)
        self._group = group
        self._asked = ""
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

    # What is seen

    def build(self) -> Element:
        rules = TableRules(self.draft)
        keep = Button("Keep", self._keep, text=_("Keep"))
        shuffle = Button("Shuffle", self._shuffle, text=_("Shuffle"), icon=Icon.DICE)
        play = Button("Try it", self._try, ButtonKind.PRIMARY, text=_("Try it"))
        note = Label(_("a game nobody has played yet"), Style.SMALL, colour=_soft)
        body = Split(
            self._group_list(rules), Panel(self._questions(rules), padding=14), self._card(),
            shares=SHARES, narrowest=NARROWEST, gap=14,
        )  # fmt: skip
        bottom = Ends(Flow(shuffle.tipped(_("A sensible game by chance.")), note), Row(keep, play))
        return Frame(
            heading(_("Make a game"), self.back, *self._begun_from(rules)), body, bottom, gap=12
        )

    def _begun_from(self, rules: TableRules) -> list[Element]:
        """The printed game whose answers it began with; another one begins anew."""
        kit, (name, *_rest) = self.draft.kit, (*rules.begun_from, "")
        if not name:
            return []
        words, values = kit.option_words[name], kit.rules.option_spec.field(name).values
        choice = Choice(
            name, values, self.draft.answers[name], partial(self._begin_from, name),
            show=lambda value: kit.teller.phrase(words.answers[value]),
        )  # fmt: skip
        return [Label(_("Begun from"), Style.BODY, colour=_soft), choice]

    def draw_ground(self, painter: Painter) -> None:
        lay_cloth(painter)

    def _group_list(self, rules: TableRules) -> Element:
        chips = [
            RuleChip(
                f"group {number}", partial(self._open, number - 1),
                (_(group.title), group.told(rules.options)),
                None if group.picture is None else drawn_with(rules, group.picture, {}),
                selected=number - 1 == self._group,
            )
            for number, group in enumerate(rules.groups, 1)
        ]  # fmt: skip
        return Grid(*chips, columns=len(chips), narrowest=NARROWEST, gap=8, tallest=TALLEST_CHIP)

    def _questions(self, rules: TableRules) -> Element:
        group = rules.groups[self._group]
        parts: list[Element] = []
        if note := group.note(rules.options):
            parts.append(Paragraph(note, Style.BODY, colour=_soft))
        for question in group.questions:
            if not question.when(rules.options):
                continue
            if isinstance(question, RuleSteps):
                parts.append(steps_of(rules, question, self._change))
            else:
                parts.append(self._cards(rules, question))
        # By itself: groups and table stay in sight. Large letters need all of the page.
        lines = SHORTEST if self.stage.theme.metrics.text_scale < LARGE else ALL_OF_IT
        return ScrollView("questions", Column(*parts, gap=14), shortest=lines)

    def _cards(self, rules: TableRules, question: RuleQuestion) -> Element:
        """All answers; of those that do not go one says why: the pressed one, or the first."""
        locked = [each for each in question.answers if rules.problem(each) is not None]
        told = next((each for each in locked if each.name == self._asked), None)
        told = told or next(iter(locked), None)
        caption = Label(_(question.words), Style.CONTROL)
        cards = cards_of(rules, question.answers, question.picture, self._press, columns=3)
        line = None if told is None else locked_line(rules, told, self._change)
        return Column(caption, cards, *([] if line is None else [line]), gap=8)

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
                        chosen=n == sign).labelled(_("Sign {number}").format(number=n + 1))
            for n in range(SIGNS)
        )  # fmt: skip
        colours = (
            BadgeButton(f"colour {n + 1}", partial(self._show_as, sign, n), (sign, n),
                        chosen=n == colour).labelled(_("Colour {number}").format(number=n + 1))
            for n in range(COLOURS)
        )  # fmt: skip
        parts: list[Element] = [
            Row(ModeBadge(sign, colour, 44), name, gap=8, weights={1: 1}),
            Paragraph(told, Style.PROSE).at_least(3),
            Flow(*signs, gap=2),
            Flow(*colours, gap=2),
        ]
        if pictures is not None:
            parts.insert(0, TablePreview(self.draft, pictures, PREVIEW))
        return ModePanel(Column(*parts, gap=6), colour)

    # What is done

    def _open(self, group: int) -> None:
        self._group, self._asked = group, ""
        self.rebuild()

    def _press(self, answer: RuleAnswer) -> None:
        """Taken; or, where it is locked, its reason is told."""
        rules = TableRules(self.draft)
        if rules.problem(answer) is not None:
            self._asked = answer.name
            self.rebuild()
        elif not answer.holds(rules.spelled):
            self._change(rules.given(answer.gives))

    def _change(self, draft: Draft) -> None:
        self.draft, self._asked = draft, ""
        self.rebuild()

    def _begin_from(self, name: str, value: OptionValue) -> None:
        self._change(self.draft.with_mode({name: value}))

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
