"""Commands are understood in English and in the language of the terminal."""

from collections.abc import Iterator
from gettext import NullTranslations

import pytest

from game.cli.terminal.typed_words import in_english
from game.core import words


class Nordic(NullTranslations):
    """A language of four commands; one of them looks like another one in English."""

    def pgettext(self, context: str, message: str) -> str:  # noqa: ARG002 - gettext's signature
        said = {"help": "hjälp", "turn": "vrid", "swap": "byt", "log": "back"}
        return said.get(message, message)


@pytest.fixture(autouse=True)
def _nordic() -> Iterator[None]:
    words.install(Nordic())
    yield
    words.install(NullTranslations())


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("hjälp", "help"),
        ("HJALP", "help"),
        ("help", "help"),
        ("byt L12 M12 vrid M13 1", "swap L12 M12 turn M13 1"),
        ("back", "back"),
        ("1 3", "1 3"),
        ("", ""),
        ("save byt", "save byt"),
    ],
)
def test_a_command_is_understood_in_both_languages(typed: str, meant: str) -> None:
    assert in_english(typed) == meant
