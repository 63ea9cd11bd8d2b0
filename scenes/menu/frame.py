"""Whole screens: a heading above, buttons below, and a body between them that can scroll."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from scenes.art.icons import Icon
from scenes.engine.drawing.painter import PANEL_RADIUS, Painter
from scenes.engine.i18n import _
from scenes.engine.theme import Style
from scenes.ui.button import Button
from scenes.ui.element import Element, Look, Size
from scenes.ui.labels import Gap, Paragraph
from scenes.ui.layout import Box, Panel, Row
from scenes.ui.scroll import ROOM_FOR_RING, ScrollView

ALPHA = 218


class PlatePanel(Panel):
    """A panel that hides what lies behind it nearly, but not quite."""

    def draw(self, painter: Painter) -> None:
        palette, px = painter.theme.palette, painter.theme.metrics.px
        alpha = max(ALPHA, palette.panel_alpha)
        painter.box(self.rect, palette.panel, radius=px(PANEL_RADIUS), alpha=alpha)
        for part in self.parts:
            part.draw(painter)


SHEET_PADDING = 28
ALL_OF_IT = 100_000
THUMB_ROOM = 10


def heading(text: str, back: Callable[[], None], *more: Element) -> Row:
    """The way back, the name of the screen, and whatever stands at the right end."""
    way_back = Button("Back", back, text="", icon=Icon.LEFT).labelled(_("Back"))
    return Row(way_back, Paragraph(text, Style.HEADING), Gap(), *more, gap=16, weights={2: 1})


class _BesideThumb(Box):
    """Keeps its part clear of the thumb of the scroll view around it."""

    def __init__(self, part: Element) -> None:
        super().__init__((part,))

    def natural(self, look: Look, width: int) -> Size:
        room = look.px(THUMB_ROOM)
        wide, high = self.parts[0].natural(look, max(1, width - room))
        return wide + room, high

    def place(self, look: Look, rect: Rect) -> None:
        self.rect = rect.copy()
        inner = rect.copy()
        inner.width = max(1, rect.width - look.px(THUMB_ROOM))
        self.parts[0].place(look, inner)


class Frame(Box):
    """Fills its place; only the body gives way. `tallest` pixels, or what the window allows."""

    def __init__(
        self,
        top: Element,
        body: Element,
        bottom: Element | None = None,
        *,
        gap: float = 12,
        tallest: int | None = None,
    ) -> None:
        self.top = top
        self.body = ScrollView("body", _BesideThumb(body), shortest=ALL_OF_IT)
        self.bottom = bottom
        self.gap = gap
        self.tallest = tallest
        super().__init__((top, self.body) if bottom is None else (top, self.body, bottom))

    def natural(self, look: Look, width: int) -> Size:
        """As high as everything in it, but never higher than the window allows."""
        wanted = self.wanted(look, width)
        return width, min(wanted, room_in(look) if self.tallest is None else self.tallest)

    def wanted(self, look: Look, width: int) -> int:
        """The height at which nothing needs to be scrolled."""
        gaps = look.px(self.gap) * (len(self.parts) - 1)
        wide = width + look.px(2 * ROOM_FOR_RING + THUMB_ROOM)
        body = self.body.natural(look, wide)[1]
        others = sum(part.natural(look, width)[1] for part in self.parts if part is not self.body)
        return body + others + gaps

    def place(self, look: Look, rect: Rect) -> None:
        self.rect = rect.copy()
        gap = look.px(self.gap)
        above = self.top.natural(look, rect.width)[1]
        below = self.bottom.natural(look, rect.width)[1] if self.bottom else 0
        self.top.place(look, Rect(rect.left, rect.top, rect.width, above))
        middle = Rect(rect.left, rect.top + above + gap, rect.width, 0)
        middle.height = max(1, rect.height - above - gap - (below + gap if self.bottom else 0))
        # The body leaves room for focus rings; given back here, its edges meet those of the rest.
        ring = look.px(ROOM_FOR_RING)
        middle = middle.inflate(2 * ring, 0)
        middle.width += look.px(THUMB_ROOM)
        self.body.place(look, middle)
        if self.bottom is not None:
            self.bottom.place(look, Rect(rect.left, rect.bottom - below, rect.width, below))


class Sheet(Box):
    """A frame on a solid panel in the middle of the window, no larger than it needs to be."""

    def __init__(self, frame: Frame, *, widest: float = 760) -> None:
        super().__init__((frame,))
        self.frame = frame
        self.widest = widest

    def natural(self, look: Look, width: int) -> Size:
        return width, self._size(look, width)[1]

    def place(self, look: Look, rect: Rect) -> None:
        self.rect = Rect((0, 0), self._size(look, rect.width))
        self.rect.height = min(self.rect.height, rect.height)
        self.rect.center = rect.center
        around = 2 * look.px(SHEET_PADDING)
        self.frame.place(look, self.rect.inflate(-around, -around))

    def draw(self, painter: Painter) -> None:
        painter.dialog(self.rect)
        super().draw(painter)

    def is_cut(self, look: Look) -> bool:
        """Whether the window is too low to show all of it at once."""
        around = 2 * look.px(SHEET_PADDING)
        inside = self._width(look, look.metrics.safe.width) - around
        return self.frame.wanted(look, inside) + around > room_in(look)

    def _size(self, look: Look, width: int) -> Size:
        around = 2 * look.px(SHEET_PADDING)
        wide = self._width(look, width)
        high = self.frame.natural(look, wide - around)[1] + around
        return wide, min(high, room_in(look))

    def _width(self, look: Look, width: int) -> int:
        return min(width, look.px(self.widest * look.metrics.text_scale**0.5))


def room_in(look: Look) -> int:
    """The height that a screen may fill without being scrolled as a whole."""
    return look.metrics.safe.height - 2 * look.px(ROOM_FOR_RING)


class Ends(Box):
    """Something at the right end that keeps its size, and something before it that gives way.

    What needs more than a `share` of the width stands below it.
    """

    def __init__(
        self, left: Element, right: Element, *, gap: float = 20, share: float = 0.5
    ) -> None:
        super().__init__((left, right))
        self.share = share
        self.left = left
        self.right = right
        self.gap = gap

    def natural(self, look: Look, width: int) -> Size:
        room, (_wide, high) = self._shares(look, width)
        lower = self.left.natural(look, room)[1]
        stacked = self._is_stacked(look, width)
        return width, high + lower + look.px(self.gap) // 2 if stacked else max(high, lower)

    def place(self, look: Look, rect: Rect) -> None:
        self.rect = rect.copy()
        room, size = self._shares(look, rect.width)
        high = self.left.natural(look, room)[1]
        words, end = Rect(rect.left, rect.top, room, high), Rect((0, 0), size)
        end.bottomright = rect.bottomright
        if not self._is_stacked(look, rect.width):
            words.centery = end.centery = rect.centery
        self.left.place(look, words)
        self.right.place(look, end)

    def _is_stacked(self, look: Look, width: int) -> bool:
        return self.right.natural(look, width)[0] > width * self.share

    def _shares(self, look: Look, width: int) -> tuple[int, Size]:
        """The width of the left part and the size of the right one."""
        size = self.right.natural(look, width)
        if self._is_stacked(look, width):
            return width, size
        return max(1, width - size[0] - look.px(self.gap)), size
