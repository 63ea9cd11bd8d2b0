from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from scenes.engine import i18n
from scenes.engine.i18n import _, ngettext, pgettext


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    yield
    i18n.install(i18n.SOURCE_LANGUAGE)


@pytest.fixture
def catalogues(tmp_path: Path) -> Path:
    catalogue = Catalog(locale="sv", domain=i18n.DOMAIN)
    catalogue.add("Quit", "Avsluta")
    catalogue.add(("{n} card", "{n} cards"), ("{n} kort", "{n} kort"))
    catalogue.add("Back", "Baksida", context="of a card")
    target = tmp_path / "sv" / "LC_MESSAGES" / f"{i18n.DOMAIN}.mo"
    target.parent.mkdir(parents=True)
    with target.open("wb") as file:
        write_mo(file, catalogue)
    return tmp_path


def test_text_is_looked_up_when_it_is_shown(catalogues: Path) -> None:
    assert _("Quit") == "Quit"
    i18n.install("sv", catalogues)
    assert _("Quit") == "Avsluta"
    assert ngettext("{n} card", "{n} cards", 3) == "{n} kort"
    assert pgettext("of a card", "Back") == "Baksida"


def test_unknown_language_falls_back_to_english(catalogues: Path) -> None:
    i18n.install("tlh", catalogues)
    assert _("Quit") == "Quit"


def test_available_languages_begin_with_english(catalogues: Path) -> None:
    assert i18n.available(catalogues) == ("en", "sv")


def test_pseudo_language_is_two_fifths_longer_and_keeps_its_fields() -> None:
    i18n.install(i18n.PSEUDO_LANGUAGE)
    text = _("{name} takes a card")
    assert len(text) >= 1.4 * len("{name} takes a card")
    assert "Ana" in text.format(name="Ana")
