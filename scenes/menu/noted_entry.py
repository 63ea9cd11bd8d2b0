"""An entry of a menu with a note at its right end: how far somebody is behind it."""

from __future__ import annotations

from collections.abc import Callable

from scenes.engine.painter import Painter
from scenes.engine.text import Align
from scenes.engine.theme import Style
from scenes.ui.button import PADDING, Button, Kind
from scenes.ui.element import Look, Size

GAP = 18


class NotedEntry(Button):
    """The note gives way to the word, and is as dark as it on the lit entry."""

    def __init__(self, name: str, on_press: Callable[[], None], text: str, note: str) -> None:
        super().__init__(name, on_press, Kind.MENU, text=text)
        self.note = note

    def natural(self, look: Look, width: int) -> Size:
        wide, high = super().natural(look, width)
        words = look.text_size(self.text, Style.MENU)[0] + look.text_size(self.note, Style.SMALL)[0]
        return min(width, max(wide, words + look.px(GAP + 2 * PADDING[Kind.MENU]))), high

    def draw_body(self, painter: Painter) -> None:
        super().draw_body(painter)
        palette, px = painter.theme.palette, painter.theme.metrics.px
        painter.text(
            self.note,
            Style.SMALL,
            (self.rect.right - px(PADDING[Kind.MENU]), self.rect.centery),
            align=Align.RIGHT,
            colour=palette.accent_ink if self.is_lit else palette.text_soft,
        )
