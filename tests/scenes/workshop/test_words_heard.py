"""Whoever listens to a terminal hears few words before each choice."""

from statistics import median

import pytest
from workshop.measuring.words_heard import GOALS, listen

from game.kits.registry import KITS


@pytest.mark.parametrize("game", GOALS)
def test_words_before_a_choice_stay_within_the_goal(game: str) -> None:
    counts = [count for seed in range(3) for count in listen(KITS[game], seed).counts]
    assert len(counts) > 20
    assert median(counts) <= GOALS[game]
