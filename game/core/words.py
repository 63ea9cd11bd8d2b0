"""The door through which every sentence passes on its way to a player: here it is translated.

A sentence is looked up when it is shown, never when a module is read: the language may change.
"""

from gettext import NullTranslations
from typing import Final


class _Language:
    """The translations in use; English until `install` brings others."""

    __slots__ = ("translations",)

    def __init__(self) -> None:
        self.translations = NullTranslations()


# The one thing that is shared by all: there is one player's language at a time.
_language: Final = _Language()


def install(translations: NullTranslations) -> None:
    """Speak another language from now on."""
    _language.translations = translations


def spoken() -> NullTranslations:
    """What is spoken now; another object once the language has changed."""
    return _language.translations


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
