"""What is seen of the town at rest, and where two such pictures differ: seldom in many places."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field
from typing import Self

from pygame import Rect

from game.core.places import Cell
from game.rules.duco.town.board import Laid
from scenes.engine.drawing.boards import Patchwork
from scenes.games.duco.table_layout import TableLayout
from scenes.games.duco.town.coordinates import label_strips
from scenes.games.duco.town.town_grid import Bounds, TownGrid

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
    dusk: bool
    """Under a ghost all tiles go to dusk, but those that it lights."""
    lit: frozenset[Cell]
    bounds: Bounds | None
    """Letters and numbers stand around them; None where nothing rests."""
    shown: tuple[Laid, ...]
    slots: tuple[Cell, ...]
    help: tuple[tuple[Cell, int], ...]
    newest: tuple[Cell, Hashable] | None
    layout: TableLayout = field(compare=False)

    def changed_since(self, before: Self) -> list[Rect]:
        if (self.town, self.whole) != (before.town, before.whole):
            return [area for each in (before, self) for area in each.covered()]
        cells = {laid.cell for laid in set(self.shown) ^ set(before.shown)}
        cells |= set(self.slots) ^ set(before.slots)
        cells |= self.lit ^ before.lit
        cells |= {cell for cell, _told in _told(self.help) ^ _told(before.help)}
        if self.newest != before.newest:
            cells |= {newest[0] for newest in (self.newest, before.newest) if newest is not None}
        changed = [place_reach(self.town, cell) for cell in sorted(cells)]
        if self.bounds != before.bounds:
            changed += [strip for each in (before, self) for strip in each.strips()]
        if self.dusk != before.dusk:
            tiles = (*before.shown, *self.shown)
            changed += _around(place_reach(self.town, laid.cell) for laid in tiles)
        return changed

    def covered(self) -> list[Rect]:
        """Where it shows anything at all."""
        cells = (*self.slots, *(laid.cell for laid in self.shown))
        return [*_around(place_reach(self.town, cell) for cell in cells), *self.strips()]

    def strips(self) -> list[Rect]:
        """Its letters and numbers."""
        return [] if self.bounds is None else label_strips(self.layout, self.town, self.bounds)


def _around(boxes: Iterable[Rect]) -> list[Rect]:
    """One box around all: they lie close together, and one piece is drawn sooner than many."""
    found = [*boxes]
    return [found[0].unionall(found[1:])] if found else []


def _told(help_: tuple[tuple[Cell, int], ...]) -> set[tuple[Cell, tuple[int, bool]]]:
    """The best places are marked."""
    best = max((points for _cell, points in help_), default=0)
    return {(cell, (points, points == best)) for cell, points in help_}
