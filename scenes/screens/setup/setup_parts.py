"""Set-up's own parts: the games of the box, the rules as chips, and a rule that is open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.app.own_modes import asked_of_a_mode
from game.core.options import OptionValue
from scenes.art.icons import Icon
from scenes.engine.i18n import _
from scenes.engine.theme import Style
from scenes.games.registry import TABLES
from scenes.games.set_up_pictures import RuleAnswer, RuleGroup, SetUpPictures, spelled_out
from scenes.host import Host
from scenes.menu.picture_card import PictureCard
from scenes.screens.hands_choice import hands_choice
from scenes.screens.modes.mode_cards import MakeCard
from scenes.screens.setup.draft import Draft
from scenes.screens.setup.rule_cards import (
    Change,
    ChangedChip,
    RuleChip,
    TableRules,
    cards_of,
    drawn_with,
    locked_line,
)
from scenes.ui.button import Button
from scenes.ui.controls.choice import Choice
from scenes.ui.controls.textfield import TextField
from scenes.ui.controls.toggle import Toggle
from scenes.ui.element import Element
from scenes.ui.labels import Gap, Label, Paragraph
from scenes.ui.layout import Column, Flow, Grid, Panel, Row
from scenes.ui.scroll import ScrollView
from scenes.ui.widget import Widget

NARROWEST_GAME, NARROWEST_CHIP = 84, 170
TALLEST = 76
"""Of the pictures of games: all of set-up is seen at once."""
GAP = 10
OWN_ABREAST, SHELF = 4, 146
LONGEST_CODE = 48
"""Up to 24 letters with whatever somebody puts between them."""

Said = Callable[[str, OptionValue], str]


def headed(words: str, note: str = "") -> Row:
    """The heading of a part of set-up, with a quieter note behind it."""
    quiet = Label(note, Style.SMALL, colour=lambda palette: palette.text_soft)
    return Row(Label(words, Style.CONTROL), quiet, gap=10)


def game_cards(rules: TableRules, pictures: SetUpPictures, change: Change) -> Element:
    """The games of the box, of which one is chosen."""
    draft, name = rules.draft, pictures.one_of
    cards = []
    for (asked, answer), card in pictures.cards.items():
        if asked != name:
            continue
        chosen = draft.answers[name] == answer
        press = partial(change, draft.with_answer(name, answer))
        shown = PictureCard(f"{name} {answer}", card.picture, _(card.title), press, chosen=chosen)
        cards.append(shown.large("", tallest=TALLEST, locked=False).tipped(_(card.sentence)))
    return Grid(*cards, columns=len(cards), narrowest=NARROWEST_GAME, gap=GAP)


def own_shelf(cards: Sequence[Widget]) -> Element:
    """Modes of one's own in a row; more than it holds are scrolled to, and the rules stay."""
    if len(cards) <= OWN_ABREAST:
        return Grid(*cards, columns=OWN_ABREAST, narrowest=76, gap=GAP)
    # What makes another stays in sight.
    grid = Grid(cards[-1], *cards[:-1], columns=OWN_ABREAST, narrowest=76, gap=GAP)
    return ScrollView("own modes", grid, shortest=SHELF)


def groups_of_table(rules: TableRules) -> tuple[RuleGroup, ...]:
    """The rules of a mode, and behind them what only a table is asked and no rule stands for."""
    kit = rules.draft.kit
    titles = {group.title for group in rules.groups}
    own = []
    for name in _asked_of_a_table(rules):
        words = kit.option_words[name]
        if words.group not in titles:
            own.append(RuleGroup(words.question, (name,), lambda _options: "", ()))
    return (*rules.groups, *own)


def _asked_of_a_table(rules: TableRules) -> list[str]:
    kit = rules.draft.kit
    of_a_mode = {field.name for field in asked_of_a_mode(kit)}
    return [
        field.name for field in kit.rules.option_spec.fields
        if field.is_asked and field.name != "seats" and field.name not in of_a_mode
    ]  # fmt: skip


def _asked_in(rules: TableRules, group: RuleGroup) -> list[str]:
    """What only a table is asked, where this rule is open."""
    words = rules.draft.kit.option_words
    return [
        name for name in _asked_of_a_table(rules)
        if words[name].group == group.title or name in group.fields
    ]  # fmt: skip


def rule_chips(
    rules: TableRules, press: Callable[[int], None], change: Change, open_at: int | None, said: Said
) -> Element:
    """A chip for each rule; a changed one has a paper edge and the way back."""
    chips: list[Element] = []
    groups = groups_of_table(rules)
    for number, group in enumerate(groups):
        told, changed = group.told(rules.options), rules.is_changed(group)
        for name in _asked_in(rules, group):
            value = rules.draft.answers[name]
            if not told:
                told = said(name, value)
        chip = RuleChip(
            f"rule {number + 1}", partial(press, number), (_(group.title), told),
            None if group.picture is None else drawn_with(rules, group.picture, {}),
            selected=number == open_at, bare=changed, quiet_title=True,
        )  # fmt: skip
        if not changed:
            chips.append(chip)
            continue
        back = rules.given(rules.usual(group))
        undo = Button(f"undo rule {number + 1}", partial(change, back), text="", icon=Icon.UNDO)
        chips.append(ChangedChip(chip, undo.tipped(_("As in the printed game"))))
    return Grid(*chips, columns=len(chips), narrowest=NARROWEST_CHIP, gap=GAP)


@dataclass(frozen=True, slots=True)
class OpenRule:
    """What can be done where a rule is open."""

    press: Callable[[RuleAnswer], None]
    change: Change
    said: Said
    close: Callable[[], None]
    more: Callable[[], None]
    asked: str
    """The locked answer whose reason is told."""


