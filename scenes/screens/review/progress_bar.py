"""How far long work has come."""

from __future__ import annotations

from scenes.engine.painter import Painter
from scenes.ui.element import Look, Size
from scenes.ui.labels import Shown

HEIGHT = 14


class ProgressBar(Shown):
    """Fills from the left."""

    def __init__(self, share: float) -> None:
        super().__init__()
        self.share = share

    def natural(self, look: Look, width: int) -> Size:
        return width, look.control_px(HEIGHT)

    def draw(self, painter: Painter) -> None:
        palette, radius = painter.theme.palette, self.rect.height // 2
        painter.box(self.rect, palette.panel_deep, radius=radius, edge=palette.edge, edge_width=1)
        filled = self.rect.copy()
        filled.width = max(self.rect.height, round(self.rect.width * self.share))
        painter.box(filled, palette.edge, radius=radius)
