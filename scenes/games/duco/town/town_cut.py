"""A cut-out of the town around one tile: where it lies or would lie, and the lamps it lights."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.core.places import Cell
from game.rules.duco.moves import Lay
from game.rules.duco.options import DucoOptions
from game.rules.duco.scoring import Lamp, lamps_at
from game.rules.duco.town.board import Board, Laid
from scenes.art.panels import dashed_slot
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.games.duco.chooser.ghost import Ghost, draw_ghost
from scenes.games.duco.town import tile_art
from scenes.games.duco.town.town_grid import TownGrid
from scenes.ui.element import Look, Size
from scenes.ui.labels import Shown

ACROSS = 2.1
"""Tiles that fit into a cut-out: the one in the middle, and half of its neighbours."""
CORNER = 12
LONG_AGO = 60.0
"""Seconds: all lamps have had time to light."""


class TownCut(Shown):
    """A square of some units with a tile in its middle and whatever lies around it."""

    def __init__(
        self, units: float, laid: Sequence[Laid], ghost: Ghost, *, control: bool = False
    ) -> None:
        super().__init__()
        self.units = units
        self.laid = tuple(laid)
        self.ghost = ghost
        self._control = control

    def natural(self, look: Look, width: int) -> Size:
        side = min(width, look.control_px(self.units) if self._control else look.px(self.units))
        return side, side

    def draw(self, painter: Painter) -> None:
        theme = painter.theme
        side = min(self.rect.size)
        area = Rect(0, 0, side, side)
        area.center = self.rect.center
        radius = theme.metrics.px(CORNER)
        painter.box(area, theme.palette.table_middle, radius=radius)
        draw_cut(painter, area, self.laid, self.ghost)
        painter.box(area, theme.palette.edge, radius=radius, alpha=0, edge=theme.palette.edge,
                    edge_width=theme.metrics.px(1.2))  # fmt: skip


def draw_cut(painter: Painter, area: Rect, laid: Sequence[Laid], ghost: Ghost) -> None:
    """The tiles that are near enough to be seen, then the one in the middle; without a face it is
    a place that is open still."""
    side = round(min(area.size) / ACROSS)
    gap = max(1, round(side * 0.03))
    grid = _around(ghost.cell, area, side, gap)
    inside = area.inflate(-2, -2)
    with painter.clip(inside):
        for each in laid:
            box = grid.box(each.cell)
            if box.colliderect(inside):
                look = tile_art.face_sprite if ghost.touches(each.cell) else tile_art.dusk_sprite
                painter.sprite_at(look(each.face, side, painter.theme), box.topleft)
        if ghost.face is not None or ghost.is_down:
            draw_ghost(painter, ghost, grid)
        else:
            box = grid.box(ghost.cell)
            slot = sprite(dashed_slot, box.size, side * 0.07, painter.theme.palette.accent_light)
            painter.sprite_at(slot, box.topleft)


def _around(cell: Cell, area: Rect, side: int, gap: int) -> TownGrid:
    here = TownGrid(0, 0, side, gap).centre(cell)
    return TownGrid(area.centerx - here[0], area.centery - here[1], side, gap)


def ghost_of(lay: Lay, lamps: tuple[Lamp, ...]) -> Ghost:
    """A tile that lies where it was, or would be, laid, with all its lamps."""
    return Ghost(lay.face, lay.cell, lamps, is_down=True, shown=LONG_AGO)


def lamps_of(board: Board, lay: Lay, options: DucoOptions) -> tuple[Lamp, ...]:
    """What a lay lights on a board; a tile that it turns first is turned."""
    if lay.turned is not None:
        board = board.clone()
        index = board.index_of(lay.turned.tile)
        if index is not None:
            board.replace(index, lay.turned)
    return lamps_at(board, lay.face, lay.cell, diagonal=options.diagonal)
