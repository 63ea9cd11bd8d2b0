"""The results of Chikyu show every round, and where the boats lie."""

from itertools import pairwise

import pytest
from pygame import Rect, Surface
from workshop.chikyu.voyages import Script

from game.app.table_laying import SealedDeal, lay_table
from game.core.options import OptionValue
from game.core.seats import PUBLIC
from game.kits.chikyu.kit import CHIKYU
from game.kits.set_up import USUAL_CHAIRS, SetUp
from game.rules.chikyu.view import ChikyuView
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import SpriteStore
from scenes.engine.drawing.text import Typesetter
from scenes.engine.theme import Comfort, Theme
from scenes.games.chikyu.own_session import own_session
from scenes.games.chikyu.pages.results_parts import (
    BoatsAtRest,
    RoundsTable,
    course_part,
    round_heads,
    score_cell,
)
from scenes.ui.element import walk

pytestmark = pytest.mark.usefixtures("display")

SEED = 3


def last_view(seats: int, *, finished: bool = True, **answers: OptionValue) -> ChikyuView:
    set_up = SetUp(CHIKYU.key, USUAL_CHAIRS[:seats], answers)
    session = own_session(lay_table(set_up, SealedDeal(SEED, "salt")))
    if finished:
        Script(session, SEED).finish()
    return session.view(PUBLIC)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_rounds_of_a_player_lead_to_their_points(seats: int) -> None:
    view = last_view(seats, expansion="on")
    part = course_part(view, USUAL_CHAIRS[:seats])
    assert part is not None
    (table,) = [each for each in walk(part) if isinstance(each, RoundsTable)]
    assert [row[-1].after for row in table.rows] == list(view.points)
    assert all(len(row) == len(view.records) for row in table.rows)
    assert sum(isinstance(each, BoatsAtRest) for each in walk(part)) == 1


def test_names_of_rounds_never_run_together() -> None:
    theme = Theme.for_window((1280, 720), Comfort(text_scale=1.3))
    painter = Painter(Surface((1280, 720)), SpriteStore((1280, 720)), Typesetter(), theme)
    assert round_heads(painter, 3, 90) == ["Round 1", "Round 2", "Round 3"]
    assert round_heads(painter, 4, 71) == ["1", "2", "3", "4"]


def test_before_any_round_is_scored_there_is_nothing_to_show() -> None:
    assert course_part(last_view(4, finished=False), USUAL_CHAIRS[:4]) is None


@pytest.mark.parametrize("width", [40, 60, 90, 140])
@pytest.mark.parametrize("count", range(8))
def test_marks_of_a_round_keep_to_their_column(width: int, count: int) -> None:
    box = Rect(100, 50, width, 30)
    cell = score_cell(box, 30, count, 16)
    reach = [Rect(0, 0, cell.size, cell.size) for _mark in cell.marks]
    for area, (x, y) in zip(reach, cell.marks, strict=True):
        area.center = (round(x), round(y))
        assert box.inflate(2, 2).contains(area)
    assert all(first.clip(second).width <= 1 for first, second in pairwise(reach))
