"""Commands as somebody types them: in English, or in the language that the terminal speaks."""

import unicodedata
from gettext import NullTranslations
from typing import Final

from game.core.words import pgettext, spoken

_KEEPS_THE_REST: Final = "save"
"""What follows it is a name, and no command."""

_read: dict[NullTranslations, dict[str, str]] = {}
"""What each language calls the commands, by how it is typed."""


def in_english(answer: str) -> str:
    """The answer with every word that is a command of this language as the English one."""
    known = _known()
    words: list[str] = []
    for word in answer.split(" "):
        keeps = words[:1] == [_KEEPS_THE_REST]
        words.append(word if keeps else known.get(_plain(word), word))
    return " ".join(words)


def _known() -> dict[str, str]:
    language = spoken()
    if language not in _read:
        # English words go before those of another language that look like them.
        said = _commands()
        known = {_plain(word): command for command, word in said.items()}
        _read[language] = known | {command: command for command in said}
    return _read[language]


def _plain(word: str) -> str:
    """Small letters without accents: not every keyboard has them."""
    parts = unicodedata.normalize("NFD", word.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))


def _commands() -> dict[str, str]:
    # Written out, because the tools that collect words for translators look for such calls.
    return {
        "again": pgettext("typed at the prompt", "again"),
        "back": pgettext("typed at the prompt", "back"),
        "brief": pgettext("typed at the prompt", "brief"),
        "edges": pgettext("typed at the prompt", "edges"),
        "full": pgettext("typed at the prompt", "full"),
        "hand": pgettext("typed at the prompt", "hand"),
        "help": pgettext("typed at the prompt", "help"),
        "hint": pgettext("typed at the prompt", "hint"),
        "last": pgettext("typed at the prompt", "last"),
        "leave": pgettext("typed at the prompt", "leave"),
        "log": pgettext("typed at the prompt", "log"),
        "look": pgettext("typed at the prompt", "look"),
        "no": pgettext("typed at the prompt", "no"),
        "places": pgettext("typed at the prompt", "places"),
        "points": pgettext("typed at the prompt", "points"),
        "quit": pgettext("typed at the prompt", "quit"),
        "rules": pgettext("typed at the prompt", "rules"),
        "save": pgettext("typed at the prompt", "save"),
        "since": pgettext("typed at the prompt", "since"),
        "swap": pgettext("typed at the prompt", "swap"),
        "table": pgettext("typed at the prompt", "table"),
        "try": pgettext("typed at the prompt", "try"),
        "turn": pgettext("typed at the prompt", "turn"),
        "yes": pgettext("typed at the prompt", "yes"),
    }
