"""The column of the guide: which lesson it is, its words on paper, the guide, and the way out.

Everything has its place from the first word to the last: words change inside the paper, and a
button stands at its lower end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pygame import Rect

from scenes.art.palette import Palette
from scenes.engine.drawing.painter import Painter
from scenes.engine.theme import Style
from scenes.screens.lessons.guide import LEAST_GUIDE
from scenes.screens.lessons.lesson_paper import (
    DOT,
    Badge,
    Paper,
    PlateButton,
    SkipButton,
    dots,
    dots_width,
    plate_button,
)
from scenes.ui.element import Element, Look
from scenes.ui.labels import Gap, Paragraph, Picture
from scenes.ui.layout import Across, Column, Row

MARGIN, ABOVE, BELOW = 16, 20, 20
"""Between paper and column, above the name of the lesson, below the way out; in units."""
PADDING, GAP = 20, 12
GUIDE_ROOM, LEAST_ROOM = 270, 84
"""Below the paper: at the usual size of letters, and at twice that size."""
MARK = (5, 28)
MOST_LINES = 2
"""Of a title, before it is written smaller."""
TITLES = (Style.SUBHEADING, Style.STRONG, Style.CAPTION)
SPOKEN = (Style.SPOKEN, Style.BODY, Style.PROSE, Style.SMALL)
"""How words are set: the first in which all of a lesson have room on the paper."""
HEADINGS = dict(zip(SPOKEN, (Style.SUBHEADING, *TITLES), strict=True))
"""What stands above words of these sizes."""


@dataclass(frozen=True, slots=True)
class ColumnWords:
    """What is read in it."""

    over: str
    """Which lesson of how many."""
    title: str
    lines: tuple[str, ...]
    numbers: tuple[int, ...] = ()
    """Those of the lines, as they stand on the table; none where a line needs none."""
    steps: int = 0
    step: int = 0
    style: Style = Style.SPOKEN
    heading: str = ""
    """Above the lines, and stronger."""
    asks: bool = False
    """The heading says what to do: a mark stands before it."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A part of the column, and where it is."""

    part: Element
    area: Rect


@dataclass(frozen=True, slots=True)
class LaidColumn:
    """The column for one moment."""

    head: Placed
    paper: Placed
    foot: Placed
    guide: Rect | None
    """None: large words leave no room for it."""

    @property
    def parts(self) -> tuple[Placed, ...]:
        return self.head, self.paper, self.foot


@dataclass(frozen=True, slots=True)
class ColumnPlan:
    """The places in a column, for a lesson with this name."""

    column: Rect
    over: str
    title: str
    look: Look

    @property
    def _inner(self) -> Rect:
        return self.column.inflate(-2 * self.look.px(MARGIN), 0)

    @property
    def head(self) -> Placed:
        """Which lesson it is."""
        part, inner = _head(self.over, self.title, self.look, self._inner.width), self._inner
        high = part.natural(self.look, inner.width)[1]
        return Placed(part, Rect(inner.left, self.look.px(ABOVE), inner.width, high))

    def foot(self, part: Element) -> Placed:
        """How far it is, and the way out."""
        inner, high = self._inner, part.natural(self.look, self._inner.width)[1]
        top = self.column.bottom - self.look.px(BELOW) - high
        return Placed(part, Rect(inner.left, top, inner.width, high))

    def paper(self, foot: Rect) -> Rect:
        """Where the words are, as long as nothing needs more."""
        px, larger = self.look.px, min(1.0, self.look.metrics.text_scale - 1)
        room = px(GUIDE_ROOM + (LEAST_ROOM - GUIDE_ROOM) * larger)
        top, inner = self.head.area.bottom + px(GAP), self._inner
        return Rect(inner.left, top, inner.width, foot.top - room - top)

    def laid(
        self, words: ColumnWords, buttons: Sequence[PlateButton], skip: SkipButton
    ) -> LaidColumn:
        """Everything in its place; only what must be read makes the paper longer."""
        foot = self.foot(_foot(words, skip))
        area, lowest = self.paper(foot.area), foot.area.top - self.look.px(GAP)
        papers = [make_paper(each, buttons) for each in _ever_smaller(words)]
        high = [paper.natural(self.look, area.width)[1] for paper in papers]
        room = lowest - area.top
        at = next((n for n, needed in enumerate(high) if needed <= room), len(high) - 1)
        paper, area.height = papers[at], min(max(area.height, high[at]), room)
        guide = Rect(area.left, area.bottom, area.width, lowest - area.bottom)
        fits = guide.height >= self.look.px(LEAST_GUIDE)
        return LaidColumn(self.head, Placed(paper, area), foot, guide if fits else None)

    def has_room(self, words: ColumnWords, buttons: Sequence[PlateButton]) -> bool:
        """Whether the paper holds it as it is."""
        skip = SkipButton("", " ", lambda: None, rings=False, on_paper=False)
        area = self.paper(self.foot(_foot(words, skip)).area)
        return make_paper(words, buttons).natural(self.look, area.width)[1] <= area.height


def _ever_smaller(words: ColumnWords) -> list[ColumnWords]:
    """As they are, then in smaller letters, and in the end without what only cheers."""
    smaller = [replace(words, style=style) for style in SPOKEN[SPOKEN.index(words.style) :]]
    return [*smaller, *(replace(each, heading="") for each in smaller if each.lines)]


def make_paper(words: ColumnWords, buttons: Sequence[PlateButton]) -> Element:
    """The lines from above, what can be pressed at the lower end."""
    lines = [Paragraph(line, words.style, colour=_ink) for line in words.lines]
    said: list[Element] = [
        _numbered(words.numbers[place], text) if place < len(words.numbers) else text
        for place, text in enumerate(lines)
    ]
    if words.heading:
        heading = Paragraph(words.heading, HEADINGS[words.style], colour=_ink)
        said.insert(0, _marked(heading) if words.asks else heading)
    parts = [*said, Gap(), *map(plate_button, buttons)]
    return Paper(Column(*parts, gap=10, weights={len(said): 1.0}), padding=PADDING)


def _head(over: str, title: str, look: Look, width: int) -> Element:
    fits = (style for style in TITLES if _lines(title, style, look, width) <= MOST_LINES)
    named = Paragraph(title, next(fits, TITLES[-1]))
    return Column(Paragraph(over, Style.SMALL, colour=_soft), named, gap=0)


def _lines(text: str, style: Style, look: Look, width: int) -> int:
    return len(look.typesetter.wrap(text, look.type(style), width))


def _foot(words: ColumnWords, skip: Element) -> Element:
    far = Picture((dots_width(words.steps), DOT), dots(words.steps, words.step))
    return Row(far, Gap(), skip, gap=6, weights={1: 1.0})


def _marked(text: Element) -> Element:
    return Row(Picture(MARK, _draw_mark), text, gap=10, weights={1: 1.0})


def _draw_mark(painter: Painter, area: Rect) -> None:
    painter.box(area, painter.theme.palette.accent, radius=area.width // 2)


def _numbered(number: int, text: Element) -> Element:
    return Row(Badge(number), text, gap=10, across=Across.START, weights={1: 1.0})


def _ink(palette: Palette) -> str:
    return palette.ink


def _soft(palette: Palette) -> str:
    return palette.text_soft
