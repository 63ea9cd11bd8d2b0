"""The scoring of DuCo a second time, straight from the rules page: icons on fields, field by field.

A field is (colour, shape, factor) in the numbers of the manual; a centre square has no shape.
"""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from game.core.plain import Json
from game.rules.duco.town.deck import print_deck

RAINBOW: Final = 5
ANY_SHAPE: Final = 5
CLOCKWISE: Final = ((0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1))
SIDES: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))


class Icon(NamedTuple):
    """What can be seen on one field."""

    colour: int
    shape: int | None
    factor: int


class Spot(NamedTuple):
    """A field of a tile: its icon, which tile it is of, where that lies, and whose it is."""

    icon: Icon
    tile: str
    cell: tuple[int, int]
    owner: str


PRINTS: Final = [
    (
        Icon(each.square, None, 1),
        [Icon(house.colour, house.sign, house.factor) for house in each.houses],
    )
    for each in print_deck()
]

Fields = dict[tuple[int, int], Spot]


def fields_of(laid: Iterable[str]) -> Fields:
    """What can be seen of tiles that were laid in this order: lines such as "17e 3,-6 0"."""
    seen: Fields = {}
    for line in laid:
        code, place, owner = line.split()
        x, y = map(int, place.split(","))
        for (dx, dy), icon in _icons(code):
            seen[x + dx, y + dy] = Spot(icon, code, (x, y), owner)
    return seen


def compare(one: Icon, other: Icon, *, squares: bool = True) -> int:
    """Same colour 1, same shape 1; each 2X doubles; rainbow and any shape match all."""
    if not squares and None in (one.shape, other.shape):
        return 0
    colours, shapes = {one.colour, other.colour}, {one.shape, other.shape}
    points = int(len(colours) == 1 or RAINBOW in colours)
    if None not in shapes:
        points += int(len(shapes) == 1 or ANY_SHAPE in shapes)
    return points * one.factor * other.factor


def meetings(seen: Fields, cell: tuple[int, int], *, diagonal: bool) -> Iterator[tuple[Spot, Spot]]:
    """Each pair of fields that face each other across the rim of the tile at a cell."""
    x, y = cell
    inside = {(x + dx, y + dy) for dx in range(3) for dy in range(3)}
    for field in inside:
        for dx, dy in SIDES:
            there = (field[0] + dx, field[1] + dy)
            if there not in inside and there in seen:
                yield seen[field], seen[there]
    if diagonal:
        for dx in (-1, 1):
            for dy in (-1, 1):
                corner = (x + 1 + dx, y + 1 + dy)
                across = (corner[0] + dx, corner[1] + dy)
                if across in seen and seen[across].cell == (x + 3 * dx, y + 3 * dy):
                    yield seen[corner], seen[across]


def last_tile_points(snapshot: Json, *, squares: bool = True) -> int:
    """What the tile laid last has scored."""
    seen = fields_of(snapshot["laid"])
    x, y = map(int, snapshot["laid"][-1].split()[1].split(","))
    diagonal = snapshot["options"]["diagonal"] == "on"
    pairs = meetings(seen, (x, y), diagonal=diagonal)
    return sum(compare(a.icon, b.icon, squares=squares) for a, b in pairs)


def town_points(snapshot: Json, bonus: int = 0, *, squares: bool = True) -> list[int]:
    """At the end: everybody's matches, own pairs once, and so much a tile of the largest group."""
    seen = fields_of(snapshot["laid"])
    diagonal = snapshot["options"]["diagonal"] == "on"
    totals = []
    for seat in map(str, range(snapshot["options"]["seats"])):
        own = [
            (one, other) for one, other in neighbours(seen, diagonal=diagonal)
            if seat in (one.owner, other.owner)
        ]  # fmt: skip
        points = sum(compare(one.icon, other.icon, squares=squares) for one, other in own)
        totals.append(points + bonus * _largest(seen, seat))
    return totals


def neighbours(seen: Fields, *, diagonal: bool) -> Iterator[tuple[Spot, Spot]]:
    """Every two fields of two tiles that lie side by side, or where tiles meet by corners."""
    for (x, y), spot in seen.items():
        for there in ((x + 1, y), (x, y + 1)):
            other = seen.get(there)
            if other is not None and (other.tile, other.cell) != (spot.tile, spot.cell):
                yield spot, other
        for side in (-1, 1):
            across = seen.get((x + side, y + 1))
            if diagonal and across is not None:
                step = (across.cell[0] - spot.cell[0], across.cell[1] - spot.cell[1])
                if step == (3 * side, 3):
                    yield spot, across


def _largest(seen: Fields, seat: str) -> int:
    """The size of the largest group of tiles that touch each other with a side."""
    groups = [{(spot.tile, spot.cell)} for spot in set(seen.values()) if spot.owner == seat]
    for one, other in neighbours(seen, diagonal=False):
        if one.owner == other.owner == seat:
            ends = {(one.tile, one.cell), (other.tile, other.cell)}
            joined = [group for group in groups if group & ends]
            groups = [group for group in groups if group not in joined]
            groups.append(set().union(*joined))
    return max(map(len, groups), default=0)


def _icons(code: str) -> Iterator[tuple[tuple[int, int], Icon]]:
    """The nine fields of a tile, carried round its middle a quarter at a time."""
    square, ring = PRINTS[int(code[:-1])]
    yield (1, 1), square
    for place, icon in zip(CLOCKWISE, ring, strict=True):
        x, y = place
        for _ in range("nesw".index(code[-1])):
            x, y = 2 - y, x
        yield (x, y), icon
