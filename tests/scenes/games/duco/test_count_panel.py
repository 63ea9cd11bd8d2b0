"""What a place is worth is read pair by pair, however many there are."""

import pytest
from pygame import Rect, Surface

from game.kits.duco.kit import DUCO
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import SpriteStore
from scenes.engine.drawing.text import Type, Typesetter
from scenes.engine.theme import Comfort, Style, Theme
from scenes.games.duco.panels.clock_picture import draw_countdown
from scenes.games.duco.panels.count_panel import SMALLER_WORDS, PairRow, _draw, fitting_rows
from scenes.games.duco.table_layout import make_layout

pytestmark = pytest.mark.usefixtures("display")
MANY = tuple(
    PairRow(points, 0, 1, word)
    for points, word in ((4, "both"), (2, "colour"), (2, "sign"), (1, "colour"), (1, "sign"))
    for _ in range(3)
)
"""More pairs than a tile has ever lit."""


class Noted(Typesetter):
    """Knows how large the smallest words were."""

    smallest = 999

    def line(self, text: str, type_: Type, colour: str):  # type: ignore[no-untyped-def]
        self.smallest = min(self.smallest, type_.px)
        return super().line(text, type_, colour)


@pytest.mark.parametrize("scale", [1.0, 1.3, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_many_pairs_are_told_together_rather_than_too_small(
    size: tuple[int, int], scale: float
) -> None:
    theme, typesetter = Theme.for_window(size, Comfort(text_scale=scale)), Noted()
    layout = make_layout(theme.metrics, DUCO.options_with({"seats": 2}), 0)
    rows = fitting_rows(MANY, layout.count, theme.metrics)
    assert sum(row.points for row in rows) == sum(row.points for row in MANY)
    assert sum(row.alike for row in rows) == len(MANY)
    painter = Painter(Surface(size), SpriteStore(size), typesetter, theme)
    _draw(painter, layout.count, "THIS PLACE", rows)
    usual = Theme.for_window(size, Comfort()).metrics.text_px(Style.SMALL)
    assert typesetter.smallest >= int(SMALLER_WORDS * usual)


def test_a_few_pairs_have_a_row_each() -> None:
    metrics = Theme.for_window((1280, 720), Comfort()).metrics
    assert fitting_rows(MANY[:5], Rect(0, 0, 208, 245), metrics) == MANY[:5]


@pytest.mark.parametrize("scale", [1.0, 1.3, 1.5, 2.0])
def test_what_the_clock_of_stress_waits_for_is_told_inside_its_panel(
    scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    theme = Theme.for_window((1280, 720), Comfort(text_scale=scale))
    area = make_layout(theme.metrics, DUCO.options_with({"mode": "stress"}), 0).count
    painter = Painter(Surface((1280, 720)), SpriteStore((1280, 720)), Typesetter(), theme)
    told: list[Rect] = []
    text = painter.text
    monkeypatch.setattr(painter, "text", lambda *words, **how: told.append(text(*words, **how)))
    draw_countdown(painter, area, None, 30)
    assert told
    assert all(area.contains(words) for words in told)
