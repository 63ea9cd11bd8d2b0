"""What a game shows of its options in set-up and in the maker: pictures, names, the table to be."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from game.app.own_modes import asked_of_a_mode
from game.core.options import OptionField, OptionValue
from game.kits.kit import AnyKit
from game.kits.set_up import SetUp
from scenes.engine.drawing.sprites import Sprite
from scenes.engine.theme import Theme
from scenes.ui.element import Size

Answers = Mapping[str, OptionValue]
MANY: Final = 6
"""More answers than these are stepped through, fewer are cards."""


@dataclass(frozen=True, slots=True)
class AnswerCard:
    """An answer as a card: its picture, its name, and what it means in a few words."""

    picture: Callable[[Size, Theme], Sprite]
    title: str
    sentence: str
    """Both marked with `N_`: they are translated where they are shown."""


Drawer = Callable[[str, OptionValue, Size, Theme], Sprite]
"""The picture of an answer to a question."""
Cards = Mapping[tuple[str, OptionValue], AnswerCard]


def answer_cards_of(drawer: Drawer, rows: Iterable[tuple[str, OptionValue, str, str]]) -> Cards:
    """From rows of question, answer, title and sentence."""
    return {
        (name, answer): AnswerCard(partial(drawer, name, answer), title, sentence)
        for name, answer, title, sentence in rows
    }


RulePicture = Callable[[Any, Size, Theme], Sprite]
"""What a table with these options does, drawn small."""


def _always(_options: object) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class RuleAnswer:
    """An answer in the maker: what is answered when its card is pressed."""

    title: str
    sentence: str
    """Both marked with `N_`, or translated already."""
    gives: Answers
    marks: Mapping[str, tuple[OptionValue, ...]] = field(default_factory=dict)
    """The answers by which it is the chosen one; without any those that it gives."""
    anyway: Answers = field(default_factory=dict)
    """What goes with it where it alone would clash."""

    @property
    def name(self) -> str:
        """By which tests and drivers find its card."""
        return " ".join(str(each) for each in next(iter(self.gives.items())))

    def holds(self, spelled: Answers) -> bool:
        """Whether a table is played so."""
        marks = self.marks or {name: (value,) for name, value in self.gives.items()}
        return all(spelled[name] in answers for name, answers in marks.items())


@dataclass(frozen=True, slots=True)
class RuleQuestion:
    """Cards, of which one is chosen. Without a picture they are words alone."""

    words: str
    answers: tuple[RuleAnswer, ...]
    picture: RulePicture | None = None
    when: Callable[[Any], bool] = _always
    """Whether it is asked at a table with these options."""


@dataclass(frozen=True, slots=True)
class RuleSteps:
    """One of many values in an order; those that do not go are left out."""

    words: str
    name: str
    values: tuple[OptionValue, ...]
    note: Callable[[Any], str] = lambda _options: ""
    when: Callable[[Any], bool] = _always


@dataclass(frozen=True, slots=True)
class RuleGroup:
    """Questions that belong together: a chip in set-up, and a page of the maker."""

    title: str
    fields: tuple[str, ...]
    """The options that it is about."""
    told: Callable[[Any], str]
    """How it is answered, in a few words."""
    questions: tuple[RuleQuestion | RuleSteps, ...]
    picture: RulePicture | None = None
    printed: tuple[RuleAnswer, ...] = ()
    """What the box has for it, beside the usual answer, with its own names."""
    note: Callable[[Any], str] = lambda _options: ""
    """Why nothing is asked at a table with these options."""


@dataclass(frozen=True, slots=True)
class SetUpPictures:
    """All answers to `one_of` are cards, and one of them is chosen; the rest are groups of rules.

    A game that brings no groups has one for each other question, with the pictures of `cards`.
    """

    one_of: str
    cards: Cards
    table: Callable[[Any, SetUp, Size, Theme], Sprite]
    """The table with these options and chairs, as it will be."""
    card: RulePicture | None = None
    """What is told of a mode on its card; None: the table."""
    groups: tuple[RuleGroup, ...] = ()
    spelled: Callable[[Any], Answers] | None = None
    """Every answer of a table in full; None: the options say them."""


def rule_groups(kit: AnyKit, pictures: SetUpPictures | None) -> tuple[RuleGroup, ...]:
    """The game's own groups, or one for each question of a mode that is not asked by its cards."""
    if pictures is not None and pictures.groups:
        return pictures.groups
    fields = asked_of_a_mode(kit)
    return tuple(_group_of(kit, each, pictures) for each in fields
                 if pictures is None or each.name != pictures.one_of)  # fmt: skip


def spelled_out(kit: AnyKit, pictures: SetUpPictures | None, options: object) -> Answers:
    """Every answer of a table, the usual ones too."""
    if pictures is not None and pictures.spelled is not None:
        return pictures.spelled(options)
    spec = kit.rules.option_spec
    return {**spec.defaults(), **kit.rules.option_values(options)}


def _group_of(kit: AnyKit, asked: OptionField, pictures: SetUpPictures | None) -> RuleGroup:
    words, name = kit.option_words[asked.name], asked.name
    cards = {} if pictures is None else pictures.cards

    def said(value: OptionValue) -> str:
        return kit.teller.phrase(words.answers[value])

    def told(options: object) -> str:
        return said(spelled_out(kit, pictures, options)[name])

    def picture(options: object, size: Size, theme: Theme) -> Sprite:
        return cards[name, spelled_out(kit, pictures, options)[name]].picture(size, theme)

    drawn = picture if all((name, value) in cards for value in asked.values) else None
    answers = tuple(
        RuleAnswer(cards[name, value].title, cards[name, value].sentence, {name: value})
        if (name, value) in cards
        else RuleAnswer(said(value), "", {name: value})
        for value in asked.values
    )
    question: RuleQuestion | RuleSteps = RuleQuestion(words.question, answers, drawn)
    if len(answers) > MANY:
        question = RuleSteps(words.question, name, asked.values)
    others = tuple(each for each in answers if each.gives[name] != asked.default)
    return RuleGroup(words.question, (name,), told, (question,), drawn, others)
