"""Achievements of DuCo: bright tiles, rows of them, every kind of town, and the lone planner."""

from dataclasses import replace

from game.core.outcome import EndReason, Grade, rank_seats
from game.kits.duco.achievements import deeds
from game.kits.duco.kit import DUCO
from game.rules.duco.options import DucoOptions
from game.rules.duco.presets import PRINTED_MODES, preset
from game.rules.duco.records import Turn
from game.rules.duco.view import DucoView
from tests.games import begun


def view_with(*gains: int, mode: str = "cross", points: tuple[int, ...] = (9, 5)) -> DucoView:
    """A finished match of which the first seat's tiles brought so much."""
    view = DUCO.own(begun(DUCO, seats=2)).view(0)
    lay = next(turn.move for turn in view.turns if turn.lay is not None)
    turns = tuple(Turn(0, lay, gained) for gained in gains)
    outcome = rank_seats(points, (0,) * len(points), EndReason.TARGET_REACHED)
    options = preset(mode, len(points))
    return replace(view, turns=turns, outcome=outcome, options=options)


def test_twelve_points_light_a_lamp_and_eleven_do_not() -> None:
    assert deeds(view_with(11, 12, 13), 0)["lamplighter"] == 2


def test_row_of_lamps_needs_five_tiles_without_a_gap() -> None:
    assert deeds(view_with(1, 1, 0, 1, 1, 1, 1), 0)["row of lamps"] == 0
    assert deeds(view_with(0, 1, 2, 3, 4, 5), 0)["row of lamps"] == 1


def test_victory_counts_for_its_kind_of_town_alone() -> None:
    for mode in PRINTED_MODES:
        won = deeds(view_with(1, mode=mode), 0)
        assert [deed for deed in won if deed.startswith("won")] == [f"won {mode}"]
    assert not any(deed.startswith("won") for deed in deeds(view_with(1), 1))


def test_expert_alone_is_a_town_planner() -> None:
    alone = rank_seats((50,), (0,), EndReason.TARGET_REACHED, Grade.EXPERT)
    view = replace(view_with(8), options=DucoOptions(1), outcome=alone)
    assert deeds(view, 0)["town planner"] == 1
    good = replace(alone, grade=Grade.GOOD)
    assert deeds(replace(view, outcome=good), 0)["town planner"] == 0
