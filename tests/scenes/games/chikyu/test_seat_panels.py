"""What appears on a panel of the table covers none of its figures."""

from itertools import pairwise

import pygame
import pytest

from game.rules.chikyu.cards import Kind
from game.rules.chikyu.options import ChikyuOptions
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import SpriteStore
from scenes.engine.drawing.text import Typesetter
from scenes.engine.theme import Comfort, Theme
from scenes.games.chikyu.panels.hold_picture import draw_over, hold_column
from scenes.games.chikyu.panels.seat_boxes import PanelShape, SeatBox
from scenes.games.chikyu.panels.seat_panels import asleep_box
from scenes.games.chikyu.table_layout import make_layout

pytestmark = [
    pytest.mark.usefixtures("display"),
    pytest.mark.parametrize("text", [1.0, 2.0]),
    pytest.mark.parametrize("seats", [2, 3, 4, 5]),
    pytest.mark.parametrize(
        "size", [(960, 540), (1024, 576), (1024, 768), (1280, 720), (1920, 1080)]
    ),
]


def panels(size: tuple[int, int], seats: int, text: float) -> tuple[Painter, tuple[SeatBox, ...]]:
    theme = Theme.for_window(size, Comfort(text_scale=text))
    painter = Painter(pygame.Surface(size), SpriteStore(size), Typesetter(), theme)
    return painter, make_layout(theme.metrics, ChikyuOptions(seats), 0).boxes


def test_sits_out_covers_no_figure(size: tuple[int, int], seats: int, text: float) -> None:
    painter, boxes = panels(size, seats, text)
    for box in boxes:
        pill = asleep_box(painter, box)
        figures = [part for part in (box.score, box.piles, box.hold, box.cards) if part is not None]
        assert box.area.contains(pill)
        assert pill.collidelist([box.portrait, *figures]) == -1


def test_over_lands_in_the_hold_and_never_on_the_piles(
    size: tuple[int, int], seats: int, text: float
) -> None:
    painter, boxes = panels(size, seats, text)
    for box in boxes:
        if box.hold is None:
            continue
        column = hold_column(box.hold, ChikyuOptions(seats).kinds, Kind.TURNABLINDIE)
        over = draw_over(painter, column, (column.top, 0), 1.0, 1)
        assert over.top >= box.hold.top
        assert box.piles is None or not box.piles.colliderect(box.hold)


def test_open_cards_fill_their_place_and_leave_each_other_readable(
    size: tuple[int, int], seats: int, text: float
) -> None:
    for box in panels(size, seats, text)[1]:
        if box.shape is not PanelShape.OPEN_SIDE:
            continue
        assert box.cards is not None
        for count in range(4, ChikyuOptions(seats).hand_size + 1):
            spots = box.open_spots(count)
            around = spots[0].rect.unionall([spot.rect for spot in spots])
            assert box.cards.inflate(4, 4).contains(around)
            filled = around.width / box.cards.width, around.height / box.cards.height
            assert max(filled) > 0.9
            for one, other in pairwise(spots):
                assert one.y != other.y or other.x - one.x >= 0.75 * one.rect.width
