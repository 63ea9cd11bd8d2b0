"""A long text line by line: wrapped once, and drawn only where it can be seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from pygame import Rect

from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import Sprite
from scenes.engine.drawing.text import Align, Type
from scenes.engine.theme import Style, Theme
from scenes.ui.element import Look, Size
from scenes.ui.labels import Shown

INDENT = 18
SPACE_BEFORE = 12
BETWEEN_BLOCKS, INSIDE_BLOCK = 12, 12
"""Between two of them, and from the edge of one to its words."""
BLOCK_ALPHA = 90
SIGN_HEIGHT, SIGN_GAP, BEFORE_SIGNS = 1.25, 4, 10
"""Of a sign in heights of a line; from one to the next, and from the words."""


class TextSign(Protocol):
    """A small picture of what a sentence speaks of."""

    @property
    def aspect(self) -> float:
        """Its width in heights."""

    def picture(self, height: int, theme: Theme) -> Sprite:
        """At a height in pixels."""


@dataclass(frozen=True, slots=True)
class TextLine:
    """One sentence, or the heading of those that follow."""

    text: str
    is_heading: bool = False
    signs: tuple[TextSign, ...] = ()
    begins_block: bool = False
    """What follows belongs together until the next one that does so."""


@dataclass(frozen=True, slots=True)
class _Row:
    text: str
    type: Type
    is_heading: bool
    y: int
    height: int
    signs: tuple[TextSign, ...] = ()


class Lines(Shown):
    """Sentences under their headings, in blocks, with small pictures behind their words."""

    def __init__(self, lines: Sequence[TextLine]) -> None:
        super().__init__()
        self._lines = tuple(lines)
        self._width = 0
        self._rows: list[_Row] = []
        self._blocks: list[tuple[int, int]] = []
        self._height = 0

    @property
    def told(self) -> Sequence[str]:
        return [line.text for line in self._lines]

    def natural(self, look: Look, width: int) -> Size:
        self._wrap(look, width)
        return width, self._height

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        self._wrap(look, rect.width)

    def draw(self, painter: Painter) -> None:
        seen, px = painter.target.get_clip(), painter.theme.metrics.px
        for top, bottom in self._blocks:
            block = Rect(self.rect.left, self.rect.top + top, self.rect.width, bottom - top)
            if block.colliderect(seen):
                raised = painter.theme.palette.panel_raised
                painter.box(block, raised, radius=px(INSIDE_BLOCK), alpha=BLOCK_ALPHA)
        for row in self._rows:
            area = Rect(self.rect.left, self.rect.top + row.y, self.rect.width, row.height)
            if area.colliderect(seen):
                self._draw_row(painter, row, area)

    def _draw_row(self, painter: Painter, row: _Row, area: Rect) -> None:
        palette, px = painter.theme.palette, painter.theme.metrics.px
        left = area.left + px(INSIDE_BLOCK) + (0 if row.is_heading else px(INDENT))
        colour = palette.edge if row.is_heading else palette.text
        words = painter.text(
            row.text, row.type, (left, area.centery), align=Align.LEFT, colour=colour
        )
        height = _sign_height(row.type)
        left = words.right + px(BEFORE_SIGNS)
        for sign in row.signs:
            wide = round(height * sign.aspect)
            picture = sign.picture(height, painter.theme)
            painter.sprite(picture, (left + wide / 2, area.centery), resting=True)
            left += wide + px(SIGN_GAP)

    def _wrap(self, look: Look, width: int) -> None:
        """The text never changes, so another width is the only reason to wrap again."""
        if width == self._width:
            return
        self._width, self._rows, self._blocks = width, [], []
        y, begun = 0, None
        for line in self._lines:
            if line.begins_block:
                y = self._end_block(begun, y, look) + (look.px(BETWEEN_BLOCKS) if y else 0)
                begun = y
                y += look.px(INSIDE_BLOCK)
            elif line.is_heading and self._rows:
                y += look.px(SPACE_BEFORE)
            y = self._wrap_line(line, look, y)
        self._height = self._end_block(begun, y, look)

    def _end_block(self, begun: int | None, y: int, look: Look) -> int:
        """Where what follows may begin."""
        if begun is None:
            return y
        self._blocks.append((begun, y + look.px(INSIDE_BLOCK)))
        return y + look.px(INSIDE_BLOCK)

    def _wrap_line(self, line: TextLine, look: Look, y: int) -> int:
        """Signs stand behind the last words; answers where the next line begins."""
        type_ = look.type(Style.STRONG if line.is_heading else Style.BODY)
        room = self._width - look.px(2 * INSIDE_BLOCK + (0 if line.is_heading else INDENT))
        beside = sum(round(_sign_height(type_) * sign.aspect) for sign in line.signs)
        beside += look.px(BEFORE_SIGNS) + look.px(SIGN_GAP) * len(line.signs) if line.signs else 0
        texts = look.typesetter.wrap(line.text, type_, max(1, room - beside))
        for number, text in enumerate(texts, start=1):
            signs = line.signs if number == len(texts) else ()
            height = _sign_height(type_) + look.px(SIGN_GAP) if signs else type_.line_height
            self._rows.append(_Row(text, type_, line.is_heading, y, height, signs))
            y += height
        return y


def _sign_height(type_: Type) -> int:
    return round(type_.line_height * SIGN_HEIGHT)
