"""The language of the terminal: `--language`, the one chosen in the window, or the system's."""

import gettext
import os
import sys
from collections.abc import Sequence
from typing import Final

from game.app.settings import read_settings
from game.app.storage.paths import settings_file
from game.cli.parsing import WRONG_ARGUMENTS, Parser
from game.core.languages import (
    ASKED,
    CATALOGUES,
    DOMAIN,
    SOURCE_LANGUAGE,
    available,
    language_among,
    language_for,
    translations_of,
)
from game.core.quoting import quoted
from game.core.words import _, install

FLAG: Final = "--language"


def without_language(arguments: Sequence[str]) -> list[str]:
    """The arguments without `--language NAME`, which every command takes: it is noted."""
    rest, waiting = [], list(arguments)
    while waiting:
        word = waiting.pop(0)
        flag, equals, name = word.partition("=")
        if flag != FLAG:
            rest.append(word)
        else:
            _note(name if equals else waiting.pop(0) if waiting else "")
    return rest


def add_language(parser: Parser) -> None:
    """Tell of it in a help; it was taken out before."""
    parser.add_argument(FLAG, metavar="NAME", help=", ".join(available()))


def _note(name: str) -> None:
    if not language_among([name]):
        speak()
        sentence = _("There is no language {name} here; there are: {names}.")
        names = ", ".join(available())
        print(sentence.format(name=quoted(name), names=names), file=sys.stderr)
        sys.exit(WRONG_ARGUMENTS)
    os.environ[ASKED] = name


def speak() -> None:
    """From here on the terminal speaks as it should."""
    language = language_for(read_settings(settings_file())[0].language)
    if language == SOURCE_LANGUAGE:
        return
    install(translations_of(language))
    # Python's parser of arguments asks gettext, which looks at this variable alone.
    os.environ["LANGUAGE"] = language
    gettext.bindtextdomain(DOMAIN, CATALOGUES)
    gettext.textdomain(DOMAIN)
