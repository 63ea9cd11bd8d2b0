"""Cards that can be chosen in one row, and in the room that is left what does not go, and why."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pygame import Rect

from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Align
from scenes.engine.theme import Style
from scenes.ui.element import Element, Look, Size
from scenes.ui.labels import Shown
from scenes.ui.layout import Box, Column, Grid

PADDING, BESIDE = 7, 10
CORNER = 16
NARROWEST_REASON = 150
"""Less wide, a reason stands below the name of what it is about."""
PALE = 165


class Excluded(NamedTuple):
    """Something that cannot be chosen now."""

    title: str
    why: str


class LeftOut(Shown):
    """A quiet list."""

    def __init__(self, excluded: Iterable[Excluded]) -> None:
        super().__init__()
        self.excluded = tuple(excluded)
        # What has the same reason stands in one line.
        whys = dict.fromkeys(each.why for each in self.excluded)
        self.reasons = {
            ", ".join(each.title for each in self.excluded if each.why == why): why for why in whys
        }
        self._lines: list[tuple[str, list[str]]] = []
        self._left = 0

    def natural(self, look: Look, width: int) -> Size:
        inside = self._set(look, width)
        return width, inside + 2 * look.px(PADDING)

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        self._set(look, rect.width)

    def _set(self, look: Look, width: int) -> int:
        """Break the reasons into lines; answers how high they are."""
        title, small = look.type(Style.CAPTION), look.type(Style.SMALL)
        room = max(1, width - 2 * look.px(PADDING + 4))
        widest = max(look.typesetter.width(each, title) for each in self.reasons)
        beside = widest + look.px(BESIDE)
        is_narrow = room - beside < look.px(NARROWEST_REASON * look.metrics.text_scale)
        self._left = 0 if is_narrow else beside
        self._lines = [
            (titles, look.typesetter.wrap(why, small, room - self._left))
            for titles, why in self.reasons.items()
        ]
        count = sum(len(lines) + is_narrow for _title, lines in self._lines)
        return count * small.line_height

    def draw(self, painter: Painter) -> None:
        palette, px = painter.theme.palette, painter.theme.metrics.px
        painter.box(self.rect, palette.panel, radius=px(CORNER), alpha=PALE)
        step = painter.type(Style.SMALL).line_height
        left = self.rect.left + px(PADDING + 4)
        y = self.rect.top + px(PADDING) + step / 2
        room = self.rect.right - px(PADDING + 4) - left
        for title, lines in self._lines:
            painter.text(title, Style.CAPTION, (left, y), align=Align.LEFT, width=room)
            y += 0 if self._left else step
            for line in lines:
                place = (left + self._left, y)
                painter.text(line, Style.SMALL, place, align=Align.LEFT, colour=palette.text_soft)
                y += step


class TwistRow(Box):
    """The cards as wide as if there were all of them; where they need several lines, one below."""

    def __init__(
        self, cards: Sequence[Element], left_out: LeftOut, narrowest: float, gap: float
    ) -> None:
        super().__init__((*cards, left_out))
        self._cards = tuple(cards)
        self._left_out = left_out
        self._narrowest = narrowest
        self._gap = gap

    def natural(self, look: Look, width: int) -> Size:
        wide = self._card_width(look, width)
        if not wide:
            return self._stack().natural(look, width)
        beside = width - len(self._cards) * (wide + look.px(self._gap))
        heights = [card.natural(look, wide)[1] for card in self._cards]
        return width, max(*heights, self._left_out.natural(look, beside)[1], 1)

    def place(self, look: Look, rect: Rect) -> None:
        self.rect = rect.copy()
        wide, x = self._card_width(look, rect.width), rect.left
        if not wide:
            self._stack().place(look, rect)
            return
        for card in self._cards:
            card.place(look, Rect(x, rect.top, wide, rect.height))
            x += wide + look.px(self._gap)
        self._left_out.place(look, Rect(x, rect.top, rect.right - x, rect.height))

    def _card_width(self, look: Look, width: int) -> int:
        """In one row with all that is left out; 0 where they have no room in one."""
        count, gap = len(self._cards) + len(self._left_out.excluded), look.px(self._gap)
        least = look.px(self._narrowest * look.metrics.text_scale)
        return (width - gap * (count - 1)) // count if width // least >= count else 0

    def _stack(self) -> Column:
        cards = self._cards
        grid = Grid(*cards, columns=len(cards), narrowest=self._narrowest, gap=self._gap)
        return Column(*([grid] if cards else []), self._left_out, gap=self._gap)
