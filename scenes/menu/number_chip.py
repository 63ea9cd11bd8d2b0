"""A number with its meaning beside it, on a small plate."""

from __future__ import annotations

from collections.abc import Callable

from scenes.art.palette import Palette
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Align
from scenes.engine.theme import Style
from scenes.ui.element import Look, Size
from scenes.ui.labels import Shown

PADDING = 14
GAP = 8
HEIGHT = 44


class NumberChip(Shown):
    """`colour` gives the number a meaning; the words say the same."""

    def __init__(
        self, number: int, words: str, colour: Callable[[Palette], str] | None = None
    ) -> None:
        super().__init__()
        self.number = number
        self.words = words
        self.colour = colour

    def natural(self, look: Look, width: int) -> Size:
        digits = look.text_size(str(self.number), Style.NUMBER)[0]
        words = look.text_size(self.words, Style.CAPTION)[0]
        high = max(look.px(HEIGHT), round(look.type(Style.NUMBER).px * 1.5))
        return min(width, digits + words + look.px(2 * PADDING + GAP)), high

    def draw(self, painter: Painter) -> None:
        px, palette = painter.theme.metrics.px, painter.theme.palette
        painter.panel(self.rect, radius=px(14), raised=True)
        colour = self.colour(palette) if self.colour else palette.paper
        left = self.rect.left + px(PADDING)
        number = painter.text(
            str(self.number),
            Style.NUMBER,
            (left, self.rect.centery),
            align=Align.LEFT,
            colour=colour,
        )
        left = number.right + px(GAP)
        painter.text(
            self.words,
            Style.CAPTION,
            (left, self.rect.centery),
            align=Align.LEFT,
            width=max(1, self.rect.right - px(PADDING) + 2 - left),
        )
