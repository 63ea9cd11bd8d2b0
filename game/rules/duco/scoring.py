"""What a tile is worth at a place, and what a whole town of owned tiles is worth at the end."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from game.core.places import Cell
from game.core.seats import Seat
from game.rules.duco.options import DucoOptions
from game.rules.duco.town.board import Board
from game.rules.duco.town.cells import CORNER_TO_CORNER, FIELD_STEPS, OUTWARD, cell_of, key_of
from game.rules.duco.town.houses import FIELDS, PAIR_POINTS, same_colour, same_sign
from game.rules.duco.town.tiles import Face

_RIGHT_AND_DOWN: Final = (key_of((1, 0)), key_of((0, 1)))


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
    own = face.fields
    return tuple(
        _lamp(face, cell, index, other, seen[other])
        for index, other in facing
        if PAIR_POINTS[own[index]][seen[other]]
    )


def count_town(board: Board, options: DucoOptions) -> tuple[TownCount, ...]:
    """Everybody's matches, a pair of own tiles once, and where groups count, the largest one."""
    seats, bonus = options.seats, options.group_bonus
    matches = [0] * seats
    for field, other in seen_pairs(board, diagonal=options.diagonal):
        points = PAIR_POINTS[board.fields[field]][board.fields[other]]
        owners = {board.laid[board.tops[key]].seat for key in (field, other)}
        for owner in owners - {None}:
            assert owner is not None
            matches[owner] += points
    sizes = [len(largest_group(board, seat)) if bonus else 0 for seat in range(seats)]
    return tuple(
        TownCount(points, size, size * bonus)
        for points, size in zip(matches, sizes, strict=True)
    )  # fmt: skip


def seen_pairs(board: Board, *, diagonal: bool) -> Iterator[tuple[int, int]]:
    """Every pair of fields of two tiles that can be seen side by side, or corner to corner."""
    tops = board.tops
    for key, top in tops.items():
        for step in _RIGHT_AND_DOWN:
            other = tops.get(key + step)
            if other is not None and other != top:
                yield key, key + step
    if diagonal:
        for index, laid in enumerate(board.laid):
            key = key_of(laid.cell)
            for own, step, tile in CORNER_TO_CORNER[:2]:  # the other two are met from across
                corner = key + FIELD_STEPS[own]
                if tops[corner] == index and _meets_corner(board, key + step, key + tile):
                    yield corner, key + step


def largest_group(board: Board, seat: Seat) -> frozenset[Cell]:
    """The cells of a seat's largest group of tiles side by side; of equal ones the oldest."""
    beside: dict[int, set[int]] = {}
    for index in dict.fromkeys(board.tops.values()):
        if board.laid[index].seat == seat:
            beside[index] = set()
    for field, other in seen_pairs(board, diagonal=False):
        one, two = board.tops[field], board.tops[other]
        if one in beside and two in beside:
            beside[one].add(two)
            beside[two].add(one)
    best: set[int] = set()
    left = dict.fromkeys(sorted(beside))
    while left:
        group, edge = set(), [next(iter(left))]
        while edge:
            index = edge.pop()
            if index in left:
                del left[index]
                group.add(index)
                edge += beside[index]
        if len(group) > len(best):
            best = group
    return frozenset(board.laid[index].cell for index in best)


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
