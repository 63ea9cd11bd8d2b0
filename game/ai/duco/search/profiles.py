"""What every tile, lying every way, scores beside another tile, as rows of bytes.

A place on the board is a few such rows; what a tile scores there is the sum of a few bytes. Rows
are made when a tile is met for the first time.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from game.rules.duco.town.houses import PAIR_POINTS
from game.rules.duco.town.tiles import FACES, QUARTERS

WAYS: Final = QUARTERS
"""Bytes of a row that belong to one tile, one for each way to lie."""

# Fields along each side, clockwise from the top, and those of the tile across that they face.
_SIDES: Final = ((0, 1, 2), (2, 5, 8), (6, 7, 8), (0, 3, 6))
_ACROSS: Final = ((6, 7, 8), (0, 3, 6), (0, 1, 2), (2, 5, 8))
# Corners clockwise from the upper right, and the corner of the tile across.
_CORNERS: Final = ((2, 6), (8, 0), (6, 2), (0, 8))


class ScoreRow(NamedTuple):
    """What all tiles score beside one: for each way to lie, and at best."""

    ways: bytes
    best: bytes


@cache
def side_rows(face: int) -> tuple[ScoreRow, ...]:
    """The rows of a lying tile for the places above, to the right, below and to the left of it."""
    own = FACES[face].fields
    rows = []
    for mine, theirs in zip(_SIDES, _ACROSS, strict=True):
        one, two, three = [PAIR_POINTS[own[field]] for field in mine]
        first, second, third = theirs
        rows.append(row_of([one[f[first]] + two[f[second]] + three[f[third]] for f in _FIELDS]))
    return tuple(rows)


@cache
def corner_rows(face: int) -> tuple[ScoreRow, ...]:
    """Its rows for the places across its corners, clockwise from the upper right."""
    own = FACES[face].fields
    return tuple(
        row_of([PAIR_POINTS[own[mine]][fields[theirs]] for fields in _FIELDS])
        for mine, theirs in _CORNERS
    )


def row_of(worths: Sequence[int]) -> ScoreRow:
    """The row of what the 300 faces score."""
    ways = bytes(worths)
    return ScoreRow(ways, bytes([max(ways[at : at + WAYS]) for at in range(0, len(ways), WAYS)]))


_FIELDS: Final = tuple(face.fields for face in FACES)
