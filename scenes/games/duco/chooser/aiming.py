"""Which place somebody means: the nearest to a point, the next in a direction, the next to read."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.places import Cell
from game.rules.duco.town.cells import SIDE
from scenes.engine.input.inputs import Action
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
