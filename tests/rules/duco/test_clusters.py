"""Corner Cluster: swaps, turns, sets of four corners, and what is taken and refilled."""

from game.core.events import CardsMoved, Shuffled
from game.core.places import PILE, Zone
from game.core.rng import Rng
from game.rules.duco.events import SetsScored, TileTurned
from game.rules.duco.town.clusters import (
    CLUSTER_CELLS,
    CROSSINGS,
    sets_of,
    turned_apart,
)
from game.rules.duco.town.houses import House, HouseColour, HouseSign
from game.rules.duco.town.tiles import TILES, Face, Tile
from tests.rules.duco.table import DUCO, Table, told, values_with
from tests.strategies import play_out, start_match


def clusters(seats: int = 2, seed: int | None = None) -> Table:
    table = Table(seats=seats, mode="corner cluster")
    if seed is None:
        table.deal()
    else:
        numbers = list(range(75))
        Rng(seed, "clusters").shuffle(numbers)
        table.deal(0, numbers)
    return table


def slow_sets(table: Table) -> int:
    """Sets counted from the corner houses of the tiles that lie round each crossing."""
    corners: dict[tuple[int, int], list[HouseColour]] = {}
    for laid in table.state.board.laid:
        x, y = laid.cell
        houses = laid.face.houses
        for (dx, dy), house in (((0, 0), 0), ((3, 0), 2), ((0, 3), 6), ((3, 3), 8)):
            corners.setdefault((x + dx, y + dy), []).append(houses[house].colour)
    full = [set(four) - {HouseColour.RAINBOW} for four in corners.values() if len(four) == 4]
    assert len(full) == 16
    return sum(len(colours) <= 1 for colours in full)


def best_line(table: Table) -> str:
    """The first of the moves that make the most sets."""
    lines = table.legal(table.seat)
    gains = {}
    for line in lines[::7]:
        twin = DUCO.clone(table.state)
        DUCO.apply(twin, table.seat, DUCO.decode_move(line))
        gains[line] = DUCO.points(twin)[table.seat]
    return max(gains, key=gains.__getitem__)


def test_twenty_five_tiles_lie_in_a_square_and_no_set_lies_ready() -> None:
    for seed in range(60):
        table = clusters(seed=seed)
        assert [laid.cell for laid in table.state.board.laid] == list(CLUSTER_CELLS)
        assert slow_sets(table) == 0


def test_there_are_3116_moves_and_none_is_listed_to_check_one() -> None:
    table = clusters()
    assert len(DUCO.legal_moves(table.state, 0)) == 41 * 76 == 3116
    assert table.legal(0)[0] == "leave"
    assert table.legal(1) == []


def test_a_swap_keeps_both_turns_and_the_turned_tile_may_be_a_swapped_one() -> None:
    table = clusters()
    one, other = table.laid[0].split()[0], table.laid[1].split()[0]
    turned = one[:-1] + ("e" if one[-1] != "e" else "s")
    events = table.play(0, f"swap -6,-6 -3,-6 turn {turned}")
    (swap,) = told(events, CardsMoved)[:1]
    assert [(way.source.cell, way.target.cell, way.face.code) for way in swap.moves] == [
        ((-6, -6), (-3, -6), one),
        ((-3, -6), (-6, -6), other),
    ]
    (turn,) = told(events, TileTurned)
    assert (turn.cell, turn.before.code, turn.after.code) == ((-3, -6), one, turned)
    assert table.seat == 1


def test_sets_of_a_turn_are_tallied_taken_and_refilled_without_a_new_set() -> None:
    scored = 0
    for seed in range(6):
        table = clusters(seed=seed)
        stack = table.snapshot["stack"].split()
        events = table.play(0, best_line(table))
        found = told(events, SetsScored)
        if not found:
            continue
        scored += 1
        sets = found[0].sets
        assert table.points == [len(sets), 0]
        ways = [way for event in told(events, CardsMoved) for way in event.moves]
        gone = [way.source.cell for way in ways if way.target.zone is Zone.SCORE]
        new = [way.target.cell for way in ways if way.source == PILE]
        assert sorted(gone) == sorted(new)
        assert len(set(gone)) == len(gone), "a tile of two sets is taken once"
        assert {cell for crossing, _ in sets for cell in around(crossing.cell)} == set(gone)
        assert slow_sets(table) == 0
        assert len(table.snapshot["removed"].split()) == len(gone)
        left = table.snapshot["stack"].split()
        assert left == stack[: len(left)]
    assert scored >= 4


