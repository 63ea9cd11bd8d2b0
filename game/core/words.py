"""The door through which every sentence passes on its way to a player: here it is translated.

A sentence is looked up when it is shown, never when a module is read: the language may change.
"""

import gettext
from collections.abc import Iterator
from contextlib import contextmanager
from gettext import NullTranslations
from pathlib import Path
from typing import Final

DOMAIN: Final = "kododo"
CATALOGUES: Final = Path(__file__).resolve().parents[2] / "assets" / "text"
SOURCE_LANGUAGE: Final = "en"
PSEUDO_LANGUAGE: Final = "xx"
OWN_NAMES: Final = {"en": "English", "nl": "Nederlands", "de": "Deutsch", "pap": "Papiamentu"}
"""Every language in itself, so that nobody has to read another one to find it."""


class _Language:
    """The translations in use; English until `install` brings others."""

    __slots__ = ("of_the_table", "translations")

    def __init__(self) -> None:
        self.translations = self.of_the_table = NullTranslations()


# The one thing that is shared by all: there is one player's language at a time.
_language: Final = _Language()


def install(translations: NullTranslations) -> None:
    """Speak another language from now on."""
    _language.translations = _language.of_the_table = translations


def spoken() -> NullTranslations:
    """What is spoken at the table; another object once the language has changed."""
    return _language.of_the_table


@contextmanager
def spoken_in(translations: NullTranslations | None) -> Iterator[None]:
    """For whoever is told something in a language of their own; None: in that of the table."""
    _language.translations = translations or _language.of_the_table
    try:
        yield
    finally:
        _language.translations = _language.of_the_table


def translations_of(language: str, folder: Path = CATALOGUES) -> NullTranslations:
    """The catalogue of a language; English where there is none."""
    if language == PSEUDO_LANGUAGE:
        return PseudoTranslations()
    return gettext.translation(DOMAIN, folder, [language], fallback=True)


def available(folder: Path = CATALOGUES) -> tuple[str, ...]:
    """The languages that can be spoken, English first."""
    found = (path.parts[-3] for path in folder.glob(f"*/LC_MESSAGES/{DOMAIN}.mo"))
    return (SOURCE_LANGUAGE, *sorted(set(found) - {SOURCE_LANGUAGE}))


def _(message: str) -> str:
    """The sentence in the player's language."""
    return _language.translations.gettext(message)


def ngettext(singular: str, plural: str, count: int) -> str:
    """The sentence for this many."""
    return _language.translations.ngettext(singular, plural, count)


def pgettext(context: str, message: str) -> str:
    """The word as it is meant in this context."""
    return _language.translations.pgettext(context, message)


def N_(message: str) -> str:  # noqa: N802 - the usual name, which tools look for
    """Mark a sentence that is translated later, where it is shown."""
    return message


class PseudoTranslations(NullTranslations):
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
