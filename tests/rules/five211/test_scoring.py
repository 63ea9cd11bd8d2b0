"""Scoring a round: the examples of the rules page, and every table there can be."""

from math import comb
from typing import Any

import pytest

from game.rules.five211.events import RoundScored
from tests.rules.five211.checks import EXAMPLES, check_example, check_tables
from tests.rules.five211.oracle import colour_counts, scoring_colour
from tests.rules.five211.table import FIVE211, Table, table_with
from tests.rules.five211.tables import all_tables, colour_patterns, kododo_range, typical_tables

seat_counts = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@pytest.mark.parametrize("name", EXAMPLES)
def test_example_of_the_rules_page(name: str) -> None:
    check_example(name)


@seat_counts
def test_every_colour_pattern_scores_as_the_slow_scorer_says(seats: int) -> None:
    patterns = list(colour_patterns(seats))
    numbers = [kododo_range(counts) for counts in patterns]
    exact = sum(seats + 2 in possible for possible in numbers)
    inexact = sum(possible != range(seats + 2, seats + 3) for possible in numbers)
    assert len(patterns) == comb(4 * seats + 4, 4)
    assert check_tables(FIVE211, seats, all_tables(seats)) == exact + inexact


@seat_counts
def test_every_number_of_kododo_scores_as_the_slow_scorer_says(seats: int) -> None:
    assert check_tables(FIVE211, seats, typical_tables(seats)) > 100


@seat_counts
def test_a_round_tells_how_it_was_decided(seats: int) -> None:
    for rows in list(typical_tables(seats))[::7]:
        result = scored_event(table_with(rows)).record.result
        cards = [card for row in rows for card in row]
        counts = colour_counts(cards)
        winner = scoring_colour(counts, seats + 3)
        assert result.kododo == sum(card[1] == "1" for card in cards)
        if result.kododo == seats + 2:
            assert result.verdict.value == "kododo"
            continue
        assert result.verdict.value == ("colour" if winner else "nobody")
        assert [winner] == [None if result.colour is None else result.colour.letter]
        busts = [colour.letter for colour in result.busts]
        assert busts == [letter for letter, count in counts.items() if count >= seats + 3]
        tied = [counts[colour.letter] for tie in result.ties for colour in tie]
        floor = counts[winner] if winner else 0
        assert sorted(tied) == sorted(n for n in counts.values() if floor < n < seats + 3)
        assert all(len(tie) > 1 for tie in result.ties)


@seat_counts
def test_target_is_players_plus_two_and_limit_players_plus_three(seats: int) -> None:
    table = Table(seats)
    numbers = table.view(-1).numbers
    assert (numbers.kododo_target, numbers.limit) == (seats + 2, seats + 3)


def scored_event(table: Table) -> Any:
    return next(event for event in table.events if isinstance(event, RoundScored))
