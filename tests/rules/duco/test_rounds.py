"""Turns, draws, the last round, an empty stack, shared victories, and playing alone."""

import pytest

from game.core.events import CardsMoved, MatchEnded, RoundEnded, TurnStarted
from game.core.outcome import EndReason, Grade
from game.core.places import Zone
from game.rules.duco.events import LastRound
from tests.rules.duco.table import DUCO, MODES, Table, told, values_with
from tests.strategies import play_out, start_match

CROSS = ["0,0", "0,-3", "3,0", "0,3", "-3,0", "0,-6", "6,0", "0,6", "-6,0"]
FIRST_TILES = {"cross": 9, "chaos": 9, "corner cluster": 25, "stress": 9, "conquest": 5}


def dealt(first: int = 0, **answers: int | str) -> Table:
    table = Table(**answers)
    table.deal(first)
    return table


def test_a_cross_of_nine_lies_there_first_and_everybody_holds_one_tile() -> None:
    table = dealt(seats=5)
    assert [line.split()[1] for line in table.laid] == CROSS
    assert [line.split()[0] for line in table.laid] == [f"{n}n" for n in range(9)]
    assert [table.hand(seat) for seat in range(5)] == [[f"{9 + seat}n"] for seat in range(5)]
    assert len(table.snapshot["stack"].split()) == 75 - 9 - 5


@pytest.mark.parametrize("mode", MODES)
def test_each_mode_begins_with_its_layout(mode: str) -> None:
    table = dealt(seats=3, mode=mode)
    assert len(table.laid) == FIRST_TILES[mode]
    cells = {tuple(map(int, line.split()[1].split(","))) for line in table.laid}
    reach = max(max(map(abs, cell)) for cell in cells)
    assert reach == {"cross": 6, "chaos": 3, "corner cluster": 6, "stress": 6, "conquest": 3}[mode]


def test_tiles_are_dealt_around_the_table_from_the_first_seat() -> None:
    table = dealt(2, seats=3, tiles="three")
    assert [table.hand(seat) for seat in (2, 0, 1)] == [
        ["9n", "12n", "15n"],
        ["10n", "13n", "16n"],
        ["11n", "14n", "17n"],
    ]
    assert table.seat == 2


def test_who_lays_draws_and_the_next_seat_follows() -> None:
    table = dealt(1, seats=3)
    assert table.seat == 1
    held = table.hand(1)
    events = table.play_any()
    assert table.seat == 2
    assert table.hand(1) == ["12n"]
    assert table.laid[-1].split()[0][:-1] == held[0][:-1]
    zones = [
        (move.source.zone, move.target.zone) for e in told(events, CardsMoved) for move in e.moves
    ]
    assert zones == [(Zone.HAND, Zone.TABLE), (Zone.PILE, Zone.HAND)]
    assert told(events, TurnStarted) == [TurnStarted((2,), (0,))]


def test_a_round_ends_before_the_first_seat_lays_again() -> None:
    table = dealt(1, seats=3)
    ends = [len(told(table.play_any(), RoundEnded)) for _ in range(6)]
    assert ends == [0, 0, 1, 0, 0, 1]
    assert table.snapshot["round"] == 2


def test_a_new_tile_goes_to_the_end_of_three() -> None:
    table = dealt(seats=2, tiles="three")
    second = table.hand(0)[1]
    table.play(0, f"lay {second} 3,3")
    assert table.hand(0) == ["9n", "13n", "15n"]


def test_in_a_lineup_an_end_is_taken_and_the_new_tile_goes_into_the_middle() -> None:
    table = dealt(seats=2, tiles="lineup")
    assert table.snapshot["line"] == "9n 10n 11n 12n 13n"
    assert table.hand(0) == []
    table.play(0, "lay 9e 3,3")
    assert table.snapshot["line"] == "10n 11n 14n 12n 13n"
    table.play(1, "lay 13n -3,3")
    assert table.snapshot["line"] == "10n 11n 15n 14n 12n"


def test_a_line_shrinks_when_the_stack_is_empty_and_the_last_tile_can_be_taken() -> None:
    table = dealt(seats=1, tiles="lineup")
    table.keep_in_stack(0)
    lengths = []
    while not table.over:
        lengths.append(len(table.snapshot["line"].split()))
        table.play_any()
    assert lengths == [5, 4, 3, 2, 1]
    outcome = DUCO.outcome(table.state)
    assert outcome is not None
    assert outcome.reason is EndReason.PLAYED_OUT


@pytest.mark.parametrize("reached", [0, 1, 2])
def test_when_somebody_has_fifty_the_round_is_finished(reached: int) -> None:
    table = dealt(seats=3)
    table.give(*(50 if seat == reached else 0 for seat in range(3)))
    last = []
    for seat in range(3):
        assert table.seat == seat
        last.append(len(told(table.play_any(), LastRound)))
    assert table.over
    assert last == [int(seat == reached) for seat in range(3)]


def test_forty_nine_are_not_enough() -> None:
    table = dealt(seats=2)
    table.give(49, 49)
    table.lay_out("0n 0,0", "1n 30,30")
    # Far from any house of its colour: a tile that scores nothing there must exist.
    zero = next(line for line in table.legal(0) if not _gain(table, line))
    table.play(0, zero)
    assert table.points == [49, 49]
    assert not table.state.last_round


