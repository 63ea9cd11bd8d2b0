"""The lines of a day on a sheet of paper, as they will be pasted."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from scenes.engine.painter import Painter
from scenes.engine.text import Align
from scenes.engine.theme import Style
from scenes.ui.element import Look, Size
from scenes.ui.labels import Shown

PADDING, CORNER = 18, 12
STRONG_LINES = 2


class DayPaper(Shown):
    """What was played and how it ended stand out; the rest is for those who know the game."""

    def __init__(self, lines: Sequence[str]) -> None:
        super().__init__()
        self._lines = tuple(lines)

    def natural(self, look: Look, width: int) -> Size:
        high = sum(look.type(_style(at)).line_height for at in range(len(self._lines)))
        return width, high + 2 * look.px(PADDING)

    def draw(self, painter: Painter) -> None:
        palette, px = painter.theme.palette, painter.theme.metrics.px
        painter.box(self.rect, palette.paper, radius=px(CORNER))
        inner: Rect = self.rect.inflate(-2 * px(PADDING), -2 * px(PADDING))
        y = inner.top
        for at, line in enumerate(self._lines):
            high = painter.type(_style(at)).line_height
            place = (inner.left, y + high / 2)
            painter.text(
                line, _style(at), place, align=Align.LEFT, colour=palette.ink, width=inner.width
            )
            y += high


def _style(number: int) -> Style:
    return Style.STRONG if number < STRONG_LINES else Style.BODY
