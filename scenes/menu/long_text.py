"""A long text line by line: wrapped once, and drawn only where it can be seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from scenes.engine.painter import Painter
from scenes.engine.text import Align, Type
from scenes.engine.theme import Style
from scenes.ui.element import Look, Size
from scenes.ui.labels import Shown

INDENT = 18
SPACE_BEFORE = 12


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence, or the heading of those that follow."""

    text: str
    is_heading: bool = False


@dataclass(frozen=True, slots=True)
class _Row:
    text: str
    type: Type
    is_heading: bool
    y: int


class Lines(Shown):
    """Sentences under their headings."""

    def __init__(self, lines: Sequence[Line]) -> None:
        super().__init__()
        self._lines = tuple(lines)
        self._width = 0
        self._rows: list[_Row] = []
        self._height = 0

    def natural(self, look: Look, width: int) -> Size:
        self._wrap(look, width)
        return width, self._height

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        self._wrap(look, rect.width)

    def draw(self, painter: Painter) -> None:
        seen = painter.target.get_clip()
        palette, indent = painter.theme.palette, painter.theme.metrics.px(INDENT)
        for row in self._rows:
            y = self.rect.top + row.y + row.type.line_height // 2
            if seen.top - row.type.px <= y <= seen.bottom + row.type.px:
                x = self.rect.left + (0 if row.is_heading else indent)
                colour = palette.edge if row.is_heading else palette.text
                painter.text(row.text, row.type, (x, y), align=Align.LEFT, colour=colour)

    def _wrap(self, look: Look, width: int) -> None:
        """The text never changes, so another width is the only reason to wrap again."""
        if width == self._width:
            return
        self._width, self._rows, y = width, [], 0
        for line in self._lines:
            type_ = look.type(Style.STRONG if line.is_heading else Style.BODY)
            room = width - (0 if line.is_heading else look.px(INDENT))
            y += look.px(SPACE_BEFORE) if line.is_heading and self._rows else 0
            for text in look.typesetter.wrap(line.text, type_, max(1, room)):
                self._rows.append(_Row(text, type_, line.is_heading, y))
                y += type_.line_height
        self._height = y
