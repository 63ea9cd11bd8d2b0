"""Printed games are sets of answers; what clashes follows from answers and has a reason."""

import itertools

import pytest

from game.app.codes import LONG_OPTION_BITS, OPTION_BITS
from game.core.errors import BadLog
from game.core.options import OptionValue
from game.core.rng import Rng
from game.rules.duco.options import DucoOptions, RuleReading
from game.rules.duco.pars import pars_of
from game.rules.duco.presets import options_from_values, preset, values_from_options
from tests.rules.duco.table import DUCO, MODES, values_with

SPEC = DUCO.option_spec
OLD = ("seats", "mode", "tiles", "rotation", "disorder", "diagonal", "goal", "clock")
TWISTS: list[tuple[str, OptionValue]] = [
    ("tiles", "three"),
    ("tiles", "lineup"),
    ("rotation", "on"),
    ("disorder", "on"),
    ("diagonal", "on"),
    ("goal", "75"),
    ("clock", "10 seconds"),
]

# "Individually or combined with other rules and modes": all but what contradicts itself.
GOES_WITH = {
    "cross": {"three", "lineup", "rotation", "disorder", "diagonal", "goal", "clock"},
    "chaos": {"three", "lineup", "rotation", "diagonal", "goal", "clock"},
    "corner cluster": {"clock"},
    "stress": {"three", "rotation", "disorder", "diagonal", "goal"},
    "conquest": {"three", "rotation", "disorder", "diagonal", "clock"},
}
SEATS = {
    "cross": {1, 2, 3, 4, 5},
    "chaos": {1, 2, 3, 4, 5},
    "corner cluster": {2, 3, 4, 5},
    "stress": {2, 3, 4, 5},
    "conquest": {2, 3, 4},
}


@pytest.mark.parametrize("mode", MODES)
def test_each_twist_goes_with_a_mode_or_is_refused_with_its_reason(mode: str) -> None:
    for name, value in TWISTS:
        problem = SPEC.problem({**SPEC.defaults(), "mode": mode, name: value})
        allowed = (value if name == "tiles" else name) in GOES_WITH[mode]
        assert (problem is None) == allowed, (mode, name)


@pytest.mark.parametrize("mode", MODES)
def test_each_mode_has_its_numbers_of_seats(mode: str) -> None:
    for seats in (1, 2, 3, 4, 5):
        problem = SPEC.problem({**SPEC.defaults(), "mode": mode, "seats": seats})
        assert (problem is None) == (seats in SEATS[mode])


def test_twists_that_go_with_a_mode_go_with_each_other() -> None:
    for mode in MODES:
        fitting = [
            (name, value)
            for name, value in TWISTS
            if (value if name == "tiles" else name) in GOES_WITH[mode]
        ]
        for two in itertools.combinations(fitting, 2):
            if len(dict(two)) == 2:  # three tiles and a line are two answers to one question
                assert SPEC.problem({**SPEC.defaults(), "mode": mode, **dict(two)}) is None


@pytest.mark.parametrize(
    ("answers", "sentence"),
    [
        ({"mode": "chaos", "disorder": "on"}, "may be shifted here anyway"),
        ({"mode": "stress", "clock": "10 seconds"}, "nobody has a time for a tile"),
        ({"mode": "conquest", "seats": 5}, "no colour is left for the first tiles"),
        ({"mode": "corner cluster", "tiles": "three"}, "tiles change places and none is laid"),
        ({"mode": "stress", "stacks": "15", "seats": 5}, "There are not tiles enough"),
        ({"turns": "at once"}, "everybody needs a stack of their own"),
        ({"squares": "on"}, "only where tiles may lie over others"),
    ],
)
def test_refusal_names_the_reason(answers: dict[str, OptionValue], sentence: str) -> None:
    with pytest.raises(BadLog, match=sentence):
        values_with(**answers)


def test_goals_are_fifty_seventy_five_or_five_sets_and_were_a_hundred_in_chaos() -> None:
    modes = {"cross": 50, "chaos": 50, "long chaos": 100, "corner cluster": 5}
    for mode, goal in modes.items():
        assert preset(mode).goal == goal
    for mode in ("stress", "conquest"):
        assert preset(mode).goal is None
    usual = SPEC.defaults()
    kept = {name: usual[name] for name in OLD} | {"mode": "chaos"}
    assert options_from_values(SPEC.check(kept)).goal == 100, (
        "what was kept before means what it meant"
    )


def test_values_and_options_are_one_and_the_same() -> None:
    rng = Rng(7, "values")
    for _ in range(3_000):
        values = SPEC.from_number(rng.below(SPEC.long_count), short=False)
        options = options_from_values(values)
        kept = values_from_options(options)
        assert options_from_values(SPEC.check(kept) if SPEC.problem(values) is None
                                   else SPEC.as_kept(kept)) == options  # fmt: skip


def test_what_was_kept_by_the_first_reading_is_kept_as_it_was() -> None:
    for number in range(SPEC.count // 2):
        values = SPEC.from_number(number)
        assert values["reading"] == "first"
        if SPEC.problem(values) is None:
            kept = values_from_options(options_from_values(values))
            assert kept == {name: values[name] for name in OLD}


def test_pars_of_a_player_alone_are_measured_for_printed_games_and_no_others() -> None:
    assert pars_of(DucoOptions(1)) == (7, 8, 10)
    assert pars_of(DucoOptions(1, goal=75)) == (11, 12, 16)
    assert pars_of(preset("chaos", 1)) == (4, 5, 6)
    assert pars_of(DucoOptions(2)) is None
    assert pars_of(DucoOptions(1, rectangles=False)) is None
    assert pars_of(DucoOptions(1, goal=75, reading=RuleReading.FIRST)) == (10, 12, 15)


def test_option_sets_fit_into_a_game_code() -> None:
    assert SPEC.count <= 1 << OPTION_BITS
    assert SPEC.long_count <= 1 << LONG_OPTION_BITS
