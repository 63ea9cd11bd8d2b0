"""Parts of the coach's pages: something that keeps its size beside the rest, rows to press."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from scenes.art.palette import mix
from scenes.engine.painter import Painter
from scenes.engine.theme import Theme
from scenes.ui.element import Element, Look, Size
from scenes.ui.layout import Box
from scenes.ui.widget import Widget

CORNER = 16


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


class MoveRow(Widget):
    """Raised glass with one of several moves on it; pressed, it becomes the chosen one."""

    def __init__(self, name: str, on_press: Callable[[], None], *, chosen: bool) -> None:
        super().__init__(name)
        self.on_press = on_press
        self.chosen = chosen

    def press(self) -> None:
        self.on_press()

    def corner(self, theme: Theme) -> int:
        return theme.metrics.px(CORNER)

    def draw_body(self, painter: Painter) -> None:
        palette = painter.theme.palette
        painter.box(
            self.rect,
            mix(palette.panel_raised, "#FFFFFF", 0.12 * self.glow.target),
            radius=self.corner(painter.theme),
            alpha=255 if self.chosen or self.glow.target else palette.panel_alpha,
            edge=palette.paper if self.chosen else None,
        )
