"""The player's language: a gettext catalogue looked up at the moment a text is shown.

`_("New game")` works before and after `install`; without a catalogue it answers the English text.
"""

from __future__ import annotations

from pathlib import Path

from game.core import words
from game.core.languages import CATALOGUES, SOURCE_LANGUAGE, translations_of
from game.core.words import _, ngettext, pgettext

__all__ = ["SOURCE_LANGUAGE", "_", "install", "ngettext", "pgettext"]


def install(language: str, folder: Path = CATALOGUES) -> None:
    """Speak `language` from now on; an unknown one falls back to English."""
    words.install(translations_of(language, folder))
