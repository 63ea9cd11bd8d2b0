"""Darker glass than a panel, for words over the lit waterfront."""

from __future__ import annotations

from scenes.engine.painter import PANEL_RADIUS, Painter
from scenes.ui.layout import Panel

ALPHA = 218


class Plate(Panel):
    """A panel that hides what lies behind it nearly, but not quite."""

    def draw(self, painter: Painter) -> None:
        palette, px = painter.theme.palette, painter.theme.metrics.px
        alpha = max(ALPHA, palette.panel_alpha)
        painter.box(self.rect, palette.panel, radius=px(PANEL_RADIUS), alpha=alpha)
        for part in self.parts:
            part.draw(painter)
