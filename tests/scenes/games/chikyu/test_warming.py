"""Nothing slow is drawn in the count of a round: its pictures were asked for before."""

from collections.abc import Sequence
from statistics import median
from typing import Any

import pygame
import pytest
from workshop.chikyu.moments import WholeScoring, busy_table
from workshop.gallery.studio import FRAME, Studio

from game.rules.chikyu.cards import CARDS, Kind
from game.rules.chikyu.options import ChikyuOptions
from scenes.art.portraits.medallions import avatar
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.prefetch_painter import Rehearsal
from scenes.engine.drawing.text import Typesetter
from scenes.engine.theme import Comfort, Theme
from scenes.games.chikyu.art.card_faces import card_face
from scenes.games.chikyu.art.globe import globe
from scenes.games.chikyu.art.harbour_wall import harbour_wall
from scenes.games.chikyu.art.kind_signs import habit_sign, half_sign, kind_sign
from scenes.games.chikyu.panels.earth_picture import draw_earth, sailed_way
from scenes.games.chikyu.rehearsal import rehearse_count, rehearse_pile
from scenes.games.chikyu.scoring.count_panel import CountFigures, ShownPile, draw_count
from scenes.games.chikyu.scoring.phase_steps import draw_phases
from scenes.games.chikyu.scoring.scoring_sheet import SheetFigures, SheetRow, draw_sheet
from scenes.games.chikyu.table_layout import make_layout
from tests.scenes.games.watched_store import WatchedStore

pytestmark = pytest.mark.usefixtures("display")

SLOW = {card_face, globe, harbour_wall, kind_sign, half_sign, habit_sign}


@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (1024, 768), (1920, 1080)])
@pytest.mark.parametrize("piles", [4, 9])
def test_the_count_draws_nothing_slow_that_was_not_asked_for(
    size: tuple[int, int], piles: int
) -> None:
    options = ChikyuOptions(5, expansion=True)
    theme = Theme.for_window(size, Comfort())
    places = make_layout(theme.metrics, options, 0).scoring
    store, cards = WatchedStore(size), CARDS[: 5 * piles]
    painter = Painter(pygame.Surface(size), store, Typesetter(), theme)
    rehearsal = Rehearsal(store, Typesetter(), theme)
    rehearse_count(rehearsal, places, options.kinds)
    rehearse_pile(rehearsal, places, cards)
    for picture, pose in rehearsal.wanted:
        store.get(picture, pose)
    store.built.clear()
    shown = tuple(ShownPile(cards[n : n + 5], 1, 2) for n in range(0, len(cards), 5))
    limits = tuple((kind, 3) for kind in (Kind.TURNABLINDIE, Kind.FAUL, Kind.LEIZY))
    draw_count(
        painter, places.count,
        CountFigures(
            name="Maria", tabs=("owl",) * 5, tab=0, before=3, after=9, gained=6, piles=shown,
            pile_sum=4, kinds=options.kinds, lit=(True,) * 8, colour_points=8, limits=limits,
            limit=5,
        ),
    )  # fmt: skip
    rows = tuple(SheetRow("Maria", "owl", 3) for _seat in range(5))
    draw_sheet(painter, places.sheet, SheetFigures(rows, 8, 35, expansion=True))
    draw_phases(painter, places.steps, 2)
    draw_earth(painter, places.earth)
    assert SLOW.isdisjoint(store.built)


def test_no_frame_of_a_scoring_show_waits_for_a_slow_picture() -> None:
    size, show = (1280, 720), WholeScoring()
    store = WatchedStore(size)
    studio = Studio(size, busy_table(), store)
    show.start(studio, 0)
    late: set[Any] = set()
    while not show.is_over(studio):
        store.built.clear()
        if studio.app.step(FRAME):
            late |= {*SLOW, sailed_way, avatar}.intersection(store.built)
    studio.close()
    assert not late


def test_what_changes_in_a_count_is_mended_as_if_all_were_drawn_anew(
    mended: list[Sequence[int]],
) -> None:
    size, show, redrawn = (960, 540), WholeScoring(), []
    studio = Studio(size, busy_table())
    boards = studio.app._layers.boards
    show.start(studio, 0)
    while not show.is_over(studio):
        before = boards.redrawn
        studio.app.step(3 * FRAME)
        redrawn.append(boards.redrawn - before)
    studio.close()
    assert len(mended) > 50
    # Boats sail for most of it, and each of them is small.
    assert median(each for each in redrawn if each) < 0.05 * size[0] * size[1]
