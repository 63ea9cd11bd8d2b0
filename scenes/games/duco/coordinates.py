"""Draws letters and numbers at the rim of the town: log and hints name places by them."""

from __future__ import annotations

from pygame import Rect

from game.core.places import Cell
from game.kits.duco.phrases import column_name, row_name
from game.rules.duco.cells import SIDE
from game.rules.duco.options import Mode
from scenes.engine.painter import Painter
from scenes.engine.theme import SMALLEST_TEXT, Style
from scenes.games.duco.display import Display

INSIDE, LETTER = 10, 12
"""From the edge of the town to the middle of a letter, and its size, in units."""
BESIDE = 9
QUIET = 0.75
CHIP, CHIP_ALPHA = 20, 200


def draw_coordinates(painter: Painter, display: Display) -> None:
    """Letters above, numbers at the left; nearer than the whole town, at the edge of the board."""
    if not display.laid:
        return
    px, town, board = painter.theme.metrics.px, display.town, display.layout.board
    left, top, right, bottom = display.board.bounds
    area, (x, y) = _edge(display), _rim(display)
    for column in range(left // SIDE - 1, -(-right // SIDE) + 1):
        at = town.centre((column * SIDE, 0))[0]
        if x < at < min(area.right, board.right):
            _draw(painter, column_name(column), (at, y), chip=display.is_zoomed)
    for row in range(top // SIDE - 1, -(-bottom // SIDE) + 1):
        at = town.centre((0, row * SIDE))[1]
        if y + px(INSIDE) < at < min(area.bottom, board.bottom):
            _draw(painter, row_name(row), (x, at), chip=display.is_zoomed)


def draw_place_name(painter: Painter, display: Display, cell: Cell) -> None:
    """The letter and the number of a place that is spoken of, above what lies over them."""
    (x, y), (column, row) = _rim(display), (cell[0] // SIDE, cell[1] // SIDE)
    across, down = display.town.centre((column * SIDE, row * SIDE))
    _draw(painter, column_name(column), (across, y), chip=True, lit=True)
    _draw(painter, row_name(row), (x, down), chip=True, lit=True)


def _rim(display: Display) -> tuple[float, float]:
    """Where the numbers stand across, and the letters down."""
    px, area = display.layout.metrics.px, _edge(display)
    # Numbers have room beside the board, letters none above it.
    return max(area.left, display.layout.board.left) - px(BESIDE), area.top + px(INSIDE)


def _edge(display: Display) -> Rect:
    """Outside of the tiles; where no place is free around them, close to them."""
    px, town, board = display.layout.metrics.px, display.town, display.layout.board
    extent = town.extent(display.board.bounds)
    if display.layout.options.mode is not Mode.CORNER_CLUSTER:
        return extent.clip(board)
    boxes = [town.box(laid.cell) for laid in display.laid]
    around = 2 * px(2 * INSIDE)
    return boxes[0].unionall(boxes[1:]).inflate(around, around)


def _draw(
    painter: Painter, word: str, place: tuple[float, float], *, chip: bool, lit: bool = False
) -> None:
    palette, px = painter.theme.palette, painter.theme.metrics.px
    if chip:
        painter.disc(place, px(CHIP), palette.panel_deep, 255 if lit else CHIP_ALPHA)
    type_ = painter.type(Style.SMALL)
    size = max(SMALLEST_TEXT, min(type_.px, px(LETTER)))
    with painter.faded(1.0 if chip else QUIET):
        colour = palette.accent_light if lit else palette.text_soft
        painter.text(word, type_.smaller(size), place, colour=colour)
