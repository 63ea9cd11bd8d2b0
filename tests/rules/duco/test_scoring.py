"""A laid tile counts what the slow scorer counts, on random boards of every mode."""

from typing import Any

import pytest

from game.core.rng import Rng
from game.core.seats import PUBLIC
from game.rules.duco.events import TileScored, TownCounted
from game.rules.duco.scoring import lamps_at, largest_group, points_at
from game.rules.duco.town.board import COVERING, IN_LINE, SHIFTED, Board, Laid
from game.rules.duco.town.cells import key_of
from game.rules.duco.town.houses import House, HouseColour, HouseSign
from game.rules.duco.town.tiles import Tile
from tests.rules.duco.oracle import last_tile_points, town_points
from tests.rules.duco.table import DUCO, told, values_with
from tests.strategies import start_match

SCORED = [
    {"mode": mode, **twist}
    for mode in ("cross", "chaos")
    for twist in (
        {},
        {"diagonal": "on"},
        {"rotation": "on"},
        {"tiles": "three"},
        {"tiles": "lineup"},
    )
] + [{"disorder": "on"}, {"disorder": "on", "diagonal": "on", "rotation": "on"}]

COUNTED = [
    {"mode": "conquest"},
    {"mode": "conquest", "diagonal": "on", "tiles": "three"},
    {"mode": "stress", "reading": "first"},
    {"mode": "stress", "counting": "owner", "diagonal": "on"},
    {"mode": "stress", "counting": "owner", "disorder": "on", "rotation": "on"},
    {"mode": "conquest", "disorder": "on", "diagonal": "on", "tiles": "three"},
    {"mode": "chaos", "counting": "owner", "goal": "none", "groups": "2"},
]


@pytest.mark.parametrize("answers", SCORED, ids=str)
def test_every_laid_tile_scores_as_the_slow_scorer_counts(answers: dict[str, Any]) -> None:
    scored = 0
    for seed in range(4):
        match = start_match(DUCO, values_with(seats=3, **answers), seed)
        rng = Rng(seed, "scoring")
        while match.to_act():
            (seat,) = match.to_act()
            for event in match.play(seat, rng.choice(match.legal_moves(seat))):
                if isinstance(event, TileScored):
                    laid = [each.cell for each in match.view(PUBLIC).laid]
                    # The rectangle rule may have added tiles on top of the list.
                    snapshot = DUCO.snapshot(match._state)
                    snapshot["laid"] = snapshot["laid"][: _place(laid, event.cell) + 1]
                    assert event.points == last_tile_points(snapshot)
                    assert event.points == sum(lamp.points for lamp in event.lamps)
                    scored += 1
    assert scored > 60


@pytest.mark.parametrize("answers", COUNTED, ids=str)
def test_a_town_counts_as_the_slow_scorer_counts_it(answers: dict[str, Any]) -> None:
    for seed in range(6):
        match = start_match(DUCO, values_with(seats=2 + seed % 3, **answers), seed)
        rng = Rng(seed, "town")
        events: list[Any] = []
        bonus = match.options.group_bonus
        while match.to_act():
            seat = rng.choice(sorted(match.to_act()))
            assert set(match.view(PUBLIC).points) == {0}, "nothing is scored while laying"
            events = match.play(seat, rng.choice(match.legal_moves(seat)))
        snapshot = DUCO.snapshot(match._state)
        assert snapshot["points"] == town_points(snapshot, bonus)
        (counted,) = told(events, TownCounted)
        assert [count.points for count in counted.counts] == snapshot["points"]
        assert all(count.bonus == bonus * count.group for count in counted.counts)


def _place(laid: list[tuple[int, int]], cell: tuple[int, int]) -> int:
    """Where in the order of laying the last tile at a cell is."""
    return len(laid) - 1 - laid[::-1].index(cell)


PLAIN = House(HouseColour.VIOLET, HouseSign.WINDOW)


def tile_with(**houses: House) -> Tile:
    """A tile that is all violet windows but for the houses at these corners and sides."""
    places = ("nw", "n", "ne", "e", "se", "s", "sw", "w")
    return Tile(99, HouseColour.GREEN, tuple(houses.get(place, PLAIN) for place in places))


OTHER = House(HouseColour.BLUE, HouseSign.SUN)
BLUE_TILE = Tile(98, HouseColour.BLUE, (OTHER,) * 8)


