"""Moves on demand: however many there are, one is made or checked without the others."""

import random

from game.core.events import CardsMoved
from game.core.rng import Rng
from game.rules.duco.events import TileScored, TileTurned
from game.rules.duco.legal import Lays
from game.rules.duco.moves import Lay
from game.rules.duco.town.tiles import TILES
from tests.rules.duco.table import DUCO, Table, values_with
from tests.strategies import start_match


def mid_game(tiles: int, **answers: int | str) -> Table:
    """A game in which so many tiles lie on the table."""
    table = Table(**answers)
    table.deal()
    rng = Rng(1, "mid-game")
    while len(table.state.board.laid) < tiles:
        seat = min(DUCO.to_act(table.state))
        DUCO.apply(table.state, seat, rng.choice(DUCO.legal_moves(table.state, seat)))
    return table


def test_rotation_has_about_ten_thousand_moves_and_makes_the_one_asked_for() -> None:
    table = mid_game(30, seats=4, rotation="on")
    moves = DUCO.legal_moves(table.state, table.seat)
    places = len(table.state.board.open)
    assert len(moves) == places * 4 * (1 + 3 * 30) > 8_000
    assert isinstance(moves, Lays)
    assert moves[len(moves) - 1] == moves[-1]
    for number in random.Random(1).sample(range(len(moves)), 200):
        assert moves[number] in moves
        assert DUCO.is_legal(table.state, table.seat, moves[number])


def test_a_slice_of_moves_is_a_tuple_and_the_end_is_the_end() -> None:
    table = mid_game(12, seats=2)
    moves = DUCO.legal_moves(table.state, table.seat)
    assert moves[3:6] == (moves[3], moves[4], moves[5])
    assert list(moves) == [moves[number] for number in range(len(moves))]
    for number in (len(moves), -len(moves) - 1):
        try:
            moves[number]
        except IndexError:
            continue
        raise AssertionError("there is no such move")


def test_places_are_named_once_in_reading_order() -> None:
    table = mid_game(20, seats=3)
    moves = DUCO.legal_moves(table.state, table.seat)
    assert isinstance(moves, Lays)
    rows = [(y, x) for x, y in moves.places]
    assert rows == sorted(set(rows))


def test_a_place_of_the_cross_is_every_free_cell_beside_a_tile() -> None:
    table = Table(seats=2)
    table.deal()
    moves = DUCO.legal_moves(table.state, 0)
    assert isinstance(moves, Lays)
    assert set(moves.places) == {
        *((0, -9), (-3, -6), (3, -6), (-3, -3), (3, -3), (-6, -3), (6, -3)),
        *((-9, 0), (9, 0), (-6, 3), (-3, 3), (3, 3), (6, 3), (-3, 6), (3, 6), (0, 9)),
    }
    assert len(moves) == 16 * 4


def test_disorder_shifts_by_fields_and_chaos_covers() -> None:
    for answers, lone in (({"disorder": "on"}, 20), ({"mode": "chaos"}, 45)):
        table = Table(seats=2, **answers)
        table.deal()
        table.lay_out("50n 0,0")
        moves = DUCO.legal_moves(table.state, 0)
        assert len(moves) == lone * 4


def test_a_tile_that_is_wholly_covered_cannot_be_turned() -> None:
    table = Table(seats=2, mode="chaos", rotation="on")
    table.deal()
    table.lay_out("50n 0,0", "51n 0,0", "52n 1,0")
    turned = {move.turned.tile.number for move in DUCO.legal_moves(table.state, 0) if move.turned}
    assert turned == {51, 52}
    assert table.refused(0, "lay 9n 4,0 turn 50e") == "That tile is covered: nobody can turn it."


def test_a_turned_tile_is_turned_before_scoring_and_only_the_new_tile_counts() -> None:
    table = mid_game(20, seats=2, rotation="on")
    seat = table.seat
    before = list(table.points)
    line = next(line for line in table.legal(seat) if " turn " in line)
    events = table.play(seat, line)
    assert [type(event) for event in events[:3]] == [CardsMoved, TileTurned, TileScored]
    assert table.points[1 - seat] == before[1 - seat]
    turned = line.split()[-1]
    assert any(each.startswith(f"{turned} ") for each in table.laid)


def test_a_cell_beyond_the_table_is_not_taken_for_one_on_it() -> None:
    table = Table(seats=2)
    table.deal()
    tile = TILES[9].faces[0]
    assert DUCO.is_legal(table.state, 0, Lay(tile, (3, 3)))
    for cell in ((3 + 1024, 2), (3 - 1024, 4)):
        assert not DUCO.is_legal(table.state, 0, Lay(tile, cell))
        assert Lay(tile, cell) not in DUCO.legal_moves(table.state, 0)
        assert DUCO.refusal(table.state, 0, Lay(tile, cell)) == "That is beyond the table."


def test_moves_of_a_view_are_those_of_the_state() -> None:
    match = start_match(DUCO, values_with(seats=3, tiles="three", rotation="on"), 2)
    (seat,) = match.to_act()
    assert match.view(seat).legal == match.legal_moves(seat)
    assert not any(match.view(other).legal for other in range(3) if other != seat)
