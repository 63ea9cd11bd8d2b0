"""Parts of the coach's pages: something that keeps its size beside the rest."""

from __future__ import annotations

from pygame import Rect

from scenes.ui.element import Element, Look, Size
from scenes.ui.layout import Box


class Beside(Box):
    """Something that keeps its size at the left, and the rest, which gives way."""

    def __init__(self, first: Element, rest: Element, *, gap: float = 16) -> None:
        super().__init__((first, rest))
        self.first = first
        self.rest = rest
        self.gap = gap

    def natural(self, look: Look, width: int) -> Size:
        wide, high = self.first.natural(look, width)
        room = max(1, width - wide - look.px(self.gap))
        return width, max(high, self.rest.natural(look, room)[1])

    def place(self, look: Look, rect: Rect) -> None:
        self.rect = rect.copy()
        wide, high = self.first.natural(look, rect.width)
        first = Rect(rect.left, 0, wide, high)
        left = first.right + look.px(self.gap)
        room = max(1, rect.right - left)
        rest = Rect(left, 0, room, self.rest.natural(look, room)[1])
        first.centery = rest.centery = rect.centery
        self.first.place(look, first)
        self.rest.place(look, rest)