def test_a_corner_house_that_looks_two_ways_is_compared_twice() -> None:
    corner = tile_with(nw=House(HouseColour.BLUE, HouseSign.SUN))
    board = Board(IN_LINE, [Laid(BLUE_TILE.faces[0], (0, -3)), Laid(BLUE_TILE.faces[0], (-3, 0))])
    lamps = lamps_at(board, corner.faces[0], (0, 0), diagonal=False)
    assert [(lamp.field, lamp.other, lamp.points) for lamp in lamps] == [
        ((0, 0), (0, -1), 2),
        ((0, 0), (-1, 0), 2),
    ]
    assert points_at(board, corner.faces[0], key_of((0, 0)), diagonal=False) == 4
    turned = points_at(board, corner.faces[2], key_of((0, 0)), diagonal=False)
    assert turned == 0, "turned away it looks at nobody"


def test_corners_that_meet_count_with_diagonal_scoring_only() -> None:
    corner = tile_with(ne=House(HouseColour.BLUE, HouseSign.SUN, 2))
    board = Board(IN_LINE, [Laid(BLUE_TILE.faces[0], (3, -3)), Laid(BLUE_TILE.faces[0], (-3, 0))])
    key = key_of((0, 0))
    assert points_at(board, corner.faces[0], key, diagonal=False) == 0
    assert points_at(board, corner.faces[0], key, diagonal=True) == 4
    (lamp,) = lamps_at(board, corner.faces[0], (0, 0), diagonal=True)
    assert (lamp.field, lamp.other, lamp.colour, lamp.sign) == ((2, 0), (3, -1), True, True)


def test_a_shifted_tile_has_no_corner_to_corner_meeting() -> None:
    corner = tile_with(ne=House(HouseColour.BLUE, HouseSign.SUN))
    for cell in ((3, -2), (2, -3), (4, -3), (3, -4)):
        board = Board(SHIFTED, [Laid(BLUE_TILE.faces[0], cell)])
        key = key_of((0, 0))
        with_corners = points_at(board, corner.faces[0], key, diagonal=True)
        assert with_corners == points_at(board, corner.faces[0], key, diagonal=False)


def test_a_tile_that_sticks_out_faces_two_tiles_on_one_side() -> None:
    board = Board(SHIFTED, [Laid(BLUE_TILE.faces[0], (-2, -3)), Laid(BLUE_TILE.faces[0], (1, -3))])
    face = BLUE_TILE.faces[1]
    lamps = lamps_at(board, face, (0, 0), diagonal=False)
    assert [lamp.other for lamp in lamps] == [(0, -1), (1, -1), (2, -1)]
    assert sum(lamp.points for lamp in lamps) == 6


def test_in_chaos_only_what_can_be_seen_counts_squares_by_their_colour() -> None:
    board = Board(
        COVERING, [Laid(tile_with().faces[0], (0, -3)), Laid(BLUE_TILE.faces[0], (0, -4))]
    )
    # Covered but for its last row, the lower tile shows three violet windows; of the blue one
    # the row above would be seen by a tile that covers its last row: its square lies in it.
    blue = House(HouseColour.BLUE, HouseSign.MOON, 2)
    tile = Tile(97, HouseColour.GREEN, (blue,) * 8)
    lamps = lamps_at(board, tile.faces[0], (0, -2), diagonal=False)
    assert [(lamp.other, lamp.points, lamp.sign) for lamp in lamps] == [
        ((0, -3), 2, False),
        ((1, -3), 2, False),
        ((2, -3), 2, False),
    ]
    assert points_at(board, tile.faces[0], key_of((0, 0)), diagonal=False) == 0


def test_largest_group_hangs_together_by_whole_sides_of_one_owner() -> None:
    face = BLUE_TILE.faces[0]
    cells = [((0, 0), 0), ((3, 0), 0), ((6, 3), 0), ((3, 3), 1), ((6, 0), None), ((9, 3), 0)]
    board = Board(IN_LINE, [Laid(face, cell, seat) for cell, seat in cells])
    assert largest_group(board, 0) == {(0, 0), (3, 0)}, "of equal groups the oldest"
    board.lay(Laid(face, (9, 6), 0))
    assert largest_group(board, 0) == {(6, 3), (9, 3), (9, 6)}
    assert largest_group(board, 1) == {(3, 3)}
    assert largest_group(board, 2) == frozenset()
