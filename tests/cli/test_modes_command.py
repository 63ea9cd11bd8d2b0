"""`kododo modes`: made, listed, given on, taken over, deleted, and played by their name."""

import pytest

from tests.cli.command import complaint, in_process


def test_a_mode_is_made_listed_exported_imported_deleted(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ("--game", "duco", "--stress", "--answer", "countdown=20")
    made = in_process(capsys, "modes", "make", "Rush hour", *words).stdout
    assert made.startswith("Rush hour (DuCo), ")
    assert "20 seconds for the others" in made
    assert in_process(capsys, "modes").stdout == made
    code = made.splitlines()[0].rpartition(" ")[2]
    assert "already: Rush hour" in in_process(capsys, "modes", "import", code).stdout
    path = in_process(capsys, "modes", "export", "rush HOUR").stdout.strip()
    assert "deleted" in in_process(capsys, "modes", "delete", "Rush hour").stdout
    assert "none yet" in in_process(capsys, "modes").stdout
    assert in_process(capsys, "modes", "import", path).stdout == made
    in_process(capsys, "modes", "delete", "Rush hour")
    friend = in_process(capsys, "modes", "import", code, "--name", "Luis").stdout
    assert friend.startswith("Luis (DuCo)")


def test_a_table_is_laid_by_the_name_of_a_mode(capsys: pytest.CaptureFixture[str]) -> None:
    in_process(capsys, "modes", "make", "Sevens", "--game", "duco", "--answer", "tiles=line of 7")
    table = ("--game", "duco", "--mode", "sevens", "--people", "Ana", "--bots", "")
    told = in_process(capsys, "text", *table, typed="quit\n").stdout
    assert "The line: " in told


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("text", "--game", "duco", "--mode", "Nope"), "There is no mode called 'Nope'"),
        (("modes", "export", "Nope"), "There is no mode called 'Nope'"),
        (("modes", "import", "0000-0000-0000"), "A letter is wrong"),
        (("text", "--game", "duco", "--answer", "wings=2"), "DuCo asks no question 'wings'"),
        (("text", "--game", "duco", "--answer", "tiles=nine"), "tiles cannot be 'nine'"),
        (("modes", "make", "X", "--game", "duco", "--answer", "turns=at once"), "a stack of their"),
    ],
)
def test_what_is_not_there_is_said_in_one_sentence(
    words: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert sentence in complaint(in_process(capsys, *words))