def _gain(table: Table, line: str) -> int:
    twin = DUCO.clone(table.state)
    DUCO.apply(twin, 0, DUCO.decode_move(line))
    return int(DUCO.points(twin)[0]) - table.points[0]


@pytest.mark.parametrize(
    ("mode", "goal", "target"),
    [("cross", "75", 75), ("long chaos", "usual", 100), ("chaos", "90", 90)],
)
def test_other_goals_hold(mode: str, goal: str, target: int) -> None:
    table = dealt(seats=2, mode=mode, goal=goal)
    table.give(target - 60, 0)
    table.play_any()
    assert not table.state.last_round
    table.play_any()
    table.give(target, 0)
    table.play_any()
    assert table.state.last_round
    table.play_any()
    assert table.over


def test_most_points_win_and_equal_points_share_the_victory() -> None:
    for points, winners in (
        ([50, 60, 55], (1,)),
        ([70, 60, 70], (0, 2)),
        ([58, 58, 58], (0, 1, 2)),
    ):
        table = dealt(seats=3)
        table.give(*points)
        for _ in range(3):
            table.play_any()
            table.give(*points)
        outcome = DUCO.outcome(table.state)
        assert outcome is not None
        assert outcome.winners == winners
        assert outcome.reason is EndReason.TARGET_REACHED
        assert outcome.grade is None


@pytest.mark.parametrize(("reading", "laid"), [("second", [0, 1, 2]), ("first", [0, 1, 2, 0])])
def test_a_round_begins_only_if_everybody_can_lay_in_it(reading: str, laid: list[int]) -> None:
    """By the first reading the seat that had drawn the last tile laid it."""
    table = dealt(seats=3, reading=reading)
    table.keep_in_stack(1)
    seats = []
    while not table.over:
        seats.append(table.seat)
        table.play_any()
    assert seats == laid
    assert told(table.events, LastRound) == [LastRound(1, None)]
    assert told(table.events, MatchEnded)[0].outcome.reason is EndReason.PLAYED_OUT


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("tiles", ["one", "three", "lineup", "line of 7"])
def test_nobody_lays_a_tile_more_than_another(seats: int, tiles: str) -> None:
    for seed in range(3):
        match = start_match(DUCO, values_with(seats=seats, tiles=tiles, goal="none"), seed)
        play_out(match, seed)
        laid = [turn.seat for turn in match.view(0).turns]
        assert len({laid.count(seat) for seat in range(seats)}) == 1


def test_who_still_holds_a_tile_lays_it_in_the_last_round() -> None:
    table = dealt(seats=3, clock="10 seconds", reading="first")
    table.keep_in_stack(0)
    table.play_any()
    table.wait(10_000)
    table.play_any()
    assert table.seat == 1, "seat 0 has nothing to lay, seat 1 kept its tile"
    assert table.state.last_round
    table.play_any()
    assert table.over


@pytest.mark.parametrize(
    ("tiles", "grade"),
    [
        (5, Grade.EXPERT),
        (7, Grade.EXPERT),
        (8, Grade.GOOD),
        (9, Grade.FAIR),
        (10, Grade.FAIR),
        (11, Grade.MODEST),
    ],
)
def test_alone_the_number_of_tiles_is_graded(tiles: int, grade: Grade) -> None:
    table = dealt(seats=1)
    for _ in range(tiles - 1):
        table.give(0)
        table.play_any()
    table.give(50)
    table.play_any()
    outcome = DUCO.outcome(table.state)
    assert outcome is not None
    assert outcome.grade is grade
    assert outcome.winners == (0,)


def test_alone_with_an_empty_stack_and_no_fifty_is_modest() -> None:
    table = dealt(seats=1)
    table.keep_in_stack(0)
    table.play_any()
    outcome = DUCO.outcome(table.state)
    assert outcome is not None
    assert (outcome.grade, outcome.reason) == (Grade.MODEST, EndReason.PLAYED_OUT)


def test_every_seat_begins_some_games() -> None:
    for seats in (1, 3, 5):
        matches = [start_match(DUCO, values_with(seats=seats), seed) for seed in range(40)]
        assert {match.view(0).first for match in matches} == set(range(seats))


@pytest.mark.parametrize("begins", [1, 2, 3])
def test_a_table_may_say_who_begins(begins: int) -> None:
    for seed in range(6):
        match = start_match(DUCO, values_with(seats=3, begins=str(begins)), seed)
        assert match.view(0).first == begins - 1


def test_all_seats_have_laid_equally_often_when_somebody_has_reached_the_goal() -> None:
    for seed in range(12):
        match = start_match(DUCO, values_with(seats=2 + seed % 4), seed)
        play_out(match, seed)
        view = match.view(0)
        assert view.outcome is not None
        if view.outcome.reason is EndReason.TARGET_REACHED and view.stack_size:
            laid = [turn.seat for turn in view.turns]
            assert len({laid.count(seat) for seat in range(view.options.seats)}) == 1
