"""Which place somebody means; and the dial at the ghost with what its four turns would bring."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.places import Cell
from game.rules.duco.scoring import points_at
from game.rules.duco.town.cells import SIDE, key_of
from game.rules.duco.town.tiles import QUARTERS, Face
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.input.inputs import Action
from scenes.engine.theme import Style
from scenes.games.duco.art.table_signs import turn_sign
from scenes.games.duco.display import Display
from scenes.games.duco.town.town_grid import Point, TownGrid

REACH = 0.6
"""A ghost snaps to a place so near, in tiles."""
HURRIED_REACH = 0.5
"""Where all lay at once the tile goes under the pointer or nowhere: another may have been there."""
SIDEWAYS = 3
"""Being off to the side counts so often."""

_WAYS = {
    Action.LEFT: (-1, 0),
    Action.RIGHT: (1, 0),
    Action.UP: (0, -1),
    Action.DOWN: (0, 1),
}
DIAL, NUMBER, SIGN = 68, 24, 15
"""The dial, how large a number on it may be, and the sign in its middle, in units."""
OUT = 21
AWAY = 30
"""From the corner of the tile to the middle of the dial."""
_AT = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""As it is, turned right, turned twice, turned left."""


def nearest(
    places: Sequence[Cell], point: Point, town: TownGrid, reach: float = REACH
) -> Cell | None:
    """The place whose middle is nearest to a point, if it is near enough."""
    if not places:
        return None
    column, row = town.cell_near(point)
    best = min(places, key=lambda cell: (cell[0] - column) ** 2 + (cell[1] - row) ** 2)
    near = max(abs(best[0] - column), abs(best[1] - row)) <= reach * SIDE
    return best if near else None


def meant(point: Point, town: TownGrid, *, in_line: bool) -> Cell:
    """The cell at a point, whether or not anything may go there."""
    column, row = town.cell_near(point)
    if in_line:
        return round(column / SIDE) * SIDE, round(row / SIDE) * SIDE
    return round(column), round(row)


def towards(places: Sequence[Cell], start: Cell, direction: Action) -> Cell | None:
    """The nearest place in a direction."""
    dx, dy = _WAYS[direction]
    ahead = []
    for cell in places:
        column, row = cell[0] - start[0], cell[1] - start[1]
        forward, aside = column * dx + row * dy, abs(column * dy) + abs(row * dx)
        if forward > 0:
            ahead.append((forward + SIDEWAYS * aside, aside, cell))
    return min(ahead)[2] if ahead else None


def following(places: Sequence[Cell], start: Cell, step: int) -> Cell | None:
    """The next or previous place in reading order; none behind the last."""
    ordered = sorted(places, key=lambda cell: (cell[1], cell[0]))
    if start not in ordered:
        return ordered[0] if ordered else None
    index = ordered.index(start) + step
    return ordered[index] if 0 <= index < len(ordered) else None


def first_place(places: Sequence[Cell], near: Cell) -> Cell | None:
    """Where the keys begin: as near as can be to a cell."""
    return min(
        places,
        key=lambda cell: (abs(cell[0] - near[0]) + abs(cell[1] - near[1]), cell[1], cell[0]),
        default=None,
    )


def points_of_turns(display: Display, face: Face, cell: Cell) -> tuple[int, ...]:
    """As the tile is held, then after each quarter turn to the right."""
    key, diagonal = key_of(cell), display.layout.options.diagonal
    return tuple(
        points_at(display.board, face.turned(turn), key, diagonal=diagonal)
        for turn in range(QUARTERS)
    )


def draw_turn_dial(painter: Painter, display: Display, cell: Cell, points: Sequence[int]) -> None:
    """Beside the tile, where the board has room; the best turn is lit, the present one on top."""
    px, palette, town = painter.theme.metrics.px, painter.theme.palette, display.town
    x, y = town.centre(cell)
    board, half = display.layout.board, px(DIAL) / 2
    aside = town.side / 2 + px(AWAY)
    x += aside if x + aside + half < board.right else -aside
    y = min(max(y - town.side / 2, board.top + half), board.bottom - half)
    painter.disc((x, y), px(DIAL), palette.panel_deep, 238)
    painter.ring((x, y), px(DIAL), max(1, px(1.5)), palette.edge)
    painter.disc((x, y - px(OUT)), px(NUMBER), palette.panel_raised)
    for (across, down), count in zip(_AT, points, strict=True):
        place = (x + across * px(OUT), y + down * px(OUT))
        best = count == max(points) and count > 0
        colour = palette.accent_light if best else palette.text_soft
        painter.text(str(count), Style.CAPTION, place, colour=colour, width=px(NUMBER))
    sign = sprite(turn_sign, px(SIGN), palette.text_soft, True)
    painter.sprite(sign, (x, y))
