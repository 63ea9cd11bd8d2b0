"""Parts that the rules pages of all games are made of: a drawing beside words, a small table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise

from pygame import Rect

from scenes.art.harbour.gables import gable_icon
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.drawing.text import Align
from scenes.engine.theme import Style
from scenes.ui.element import Element, Look, Size
from scenes.ui.labels import Paragraph, Shown
from scenes.ui.layout import Across, Box, Column

BESIDE = 12
"""Units between a drawing and its words."""
ROW, GABLE = 24, 20
LABELS_SHARE = 0.56


def section(name: str, *parts: Element) -> Element:
    """A heading and what belongs under it."""
    return Column(Paragraph(name, Style.SUBHEADING), *parts, gap=5, across=Across.START)


def prose(text: str) -> Paragraph:
    """Some sentences."""
    return Paragraph(text, Style.PROSE)


class Columns(Box):
    """Parts below each other, cut into as many columns as fit, about equally tall."""

    def __init__(
        self, *parts: Element, columns: int, narrowest: float, gap: float, between: float
    ) -> None:
        super().__init__(parts)
        self.columns = columns
        self.narrowest = narrowest
        self.gap = gap
        self.between = between

    def natural(self, look: Look, width: int) -> Size:
        _wide, stacks = self._cut(look, width)
        return width, max(self._tall(look, heights) for heights in stacks)

    def place(self, look: Look, rect: Rect) -> None:
        self.rect = rect.copy()
        wide, stacks = self._cut(look, rect.width)
        parts = iter(self._parts)
        left, between = rect.left, look.px(self.between)
        for heights in stacks:
            top = rect.top
            for high in heights:
                next(parts).place(look, Rect(left, top, wide, high))
                top += high + between
            left += wide + look.px(self.gap)

    def _tall(self, look: Look, heights: Sequence[int]) -> int:
        return sum(heights) + look.px(self.between) * max(0, len(heights) - 1)

    def _cut(self, look: Look, width: int) -> tuple[int, list[list[int]]]:
        """The width of a column, and the heights of the parts in each."""
        least = look.px(self.narrowest * look.metrics.text_scale)
        count = max(1, min(self.columns, width // least))
        wide = max(1, (width - look.px(self.gap) * (count - 1)) // count)
        heights = [part.natural(look, wide)[1] for part in self._parts]
        places = range(1, len(heights))
        cuts = (
            [heights[a:b] for a, b in pairwise((0, *inner, len(heights)))]
            for inner in combinations(places, count - 1)
        )
        return wide, min(cuts, key=lambda cut: max(self._tall(look, each) for each in cut))


class BesideWords(Shown):
    """A drawing of so many units at the left, words at its right."""

    units: tuple[float, float]

    def __init__(self, text: str) -> None:
        super().__init__()
        self.words = prose(text)

    @property
    def paragraphs(self) -> tuple[Paragraph, ...]:
        """What stands beside the drawing, from the top."""
        return (self.words,)

    def natural(self, look: Look, width: int) -> Size:
        room = max(1, width - self._left(look))
        high = sum(part.natural(look, room)[1] for part in self.paragraphs)
        return width, max(look.px(self.units[1]), high)

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        left = self._left(look)
        room = max(1, rect.width - left)
        heights = [part.natural(look, room)[1] for part in self.paragraphs]
        top = rect.top + max(0, (rect.height - sum(heights)) // 2)
        for part, high in zip(self.paragraphs, heights, strict=True):
            part.place(look, Rect(rect.left + left, top, room, high))
            top += high

    def draw(self, painter: Painter) -> None:
        for part in self.paragraphs:
            part.draw(painter)

    def _left(self, look: Look) -> int:
        return look.px(self.units[0] + BESIDE)


class HouseRule(BesideWords):
    """A rule that the source does not tell: a gable marks it as one of this house."""

    units = (GABLE, GABLE)

    def draw(self, painter: Painter) -> None:
        super().draw(painter)
        size = painter.theme.metrics.px(GABLE)
        line = painter.type(Style.PROSE).line_height
        gable = sprite(gable_icon, 1, size, painter.theme.palette)
        painter.sprite(gable, (self.rect.left + size / 2, self.rect.top + line / 2))


class TitledBesideWords(BesideWords):
    """With a title over the words."""

    def __init__(self, title: str, text: str) -> None:
        super().__init__(text)
        self.title = Paragraph(title, Style.CONTROL)

    @property
    def paragraphs(self) -> tuple[Paragraph, ...]:
        return self.title, self.words


class SizesOfTable(Shown):
    """What changes with the players, a column for each number of them; `here` is lit."""

    def __init__(self, rows: Sequence[tuple[str, Sequence[int]]], here: int) -> None:
        super().__init__()
        self.rows = tuple(rows)
        self.here = here

    def natural(self, look: Look, width: int) -> Size:
        return width, self._row_height(look.px(ROW), look.type(Style.PROSE).px) * len(self.rows)

    def draw(self, painter: Painter) -> None:
        px, palette = painter.theme.metrics.px, painter.theme.palette
        high = self.rect.height // len(self.rows)
        labels = round(self.rect.width * LABELS_SHARE)
        step = (self.rect.width - labels) / len(self.rows[0][1])
        lit = Rect(self.rect.left + labels + self.here * step, self.rect.top, step, 0)
        lit.height = self.rect.height
        painter.box(lit, palette.panel_raised, radius=px(10))
        for row, (label, numbers) in enumerate(self.rows):
            y = self.rect.top + (row + 0.5) * high
            left = (self.rect.left, y)
            painter.text(label, Style.PROSE, left, align=Align.LEFT, width=labels - px(8))
            for column, number in enumerate(numbers):
                x = self.rect.left + labels + (column + 0.5) * step
                colour = palette.text if column == self.here else palette.text_soft
                painter.text(str(number), Style.PROSE, (x, y), colour=colour, width=round(step))

    def _row_height(self, least: int, type_px: int) -> int:
        return max(least, round(type_px * 1.5))
