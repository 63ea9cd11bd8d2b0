from pathlib import Path

import pytest

from game.app.seals import is_noted, short_seal, verify_words
from game.app.start_command import STARTED_AS, command_words

SEAL = "5f0c12ab" + "0" * 56


def test_short_seal_is_two_groups_of_the_first_digits() -> None:
    assert short_seal(SEAL) == "5f0c 12ab"


@pytest.mark.parametrize("noted", [SEAL, SEAL.upper(), " 5f0c 12ab ", "5F0C12AB0"])
def test_note_of_the_seal_fits_whole_or_shortened(noted: str) -> None:
    assert is_noted(noted, SEAL)


@pytest.mark.parametrize("noted", ["5f0c", "5f0c12ac", SEAL + "0"])
def test_other_or_too_short_note_does_not_fit(noted: str) -> None:
    assert not is_noted(noted, SEAL)


def test_commands_can_be_typed_as_they_stand(monkeypatch: pytest.MonkeyPatch) -> None:
    assert verify_words(Path("a b.json"), "5f0c 12ab") == (
        'kododo verify "a b.json" --seal "5f0c 12ab"'
    )
    monkeypatch.setenv(STARTED_AS, "python3 packaging/run.py")
    assert command_words("text") == "python3 packaging/run.py text"
