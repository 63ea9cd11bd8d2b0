"""Where a tile was refused: coral dashes and a cross for a moment, and who was quicker there."""

from __future__ import annotations

from pygame import Rect

from game.core.places import Cell
from scenes.engine.painter import Painter
from scenes.engine.theme import Style
from scenes.games.duco import tile_art
from scenes.games.duco.town_grid import TownGrid

SHOWN = 1.1
"""Seconds."""
FADES = 0.3
FLAG = 24


class RefusedPlace:
    """Marked for as long as it takes to see it."""

    def __init__(self) -> None:
        self.cell: Cell | None = None
        self.words = ""
        self._left = 0.0

    def show(self, cell: Cell, words: str = "") -> None:
        """Mark a place; the words stand below it."""
        self.cell, self.words, self._left = cell, words, SHOWN

    def update(self, dt: float) -> bool:
        """Let time pass; true while there is something to see."""
        if self.cell is None:
            return False
        self._left -= dt
        if self._left <= 0:
            self.cell = None
        return True

    def draw(self, painter: Painter, town: TownGrid) -> None:
        """Dashes and cross; the words on a flag."""
        if self.cell is None:
            return
        side, centre = round(town.side), town.centre(self.cell)
        alpha = min(1.0, self._left / FADES)
        painter.sprite(tile_art.slot_sprite(side, painter.theme, refused=True), centre, alpha=alpha)
        painter.sprite(tile_art.refused_sprite(side, painter.theme), centre, alpha=alpha)
        if self.words:
            self._draw_words(painter, centre, side)

    def _draw_words(self, painter: Painter, centre: tuple[float, float], side: int) -> None:
        px, palette = painter.theme.metrics.px, painter.theme.palette
        wide = painter.typesetter.width(self.words, painter.type(Style.CAPTION))
        flag = Rect(0, 0, wide + px(20), px(FLAG))
        flag.midtop = round(centre[0]), round(centre[1] + side / 2 + px(4))
        painter.box(
            flag, palette.panel_deep, radius=flag.height // 2, edge=palette.coral, edge_width=px(2)
        )
        painter.text(self.words, Style.CAPTION, flag.center)
