"""Hints are read by families: short sentences, one number at most, and no percentage."""

from types import ModuleType
from typing import Final

import pytest

from game.ai.chikyu.coaching import coach_reasons as chikyu
from game.ai.chikyu.coaching import comparison as chikyu_pairs
from game.ai.duco.coaching import assessor as duco_pairs
from game.ai.duco.coaching import coach_reasons as duco
from game.ai.five211.coaching import coach as clauses
from game.ai.five211.coaching import coach_reasons as five211
from game.ai.five211.coaching import comparison as five211_pairs
from tests.plain_words import is_plain

SAID: Final = (chikyu, duco, five211, clauses, chikyu_pairs, duco_pairs, five211_pairs)


def sentences(module: ModuleType) -> list[str]:
    every = (text for name, text in vars(module).items() if name.isupper())
    return [text for text in every if isinstance(text, str)]


@pytest.mark.parametrize("module", SAID, ids=lambda module: module.__name__)
def test_a_hint_is_one_short_sentence_with_one_number_at_most(module: ModuleType) -> None:
    said = sentences(module)
    assert len(said) > 8
    assert [text for text in said if not is_plain(text)] == []


@pytest.mark.parametrize("module", [chikyu, duco, five211], ids=lambda module: module.__name__)
def test_a_decided_game_is_called_decided(module: ModuleType) -> None:
    assert vars(module)["DECIDED"].startswith("The game is decided")