def around(cell: tuple[int, int]) -> set[tuple[int, int]]:
    x, y = cell
    return {(x, y), (x - 3, y), (x, y - 3), (x - 3, y - 3)}


def test_sets_that_lie_there_at_the_end_of_any_turn_count_whoever_made_them() -> None:
    table = clusters(seed=1)
    make = best_line(table)
    twin = DUCO.clone(table.state)
    DUCO.apply(twin, 0, DUCO.decode_move(make))
    gained = DUCO.points(twin)[0]
    assert gained
    # Put the tiles there by hand: then even who leaves all as it is gets the sets.
    move = DUCO.decode_move(make)
    board = table.state.board
    if move.swap is not None:
        one, other = (CLUSTER_CELLS.index(cell) for cell in move.swap)
        faces = board.laid[one].face, board.laid[other].face
        board.replace(one, faces[1])
        board.replace(other, faces[0])
    if move.turned is not None:
        board.replace(board.index_of(move.turned.tile), move.turned)
    table.play(0, "leave")
    assert table.points == [gained, 0]


def corner_tile(colour: HouseColour) -> Face:
    return Tile(90, colour, (House(colour, HouseSign.SUN),) * 8).faces[0]


def test_rainbow_fits_any_colour_and_four_of_them_fit_too() -> None:
    orange, blue, rainbow = map(
        corner_tile, (HouseColour.ORANGE, HouseColour.BLUE, HouseColour.RAINBOW)
    )
    faces = [orange if index % 2 == 0 else blue for index in range(25)]
    assert sets_of(faces) == []
    for index in (0, 1, 5, 6):
        faces[index] = rainbow
    found = sets_of(faces)
    assert CROSSINGS[0] in found
    assert [crossing.tiles for crossing in found] == [(0, 1, 5, 6)]


def test_where_every_turn_makes_a_set_as_few_as_can_be_are_left() -> None:
    rainbow = corner_tile(HouseColour.RAINBOW)
    faces = [rainbow] * 25
    assert turned_apart(faces, [12]) == faces


def test_new_tiles_are_turned_as_little_as_can_be() -> None:
    faces = [tile.faces[0] for tile in TILES[:25]]
    done = turned_apart(faces, range(25))
    assert sets_of(done) == []
    assert sum(face.turn != 0 for face in done) <= 2 * len(sets_of(faces)) + 1


def test_an_empty_stack_is_made_again_from_the_removed_tiles() -> None:
    for seed in range(30):
        match = start_match(DUCO, values_with(seats=5, mode="corner cluster"), seed)
        play_out(match, seed)
        shuffles = [DUCO.encode_move(move).split() for who, move in match.log.entries if who == -1]
        if len(shuffles) > 1:
            assert shuffles[1][0] == "reshuffle"
            break
    else:
        raise AssertionError("no game was long enough")


def test_reshuffled_tiles_lie_below_the_rest_of_the_stack() -> None:
    table = clusters(seed=1)
    table.keep_in_stack(2)
    top = table.snapshot["stack"].split()
    table.state.removed = [face.turned(1) for face in _others(table)]
    events = table.play(0, best_line(table))
    assert DUCO.to_act(table.state) == frozenset()
    assert not told(events, CardsMoved)[1:], "the tiles stay until the gaps can be filled"
    shuffle = DUCO.chance(table.state, Rng(1, "again"))
    line = DUCO.encode_move(shuffle)
    events = table.apply(-1, line)
    assert told(events, Shuffled) == [Shuffled(50)]
    new = [way.face.tile for way in told(events, CardsMoved)[1].moves]
    drawn = [code[:-1] for code in [*top[::-1], *line.split()[1:]]]
    assert [str(tile.number) for tile in new] == drawn[: len(new)]
    assert table.seat == 1


def _others(table: Table) -> list[Face]:
    here = {laid.face.tile for laid in table.state.board.laid}
    here |= {face.tile for face in table.state.stack}
    return [tile.faces[0] for tile in TILES if tile not in here]


def test_five_sets_end_the_game_with_the_round_and_most_sets_win() -> None:
    table = clusters(3)
    table.give(4, 5, 1)
    for seat in range(3):
        assert table.seat == seat
        table.play(seat, "leave")
    assert table.over
    outcome = DUCO.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == (1,)
