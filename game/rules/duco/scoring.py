"""What a tile is worth at a place, and what a whole town of owned tiles is worth at the end."""

from typing import NamedTuple

from game.core.places import Cell
from game.core.seats import Seat
from game.rules.duco.options import GROUP_BONUS
from game.rules.duco.town.board import Board
from game.rules.duco.town.cells import BESIDE, CORNER_TO_CORNER, OUTWARD, cell_of, key_of
from game.rules.duco.town.houses import FIELDS, PAIR_POINTS, same_colour, same_sign
from game.rules.duco.town.tiles import Face


class Lamp(NamedTuple):
    """Two facing fields that match: the new tile's, the other one, and what they count."""

    field: Cell
    other: Cell
    points: int
    colour: bool
    sign: bool


class TownCount(NamedTuple):
    """A seat's tiles at the end: what their matches count, and the size of the largest group."""

    matches: int
    group: int
    bonus: int

    @property
    def points(self) -> int:
        """All that the seat gets."""
        return self.matches + self.bonus


def points_at(board: Board, face: Face, key: int, *, diagonal: bool) -> int:
    """What a tile would score at a cell, given by its key, whether or not it lies there."""
    own, seen = face.fields, board.fields
    total = 0
    for index, step in OUTWARD:
        other = seen.get(key + step)
        if other is not None:
            total += PAIR_POINTS[own[index]][other]
    if diagonal:
        for index, step, tile in CORNER_TO_CORNER:
            if _meets_corner(board, key + step, key + tile):
                total += PAIR_POINTS[own[index]][seen[key + step]]
    return total


def lamps_at(board: Board, face: Face, cell: Cell, *, diagonal: bool) -> tuple[Lamp, ...]:
    """The same one by one: every pair that matches, side after side, clockwise from the top."""
    key, seen = key_of(cell), board.fields
    facing = [(index, key + step) for index, step in OUTWARD if key + step in seen]
    if diagonal:
        facing += [
            (index, key + step)
            for index, step, tile in CORNER_TO_CORNER
            if _meets_corner(board, key + step, key + tile)
        ]
    lamps = [_lamp(face, cell, index, other, seen[other]) for index, other in facing]
    return tuple(lamp for lamp in lamps if lamp.points)


def count_town(board: Board, seats: int, *, diagonal: bool, groups: bool) -> tuple[TownCount, ...]:
    """Everybody's matches, a pair of own tiles once, and where groups count, the largest one."""
    matches = [0] * seats
    for laid in board.laid:
        if laid.seat is not None:
            for lamp in lamps_at(board, laid.face, laid.cell, diagonal=diagonal):
                other = board.laid[board.tops[key_of(lamp.other)]].seat
                # A pair of own tiles is met twice, once from either side.
                matches[laid.seat] += lamp.points if other == laid.seat else 2 * lamp.points
    sizes = [len(largest_group(board, seat)) if groups else 0 for seat in range(seats)]
    return tuple(
        TownCount(twice // 2, size, size * GROUP_BONUS)
        for twice, size in zip(matches, sizes, strict=True)
    )


def largest_group(board: Board, seat: Seat) -> frozenset[Cell]:
    """The cells of a seat's largest group of tiles side by side; of equal ones the oldest."""
    left = dict.fromkeys(key_of(laid.cell) for laid in board.laid if laid.seat == seat)
    best: set[int] = set()
    while left:
        group, edge = set(), [next(iter(left))]
        while edge:
            key = edge.pop()
            if key in left:
                del left[key]
                group.add(key)
                edge += [key + step for step in BESIDE]
        if len(group) > len(best):
            best = group
    return frozenset(map(cell_of, best))


def _meets_corner(board: Board, field: int, tile: int) -> bool:
    """Whether the tile at that very cell is seen in this field: then two meet corner to corner."""
    top = board.tops.get(field)
    return top is not None and key_of(board.laid[top].cell) == tile


def _lamp(face: Face, cell: Cell, index: int, other: int, code: int) -> Lamp:
    mine, theirs = FIELDS[face.fields[index]], FIELDS[code]
    return Lamp(
        (cell[0] + index % 3, cell[1] + index // 3),
        cell_of(other),
        PAIR_POINTS[face.fields[index]][code],
        same_colour(mine, theirs),
        same_sign(mine, theirs),
    )
