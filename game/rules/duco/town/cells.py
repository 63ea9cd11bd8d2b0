"""Places on the table. A cell is counted in fields, three to a tile: columns right, rows down.

The middle of the first layout is the tile at (0, 0). Boards count a cell as one number, its key,
since they look up a dozen neighbours for every tile that is tried.
"""

from collections.abc import Iterable
from typing import Final

from game.core.places import Cell

SIDE: Final = 3
"""Fields along the side of a tile."""
_ROW: Final = 1 << 10
_HALF: Final = _ROW >> 1
FARTHEST: Final = _HALF - 2 * SIDE
"""No table grows so far: all tiles in one line end long before."""


def key_of(cell: Cell) -> int:
    """The number of a cell; keys grow in reading order."""
    return cell[1] * _ROW + cell[0]


def cell_of(key: int) -> Cell:
    """The cell of a number."""
    column = (key + _HALF) % _ROW - _HALF
    return column, (key - column) // _ROW


def keys_of(cells: Iterable[Cell]) -> tuple[int, ...]:
    """The numbers of some cells; also the step from one cell to another."""
    return tuple(map(key_of, cells))


FIELD_STEPS: Final = keys_of((column, row) for row in range(SIDE) for column in range(SIDE))
"""From a tile's cell to its nine fields, in reading order."""

# Clockwise from the top: which of the nine own fields looks out, and where the one it faces is.
OUTWARD: Final = tuple(
    (row * SIDE + column, key_of((column + dx, row + dy)))
    for dx, dy, fields in (
        (0, -1, ((0, 0), (1, 0), (2, 0))),
        (1, 0, ((2, 0), (2, 1), (2, 2))),
        (0, 1, ((2, 2), (1, 2), (0, 2))),
        (-1, 0, ((0, 2), (0, 1), (0, 0))),
    )
    for column, row in fields
)

# Clockwise from the top right: own corner field, the field across, and the cell of its tile.
CORNER_TO_CORNER: Final = tuple(
    (own, key_of(across), key_of(tile))
    for own, across, tile in (
        (2, (3, -1), (3, -3)),
        (8, (3, 3), (3, 3)),
        (6, (-1, 3), (-3, 3)),
        (0, (-1, -1), (-3, -3)),
    )
)

BESIDE: Final = keys_of(((0, -SIDE), (SIDE, 0), (0, SIDE), (-SIDE, 0)))
"""From a tile's cell to its neighbours in line, clockwise from the top."""

_SHIFTS: Final = range(1 - SIDE, SIDE)
BESIDE_SHIFTED: Final = keys_of(
    place
    for shift in _SHIFTS
    for place in ((shift, -SIDE), (SIDE, shift), (shift, SIDE), (-SIDE, shift))
)
"""From a tile's cell to every one from which a tile would touch it with a side."""

OVERLAPPING: Final = keys_of((column, row) for column in _SHIFTS for row in _SHIFTS)
"""From a tile's cell to every one from which a tile would cover some of it."""
