"""The last picture of a game: whose tiles have won, all of the town, and why it is over."""

from __future__ import annotations

from dataclasses import replace

from game.app.settings import TableSpeed
from game.core.seats import PUBLIC
from game.rules.duco.moves import Lay
from game.rules.duco.scoring import points_at
from game.rules.duco.town.cells import key_of
from scenes.games.duco.cues.night_cues import still_to_lay
from scenes.games.duco.own_session import own_session
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


def _passing_by_hand(*, reduced: bool = False) -> Town:
    """The person has laid the tile that is enough, and nothing of it was shown yet."""
    answers = {"goal": "20", "begins": "1"}
    town = Town(speed=TableSpeed.NORMAL, options={**answers}, reduced=reduced)
    session = own_session(town.table._session)
    town.run_until(lambda: town.picture.turn_of == 0, 60)
    while not session.view(PUBLIC).last_round:
        (seat,) = session.waiting_for()
        view = session.view(seat)
        lays = [move for move in view.legal if isinstance(move, Lay)]
        board = view.board()
        points = [points_at(board, lay.face, key_of(lay.cell), diagonal=False) for lay in lays]
        wanted = max(points) if seat == 0 else min(points)
        session.submit(seat, lays[points.index(wanted)])
    return town


def test_the_town_comes_near_for_the_tile_with_which_a_person_passes_the_goal() -> None:
    town = _passing_by_hand()
    picture, side = town.picture, town.picture.town.side
    town.run_until(lambda: picture.number is not None and picture.number.large, 60)
    nearness, deciding = picture.nearness, picture.turns[-1]
    assert nearness is not None
    assert nearness.dusk == 1
    assert picture.town.side > side
    assert deciding.cell in nearness.lit
    assert len(nearness.lit) > 1
    assert picture.layout.board.contains(picture.town.box(deciding.cell))
    number = picture.number
    assert number is not None
    assert not any(
        picture.town.box(laid.cell).collidepoint(number.x, number.y) for laid in picture.laid
    )
    town.run_until(lambda: picture.passing is not None, 60)
    assert picture.nearness is None
    assert all(picture.layout.board.contains(picture.town.box(laid.cell)) for laid in picture.laid)
    town.close()


def test_where_nothing_may_move_the_town_stays_and_only_the_light_changes() -> None:
    town = _passing_by_hand(reduced=True)
    picture = town.picture
    town.run_until(lambda: picture.nearness is not None, 60)
    grids = set()
    while picture.nearness is not None:
        grids.add(picture.town)
        town.step()
    assert len(grids) == 1
    town.close()


def test_the_town_stays_where_it_is_for_the_tile_of_a_bot() -> None:
    town = Town(chairs=BOTS, speed=TableSpeed.FAST)
    near = []

    def passes() -> bool:
        near.append(town.picture.nearness is not None)
        return town.picture.passing is not None

    town.run_until(passes, 300)
    assert not any(near)
    town.close()
