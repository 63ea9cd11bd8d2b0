"""Corner Cluster, made for quick searching: a colour is a bit, and corners meet in an `and`."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from game.rules.duco.moves import Rearrange
from game.rules.duco.town.clusters import CLUSTER_CELLS, CROSSINGS, NEIGHBOURS, TILE_COUNT
from game.rules.duco.town.houses import FIELDS, HouseColour
from game.rules.duco.town.tiles import FACES, QUARTERS

_EVERY_COLOUR: Final = (1 << HouseColour.RAINBOW) - 1
_MEETING: Final = (8, 6, 2, 0)
"""The fields with which the four tiles of a crossing meet."""


def _bits(field: int) -> int:
    colour = FIELDS[field].colour
    return _EVERY_COLOUR if colour is HouseColour.RAINBOW else 1 << colour


CORNERS: Final = tuple(tuple(_bits(face.fields[field]) for field in _MEETING) for face in FACES)
"""The colours of the corners of each face, by their place at a crossing."""

_AT: Final = tuple(
    tuple(
        (
            number,
            crossing.tiles.index(tile),
            tuple((other, place) for place, other in enumerate(crossing.tiles) if other != tile),
        )
        for number, crossing in enumerate(CROSSINGS)
        if tile in crossing.tiles
    )
    for tile in range(TILE_COUNT)
)
"""For each tile its crossings: number, its place there, and the three others with theirs."""

NO_SWAP: Final = -1


class Shift(NamedTuple):
    """A rearrangement: a pair of neighbours, the tile that then lies another way, and its sets."""

    swap: int
    """The number of a pair of neighbours, or NO_SWAP."""
    place: int
    """Where the turned tile lies after the swap, or -1."""
    face: int
    sets: int


def sets_in(faces: Sequence[int]) -> list[int]:
    """The numbers of the crossings that are sets; tiles are given by the index of their faces."""
    found = []
    for number, crossing in enumerate(CROSSINGS):
        one, two, three, four = crossing.tiles
        if (
            CORNERS[faces[one]][0]
            & CORNERS[faces[two]][1]
            & CORNERS[faces[three]][2]
            & CORNERS[faces[four]][3]
        ):
            found.append(number)
    return found


def shifts(faces: Sequence[int]) -> Iterator[list[Shift]]:
    """All rearrangements, those of one swap at a time; the first are without any."""
    for swap in range(NO_SWAP, len(NEIGHBOURS)):
        yield _turns(swapped(faces, swap), swap)


def swapped(faces: Sequence[int], swap: int) -> list[int]:
    """The faces after a swap."""
    after = list(faces)
    if swap != NO_SWAP:
        one, other = NEIGHBOURS[swap]
        after[one], after[other] = after[other], after[one]
    return after


def shifted(faces: Sequence[int], shift: Shift) -> list[int]:
    """The faces after a rearrangement."""
    after = swapped(faces, shift.swap)
    if shift.place >= 0:
        after[shift.place] = shift.face
    return after


def _turns(faces: list[int], swap: int) -> list[Shift]:
    ready = set(sets_in(faces))
    found = [Shift(swap, -1, -1, len(ready))]
    for tile, face in enumerate(faces):
        meetings = []
        elsewhere = len(ready)
        for number, place, others in _AT[tile]:
            bits = _EVERY_COLOUR
            for other, there in others:
                bits &= CORNERS[faces[other]][there]
            elsewhere -= number in ready
            if bits:
                meetings.append((place, bits))
        start = face - face % QUARTERS
        for quarter in range(1, QUARTERS):
            turned = start + (face + quarter) % QUARTERS
            corners = CORNERS[turned]
            sets = elsewhere
            for place, bits in meetings:
                if corners[place] & bits:
                    sets += 1
            found.append(Shift(swap, tile, turned, sets))
    return found


def best_shift(faces: Sequence[int]) -> Shift:
    """The first of the rearrangements that make the most sets."""
    return max((shift for group in shifts(faces) for shift in group), key=lambda shift: shift.sets)


def rearrangement(shift: Shift) -> Rearrange:
    """The move that a shift stands for."""
    swap = None
    if shift.swap != NO_SWAP:
        one, other = NEIGHBOURS[shift.swap]
        swap = CLUSTER_CELLS[one], CLUSTER_CELLS[other]
    return Rearrange(swap, FACES[shift.face] if shift.place >= 0 else None)
