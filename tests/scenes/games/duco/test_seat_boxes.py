"""The panels of the seats: names are whole, and nothing in a panel covers anything else."""

import pytest
from pygame import Rect, Surface

from game.kits.duco.kit import DUCO
from scenes.engine.painter import Painter
from scenes.engine.sprites import SpriteStore
from scenes.engine.text import Typesetter
from scenes.engine.theme import Comfort, Style, Theme
from scenes.games.duco.pile_panel import fitting_type
from scenes.games.duco.table_layout import make_layout

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


def test_news_that_have_no_room_beside_the_pile_are_not_cut(display: Surface) -> None:
    painter = Painter(display, SpriteStore(display.get_size()), Typesetter(), Theme())
    words = "Shoco finds nothing to match: 0 points."
    assert fitting_type(painter, words, Rect(0, 0, 80, 110)) is not None
    assert fitting_type(painter, words, Rect(0, 0, 80, 40)) is None
