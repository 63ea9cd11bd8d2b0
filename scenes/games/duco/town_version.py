"""What is seen of the town at rest, and where two such pictures differ: seldom in many places."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Self

from pygame import Rect

from game.core.places import Cell
from game.rules.duco.board import Laid
from scenes.engine.boards import Patchwork
from scenes.games.duco.town_grid import TownGrid

REACH = 0.4
"""Of a tile's side: so much wider and higher than the tile is all that belongs to its place."""


def place_reach(town: TownGrid, cell: Cell) -> Rect:
    """A place with shadow, rim and the face of who laid there."""
    around = round(town.side * REACH)
    return town.box(cell).inflate(around, around)


@dataclass(frozen=True, slots=True)
class TownVersion(Patchwork):
    """The version of the town's region."""

    town: TownGrid
    whole: Hashable
    """What is seen all over it."""
    shown: tuple[Laid, ...]
    slots: tuple[Cell, ...]
    help: tuple[tuple[Cell, int], ...]
    newest: tuple[Cell, Hashable] | None

    def changed_since(self, before: Self) -> list[Rect]:
        if (self.town, self.whole) != (before.town, before.whole):
            return []
        cells = {laid.cell for laid in set(self.shown) ^ set(before.shown)}
        cells |= set(self.slots) ^ set(before.slots)
        cells |= {cell for cell, _told in _told(self.help) ^ _told(before.help)}
        if self.newest != before.newest:
            cells |= {newest[0] for newest in (self.newest, before.newest) if newest is not None}
        return [place_reach(self.town, cell) for cell in sorted(cells)]


def _told(help_: tuple[tuple[Cell, int], ...]) -> set[tuple[Cell, tuple[int, bool]]]:
    """The best places are marked."""
    best = max((points for _cell, points in help_), default=0)
    return {(cell, (points, points == best)) for cell, points in help_}
