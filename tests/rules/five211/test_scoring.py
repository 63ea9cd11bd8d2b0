"""Scoring a round: the examples of the rules page, and every table there can be."""

from math import comb

import pytest

from tests.rules.five211.checks import EXAMPLES, check_example, check_tables, check_verdicts
from tests.rules.five211.table import FIVE211, Table
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
    check_verdicts(FIVE211, seats)


@seat_counts
def test_target_is_players_plus_two_and_limit_players_plus_three(seats: int) -> None:
    table = Table(seats)
    numbers = table.view(-1).numbers
    assert (numbers.kododo_target, numbers.limit) == (seats + 2, seats + 3)
