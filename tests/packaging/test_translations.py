"""Every language says everything, with the fields and names of the English messages."""

import re
from collections.abc import Iterator
from gettext import GNUTranslations
from pathlib import Path

import pytest
import words
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

FIELD = re.compile(r"\{(\w*)[^{}]*\}")
NAMED = re.compile(FIELD.pattern + r"|%\(\w+\)s")
PERCENT = re.compile(r"%(?:\(\w+\))?[sdr]")
NAMES = (
    "5211", "DuCo", "Chikyu", "Kododo", "Butterfingy", "Sluggos", "Intenton", "Turnablindie",
    "Dillindallin", "Inadven/Faul", "Leizy", "Shoco", "Chogogo", "--game", "--save", "--resume",
)  # fmt: skip
LETTERS = ("yellow", "green", "orange", "blue", "violet")
MOST_ALIKE = 3
"""Words; a longer message that is the same in English was forgotten."""
SOURCES = words.sources()


@pytest.fixture(scope="module", params=SOURCES, ids=lambda path: path.parts[-3])
def catalog(request: pytest.FixtureRequest) -> Catalog:
    with request.param.open("rb") as file:
        return read_po(file, locale=request.param.parts[-3])


def said(catalog: Catalog) -> Iterator[tuple[Message, str, str]]:
    """Each message with what it says in English and in the language; a plural gives two."""
    for message in catalog:
        if message.id and isinstance(message.id, tuple):
            assert isinstance(message.string, tuple)
            for english, told in zip(message.id, message.string, strict=True):
                yield message, english, told
        elif message.id:
            yield message, str(message.id), str(message.string)


def test_there_are_eight_translations() -> None:
    found = {path.parts[-3] for path in SOURCES}
    assert found >= {"da", "de", "es", "fi", "fr", "it", "nb", "sv"}


def test_nothing_is_left_in_english(catalog: Catalog) -> None:
    assert [english for _message, english, told in said(catalog) if not told] == []


def test_every_translation_follows_the_sources(catalog: Catalog) -> None:
    with words.TEMPLATE.open("rb") as file:
        wanted = {(each.context, each.id) for each in read_po(file) if each.id}
    assert {(each.context, each.id) for each in catalog if each.id} == wanted


def test_fields_are_those_of_the_message(catalog: Catalog) -> None:
    wrong = []
    for message, english, told in said(catalog):
        have, wanted = set(FIELD.findall(told)), set(FIELD.findall(english))
        if isinstance(message.id, tuple):
            # One may be said without its number.
            fits = have <= wanted and (english == message.id[0] or have == wanted)
        else:
            fits = have == wanted
        if not fits or sorted(PERCENT.findall(told)) != sorted(PERCENT.findall(english)):
            wrong.append((english, told))
    assert wrong == []


def test_lines_are_as_many_as_in_english(catalog: Catalog) -> None:
    wrong = [told for _m, english, told in said(catalog) if english.count("\n") != told.count("\n")]
    assert wrong == []


def test_names_stay_as_they_are(catalog: Catalog) -> None:
    wrong = [
        (name, told)
        for _message, english, told in said(catalog)
        for name in NAMES
        if name in english and name.rstrip("y").casefold() not in told.casefold()
    ]
    assert wrong == []


def test_no_sentence_is_the_english_one(catalog: Catalog) -> None:
    alike = [
        told
        for _message, english, told in said(catalog)
        if english == told and len(re.findall(r"[^\W\d_]{2,}", NAMED.sub("", told))) > MOST_ALIKE
    ]
    assert alike == []


def test_five_colours_have_five_letters(catalog: Catalog) -> None:
    letters = [
        str(message.string)
        for colour in LETTERS
        for message in catalog
        if message.context == f"letter on {colour} cards"
    ]
    assert len(set(letters)) == len(LETTERS)
    assert all(1 <= len(letter) <= 2 for letter in letters)


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.parts[-3])
def test_what_players_get_is_what_was_translated(source: Path) -> None:
    with source.open("rb") as text, source.with_suffix(".mo").open("rb") as binary:
        told, compiled = read_po(text), GNUTranslations(binary)
    for message in told:
        said = message.string
        match message.id:
            case (str(one), str(more)):
                assert [compiled.ngettext(one, more, count) for count in (1, 2)] == list(said or ())
            case str(words) if words and message.context:
                assert compiled.pgettext(message.context, words) == said
            case str(words) if words:
                assert compiled.gettext(words) == said
