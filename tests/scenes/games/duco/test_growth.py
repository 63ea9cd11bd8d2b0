"""A full rectangle: four tiles are added, and where a side is even somebody chooses."""

from __future__ import annotations

from itertools import groupby

from game.app.settings import TableSpeed
from game.core.places import Cell
from game.rules.duco.moves import Grow, Lay
from scenes.engine.input.inputs import Action
from scenes.games.duco.panels.seat_panels import status_of
from tests.scenes.games.duco.table import Town
from tests.ui.house import ANA, BEN, CAROLINA

FOUR_BY_THREE: tuple[Cell, ...] = (
    (6, 0), (3, -3), (3, 3), (6, -3), (6, 3), (-3, -3), (-3, 3),
)  # fmt: skip
"""The places around the first tiles of Conquest that make them a rectangle with an even side."""


def lay_at(town: Town, cell: Cell) -> None:
    session = town.table._session
    seat = next(iter(session.waiting_for()))
    session.submit(seat, Lay(session.view(seat).hands[seat][0], cell))
    town.run(0.1)


def test_what_is_left_of_a_stack_never_becomes_more() -> None:
    town = Town(chairs=(ANA, BEN, CAROLINA), options={"mode": "conquest"}, speed=TableSpeed.NORMAL)
    town.await_choice()
    seat = next(iter(town.table._session.waiting_for()))
    told = [status_of(town.picture, seat)]
    town.watchers.append(lambda: told.append(status_of(town.picture, seat)))
    lay_at(town, FOUR_BY_THREE[0])
    town.run(4.0)
    assert [words for words, _same in groupby(told)] == ["10 left", "9 left"]
    town.close()


def test_whoever_fills_a_rectangle_says_where_its_tiles_go() -> None:
    town = Town(chairs=(ANA, BEN, CAROLINA), options={"mode": "conquest"})
    town.await_choice()
    for cell in FOUR_BY_THREE:
        lay_at(town, cell)
    town.await_choice()
    assert town.picture.growth is not None
    assert town.chooser.choice.is_growth
    assert "this side or that" in town.caption
    before = town.laid
    town.press(Action.RIGHT, Action.CONFIRM)
    while town.await_choice() and town.chooser.choice.is_growth:
        town.press(Action.CONFIRM)
    moves = [move for _, move in town.table._session.match.log.entries]
    assert any(isinstance(move, Grow) for move in moves)
    assert town.laid == before + 4
    town.close()
