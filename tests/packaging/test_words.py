"""Claims about the template of translations."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
import words
from babel.messages.catalog import Catalog


@pytest.fixture(scope="module")
def collected() -> Catalog:
    """Reading all sources takes its time, and they do not change meanwhile."""
    return words.collect()


def test_template_holds_exactly_the_words_of_the_sources(collected: Catalog) -> None:
    expected = words.template_text(collected)
    actual = words.TEMPLATE.read_text(encoding="utf-8")
    assert actual == expected, "words have changed: run python packaging/words.py"


def test_words_of_both_sides_are_collected(collected: Catalog) -> None:
    found = {message.id for message in collected if message.id}
    assert "Make a game" in found
    assert "There is a typing mistake in this game code." in found


def hidden_words(source: str) -> Iterator[str]:
    """Words that are marked inside an f-string, where older Pythons do not let them be found."""
    for string in ast.walk(ast.parse(source)):
        for call in ast.walk(string) if isinstance(string, ast.JoinedStr) else ():
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") in words.KEYWORDS:
                yield from (str(each.value) for each in call.args if isinstance(each, ast.Constant))


def test_no_words_hide_in_an_f_string() -> None:
    paths = [path for folder in words.SOURCES for path in (words.ROOT / folder).rglob("*.py")]
    assert {path: found for path in paths if (found := [*hidden_words(_text(path))])} == {}
    assert [*hidden_words("f'{_(\"hidden\")} {_(name)}'")] == ["hidden"]


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")
