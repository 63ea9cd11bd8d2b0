import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ai.five211.search.forecast import Forecast
from game.ai.five211.search.packed_table import (
    COLOURS_MASK,
    KEYS,
    KODODO,
    KODODO_SHIFT,
    NOBODY,
    counts_of,
    scored,
    verdicts_for,
)
from game.ai.five211.search.situation import key_of, worth_of
from game.rules.five211.cards import KINDS, Card
from game.rules.five211.options import NUMBERS
from game.rules.five211.scoring import Verdict, judge_round, scoring_cards, tally

rounds = st.integers(2, 5).flatmap(
    lambda seats: st.lists(
        st.lists(st.sampled_from(KINDS), min_size=4, max_size=4), min_size=seats, max_size=seats
    )
)


def slow_verdict(rows: list[list[Card]]) -> int:
    counts, kododo = tally(rows)
    numbers = NUMBERS[len(rows)]
    result = judge_round(counts, kododo, numbers.kododo_target, numbers.limit)
    if result.verdict is Verdict.KODODO:
        return KODODO
    return NOBODY if result.colour is None else int(result.colour)


@given(rounds)
def test_packed_tables_are_judged_as_the_rules_judge_them(rows: list[list[Card]]) -> None:
    key = key_of(card for row in rows for card in row)
    assert verdicts_for(len(rows))[key] == slow_verdict(rows)


@given(rounds)
def test_packed_rows_score_what_the_rules_give_them(rows: list[list[Card]]) -> None:
    counts, kododo = tally(rows)
    numbers = NUMBERS[len(rows)]
    result = judge_round(counts, kododo, numbers.kododo_target, numbers.limit)
    outcome = slow_verdict(rows)
    for row in rows:
        points = sum(card.value for card in scoring_cards(result, row))
        assert scored(worth_of(row), outcome) == points


@given(rounds)
def test_the_worths_of_all_rows_can_be_added(rows: list[list[Card]]) -> None:
    whole = sum(worth_of(row) for row in rows)
    for colour in range(5):
        assert scored(whole, colour) == sum(scored(worth_of(row), colour) for row in rows)


def test_a_forecast_agrees_with_trying_all_colours() -> None:
    key = KEYS[7] * 5 + KEYS[13] * 4
    forecast = Forecast(4, 2, 0.0)
    tried = dict.fromkeys(range(7), 0.0)
    for first in range(5):
        for second in range(5):
            end = key + KEYS[6 * first + 1] + KEYS[6 * second + 1]
            tried[verdicts_for(4)[end]] += 1 / 25
    assert forecast[key] == pytest.approx([tried[colour] for colour in range(5)])


@given(st.lists(st.sampled_from(KINDS), max_size=12), st.floats(0, 0.9))
def test_forecasts_are_chances(table: list[Card], lean: float) -> None:
    forecast, key = Forecast(4, 4, lean), key_of(table)
    chances = (*forecast[key & COLOURS_MASK], forecast.kododo[key >> KODODO_SHIFT])
    assert min(chances) >= 0
    assert max(chances) <= 1
    assert sum(chances[:5]) <= 1 + 1e-9


def test_a_leaning_forecast_sees_the_crowd_grow() -> None:
    key = KEYS[7] * 2 + KEYS[13]
    assert Forecast(4, 3, 0.5)[key][1] > Forecast(4, 3, 0.0)[key][1]


def test_forecasts_do_not_depend_on_the_order_of_the_colours() -> None:
    forecast = Forecast(3, 3, 0.2)
    assert forecast[KEYS[1] * 3 + KEYS[25]][0] == forecast[KEYS[25] * 3 + KEYS[1]][4]
    assert counts_of(KEYS[25] * 3) == (0, 0, 0, 0, 3)
