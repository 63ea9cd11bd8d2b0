"""The last picture of a game: whose tiles have won, all of the town, and why it is over."""

from __future__ import annotations

from dataclasses import replace

from game.app.settings import TableSpeed
from scenes.games.duco.cues.night_cues import still_to_lay
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
    assert town.table.caption.text.endswith("50 were enough.")
    town.close()


def test_every_tile_of_the_winner_is_lit_and_its_points_are_counted() -> None:
    town = Town(chairs=BOTS, speed=TableSpeed.FAST)
    session, show = town.table._session, town.stage_show
    town.run_until(lambda: session.outcome is not None and show.is_holding, 300)
    night, outcome = town.picture.night, session.outcome
    assert night is not None
    assert outcome is not None
    won = [turn for turn in town.picture.turns if turn.seat in outcome.winners and turn.face]
    assert set(night.lit) == {turn.cell for turn in won}
    assert night.total == sum(turn.gained for turn in won) == night.goal
    assert (night.away, night.rise, night.told) == (1, 1, 1)
    assert night.best is not None
    assert night.best[1] == max(turn.gained for turn in town.picture.turns)
    town.close()


def test_the_victory_of_a_bot_is_quiet() -> None:
    town = Town(chairs=BOTS, speed=TableSpeed.FAST)
    session, show = town.table._session, town.stage_show
    town.run_until(lambda: session.outcome is not None and show.is_holding, 300)
    night = town.picture.night
    assert night is not None
    assert not night.warmly
    assert "!" not in night.title + town.table.caption.text
    assert night.confetti._over
    town.close()


def test_whoever_still_lays_is_told_what_it_takes() -> None:
    """The quay comes down while that is told, and is gone afterwards."""
    town = Town(chairs=BOTS, speed=TableSpeed.FAST)
    session, show = town.table._session, town.stage_show
    town.run_until(lambda: town.picture.passing is not None, 300)
    passing = town.picture.passing
    assert passing is not None
    assert passing.before < 50 <= passing.after
    assert not passing.warmly
    rivals = still_to_lay(town.picture, passing.seat)
    assert ("needs" in town.table.caption.second) == bool(rivals)
    town.run_until(lambda: session.outcome is not None and show.is_holding, 300)
    assert town.picture.passing is None
    town.close()
