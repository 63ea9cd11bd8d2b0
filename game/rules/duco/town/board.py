"""The tiles on the table, what can be seen of them, and where the next one may go."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from game.core.places import Cell
from game.core.seats import Seat
from game.rules.duco.options import DucoOptions, LayManner
from game.rules.duco.town.cells import (
    BESIDE,
    BESIDE_SHIFTED,
    FIELD_STEPS,
    OVERLAPPING,
    SIDE,
    cell_of,
    key_of,
)
from game.rules.duco.town.tiles import Face, Tile


class Laid(NamedTuple):
    """A tile on the table: how it lies, where, and whose it is; None for the table's own."""

    face: Face
    cell: Cell
    seat: Seat | None = None


class Layout(NamedTuple):
    """The manner of laying: cells that a tile opens for others, and cells that it closes."""

    opens: tuple[int, ...]
    closes: tuple[int, ...]
    squares: bool = True
    """Whether the middle of a tile can be matched; where tiles cover none, nothing meets it."""


IN_LINE: Final = Layout(BESIDE, (0,))
SHIFTED: Final = Layout(BESIDE_SHIFTED, OVERLAPPING)
COVERING: Final = Layout((*BESIDE_SHIFTED, *OVERLAPPING), ())
_LAYOUTS: Final = {
    (LayManner.IN_LINE, True): IN_LINE,
    (LayManner.SHIFTED, True): SHIFTED,
    (LayManner.OVER, True): COVERING,
    (LayManner.OVER, False): COVERING._replace(squares=False),
}


def layout_of(options: DucoOptions) -> Layout:
    """How tiles are laid with these options."""
    return _LAYOUTS[options.laying, options.squares or not options.covering]


class Board:
    """All tiles in the order of laying; later ones lie on top. Keys are those of `cells`."""

    __slots__ = ("bounds", "closed", "fields", "laid", "layout", "open", "tops")

    def __init__(self, layout: Layout, laid: Iterable[Laid] = ()) -> None:
        self.layout = layout
        self.laid: list[Laid] = []
        self.fields: dict[int, int] = {}  # what can be seen, as codes of houses and squares
        self.tops: dict[int, int] = {}  # which tile is seen there, as its place in `laid`
        self.open: set[int] = set()  # the cells where a tile may be laid
        self.closed: set[int] = set()  # the cells where one would be in the way
        # Left, top, right and bottom in fields; right and bottom lie just outside.
        self.bounds = (0, 0, 0, 0)
        for each in laid:
            self.lay(each)

    def clone(self) -> "Board":
        """A board of its own."""
        twin = Board.__new__(Board)
        twin.layout = self.layout
        twin.laid = self.laid[:]
        twin.fields = self.fields.copy()
        twin.tops = self.tops.copy()
        twin.open = self.open.copy()
        twin.closed = self.closed.copy()
        twin.bounds = self.bounds
        return twin

    def lay(self, laid: Laid) -> None:
        """Add a tile, on top of whatever is there."""
        key = key_of(laid.cell)
        keys = [key + step for step in FIELD_STEPS]
        self.fields.update(zip(keys, self._codes(laid.face), strict=True))
        self.tops.update(dict.fromkeys(keys, len(self.laid)))
        self.laid.append(laid)
        self._stretch(laid.cell)
        closed = self.closed
        now_closed = [key + step for step in self.layout.closes]
        closed.update(now_closed)
        self.open.difference_update(now_closed)
        self.open.update([key + s for s in self.layout.opens if key + s not in closed])

    def replace(self, index: int, face: Face) -> None:
        """Let another face lie in the place of a tile; what covers it goes on covering it."""
        laid = self.laid[index]
        self.laid[index] = laid._replace(face=face)
        key = key_of(laid.cell)
        for step, code in zip(FIELD_STEPS, self._codes(face), strict=True):
            if self.tops[key + step] == index:
                self.fields[key + step] = code

    def _codes(self, face: Face) -> tuple[int, ...]:
        return face.fields if self.layout.squares else face.houses_alone

    def is_open(self, cell: Cell) -> bool:
        """Whether a tile may be laid at a cell."""
        key = key_of(cell)
        return key in self.open and cell_of(key) == cell  # far away a key has a second cell

    def index_of(self, tile: Tile) -> int | None:
        """The place of a tile in `laid`, or None where it is not on the table."""
        for index, laid in enumerate(self.laid):
            if laid.face.tile is tile:
                return index
        return None

    def turnable(self) -> list[Face]:
        """Every tile that can be seen and so be turned, as it lies, in the order of laying."""
        if self.layout.closes:
            return [laid.face for laid in self.laid]
        seen = set(self.tops.values())
        return [laid.face for index, laid in enumerate(self.laid) if index in seen]

    @property
    def is_rectangle(self) -> bool:
        """Whether all tiles together fill a rectangle."""
        left, top, right, bottom = self.bounds
        return (right - left) * (bottom - top) == len(self.tops)

    def _stretch(self, cell: Cell) -> None:
        column, row = cell
        left, top, right, bottom = self.bounds
        if len(self.laid) == 1:
            self.bounds = (column, row, column + SIDE, row + SIDE)
        elif column < left or row < top or column + SIDE > right or row + SIDE > bottom:
            self.bounds = (
                min(left, column),
                min(top, row),
                max(right, column + SIDE),
                max(bottom, row + SIDE),
            )
