"""The last picture of a game: whose tiles have won, all of the town, and why it is over."""

from __future__ import annotations

from dataclasses import replace

from game.app.settings import TableSpeed
from tests.scenes.games.duco.table import CHAIRS, Town

BOTS = tuple(replace(chair, level="toddler") for chair in CHAIRS[1:3])


def test_the_tiles_of_the_winner_stand_in_the_light_and_all_of_the_town_is_seen() -> None:
    town = Town(chairs=BOTS, speed=TableSpeed.FAST)
    session, show = town.table._session, town.stage_show
    town.run_until(lambda: session.outcome is not None and show.is_holding, 300)
    picture, outcome = town.picture, session.outcome
    assert outcome is not None
    assert picture.in_dusk is not None
    won = {turn.cell for turn in picture.turns if turn.seat in outcome.winners}
    assert not picture.in_dusk & won
    assert {cell for cell, _lamp in picture.counted_lamps} <= won
    board = picture.layout.board.inflate(4, 4)
    assert all(board.contains(picture.town.box(laid.cell)) for laid in picture.laid)
    assert town.table.caption.second.endswith("50 were enough.")
    town.close()
