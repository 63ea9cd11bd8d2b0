"""A QR code on paper, as large as its place allows in whole pixels."""

from __future__ import annotations

from functools import cache

import segno
from pygame import Rect

from scenes.engine.drawing.painter import Painter
from scenes.ui.element import Look, Size
from scenes.ui.labels import Shown

QUIET = 3
"""Fields of paper around it, so that a camera finds it."""


@cache
def modules_of(text: str) -> tuple[tuple[int, ...], ...]:
    """Rows of fields, 1 for ink."""
    return tuple(tuple(row) for row in segno.make_qr(text, error="m").matrix)


class QrCode(Shown):
    """What a camera reads."""

    def __init__(self, text: str, units: float) -> None:
        super().__init__()
        self.text = text
        self._units = units

    def natural(self, look: Look, width: int) -> Size:
        side = min(width, look.px(self._units))
        return side, side

    def draw(self, painter: Painter) -> None:
        rows = modules_of(self.text)
        palette, count = painter.theme.palette, len(rows) + 2 * QUIET
        side = min(self.rect.size)
        field = max(1, side // count)
        paper = Rect(0, 0, field * count, field * count)
        paper.midtop = self.rect.midtop
        painter.box(paper, palette.paper, radius=field * 2)
        for y, row in enumerate(rows):
            for x, ink in enumerate(row):
                if ink:
                    left, top = paper.left + (x + QUIET) * field, paper.top + (y + QUIET) * field
                    painter.box(Rect(left, top, field, field), palette.ink, radius=0)