def open_rule(rules: TableRules, group: RuleGroup, can: OpenRule) -> Element:
    """The printed answers of a rule under their names, and the way to all there are."""
    top = Row(
        headed(_(group.title), _("from the box") if group.printed else ""), Gap(),
        Button("Close", can.close, text="", icon=Icon.CROSS).snug().labelled(_("Close")),
        weights={0: 1},
    )  # fmt: skip
    parts: list[Element] = [top]
    answers = [*_as_printed(rules, group), *group.printed]
    if note := group.note(rules.options):
        parts.append(Paragraph(note, Style.BODY, colour=lambda palette: palette.text_soft))
    elif group in rules.groups:
        make = MakeCard("More", can.more, _("More…"))
        parts.append(cards_of(rules, answers, group.picture, can.press, [make]))
        told = next((each for each in answers if each.name == can.asked), None)
        line = None if told is None else locked_line(rules, told, can.change)
        parts += [] if line is None else [line]
    parts += [_asked_line(rules, name, can.change, can.said) for name in _asked_in(rules, group)]
    return Panel(Column(*parts, gap=8), padding=14)


def _as_printed(rules: TableRules, group: RuleGroup) -> list[RuleAnswer]:
    """The group as it is in the printed game, unless one of its printed answers is just that."""
    usual = rules.usual(group)
    options = rules.options_with(usual)
    spelled = spelled_out(rules.draft.kit, rules.pictures, options)
    exclusive = [each for each in group.printed if set(each.gives) <= set(group.fields)]
    if any(each.holds(spelled) for each in exclusive):
        return []
    marks = {name: (spelled[name],) for name in group.fields}
    return [RuleAnswer(group.told(options), _("as printed"), usual, marks)]


def _asked_line(rules: TableRules, name: str, change: Change, said: Said) -> Element:
    draft = rules.draft
    words, spec = draft.kit.option_words[name], draft.kit.rules.option_spec
    choice = Choice(
        name, spec.choices(name, draft.answers), draft.answers[name],
        lambda value: change(draft.with_answer(name, value)), show=partial(said, name),
    )  # fmt: skip
    soft = Label(_(words.question), Style.CAPTION, colour=lambda palette: palette.text_soft)
    return Flow(soft, choice.tipped(_(words.tip)) if words.tip else choice)


def code_form(
    text: str, note: str, *, is_wrong: bool, change: Callable[[str], None], copy: Callable[[], None]
) -> Element:
    """Where the code of a deal or a mode is typed, or this table's is copied."""
    field = TextField(
        "game code", text, change, longest=LONGEST_CODE, placeholder=_("Code of a deal or a mode")
    )
    button = Button("Copy code", copy, text=_("Copy this table's code"))
    # Above the field, so that it is in sight whenever the field is.
    caption = Paragraph(
        note if is_wrong else _("Game code"),
        Style.CAPTION,
        colour=lambda palette: palette.coral if is_wrong else palette.text_soft,
    )
    usual = _("A code deals the same cards on every machine.")
    words = Label(
        usual if is_wrong else note or usual, Style.SMALL, colour=lambda palette: palette.text_soft
    )
    return Column(caption, Flow(field, button, words), gap=4)


def asked_in_words(draft: Draft, change: Change) -> list[tuple[str, Widget]]:
    """What a game without pictures asks, beside the number of players."""
    kit = draft.kit
    asked: list[tuple[str, Widget]] = []
    for field in kit.rules.option_spec.fields:
        if not field.is_asked or field.name == "seats":
            continue
        words = kit.option_words[field.name]
        phrases = partial(_phrase, draft, field.name)

        def answer(value: OptionValue, name: str = field.name) -> None:
            change(draft.with_answer(name, value))

        choice = Choice(field.name, field.values, draft.answers[field.name], answer, show=phrases)
        shown = choice.tipped(_(words.tip)) if words.tip else choice
        asked.append((_(words.question), shown))
    return asked


def _phrase(draft: Draft, name: str, value: OptionValue) -> str:
    return draft.kit.teller.phrase(draft.kit.option_words[name].answers[value])


def asked_beside(
    draft: Draft, host: Host, hint: Callable[[bool], None], rebuild: Callable[[], None]
) -> list[tuple[str, Widget]]:
    """Beside the rules of the game: hints, and how hands are passed on."""
    kit = TABLES[draft.kit.key]
    asked: list[tuple[str, Widget]] = []
    if kit.coach is not None:
        hints = Toggle("hints", draft.hints, hint, at_left=True)
        tip = _("The hint key shows what a good player would think of.")
        asked.append((_("Hints"), hints.tipped(tip)))
    if draft.people > 1 and not kit.open_hands:
        asked.append((_("Hands"), hands_choice(host, rebuild)))
    return asked


def words_panel(
    asked: Sequence[tuple[str, Widget]], own: Sequence[Element], code: Element
) -> Element:
    """All that is asked, in words."""
    choices = [captioned(words, Flow(each) if isinstance(each, Toggle) else each)
               for words, each in asked]  # fmt: skip
    lines: list[Element] = (
        [Grid(*choices, columns=len(choices), narrowest=230, gap=16)] if choices else []
    )
    if own:
        lines.append(captioned(_("Your own"), Flow(*own, gap=8)))
    return Panel(Column(*lines, code, gap=10), padding=16)


def captioned(caption: str, control: Element) -> Element:
    """A question above its answer."""
    return Column(soft_label(caption), control, gap=4)


def soft_label(words: str) -> Label:
    """What a control beside it is about."""
    return Label(words, Style.CAPTION, colour=lambda palette: palette.text_soft)
