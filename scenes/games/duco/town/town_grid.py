"""Where the places of the town lie on the screen: from cells to pixels and back."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pygame import Rect

from game.core.places import Cell
from game.rules.duco.town.cells import SIDE
from scenes.anim.tween import lerp

Point = tuple[float, float]
Bounds = tuple[int, int, int, int]
"""Left, top, right and bottom in fields; right and bottom lie just outside."""

FREE_AROUND = 1.0
"""So many places are left free on each side of the town."""
RIM, FIELD = 9 / 300, 94 / 300
"""Of a tile's side: its rim, and one of its nine fields."""


@dataclass(frozen=True, slots=True)
class TownGrid:
    """The middle of the tile at (0, 0) in pixels, the side of a tile, and the gap between two."""

    x: float
    y: float
    side: float
    gap: float

    @property
    def step(self) -> float:
        """From one tile in line to the next."""
        return self.side + self.gap

    def centre(self, cell: Cell) -> Point:
        """The middle of the tile at a cell."""
        return self.x + cell[0] / SIDE * self.step, self.y + cell[1] / SIDE * self.step

    def box(self, cell: Cell) -> Rect:
        """The tile at a cell."""
        x, y = self.centre(cell)
        side = round(self.side)
        return Rect(round(x - side / 2), round(y - side / 2), side, side)

    def field(self, cell: Cell, field: Cell) -> Point:
        """The middle of a field, by its own cell, of the tile at a cell."""
        x, y = self.centre(cell)
        across, down = field[0] - cell[0] - 1, field[1] - cell[1] - 1
        return x + across * FIELD * self.side, y + down * FIELD * self.side

    def seam(self, cell: Cell, field: Cell, other: Cell) -> Point:
        """Between a field of the tile at a cell and the one it faces."""
        x, y = self.field(cell, field)
        half = (FIELD / 2 + RIM) * self.side + self.gap / 2
        return x + (other[0] - field[0]) * half, y + (other[1] - field[1]) * half

    def cell_near(self, point: Point) -> tuple[float, float]:
        """The cell, in fractions of a field, whose tile would have its middle at a point."""
        return (point[0] - self.x) / self.step * SIDE, (point[1] - self.y) / self.step * SIDE

    def towards(self, other: TownGrid, share: float) -> TownGrid:
        """On the way to another grid."""
        return TownGrid(
            lerp(self.x, other.x, share),
            lerp(self.y, other.y, share),
            lerp(self.side, other.side, share),
            lerp(self.gap, other.gap, share),
        )

    def moved(self, dx: float, dy: float) -> TownGrid:
        """The same, elsewhere."""
        return replace(self, x=self.x + dx, y=self.y + dy)

    def extent(self, bounds: Bounds) -> Rect:
        """The box of a whole town with its free places."""
        left, top, right, bottom = bounds
        x, y = self.centre((left, top))
        half = self.side / 2 + FREE_AROUND * self.step
        width = (right - left) / SIDE - 1
        height = (bottom - top) / SIDE - 1
        return Rect(
            round(x - half),
            round(y - half),
            round(width * self.step + 2 * half),
            round(height * self.step + 2 * half),
        )


def widened(town: TownGrid, wanted: TownGrid, bounds: Bounds, area: Rect, at: Point) -> TownGrid:
    """From farther away, as far as more of the town is seen then, around a point that stays.

    Never farther than the `wanted` grid, in whose size all of it can be seen.
    """
    extent = town.extent(bounds)
    column, row = (at[0] - town.x) / town.step, (at[1] - town.y) / town.step
    ways = (
        (at[0] - extent.left, at[0] - area.left), (extent.right - at[0], area.right - at[0]),
        (at[1] - extent.top, at[1] - area.top), (extent.bottom - at[1], area.bottom - at[1]),
    )  # fmt: skip
    share = min((room / way for way, room in ways if way > 0), default=1.0)
    side = max(wanted.side, int(town.step * share - town.gap))
    if side >= town.side:
        return town
    step = side + town.gap
    return TownGrid(round(at[0] - column * step), round(at[1] - row * step), side, town.gap)


def kept_in(area: Rect, town: TownGrid, bounds: Bounds) -> TownGrid:
    """Moved back where it would leave an area."""
    extent = town.extent(bounds)
    return town.moved(
        _back(extent.left, extent.right, area.left, area.right),
        _back(extent.top, extent.bottom, area.top, area.bottom),
    )


def _back(start: int, end: int, first: int, last: int) -> float:
    """Along one axis: what is smaller stays inside, what is larger leaves no gap."""
    if end - start <= last - first:
        return (first + last - start - end) / 2
    return min(0, first - start) + max(0, last - end)


def fitted(bounds: Bounds, area: Rect, gap: float, least: float, most: float) -> TownGrid:
    """As large as a town can be in an area with its free places, in whole pixels."""
    left, top, right, bottom = bounds
    across = (right - left) / SIDE + 2 * FREE_AROUND
    down = (bottom - top) / SIDE + 2 * FREE_AROUND
    side = min(area.width / across, area.height / down) - gap
    side = int(max(least, min(side, most)))
    return centred(bounds, area, side, gap)


def centred(bounds: Bounds, area: Rect, side: float, gap: float) -> TownGrid:
    """The town in the middle of an area, its tiles of this side."""
    left, top, right, bottom = bounds
    step = side + gap
    middle = (left + right - SIDE) / 2 / SIDE, (top + bottom - SIDE) / 2 / SIDE
    return TownGrid(
        round(area.centerx - middle[0] * step), round(area.centery - middle[1] * step), side, gap
    )
