"""Small parts of the page of puzzles: how hard one is, and what is held there."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.ladder import Level
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _
from scenes.engine.theme import Style
from scenes.menu.long_text import TextSign
from scenes.ui.element import Look, Size
from scenes.ui.labels import Shown

DOT, STEP = 9, 15
BESIDE = 10
CARD, GAP = 128, 6
LADDER = tuple(Level)


class LevelDots(Shown):
    """A dot a level up to the lowest that finds the answer, and its name."""

    def __init__(self, level: Level) -> None:
        super().__init__()
        self._level = level
        self._words = _(level.display_name).lower()

    def natural(self, look: Look, width: int) -> Size:
        wide, high = look.text_size(self._words, Style.SMALL)
        return min(width, wide + look.px(BESIDE + STEP * len(LADDER))), max(high, look.px(DOT))

    def draw(self, painter: Painter) -> None:
        palette, px = painter.theme.palette, painter.theme.metrics.px
        at = LADDER.index(self._level)
        for number in range(len(LADDER)):
            spot = (self.rect.left + px(DOT) // 2 + number * px(STEP), self.rect.centery)
            painter.disc(spot, px(DOT), palette.accent if number <= at else palette.panel_raised)
        left = self.rect.left + px(STEP) * len(LADDER) + px(BESIDE)
        painter.text(
            self._words,
            Style.SMALL,
            (left, self.rect.centery),
            align=Align.LEFT,
            colour=palette.text_soft,
            width=max(1, self.rect.right - left),
        )


class HeldSigns(Shown):
    """Small pictures side by side, as large as there is room."""

    def __init__(self, signs: Sequence[TextSign]) -> None:
        super().__init__()
        self._signs = tuple(signs)

    def natural(self, look: Look, width: int) -> Size:
        high = self._height(width, look.px(CARD), look.px(GAP))
        return min(width, self._length(high, look.px(GAP))), high

    def draw(self, painter: Painter) -> None:
        px = painter.theme.metrics.px
        high, x = self._height(self.rect.width, px(CARD), px(GAP)), float(self.rect.left)
        for sign in self._signs:
            wide = high * sign.aspect
            picture = sign.picture(high, painter.theme)
            painter.sprite(picture, (x + wide / 2, self.rect.centery), resting=True)
            x += wide + px(GAP)

    def _height(self, width: int, tallest: int, gap: int) -> int:
        room = width - gap * (len(self._signs) - 1)
        return max(1, min(tallest, int(room / sum(sign.aspect for sign in self._signs))))

    def _length(self, high: int, gap: int) -> int:
        signs = self._signs
        return round(high * sum(sign.aspect for sign in signs)) + gap * (len(signs) - 1)
