"""The results of DuCo show what every tile brought, and the best of them where it lies."""

import pytest
from workshop.duco.towns import Script

from game.app.table_laying import SealedDeal, lay_table
from game.core.options import OptionValue
from game.core.seats import PUBLIC
from game.kits.duco.kit import DUCO
from game.kits.set_up import USUAL_CHAIRS, SetUp
from game.rules.duco.view import DucoView
from scenes.games.duco.coach.coach_pages import TownCut
from scenes.games.duco.own_session import own_session
from scenes.games.duco.pages.results_parts import PointsByTile, TownSums, best_turn, course_part
from scenes.ui.element import walk

pytestmark = pytest.mark.usefixtures("display")


SEED = 3


def last_view(seats: int, **answers: OptionValue) -> DucoView:
    set_up = SetUp(DUCO.key, USUAL_CHAIRS[:seats], answers)
    session = own_session(lay_table(set_up, SealedDeal(SEED, "salt")))
    Script(session, SEED).finish()
    assert session.outcome is not None
    return session.view(PUBLIC)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_tiles_of_a_player_add_up_to_their_points(seats: int) -> None:
    view = last_view(seats)
    part = course_part(view, USUAL_CHAIRS[:seats])
    assert part is not None
    (rows,) = [each for each in walk(part) if isinstance(each, PointsByTile)]
    assert [sum(turn.gained for turn in row) for row in rows.rows] == list(view.points)


@pytest.mark.parametrize("answers", [{}, {"mode": "chaos"}, {"disorder": "on"}, {"diagonal": "on"}])
def test_the_best_tile_is_shown_with_the_lamps_that_it_lit(answers: dict[str, OptionValue]) -> None:
    view = last_view(3, **answers)
    best = best_turn(view)
    part = course_part(view, USUAL_CHAIRS[:3])
    assert best is not None
    assert part is not None
    assert best.gained == max(turn.gained for turn in view.turns)
    (cut,) = [each for each in walk(part) if isinstance(each, TownCut)]
    assert cut.ghost.points == best.gained
    assert cut.ghost.face is not None
    assert all(laid.face.tile is not cut.ghost.face.tile for laid in cut.laid)


@pytest.mark.parametrize("answers", [{"mode": "stress", "counting": "owner"}, {"mode": "conquest"}])
def test_a_town_that_is_counted_at_the_end_adds_up_too(answers: dict[str, str]) -> None:
    view = last_view(3, **answers)
    part = course_part(view, USUAL_CHAIRS[:3])
    assert part is not None
    (sums,) = [each for each in walk(part) if isinstance(each, TownSums)]
    assert tuple(count.points for count in sums.counts) == view.points


def test_sets_are_told_by_the_usual_chart() -> None:
    assert course_part(last_view(2, mode="corner cluster"), USUAL_CHAIRS[:2]) is None
