"""The rectangle rule: a full rectangle grows in the middle of each side, unseen."""

from typing import Any

from game.core.events import CardsMoved
from game.core.places import PILE
from game.rules.duco.events import GrowthChosen, RectangleFilled, TileScored
from tests.rules.duco.table import Table, told


def town(columns: int, rows: int, hole: tuple[int, int]) -> list[str]:
    """A rectangle of tiles that lacks one; tiles are numbered from the end of the deck."""
    cells = [(x * 3, y * 3) for y in range(rows) for x in range(columns)]
    left = [cell for cell in cells if cell != hole]
    return [f"{74 - n}n {x},{y}" for n, (x, y) in enumerate(left)]


def before_rectangle(columns: int, rows: int, hole: tuple[int, int], **answers: Any) -> Table:
    table = Table(**{"seats": 2, **answers})
    table.deal()
    table.lay_out(*town(columns, rows, hole))
    return table


def added(table: Table, count: int = 4) -> list[str]:
    return [line.split()[1] for line in table.laid[-count:]]


def test_a_full_five_by_five_gets_a_tile_in_the_middle_of_each_side_at_once() -> None:
    table = before_rectangle(5, 5, (6, 6))
    top = table.snapshot["stack"].split()[:-6:-1]
    events = table.play(0, "lay 9n 6,6")
    assert told(events, RectangleFilled) == [RectangleFilled(0, 4)]
    assert added(table) == ["6,-3", "15,6", "6,15", "-3,6"]
    assert [line.split()[0] for line in table.laid[-4:]] == top[:4]
    assert table.hand(0) == [top[4]], "the seat draws after the town has grown"
    assert table.seat == 1
    assert [line.split()[2] for line in table.laid[-4:]] == ["-"] * 4


def test_tiles_that_are_added_score_for_nobody() -> None:
    table = before_rectangle(5, 5, (6, 6))
    events = table.play(0, "lay 9n 6,6")
    (scored,) = told(events, TileScored)
    assert table.points == [scored.points, 0]


def test_on_an_even_side_the_last_player_chooses_before_the_tile_is_seen() -> None:
    table = before_rectangle(4, 5, (3, 6), seats=3)
    stack = table.snapshot["stack"]
    table.play(0, "lay 9n 3,6")
    assert table.seat == 0
    assert table.legal(0) == ["grow 3,-3", "grow 6,-3"]
    assert table.legal(1) == []
    events = table.play(0, "grow 6,-3")
    assert told(events, GrowthChosen) == [GrowthChosen(0, (6, -3))]
    assert table.snapshot["stack"] == stack, "nothing is drawn before all is chosen"
    assert table.legal(0) == ["grow 3,15", "grow 6,15"], "the right side is odd: next is the bottom"
    events = table.play(0, "grow 3,15")
    assert added(table) == ["6,-3", "12,6", "3,15", "-3,6"]
    moves = told(events, CardsMoved)[0].moves
    assert {move.source for move in moves} == {PILE}
    assert table.seat == 1


def test_with_two_even_sides_there_are_four_choices_clockwise() -> None:
    table = before_rectangle(4, 2, (0, 0))
    table.play(0, "lay 9n 0,0")
    choices = []
    while table.snapshot["phase"] == "grow":
        choices.append(table.legal(0))
        table.play(0, table.legal(0)[0])
    assert choices == [
        ["grow 3,-3", "grow 6,-3"],
        ["grow 12,0", "grow 12,3"],
        ["grow 3,6", "grow 6,6"],
        ["grow -3,0", "grow -3,3"],
    ]


def test_fewer_than_four_tiles_go_top_right_bottom_left_as_far_as_they_do() -> None:
    for left, cells in ((1, ["3,-3"]), (2, ["3,-3", "9,3"]), (3, ["3,-3", "9,3", "3,9"])):
        table = before_rectangle(3, 3, (3, 3))
        table.keep_in_stack(left)
        table.play(0, "lay 9n 3,3")
        assert added(table, left) == cells
        assert table.hand(0) == [], "nothing was left to draw"


def test_an_empty_stack_adds_nothing_and_asks_nobody() -> None:
    table = before_rectangle(4, 4, (3, 3))
    table.keep_in_stack(0)
    events = table.play(0, "lay 9n 3,3")
    assert not told(events, RectangleFilled)
    assert table.seat == 1


def test_a_rectangle_with_a_hole_or_with_a_tile_too_many_is_none() -> None:
    table = before_rectangle(5, 5, (6, 6))
    assert not told(table.play(0, "lay 9n 15,0"), RectangleFilled)
    table = before_rectangle(3, 3, (3, 3))
    table.lay_out(*town(3, 3, (3, 3)), "20n 9,0")
    assert not told(table.play(0, "lay 9n 3,3"), RectangleFilled)


def test_a_row_is_a_rectangle_too() -> None:
    table = before_rectangle(3, 1, (6, 0))
    table.play(0, "lay 9n 6,0")
    assert added(table) == ["3,-3", "9,0", "3,3", "-3,0"]


def test_the_last_tile_of_the_game_adds_nothing() -> None:
    table = before_rectangle(5, 5, (6, 6))
    table.give(60, 0)
    table.play_any()
    table.lay_out(*town(5, 5, (6, 6)))
    events = table.play(1, "lay 10n 6,6")
    assert table.over
    assert not told(events, RectangleFilled)


def test_in_disorder_an_exact_outline_counts() -> None:
    table = before_rectangle(3, 3, (3, 3), disorder="on")
    table.play(0, "lay 9n 3,3")
    assert added(table) == ["3,-3", "9,3", "3,9", "-3,3"]


def test_chaos_and_corner_cluster_know_no_rectangle_rule() -> None:
    table = Table(seats=2, mode="chaos")
    table.deal()
    assert table.state.board.is_rectangle
    events = table.play(0, "lay 9n 0,0")
    assert not told(events, RectangleFilled)
    assert len(table.laid) == 10


def test_with_ten_seconds_the_clock_rests_while_somebody_chooses() -> None:
    table = before_rectangle(4, 5, (3, 6), clock="10 seconds")
    table.play(0, "lay 9n 3,6")
    assert table.snapshot["time_left"] is None
    table.play(0, "grow 6,-3")
    table.play(0, "grow 6,15")
    assert table.snapshot["time_left"] == 10_000
