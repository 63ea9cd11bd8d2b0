"""Draws letters and numbers at the rim of the town: log and hints name places by them."""

from __future__ import annotations

from itertools import chain
from typing import NamedTuple

from pygame import Rect

from game.core.places import Cell
from game.kits.duco.phrases import column_name, row_name
from game.rules.duco.town.cells import SIDE
from scenes.engine.drawing.painter import Painter
from scenes.engine.theme import SMALLEST_TEXT, Style
from scenes.games.duco.display import Display
from scenes.games.duco.table_layout import TableLayout
from scenes.games.duco.town.town_grid import Bounds, TownGrid

INSIDE, LETTER = 10, 12
"""From the edge of the town to the middle of a letter, and its size, in units."""
BESIDE = 9
QUIET = 0.75
CHIP, CHIP_ALPHA = 20, 200


def draw_coordinates(painter: Painter, display: Display) -> None:
    """Letters above, numbers at the left; nearer than the whole town, at the edge of the board."""
    if not display.laid:
        return
    layout = display.layout
    room = _room(layout)
    for label in chain(*_labels(layout, display.town, display.board.bounds)):
        if painter.sees(_label_area(label, room)):
            _draw(painter, label.word, (label.x, label.y), chip=display.is_zoomed)


class _Label(NamedTuple):
    word: str
    x: float
    y: float


def _labels(
    layout: TableLayout, town: TownGrid, bounds: Bounds
) -> tuple[list[_Label], list[_Label]]:
    """The letters and the numbers, each with its middle."""
    px, board = layout.metrics.px, layout.board
    left, top, right, bottom = bounds
    area, (x, y) = _edge(layout, town, bounds), _rim(layout, town, bounds)
    letters, numbers = [], []
    for column in range(left // SIDE - 1, -(-right // SIDE) + 1):
        at = town.centre((column * SIDE, 0))[0]
        if x < at < min(area.right, board.right):
            letters.append(_Label(column_name(column), at, y))
    for row in range(top // SIDE - 1, -(-bottom // SIDE) + 1):
        at = town.centre((0, row * SIDE))[1]
        if y + px(INSIDE) < at < min(area.bottom, board.bottom):
            numbers.append(_Label(row_name(row), x, at))
    return letters, numbers


def label_strips(layout: TableLayout, town: TownGrid, bounds: Bounds) -> list[Rect]:
    """Where letters and numbers stand."""
    room = _room(layout)
    lines = [[_label_area(label, room) for label in line] for line in _labels(layout, town, bounds)]
    return [line[0].unionall(line[1:]) for line in lines if line]


def _room(layout: TableLayout) -> int:
    return max(layout.metrics.px(CHIP), 2 * SMALLEST_TEXT)


def _label_area(label: _Label, room: int) -> Rect:
    return Rect(round(label.x - room), round(label.y - room / 2), 2 * room, room)


def draw_place_name(painter: Painter, display: Display, cell: Cell) -> None:
    """The letter and the number of a place that is spoken of, above what lies over them."""
    column, row = cell[0] // SIDE, cell[1] // SIDE
    x, y = _rim(display.layout, display.town, display.board.bounds)
    across, down = display.town.centre((column * SIDE, row * SIDE))
    _draw(painter, column_name(column), (across, y), chip=True, lit=True)
    _draw(painter, row_name(row), (x, down), chip=True, lit=True)


def _rim(layout: TableLayout, town: TownGrid, bounds: Bounds) -> tuple[float, float]:
    """Where the numbers stand across, and the letters down."""
    px, area = layout.metrics.px, _edge(layout, town, bounds)
    # Numbers have room beside the board, letters none above it.
    return max(area.left, layout.board.left) - px(BESIDE), area.top + px(INSIDE)


def _edge(layout: TableLayout, town: TownGrid, bounds: Bounds) -> Rect:
    """Outside of the tiles; where no place is free around them, close to them."""
    if not layout.options.rearranges:
        return town.extent(bounds).clip(layout.board)
    left, top, right, bottom = bounds
    around = 2 * layout.metrics.px(2 * INSIDE)
    corners = town.box((left, top)), town.box((right - SIDE, bottom - SIDE))
    return corners[0].union(corners[1]).inflate(around, around)


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
