"""One mode and the twists that go with it; all others are refused with a reason."""

import itertools

import pytest

from game.core.errors import BadLog
from game.core.options import OptionValue
from game.rules.duco.options import DucoOptions, Mode, options_from_values
from tests.rules.duco.table import DUCO, MODES, values_with

SPEC = DUCO.option_spec
TWISTS: list[tuple[str, OptionValue]] = [
    ("tiles", "three"),
    ("tiles", "lineup"),
    ("rotation", "on"),
    ("disorder", "on"),
    ("diagonal", "on"),
    ("goal", "75"),
    ("clock", "10 seconds"),
]

# The table of the design page, with the reading of the manual where the page says nothing:
# options may be combined with the modes.
GOES_WITH = {
    "cross": {"three", "lineup", "rotation", "disorder", "diagonal", "goal", "clock"},
    "chaos": {"three", "lineup", "rotation", "diagonal", "goal", "clock"},
    "corner cluster": set(),
    "stress": {"three", "rotation", "disorder", "diagonal"},
    "conquest": set(),
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
        ({"mode": "chaos", "disorder": "on"}, "Disorder is part of Chaos."),
        ({"mode": "stress", "clock": "10 seconds"}, "Stress has a clock of its own."),
        ({"mode": "conquest", "seats": 5}, "Conquest is for two to four players."),
        ({"mode": "corner cluster", "tiles": "three"}, "Nobody holds tiles in Corner Cluster."),
    ],
)
def test_refusal_names_the_reason(answers: dict[str, OptionValue], sentence: str) -> None:
    with pytest.raises(BadLog, match=sentence):
        values_with(**answers)


def test_every_clash_can_come_up() -> None:
    every = [SPEC.from_number(number) for number in range(SPEC.count)]
    for clash in SPEC.clashes:
        assert any(clash.is_in(values) for values in every), clash.sentence


def test_goals_are_fifty_or_a_hundred_in_chaos_or_seventy_five_or_five_sets() -> None:
    goals = {
        (values["mode"], values["goal"]): options_from_values(values).goal
        for values in map(SPEC.from_number, range(SPEC.count))
        if SPEC.problem(values) is None
    }
    assert goals == {
        ("cross", "usual"): 50,
        ("cross", "75"): 75,
        ("chaos", "usual"): 100,
        ("chaos", "75"): 75,
        ("corner cluster", "usual"): 5,
        ("stress", "usual"): None,
        ("conquest", "usual"): None,
    }


def test_pars_of_a_player_alone_go_in_step_with_the_goal() -> None:
    assert DucoOptions(1).pars == (7, 8, 10)
    assert DucoOptions(1, seventy_five=True).pars == (10, 12, 15)
    assert DucoOptions(1, Mode.CHAOS).pars == (7, 8, 10)
    assert DucoOptions(1, Mode.CHAOS, seventy_five=True).pars == (5, 6, 7)


def test_option_sets_fit_into_a_game_code() -> None:
    assert SPEC.count <= 1 << 14
