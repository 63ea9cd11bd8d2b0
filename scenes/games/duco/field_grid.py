"""Draws the fields around a tile that may lie shifted: where it would go when it moves by one."""

from __future__ import annotations

from game.core.places import Cell
from game.rules.duco.cells import SIDE
from scenes.engine.painter import Painter
from scenes.games.duco.town_grid import TownGrid

AROUND = 3
"""Fields on each side."""
FAINT = 0.32


def draw_field_grid(painter: Painter, town: TownGrid, cell: Cell) -> None:
    """Thin lines, that end before they reach anything else."""
    px, colour = painter.theme.metrics.px, painter.theme.palette.edge
    x, y = town.centre(cell)
    field, half = town.step / SIDE, AROUND + SIDE / 2
    width, reach = max(1, px(1)), half * field
    with painter.faded(FAINT):
        for step in range(2 * AROUND + SIDE + 1):
            off = (step - half) * field
            painter.line((x + off, y - reach), (x + off, y + reach), width, colour)
            painter.line((x - reach, y + off), (x + reach, y + off), width, colour)
