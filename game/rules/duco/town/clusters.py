"""Corner Cluster: 25 tiles in a square, and sets of four corners of one colour at a crossing."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from game.core.places import Cell
from game.rules.duco.town.cells import SIDE
from game.rules.duco.town.houses import FIELDS, HouseColour
from game.rules.duco.town.tiles import QUARTERS, Face

EDGE: Final = 5
TILE_COUNT: Final = EDGE * EDGE

CLUSTER_CELLS: Final[tuple[Cell, ...]] = tuple(
    ((column - EDGE // 2) * SIDE, (row - EDGE // 2) * SIDE)
    for row in range(EDGE)
    for column in range(EDGE)
)
"""Where the tiles lie, in reading order."""


class Crossing(NamedTuple):
    """A point where four tiles meet: the cell of its lower right tile, and all four by index."""

    cell: Cell
    tiles: tuple[int, int, int, int]


CROSSINGS: Final = tuple(
    Crossing(CLUSTER_CELLS[last], (last - EDGE - 1, last - EDGE, last - 1, last))
    for last in range(TILE_COUNT)
    if last >= EDGE and last % EDGE
)
_MEETING: Final = (8, 6, 2, 0)
"""The fields with which the four tiles of a crossing meet."""

NEIGHBOURS: Final = tuple(
    (index, other)
    for index in range(TILE_COUNT)
    for other in (index + 1, index + EDGE)
    if other < TILE_COUNT and (other == index + EDGE or other % EDGE)
)
"""Every two tiles that lie side by side, by index."""

_COLOURS: Final = bytes(field.colour for field in FIELDS)
_TRIES: Final = 2_000
"""More than enough to find turns without a set, where there are any."""


def sets_of(faces: Sequence[Face]) -> list[Crossing]:
    """The crossings at which four corners have one colour; a rainbow has any."""
    return [crossing for crossing in CROSSINGS if _is_set(faces, crossing)]


def set_colour(faces: Sequence[Face], crossing: Crossing) -> HouseColour:
    """The colour of a set; rainbow where all four are."""
    colours = _meeting_colours(faces, crossing) - {HouseColour.RAINBOW}
    return HouseColour(min(colours, default=HouseColour.RAINBOW))


def turned_apart(faces: Sequence[Face], new: Iterable[int]) -> list[Face]:
    """The faces with the new ones turned, each as little as can be, so that no set lies ready."""
    waiting = sorted(new)
    done = list(faces)
    checks = [_closed_by(index, waiting[place + 1 :]) for place, index in enumerate(waiting)]
    turns = [0] * len(waiting)
    place = 0
    for _ in range(_TRIES):
        if place == len(waiting):
            return done
        if turns[place] == QUARTERS:
            if place == 0:
                break
            turns[place] = 0
            place -= 1
            turns[place] += 1
            continue
        index = waiting[place]
        done[index] = faces[index].turned(turns[place])
        if any(_is_set(done, crossing) for crossing in checks[place]):
            turns[place] += 1
        else:
            place += 1
    return _fewest_sets(faces, waiting)


def _fewest_sets(faces: Sequence[Face], waiting: Sequence[int]) -> list[Face]:
    """Where every way makes a set: tile after tile the turn that makes the fewest."""
    done = list(faces)
    for index in waiting:
        around = [crossing for crossing in CROSSINGS if index in crossing.tiles]

        def sets_with(face: Face, index: int = index, around: list[Crossing] = around) -> int:
            done[index] = face
            return sum(_is_set(done, crossing) for crossing in around)

        done[index] = min([faces[index].turned(turn) for turn in range(QUARTERS)], key=sets_with)
    return done


def _closed_by(index: int, later: Sequence[int]) -> list[Crossing]:
    """The crossings of a new tile at which no later one will still be turned."""
    return [
        crossing
        for crossing in CROSSINGS
        if index in crossing.tiles and not set(crossing.tiles) & set(later)
    ]


def _is_set(faces: Sequence[Face], crossing: Crossing) -> bool:
    return len(_meeting_colours(faces, crossing) - {HouseColour.RAINBOW}) <= 1


def _meeting_colours(faces: Sequence[Face], crossing: Crossing) -> set[int]:
    return {
        _COLOURS[faces[index].fields[field]]
        for index, field in zip(crossing.tiles, _MEETING, strict=True)
    }
