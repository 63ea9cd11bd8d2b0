"""The letters of the five house colours in the player's language."""

from __future__ import annotations

from typing import SupportsIndex

from scenes.engine.i18n import pgettext


def house_letter(colour: SupportsIndex) -> str:
    """The letter of a colour, counted as in the palette."""
    # Written out, because the tools that collect words for translators look for such calls.
    return (
        pgettext("letter on yellow cards", "Y"),
        pgettext("letter on green cards", "G"),
        pgettext("letter on orange cards", "O"),
        pgettext("letter on blue cards", "B"),
        pgettext("letter on violet cards", "V"),
    )[colour]
