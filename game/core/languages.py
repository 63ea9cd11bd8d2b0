"""The languages of the table: which there are, which one somebody wants, and how one is loaded.

A language is one catalogue below `assets/text`. What a catalogue lacks, or what does not fit the
message it translates, is said in English: nothing that stands in it can stop a game.
"""

import gettext
import os
import re
import struct
import sys
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from gettext import GNUTranslations, NullTranslations
from pathlib import Path
from typing import Final, cast

DOMAIN: Final = "kododo"
CATALOGUES: Final = Path(__file__).resolve().parents[2] / "assets" / "text"
SOURCE_LANGUAGE: Final = "en"
PSEUDO_LANGUAGE: Final = "xx"
OWN_NAME: Final = "language-team"
"""The line in the head of a catalogue that says what its language calls itself."""

ASKED: Final = "KODODO_LANGUAGE"
"""The variable that chooses a language for one start, as `--language` does."""

_BROKEN: Final = (OSError, ValueError, LookupError, ArithmeticError, SyntaxError, struct.error)
"""In what ways a file may fail that was cut short or written over."""

_ALIKE: Final = {"no": "nb", "nn": "nb"}
"""Who asks for Norwegian can read both ways of writing it."""
_FIELD: Final = re.compile(r"\{(\w*)[^{}]*\}")
_SHELL: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def available(folder: Path = CATALOGUES) -> tuple[str, ...]:
    """The languages that can be spoken, English first."""
    found = (path.parts[-3] for path in folder.glob(f"*/LC_MESSAGES/{DOMAIN}.mo"))
    return (SOURCE_LANGUAGE, *sorted(set(found) - {SOURCE_LANGUAGE}))


def own_name(language: str, folder: Path = CATALOGUES) -> str:
    """A language in itself, so that nobody has to read another one to find it."""
    if language == SOURCE_LANGUAGE:
        return "English"
    with suppress(*_BROKEN):
        for line in _head(_catalogue(language, folder)).splitlines():
            name, _, said = line.partition(":")
            if name.lower() == OWN_NAME:
                return said.strip()
    return language


def _catalogue(language: str, folder: Path) -> Path:
    return folder / language / "LC_MESSAGES" / f"{DOMAIN}.mo"


def _head(catalogue: Path) -> str:
    """What a catalogue says of itself: the translation of the empty message, which is its first."""
    with catalogue.open("rb") as file:
        start = struct.unpack("<7I", file.read(28))[4]
        file.seek(start)
        length, start = struct.unpack("<2I", file.read(8))
        file.seek(start)
        return file.read(length).decode()


def language_among(wanted: Iterable[str], folder: Path = CATALOGUES) -> str:
    """The first of these that is spoken here, or nothing; "de-AT" and "de_AT.UTF-8" are "de"."""
    spoken_here = (*available(folder), PSEUDO_LANGUAGE)
    for tag in wanted:
        words = re.split(r"[-_.@]", tag.strip().lower())
        language = _ALIKE.get(words[0], words[0])
        if language in spoken_here:
            return language
    return ""


def system_languages(environment: Mapping[str, str] = os.environ) -> list[str]:
    """What the system speaks, the most wanted first."""
    shell = next((environment[name] for name in _SHELL if environment.get(name)), "")
    if shell.partition(".")[0] in ("C", "POSIX"):
        return [SOURCE_LANGUAGE]
    listed = environment.get("LANGUAGE", "").split(":") if shell else []
    return [each for each in (*listed, shell, *_windows_language()) if each]


def language_for(
    remembered: str, system: Iterable[str] = (), environment: Mapping[str, str] = os.environ
) -> str:
    """What to speak: asked for at this start, chosen once, or the system's own."""
    asked = environment.get(ASKED, "")
    wanted = (asked, remembered, *system, *system_languages(environment))
    return language_among(wanted) or SOURCE_LANGUAGE


def _windows_language() -> list[str]:
    """Windows has no variable for it; what it shows its own menus in."""
    if sys.platform == "win32":
        from ctypes import windll  # noqa: PLC0415 - only there
        from locale import windows_locale  # noqa: PLC0415

        return [windows_locale.get(windll.kernel32.GetUserDefaultUILanguage(), "")]
    return []


def translations_of(language: str, folder: Path = CATALOGUES) -> NullTranslations:
    """The catalogue of a language; English where there is none, or none that can be read."""
    if language == PSEUDO_LANGUAGE:
        return PseudoTranslations()
    with suppress(*_BROKEN):
        return gettext.translation(DOMAIN, folder, [language], FittingTranslations)
    return NullTranslations()


class FittingTranslations(GNUTranslations):
    """A catalogue whose sentences are said only where they have the fields of the message.

    What was looked up once is at hand: tables are put in words many times a second.
    """

    def __init__(self, *arguments: object) -> None:
        self._said: dict[tuple[str, ...], str] = {}
        super().__init__(*arguments)  # type: ignore[arg-type]

    def gettext(self, message: str) -> str:
        """The sentence, or the message itself; the empty one is the catalogue's head."""
        return self._look_up((message,), super().gettext) if message else ""

    def pgettext(self, context: str, message: str) -> str:
        """The word as it is meant in this context."""
        return self._look_up((context, message), super().pgettext)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """The sentence for this many, which may leave out their number where it is one."""
        said = super().ngettext(msgid1, msgid2, n)
        return said if _fields(said) <= _fields(msgid2) else msgid1 if n == 1 else msgid2

    def _look_up(self, key: tuple[str, ...], find: Callable[..., str]) -> str:
        said = self._said.get(key)
        if said is None:
            said = find(*key)
            if _fields(said) != _fields(key[-1]):
                said = key[-1]
            self._said[key] = said
        return said


def _fields(message: str) -> set[str]:
    return set(cast("list[str]", _FIELD.findall(message)))


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
        """Fields like {name} keep their names, and a line break stays one."""
        if not any(map(str.isalpha, _FIELD.sub("", message))):
            return message  # numbers and signs are as long everywhere
        return "\n".join(self._line(line) if line else line for line in message.split("\n"))

    def _line(self, line: str) -> str:
        parts = line.split("{")
        accented = [parts[0].translate(self._ACCENTS)]
        for part in parts[1:]:
            name, brace, rest = part.partition("}")
            accented.append(name + brace + rest.translate(self._ACCENTS))
        return f"[{'{'.join(accented)}{'~' * (len(line) * 2 // 5)}]"
