"""The panels of the seats: names are whole, and nothing in a panel covers anything else."""

from itertools import pairwise

import pytest
from pygame import Rect, Surface

from game.kits.duco.kit import DUCO
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import SpriteStore
from scenes.engine.drawing.text import Typesetter
from scenes.engine.theme import Comfort, Metrics, Style, Theme
from scenes.games.duco.panels.pile_panel import fitting_type
from scenes.games.duco.panels.seat_panels import _draw_bars
from scenes.games.duco.table_layout import make_layout
from scenes.table.seats.seat_head import whole_type

pytestmark = pytest.mark.usefixtures("display")
SIZES = [(1280, 720), (960, 540), (1024, 768), (1440, 960), (2560, 1080), (3840, 2160)]
USUAL_NAMES = ("Maria", "Shoco", "Chogogo", "Prikichi")


SHARED = [
    *((seats, {"tiles": tiles}) for seats in range(2, 6) for tiles in ("one", "three", "lineup")),
]
"""Corner Cluster has no tiles in hand, as with a line, and no such buttons."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("seats", "answers"), SHARED)
def test_panels_of_people_at_one_screen_are_equal_and_stay_whoever_lays(
    size: tuple[int, int], seats: int, answers: dict[str, str]
) -> None:
    theme = Theme.for_window(size, Comfort())
    painter = Painter(Surface(size), SpriteStore(size), Typesetter(), theme)
    options = DUCO.options_with({"seats": seats, **answers})
    layouts = [make_layout(theme.metrics, options, own, range(seats)) for own in range(seats)]
    layout = layouts[0]
    assert all(other.boxes == layout.boxes for other in layouts)
    assert len({box.area.width for box in layout.boxes}) == 1
    heights = [box.area.height for box in layout.boxes]
    assert max(heights) - min(heights) <= 1
    for box in layout.boxes:
        assert box.turns is not None
        apart = [box.portrait, box.name, box.pill, *box.turns]
        apart += [part for part in (box.status, box.bars) if part is not None]
        if options.hand_size == 1 or not box.is_near:  # else buttons lie on the large tile
            apart += [spot.rect for spot in box.spots(options.hand_size)]
        for index, part in enumerate(apart):
            assert box.area.contains(part), part
            assert part.collidelist(apart[index + 1 :]) == -1, (part, apart)
        for name in USUAL_NAMES:
            usual = painter.type(Style.STRONG)
            assert painter.typesetter.fit(name, usual, box.name.width).text == name


def test_the_panels_of_the_design_have_its_heights() -> None:
    theme = Theme.for_window((1280, 720), Comfort())
    for seats, high, side in ((2, 332, 140), (3, 216, 128), (4, 158, 76), (5, 123, 76)):
        options = DUCO.options_with({"seats": seats})
        boxes = make_layout(theme.metrics, options, 0, range(seats)).boxes
        assert all(abs(box.area.height - high) <= 1 for box in boxes)
        assert {box.tile_side for box in boxes} == {side}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("seats", "answers"),
    [
        *((seats, {}) for seats in range(2, 6)),
        (4, {"tiles": "three"}),
        (4, {"tiles": "lineup"}),
        (5, {"mode": "corner cluster"}),
    ],
)
def test_names_are_whole_and_parts_of_a_panel_lie_apart(
    size: tuple[int, int], seats: int, answers: dict[str, str]
) -> None:
    theme = Theme.for_window(size, Comfort())
    painter = Painter(Surface(size), SpriteStore(size), Typesetter(), theme)
    layout = make_layout(theme.metrics, DUCO.options_with({"seats": seats, **answers}), 0)
    usual = painter.type(Style.STRONG)
    for box in layout.boxes:
        parts = [box.portrait, box.name, box.pill, box.status]
        if layout.options.hand_size:
            parts.append(box.tiles)
        known = [part for part in parts if part is not None]
        for index, part in enumerate(known):
            assert box.area.contains(part)
            assert part.collidelist(known[index + 1 :]) == -1
        for name in USUAL_NAMES:
            assert painter.typesetter.fit(name, usual, box.name.width).text == name


@pytest.mark.parametrize("scale", [1.0, 1.3, 1.5, 2.0])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_seat_does_is_told_in_whole_words(seats: int, scale: float) -> None:
    theme = Theme.for_window((1280, 720), Comfort(text_scale=scale))
    painter = Painter(Surface((1280, 720)), SpriteStore((1280, 720)), Typesetter(), theme)
    layout = make_layout(theme.metrics, DUCO.options_with({"seats": seats}), 0)
    small = painter.type(Style.SMALL)
    for box in layout.boxes:
        assert box.status is not None
        for words in ("1 tile", "plays next", "is laying", "your turn"):
            type_ = whole_type(painter, words, small, box.status.width)
            assert painter.typesetter.fit(words, type_, box.status.width).text == words


@pytest.mark.parametrize("scale", [1.0, 1.3, 2.0])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_tiles_brought_never_reads_as_one_number(
    seats: int, scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    theme = Theme.for_window((1280, 720), Comfort(text_scale=scale))
    painter = Painter(Surface((1280, 720)), SpriteStore((1280, 720)), Typesetter(), theme)
    box = make_layout(theme.metrics, DUCO.options_with({"seats": seats}), 0).boxes[1]
    assert box.bars is not None
    told = []
    text = painter.text
    monkeypatch.setattr(painter, "text", lambda *words, **how: told.append(text(*words, **how)))
    _draw_bars(painter, box.bars, (8, 4, 5, 6))
    for one, other in pairwise(told):
        assert other.left - one.right >= one.width * 0.4


def test_news_that_have_no_room_beside_the_pile_are_not_cut(display: Surface) -> None:
    painter = Painter(display, SpriteStore(display.get_size()), Typesetter(), Theme())
    words = "Shoco finds nothing to match: 0 points."
    assert fitting_type(painter, words, Rect(0, 0, 80, 110)) is not None
    assert fitting_type(painter, words, Rect(0, 0, 80, 40)) is None


def test_no_name_is_broken_in_the_news_beside_the_pile() -> None:
    window = Surface((1280, 720))
    theme = Theme.for_window((1280, 720), Comfort(text_scale=1.3))
    painter = Painter(window, SpriteStore((1280, 720)), Typesetter(), theme)
    type_ = fitting_type(painter, "Chogogo laid a tile: 2 points.", Rect(0, 0, 66, 120))
    assert type_ is not None
    assert painter.typesetter.width("Chogogo", type_) <= 66


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_a_large_town_gets_more_room_than_a_small_one(seats: int) -> None:
    options = DUCO.options_with({"seats": seats})
    usual = make_layout(Metrics(), options, 0)
    folded = make_layout(Metrics(), options, 0, folded=True)
    large = (-12, -12, 15, 18)
    assert usual.needs_room(large)
    assert not usual.needs_room((-3, -3, 6, 6))
    assert not folded.needs_room(large), "once is enough"
    assert folded.board.width > 736 >= usual.board.width
    assert folded.board.height > usual.board.height
    assert folded.town(large).side > usual.town(large).side


def test_where_people_share_the_screen_nothing_is_folded() -> None:
    shared = make_layout(Metrics(), DUCO.options_with({"seats": 3}), 0, (0, 1))
    assert not shared.needs_room((-12, -12, 15, 18))
