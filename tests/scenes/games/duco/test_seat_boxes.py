"""The panels of the seats: names are whole, and nothing in a panel covers anything else."""

from itertools import pairwise

import pytest
from pygame import Rect, Surface

from game.kits.duco.kit import DUCO
from scenes.engine.painter import Painter
from scenes.engine.sprites import SpriteStore
from scenes.engine.text import Typesetter
from scenes.engine.theme import Comfort, Style, Theme
from scenes.games.duco.pile_panel import fitting_type
from scenes.games.duco.seat_panels import _draw_bars
from scenes.games.duco.table_layout import make_layout
from scenes.table.seat_head import whole_type

pytestmark = pytest.mark.usefixtures("display")
SIZES = [(1280, 720), (960, 540), (1024, 768), (1440, 960), (2560, 1080), (3840, 2160)]
USUAL_NAMES = ("Maria", "Shoco", "Chogogo", "Prikichi")


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
        for words in ("holds 1 tile", "plays next", "is laying", "your turn"):
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
