"""Languages are found, chosen and loaded, and no catalogue can stop a game."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from game.core import words
from game.core.languages import (
    DOMAIN,
    PSEUDO_LANGUAGE,
    available,
    language_among,
    language_for,
    own_name,
    system_languages,
    translations_of,
)
from game.core.words import _, ngettext, pgettext


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    yield
    words.install(translations_of("en"))


def speak(language: str, folder: Path) -> None:
    words.install(translations_of(language, folder))


@pytest.fixture
def catalogues(tmp_path: Path) -> Path:
    catalogue = Catalog(locale="sv", domain=DOMAIN, language_team="Svenska")
    catalogue.add("Quit", "Avsluta")
    catalogue.add("{name} wins", "{namn} vinner")
    catalogue.add(("{n} card", "{n} cards"), ("ett kort", "{n} kort"))
    catalogue.add(("{n} pile", "{n} piles"), ("{m} hög", "{m} högar"))
    catalogue.add("Back", "Baksida", context="of a card")
    target = tmp_path / "sv" / "LC_MESSAGES" / f"{DOMAIN}.mo"
    target.parent.mkdir(parents=True)
    with target.open("wb") as file:
        write_mo(file, catalogue)
    return tmp_path


def test_text_is_looked_up_when_it_is_shown(catalogues: Path) -> None:
    assert _("Quit") == "Quit"
    speak("sv", catalogues)
    assert _("Quit") == "Avsluta"
    assert ngettext("{n} card", "{n} cards", 3) == "{n} kort"
    assert pgettext("of a card", "Back") == "Baksida"


def test_the_empty_text_is_empty_in_every_language(catalogues: Path) -> None:
    speak("sv", catalogues)
    assert _("") == ""


def test_what_a_catalogue_lacks_is_said_in_english(catalogues: Path) -> None:
    speak("sv", catalogues)
    assert _("Play") == "Play"


def test_a_sentence_with_other_fields_is_said_in_english(catalogues: Path) -> None:
    speak("sv", catalogues)
    assert _("{name} wins") == "{name} wins"
    assert ngettext("{n} pile", "{n} piles", 2) == "{n} piles"


def test_one_may_be_said_without_its_number(catalogues: Path) -> None:
    speak("sv", catalogues)
    assert ngettext("{n} card", "{n} cards", 1) == "ett kort"


@pytest.mark.parametrize("broken", [b"", b"no catalogue", b"\xde\x12\x04\x95" + 40 * b"\xff"])
def test_a_broken_catalogue_speaks_english(catalogues: Path, broken: bytes) -> None:
    (catalogues / "sv" / "LC_MESSAGES" / f"{DOMAIN}.mo").write_bytes(broken)
    speak("sv", catalogues)
    assert _("Quit") == "Quit"
    assert own_name("sv", catalogues) == "sv"


def test_unknown_language_falls_back_to_english(catalogues: Path) -> None:
    speak("tlh", catalogues)
    assert _("Quit") == "Quit"


def test_available_languages_begin_with_english(catalogues: Path) -> None:
    assert available(catalogues) == ("en", "sv")


def test_a_language_calls_itself_by_its_own_name(catalogues: Path) -> None:
    assert own_name("sv", catalogues) == "Svenska"


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["sv"], "sv"),
        (["sv_FI.UTF-8"], "sv"),
        (["tlh", "SV-se", "en"], "sv"),
        (["tlh"], ""),
        ([], ""),
    ],
)
def test_the_first_language_that_is_spoken_is_taken(
    catalogues: Path, wanted: list[str], language: str
) -> None:
    assert language_among(wanted, catalogues) == language


@pytest.mark.parametrize(
    ("environment", "languages"),
    [
        ({"LANG": "fi_FI.UTF-8"}, ["fi_FI.UTF-8"]),
        ({"LANG": "de_DE", "LC_ALL": "fr_FR"}, ["fr_FR"]),
        ({"LANG": "de_DE", "LANGUAGE": "da:nb"}, ["da", "nb", "de_DE"]),
        ({"LANG": "C.UTF-8", "LANGUAGE": "da"}, ["en"]),
        ({}, []),
    ],
)
def test_the_system_says_what_it_speaks(environment: dict[str, str], languages: list[str]) -> None:
    assert system_languages(environment) == languages


def test_asked_for_goes_before_chosen_and_chosen_before_the_system() -> None:
    system = {"LANG": "xx"}
    assert language_for("en", environment={**system, "KODODO_LANGUAGE": "xx"}) == "xx"
    assert language_for("en", environment=system) == "en"
    assert language_for("", environment=system) == "xx"
    assert language_for("", environment={}) == "en"


def test_pseudo_language_is_two_fifths_longer_and_keeps_its_fields() -> None:
    words.install(translations_of(PSEUDO_LANGUAGE))
    text = _("{name} takes a card")
    assert len(text) >= 1.4 * len("{name} takes a card")
    assert "Ana" in text.format(name="Ana")


def test_pseudo_language_stretches_words_and_no_lines() -> None:
    words.install(translations_of(PSEUDO_LANGUAGE))
    assert _("one\ntwo").count("\n") == 1
