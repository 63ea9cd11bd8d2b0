"""The door through which every sentence passes on its way to a player: here it is translated.

A sentence is looked up when it is shown, never when a module is read: the language may change.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from gettext import NullTranslations
from typing import Final


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


def _(message: str) -> str:
    """The sentence in the player's language."""
    return _language.translations.gettext(message) if message else ""


def ngettext(singular: str, plural: str, count: int) -> str:
    """The sentence for this many."""
    return _language.translations.ngettext(singular, plural, count)


def pgettext(context: str, message: str) -> str:
    """The word as it is meant in this context."""
    return _language.translations.pgettext(context, message)


def N_(message: str) -> str:  # noqa: N802 - the usual name, which tools look for
    """Mark a sentence that is translated later, where it is shown."""
    return message
