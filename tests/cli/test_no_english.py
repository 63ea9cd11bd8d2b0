"""A whole game in a terminal says nothing that a translator could not reach."""

import re
from pathlib import Path

import pytest

from game.kits.registry import KITS
from tests.cli.command import environment, kododo

ANSWERS = "1 2\n1\nL12 0\nM11 0\n" * 100
TYPED_OR_NAMES = {"quit", "Butterfingy", "Dillindallin", "Intenton", "Sluggos", "Turnablindie"}


@pytest.mark.parametrize("game", sorted(KITS))
def test_a_game_in_the_terminal_has_no_word_that_is_not_translated(
    game: str, tmp_path: Path
) -> None:
    variables = environment(KODODO_LANGUAGE="xx", KODODO_HOME=str(tmp_path))
    told = kododo(
        "text", "--game", game, "--seed", "5", typed=ANSWERS + "quit\n", variables=variables
    ).stdout
    assert len(told.splitlines()) > 50
    # The pseudo-language puts what it translates in brackets, also within each other.
    while (left := re.sub(r"\[[^\[\]]*\]", "", told)) != told:
        told = left
    assert set(re.findall(r"[^\W\d_]{3,}", told)) <= TYPED_OR_NAMES
