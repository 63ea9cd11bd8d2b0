"""A move that is refused is refused with the reason that helps."""

import pytest

from tests.rules.duco.table import Table


@pytest.fixture
def cross() -> Table:
    table = Table(seats=2)
    table.deal()
    return table


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("lay 10n 3,3", "That tile is not in your hand."),
        ("lay 9n 0,0", "A tile lies there already."),
        ("lay 9n 1,3", "Tiles may not cover each other."),
        ("lay 9n 4,3", "Tiles lie in line here: a whole side along a whole side."),
        ("lay 9n 3,-9", "Tiles meet side to side here."),
        ("lay 9n 30,30", "That is not next to a tile."),
        ("lay 9n 3,3 turn 0e", "Lying tiles stay as they are in this game."),
        ("grow 3,3", "The town is no rectangle: there is nothing to choose."),
        ("leave", "In this game a tile is laid on every turn."),
        ("swap 0,0 3,0", "In this game a tile is laid on every turn."),
    ],
)
def test_in_the_base_game(cross: Table, line: str, sentence: str) -> None:
    assert cross.refused(0, line) == sentence


def test_a_deal_by_hand(cross: Table) -> None:
    deal = "deal 0 " + " ".join(f"{number}n" for number in range(75))
    assert cross.refused(0, deal) == "Only chance shuffles the tiles."


def test_only_the_ends_of_the_line_may_be_taken() -> None:
    table = Table(seats=2, tiles="lineup")
    table.deal()
    assert table.refused(0, "lay 11n 3,3") == "Only the end tiles may be taken."
    assert table.refused(0, "lay 40n 3,3") == "That tile is not in the line."


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("lay 9n 3,3 turn 40e", "That tile does not lie on the table."),
        ("lay 9n 3,3 turn 0n", "That tile lies this way already."),
        ("lay 9n 3,3 turn 9e", "That tile does not lie on the table."),
    ],
)
def test_in_rotation(line: str, sentence: str) -> None:
    table = Table(seats=2, rotation="on")
    table.deal()
    assert table.refused(0, line) == sentence


def test_in_disorder_tiles_may_shift_but_not_cover() -> None:
    table = Table(seats=2, disorder="on")
    table.deal()
    assert table.refused(0, "lay 9n 1,3") == "Tiles may not cover each other."
    assert table.refused(0, "lay 9n 3,-9") == "Tiles meet side to side here."
    table.play(0, "lay 9n 3,-8")


def test_in_chaos_a_tile_must_cover_or_touch() -> None:
    table = Table(seats=2, mode="chaos")
    table.deal()
    assert table.refused(0, "lay 9n 6,6") == "Tiles meet side to side here."
    assert table.refused(0, "lay 9n 7,0") == "That is not next to a tile."
    table.play(0, "lay 9n 1,1")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("lay 30n 9,0", "No tiles are laid in this game: swap two, turn one, or both."),
        ("swap 0,0 6,0", "Only two neighbours change places."),
        ("swap 3,0 0,0", "Only two neighbours change places."),
        ("swap 0,0 3,3", "Only two neighbours change places."),
        ("turn 70e", "That tile does not lie on the table."),
    ],
)
def test_in_corner_cluster(line: str, sentence: str) -> None:
    table = Table(seats=2, mode="corner cluster")
    table.deal()
    assert table.refused(0, line) == sentence


def test_while_the_town_grows_nothing_else_is_done() -> None:
    table = Table(seats=2)
    table.deal()
    table.lay_out("60n 3,0")
    table.play(0, "lay 9n 0,0")
    where = "First say where the new tile goes: one of the two places in the middle."
    for line in ("lay 11n 6,0", "grow 9,0"):
        assert table.refused(0, line) == where
