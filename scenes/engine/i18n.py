"""The player's language: a gettext catalogue looked up at the moment a text is shown.

`_("New game")` works before and after `install`; without a catalogue it answers the English text.
"""

from __future__ import annotations

import gettext
from pathlib import Path

from game.core import words
from game.core.words import _, ngettext, pgettext

__all__ = ["_", "available", "install", "ngettext", "pgettext"]

DOMAIN = "kododo"
CATALOGUES = Path(__file__).resolve().parents[2] / "assets" / "text"
SOURCE_LANGUAGE = "en"
PSEUDO_LANGUAGE = "xx"


class PseudoTranslations(gettext.NullTranslations):
    """A language for tests: accented, 40 % longer, and in brackets so that cut ends show."""

    _ACCENTS = str.maketrans("aeiounycsAEIOUNYCS", "åéîøüñýçšÅÉÎØÜÑÝÇŠ")

    def gettext(self, message: str) -> str:
        return self._stretch(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self._stretch(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:  # noqa: ARG002 - gettext's signature
        return self._stretch(message)

    def _stretch(self, message: str) -> str:
        """Fields like {name} keep their names."""
        parts = message.split("{")
        accented = [parts[0].translate(self._ACCENTS)]
        for part in parts[1:]:
            name, brace, rest = part.partition("}")
            accented.append(name + brace + rest.translate(self._ACCENTS))
        return f"[{'{'.join(accented)}{'~' * (len(message) * 2 // 5)}]"


def install(language: str, folder: Path = CATALOGUES) -> None:
    """Speak `language` from now on; an unknown one falls back to English."""
    if language == PSEUDO_LANGUAGE:
        words.install(PseudoTranslations())
    else:
        words.install(gettext.translation(DOMAIN, folder, [language], fallback=True))


def available(folder: Path = CATALOGUES) -> tuple[str, ...]:
    """The languages that can be installed, English first."""
    found = (path.parts[-3] for path in folder.glob(f"*/LC_MESSAGES/{DOMAIN}.mo"))
    return (SOURCE_LANGUAGE, *sorted(set(found) - {SOURCE_LANGUAGE}))
