"""Round entries of a menu: a sign or a face with its word below."""

from __future__ import annotations

from collections.abc import Callable

from scenes.art.icons import Icon
from scenes.engine.text import Align
from scenes.engine.theme import Style
from scenes.ui.button import Button
from scenes.ui.element import Element
from scenes.ui.labels import Label
from scenes.ui.layout import Across, Column

WORD_GAP = 4
"""From a round entry to its word."""
LONG_NAME = 11
"""Letters."""


def round_entry(name: str, text: str, icon: Icon, act: Callable[[], None]) -> Element:
    """A sign, and its word below."""
    return worded(Button(name, act, text="", icon=icon), text)


def worded(button: Button, text: str) -> Element:
    """A round button with its word below."""
    word = Label(text, Style.SMALL, align=Align.CENTRE, colour=lambda palette: palette.text_soft)
    return Column(button, word, gap=WORD_GAP, across=Across.MIDDLE)


def shortened(name: str) -> str:
    """The four entries stand in one row, whoever plays."""
    return name if len(name) <= LONG_NAME else name[: LONG_NAME - 1].rstrip() + "…"
