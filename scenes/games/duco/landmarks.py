"""What a lesson can point at on the table of DuCo, by name."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.core.places import Cell
from game.rules.duco.town.cells import SIDE
from scenes.games.duco.playmat import DucoMat
from scenes.games.duco.town.town_grid import TownGrid
from scenes.table.playmat import AnyPlaymat


def landmarks(mat: AnyPlaymat) -> dict[str, Rect]:
    """The town and every place in it and around it, the own tile, the quay, the others."""
    assert isinstance(mat, DucoMat)
    layout, display = mat.places, mat.display
    town, laid = display.town, [tile.cell for tile in display.board.laid]
    around = {*laid, *(cell for tile in laid for cell in _beside(tile))}
    return {
        **{f"place {x},{y}": town.box((x, y)) for x, y in around},
        **{f"street {x},{y}": _with_neighbours(town, (x, y), laid) for x, y in around},
        **{f"cards of seat {box.seat + 1}": box.area for box in layout.boxes},
        "own tile": layout.choice,
        "town": town.extent(display.board.bounds).clip(layout.board),
        "race": layout.race,
        "news": layout.news,
    }


def _with_neighbours(town: TownGrid, cell: Cell, laid: Sequence[Cell]) -> Rect:
    """A place with the tiles that it touches: what would be compared there is seen."""
    return town.box(cell).unionall([town.box(each) for each in _beside(cell) if each in laid])


def _beside(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x + SIDE, y), (x - SIDE, y), (x, y + SIDE), (x, y - SIDE)]
