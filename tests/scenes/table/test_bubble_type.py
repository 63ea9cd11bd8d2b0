import pytest
from pygame import Rect, Surface

from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import SpriteStore
from scenes.engine.drawing.text import Typesetter
from scenes.engine.theme import SMALLEST_TEXT, Style, Theme
from scenes.table.picture import PADDING, _fit

WORDS = "My grandmother played that card on a rainy Tuesday, and nobody has forgotten it since."


@pytest.mark.parametrize("count", [1, 12, 45, len(WORDS)])
@pytest.mark.parametrize("size", [(90, 60), (140, 52), (240, 90), (300, 200)])
@pytest.mark.usefixtures("display")
def test_what_is_said_has_the_largest_type_in_which_it_fits(
    count: int, size: tuple[int, int]
) -> None:
    painter = Painter(Surface((320, 240)), SpriteStore((320, 240)), Typesetter(), Theme())
    room, text = Rect((0, 0), size), WORDS[:count].strip()
    pad = painter.theme.metrics.px(PADDING)
    type_, lines = _fit(painter, text, room)
    for px in range(type_.px + 1, painter.type(Style.CAPTION).px + 1):
        larger = painter.type(Style.CAPTION).smaller(px)
        broken = painter.typesetter.wrap(text, larger, room.width - 2 * pad)
        high = (1 + len(broken)) * larger.line_height + pad
        assert high > room.height or " ".join(broken) != text
    fits = (1 + len(lines)) * type_.line_height + pad <= room.height
    assert (fits and " ".join(lines) == text) or type_.px <= SMALLEST_TEXT
