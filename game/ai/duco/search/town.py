"""A board of tiles in line, made for quick searching: every open place with what it looks at."""

from collections.abc import Iterable
from typing import Final

from game.ai.duco.search.profiles import WAYS, ScoreRow, corner_rows, side_rows
from game.rules.duco.town.board import Laid
from game.rules.duco.town.cells import BESIDE, SIDE, key_of, keys_of

CORNERWISE: Final = keys_of(((SIDE, -SIDE), (SIDE, SIDE), (-SIDE, SIDE), (-SIDE, -SIDE)))
"""From a cell to those across its corners, clockwise from the upper right."""

WHIMS: Final = 8191
"""A prime: multiplied by a whim, and counted up to this, places come in another order."""

Rows = tuple[ScoreRow, ...]


class Town:
    """Open places by the key of their cell, apart by whether one row counts there or several."""

    __slots__ = ("corners", "diagonal", "many", "single", "taken")

    def __init__(self, laid: Iterable[Laid] = (), *, diagonal: bool = False) -> None:
        self.diagonal = diagonal
        self.taken: set[int] = set()
        self.single: dict[int, ScoreRow] = {}
        self.many: dict[int, Rows] = {}
        self.corners: dict[int, Rows] = {}  # rows that wait for a place to open
        for each in laid:
            self.lay(key_of(each.cell), each.face.index)

    def clone(self) -> "Town":
        """A town of its own; rows are never changed and may be shared."""
        twin = Town(diagonal=self.diagonal)
        twin.taken = self.taken.copy()
        twin.single = self.single.copy()
        twin.many = self.many.copy()
        twin.corners = self.corners.copy()
        return twin

    def lay(self, key: int, face: int) -> None:
        """Add a tile, given by the index of its face."""
        taken = self.taken
        taken.add(key)
        self.single.pop(key, None)
        self.many.pop(key, None)
        for step, row in zip(BESIDE, side_rows(face), strict=True):
            place = key + step
            if place not in taken:
                self._open(place, row)
        if self.diagonal:
            for step, row in zip(CORNERWISE, corner_rows(face), strict=True):
                place = key + step
                if place not in taken:
                    self._look_across(place, row)

    def rows_at(self, key: int) -> Rows:
        """What counts at an open place; nothing where none is."""
        row = self.single.get(key)
        return (row,) if row is not None else self.many.get(key, ())

    def places(self) -> list[int]:
        """Every open place."""
        return [*self.single, *self.many]

    def best(self, tile: int, whim: int = 0) -> tuple[int, int, int]:
        """The most that a tile scores, the key of the place, and the index of its face there.

        Of equal ones a whim, a number below WHIMS, prefers some; without one it is the first.
        """
        most, place = -1, 0
        for key, (_, best) in self.single.items():
            worth = best[tile]
            if worth >= most and (worth > most or key * whim % WHIMS < place * whim % WHIMS):
                most, place = worth, key
        start = tile * WAYS
        for key, rows in self.many.items():
            # No way to lie is the best one for all sides at once, more often than not.
            bound = 0
            for _, best in rows:
                bound += best[tile]
            if bound >= most:
                worth = max(worths(rows, start))
                if worth >= most and (worth > most or key * whim % WHIMS < place * whim % WHIMS):
                    most, place = worth, key
        ways = worths(self.rows_at(place), start)
        turn = whim % WAYS
        while ways[turn] != most:
            turn = (turn + 1) % WAYS
        return most, place, start + turn

    def _open(self, place: int, row: ScoreRow) -> None:
        if place in self.single:
            self.many[place] = (self.single.pop(place), row)
        elif place in self.many:
            self.many[place] = (*self.many[place], row)
        elif place in self.corners:
            self.many[place] = (*self.corners.pop(place), row)
        else:
            self.single[place] = row

    def _look_across(self, place: int, row: ScoreRow) -> None:
        if place in self.single or place in self.many:
            self._open(place, row)
        else:
            self.corners[place] = (*self.corners.get(place, ()), row)


def worths(rows: Rows, start: int) -> list[int]:
    """What a tile scores at a place, for each of its four ways to lie."""
    one = two = three = four = 0
    for row, _ in rows:
        one += row[start]
        two += row[start + 1]
        three += row[start + 2]
        four += row[start + 3]
    return [one, two, three, four]
