"""The worked rounds of the rules page are true, and could lie on a table."""

from __future__ import annotations

from collections import Counter

import pytest

from game.rules.five211.cards import Colour
from game.rules.five211.options import NUMBERS, SLOTS
from game.rules.five211.scoring import Verdict, score_rows
from scenes.games.five211.pages.worked_page import (
    WorkedRound,
    colour_round,
    kododo_round,
    sum_words,
)

EVERY_TABLE = pytest.mark.parametrize("seats", NUMBERS)


def rounds(seats: int) -> list[WorkedRound]:
    return [colour_round(NUMBERS[seats]), kododo_round(NUMBERS[seats])]


@EVERY_TABLE
def test_worked_rounds_are_dealt_from_one_deck(seats: int) -> None:
    for round_ in rounds(seats):
        assert [len(row) for row in round_.rows] == [SLOTS] * seats
        used = Counter(card for row in round_.rows for card in row)
        assert all(count <= card.copies for card, count in used.items())


@EVERY_TABLE
def test_in_the_first_one_green_is_bust_and_yellow_scores(seats: int) -> None:
    result = colour_round(NUMBERS[seats]).result
    assert result.busts == (Colour.GREEN,)
    assert result.ties == ()
    assert result.colour is Colour.YELLOW


@EVERY_TABLE
def test_the_first_player_adds_up_fourteen_and_somebody_gets_nothing(seats: int) -> None:
    round_ = colour_round(NUMBERS[seats])
    assert sum_words(round_.scoring(0)) == "5 + 6 + 3 = 14"
    assert any(not round_.scoring(seat) for seat in range(seats))


@EVERY_TABLE
def test_in_the_second_one_the_kododo_are_exact(seats: int) -> None:
    assert kododo_round(NUMBERS[seats]).result.verdict is Verdict.KODODO


@EVERY_TABLE
def test_sums_are_what_the_rules_count(seats: int) -> None:
    for round_ in rounds(seats):
        _, gained, _ = score_rows(round_.rows, NUMBERS[seats])
        for seat, points in enumerate(gained):
            words = sum_words(round_.scoring(seat)) or "0"
            assert int(words.rpartition(" = ")[2]) == points
