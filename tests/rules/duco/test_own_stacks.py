"""Stress and Conquest: ten tiles of one colour each, and a town that is counted at the end."""

import pytest

from game.core.rng import Rng
from game.core.seats import CHANCE
from game.rules.duco.events import RectangleFilled
from game.rules.duco.moves import Grow
from game.rules.duco.town.tiles import face_from_code
from tests.rules.duco.table import DUCO, Table, told, values_with
from tests.rules.duco.test_rectangle import town
from tests.strategies import play_out, start_match


def square(code: str) -> int:
    return face_from_code(code).tile.square


@pytest.mark.parametrize(
    ("mode", "seats"), [("conquest", n) for n in (2, 3, 4)] + [("stress", n) for n in (2, 3, 4, 5)]
)
def test_everybody_has_ten_tiles_of_a_colour_of_their_own(mode: str, seats: int) -> None:
    for seed in range(5):
        match = start_match(DUCO, values_with(seats=seats, mode=mode), seed)
        snapshot = DUCO.snapshot(match._state)
        view = match.view(0)
        assert len(set(view.colours)) == seats
        for seat, colour in enumerate(view.colours):
            own = snapshot["hands"][seat].split() + snapshot["own_stacks"][seat].split()
            assert len(own) == 10
            assert {square(code) for code in own} == {colour}


@pytest.mark.parametrize(("mode", "seats"), [("conquest", 2), ("conquest", 4), ("stress", 4)])
def test_the_first_layout_has_no_tile_of_anybodys_colour(mode: str, seats: int) -> None:
    for seed in range(5):
        match = start_match(DUCO, values_with(seats=seats, mode=mode), seed)
        view = match.view(0)
        assert not {laid.face.tile.square for laid in view.laid} & set(view.colours)
        assert {laid.seat for laid in view.laid} == {None}


def test_five_in_stress_begin_with_tiles_that_were_left_over() -> None:
    match = start_match(DUCO, values_with(seats=5, mode="stress"), 3)
    view = match.view(0)
    assert len(view.laid) == 9
    assert view.stack_size == 25 - 9


def test_conquest_is_ten_turns_each_in_order() -> None:
    match = start_match(DUCO, values_with(seats=3, mode="conquest"), 5)
    play_out(match, 5)
    view = match.view(0)
    order = [turn.seat for turn in view.turns]
    assert order == [(view.first + step) % 3 for step in range(30)]
    assert view.round == 9
    laid = [each for each in view.laid if each.seat is not None]
    assert all(each.face.tile.square == view.colours[each.seat] for each in laid)


def test_in_stress_all_lay_at_once_and_the_first_hand_wins_a_place() -> None:
    table = Table(seats=3, mode="stress")
    table.deal()
    assert DUCO.to_act(table.state) == {0, 1, 2}
    place = table.legal(0)[0].split()[2]
    table.play(2, f"lay {table.hand(2)[0]} {place}")
    assert DUCO.to_act(table.state) == {0, 1, 2}
    assert table.refused(0, f"lay {table.hand(0)[0]} {place}") == "A tile lies there already."
    table.play(2, table.legal(2)[0])
    table.play(1, table.legal(1)[0])


def test_in_stress_three_tiles_come_from_the_own_stack() -> None:
    table = Table(seats=2, mode="stress", tiles="three")
    table.deal()
    assert [len(table.hand(seat)) for seat in (0, 1)] == [3, 3]
    stack = table.snapshot["own_stacks"][0].split()
    table.play(0, f"lay {table.hand(0)[1]} 3,3")
    assert table.hand(0)[2] == stack[-1]


@pytest.mark.parametrize("mode", ["conquest", "stress"])
def test_a_rectangle_grows_by_tiles_of_unused_colours(mode: str) -> None:
    table = Table(seats=2, mode=mode)
    order = [f"{number}n" for number in range(75)]
    Rng(2, "own").shuffle(order)
    table.apply(CHANCE, f"deal 0 {' '.join(order)}")
    # The tiles themselves do not matter here, but for the growing ones.
    table.lay_out(*town(3, 3, (3, 3)))
    stack = table.snapshot["stack"].split()
    events = table.play(0, f"lay {table.hand(0)[0]} 3,3")
    assert told(events, RectangleFilled)
    new = [line.split() for line in table.laid[-4:]]
    assert [line[0] for line in new] == stack[:-5:-1]
    assert not {square(line[0]) for line in new} & set(table.state.colours)
    assert {line[2] for line in new} == {"-"}


def test_in_stress_all_others_wait_while_somebody_says_where_the_town_grows() -> None:
    table = Table(seats=3, mode="stress")
    table.deal()
    table.lay_out(*town(2, 1, (0, 0)))
    table.play(1, f"lay {table.hand(1)[0]} 0,0")
    assert DUCO.to_act(table.state) == {1}
    assert isinstance(DUCO.legal_moves(table.state, 1)[0], Grow)
    table.play(1, table.legal(1)[1])
    table.play(1, table.legal(1)[0])
    assert DUCO.to_act(table.state) == {0, 1, 2}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_cross_of_conquest_is_of_one_colour_that_nobody_plays(seats: int) -> None:
    for seed in range(8):
        view = start_match(DUCO, values_with(seats=seats, mode="conquest"), seed).view(0)
        (colour,) = {laid.face.tile.square for laid in view.laid}
        assert colour not in view.colours


def test_in_stress_who_lays_scores_at_once() -> None:
    match = start_match(DUCO, values_with(seats=3, mode="stress"), 2)
    gained = [0, 0, 0]
    while match.to_act():
        seat = min(match.to_act())
        before = match.view(0).points
        match.play(seat, match.legal_moves(seat)[0])
        after = match.view(0).points
        gained[seat] += after[seat] - before[seat]
        assert [n for n in range(3) if after[n] != before[n]] in ([], [seat])
    assert list(match.view(0).points) == gained
    assert any(gained)


def test_the_countdown_of_stress_rests_while_somebody_says_where_the_town_grows() -> None:
    table = Table(seats=3, mode="stress")
    table.deal()
    table.lay_out(*town(2, 1, (0, 0)))
    table.state.time_left = 20_000
    table.play(1, f"lay {table.hand(1)[0]} 0,0")
    assert DUCO.time_left(table.state) is None
    table.play(1, table.legal(1)[1])
    assert DUCO.time_left(table.state) is None
    table.play(1, table.legal(1)[0])
    assert DUCO.time_left(table.state) == 20_000
