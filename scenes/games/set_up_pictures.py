"""What a game shows of its options in set-up: a picture for each answer, and the table to be."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from game.core.options import OptionValue
from game.kits.set_up import SetUp
from scenes.engine.drawing.sprites import Sprite
from scenes.engine.theme import Theme
from scenes.ui.element import Size


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


@dataclass(frozen=True, slots=True)
class SetUpPictures:
    """Cards by question and answer.

    All answers to `one_of` are cards, and one of them is chosen. The cards of all other questions
    are added to it, as many as go together; without any of them the usual answer holds.
    """

    one_of: str
    cards: Cards
    table: Callable[[Any, SetUp, Size, Theme], Sprite]
    """The table with these options and chairs, as it will be."""

    def shows(self, question: str) -> bool:
        """Whether a question is asked by cards."""
        return any(name == question for name, _answer in self.cards)
