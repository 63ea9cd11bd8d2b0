"""A window onto something taller than its place."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from scenes.engine.drawing.painter import Painter
from scenes.ui.element import Element, Look, Size

ROOM_FOR_RING = 8
THUMB_WIDTH = 6
LINE = 34


class ScrollView:
    """Shows a part of its content; without overflow it is not seen at all.

    It asks for no more than `shortest` units of height: stretch it, or give it weight.
    """

    def __init__(self, name: str, content: Element, *, shortest: float = 260) -> None:
        self.name = name
        self.shortest = shortest
        self.rect = Rect(0, 0, 0, 0)
        self.offset = 0
        self._content = content
        self._height = 0
        self._ring = 0
        self._look: Look | None = None

    @property
    def parts(self) -> Sequence[Element]:
        return (self._content,)

    @property
    def overflow(self) -> int:
        """How far it can be scrolled."""
        return max(0, self._height - self.rect.height)

    def natural(self, look: Look, width: int) -> Size:
        around = 2 * look.px(ROOM_FOR_RING)
        wide, high = self._content.natural(look, max(1, width - around))
        return min(width, wide + around), min(high + around, look.px(self.shortest))

    def content_height(self, look: Look, width: int) -> int:
        """The height at which nothing has to be scrolled."""
        around = 2 * look.px(ROOM_FOR_RING)
        return self._content.natural(look, max(1, width - around))[1] + around

    def place(self, look: Look, rect: Rect) -> None:
        self._look = look
        self.rect = rect.copy()
        around = 2 * look.px(ROOM_FOR_RING)
        high = self._content.natural(look, max(1, rect.width - around))[1]
        # Where all can be seen, nothing is scrolled only to have room for a ring.
        self._height = high + around if high > rect.height else min(high + around, rect.height)
        self._ring = min(around, max(self._height, rect.height) - high)
        self.offset = min(max(0, self.offset), self.overflow)
        self._place_content(look)

    def _place_content(self, look: Look) -> None:
        around, rect = 2 * look.px(ROOM_FOR_RING), self.rect
        content = Rect(rect.left, rect.top, rect.width, max(self._height, rect.height))
        self._content.place(look, content.inflate(-around, -self._ring).move(0, -self.offset))

    def hold(self, down: int) -> None:
        """Move the content by so much, even beyond its ends, until it is laid out or scrolled."""
        if self._look is not None:
            self.offset -= down
            self._place_content(self._look)

    def scroll_to(self, offset: int) -> bool:
        """True if anything moved."""
        offset = min(max(0, offset), self.overflow)
        if offset == self.offset or self._look is None:
            return False
        self.offset = offset
        self.place(self._look, self.rect)
        return True

    def scroll_lines(self, lines: float) -> bool:
        step = self._look.px(LINE) if self._look else 0
        return self.scroll_to(self.offset + round(lines * step))

    def reveal(self, area: Rect) -> bool:
        """Scroll just far enough to show an area of the content, ring included."""
        room = self._look.px(ROOM_FOR_RING) if self._look else 0
        wanted = area.inflate(0, 2 * room)
        if wanted.top < self.rect.top:
            return self.scroll_to(self.offset + wanted.top - self.rect.top)
        if wanted.bottom > self.rect.bottom:
            return self.scroll_to(self.offset + wanted.bottom - self.rect.bottom)
        return False

    def draw(self, painter: Painter) -> None:
        if not (self.overflow or self.offset):
            self._content.draw(painter)
            return
        with painter.clip(self.rect):
            self._content.draw(painter)
            if self.overflow:
                self._draw_thumb(painter)

    def _draw_thumb(self, painter: Painter) -> None:
        width = painter.theme.metrics.px(THUMB_WIDTH)
        height = max(4 * width, self.rect.height**2 // self._height)
        travel = self.rect.height - height
        offset = min(max(0, self.offset), self.overflow)
        top = self.rect.top + travel * offset // self.overflow
        thumb = Rect(self.rect.right - width, top, width, height)
        painter.box(thumb, painter.theme.palette.edge, radius=width // 2, alpha=170)
