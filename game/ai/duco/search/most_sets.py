"""The most sets that a turn of Corner Cluster can make, without saying how: for replies.

What the three other tiles of a crossing have in common says which turns of the fourth make a set
there, and one look into a table says it for all four turns. A swap changes few crossings, so that
only the tiles at those are looked at again.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from game.ai.duco.search.corners import CORNERS
from game.rules.duco.town.clusters import CROSSINGS, NEIGHBOURS, TILE_COUNT
from game.rules.duco.town.houses import PLAIN_COLOURS
from game.rules.duco.town.tiles import QUARTERS

_COMMON: Final = 1 << len(PLAIN_COLOURS)
"""What three corners can have in common, any colours or none."""
_NOWHERE: Final = QUARTERS * len(CROSSINGS)
"""The corner of a tile at the edge that meets no others."""

_Meeting = tuple[int, int, int, int, int]


class _Swap(NamedTuple):
    one: int
    other: int
    meetings: tuple[_Meeting, ...]
    """The crossings that it changes: the number of their first corner, and their tiles."""
    tiles: tuple[int, ...]
    """Those at these crossings."""
    kept: int
    """The crossings that it does not change, as bits."""


def _meetings(numbers: Sequence[int]) -> tuple[_Meeting, ...]:
    return tuple((QUARTERS * number, *CROSSINGS[number].tiles) for number in numbers)


def _corners_of(tile: int) -> tuple[int, int, int, int]:
    at = [
        QUARTERS * number + crossing.tiles.index(tile)
        for number, crossing in enumerate(CROSSINGS)
        if tile in crossing.tiles
    ]
    one, two, three, four = (at + [_NOWHERE] * QUARTERS)[:QUARTERS]
    return one, two, three, four


def _swap(one: int, other: int) -> _Swap:
    changed = [
        number
        for number, crossing in enumerate(CROSSINGS)
        if one in crossing.tiles or other in crossing.tiles
    ]
    tiles = sorted({tile for number in changed for tile in CROSSINGS[number].tiles})
    kept = sum(1 << number for number in range(len(CROSSINGS)) if number not in changed)
    return _Swap(one, other, _meetings(changed), tuple(tiles), kept)


_CORNERS_OF: Final = tuple(_corners_of(tile) for tile in range(TILE_COUNT))
_ELSEWHERE: Final = tuple(
    sum(1 << number for number, crossing in enumerate(CROSSINGS) if tile not in crossing.tiles)
    for tile in range(TILE_COUNT)
)
"""The crossings that a tile is not at, as bits."""
_ALL: Final = _meetings(range(len(CROSSINGS)))
_SWAPS: Final = tuple(_swap(one, other) for one, other in NEIGHBOURS)
_MOST: Final = bytes(
    max(packed & 7, packed >> 3 & 7, packed >> 6 & 7, packed >> 9) for packed in range(1 << 12)
)
"""The largest of four small numbers that are packed into one."""


@cache
def _sets_by_turn(tile: int) -> tuple[int, ...]:
    """By corner and what the others there have in common, 1 for every turn that makes a set.

    The four turns are packed into one number. The last entry is for no crossing at all.
    """
    return (
        *(
            sum(
                1 << 3 * turn
                for turn in range(QUARTERS)
                if CORNERS[tile * QUARTERS + turn][corner] & common
            )
            for corner in range(QUARTERS)
            for common in range(_COMMON)
        ),
        0,
    )


def most_sets(faces: Sequence[int]) -> int:
    """The most sets that one swap and one turn can make, or either, or neither."""
    corners = [CORNERS[face] for face in faces]
    tables = [_sets_by_turn(face // QUARTERS) for face in faces]
    common = [QUARTERS * _COMMON] * (_NOWHERE + 1)
    ready = _meet(_ALL, corners, common)
    most = _best_turn(range(TILE_COUNT), tables, common, ready)
    for one, other, meetings, tiles, kept in _SWAPS:
        corners[one], corners[other] = corners[other], corners[one]
        tables[one], tables[other] = tables[other], tables[one]
        now = common[:]
        there = ready & kept | _meet(meetings, corners, now)
        # Without a set elsewhere a turn far from the swap is as good as without the swap.
        near = range(TILE_COUNT) if there else tiles
        most = max(most, _best_turn(near, tables, now, there))
        corners[one], corners[other] = corners[other], corners[one]
        tables[one], tables[other] = tables[other], tables[one]
    return most


def _meet(
    meetings: Sequence[_Meeting], corners: Sequence[tuple[int, ...]], common: list[int]
) -> int:
    """Note for each corner what the others there have in common; the sets, as bits."""
    ready = 0
    for at, one, two, three, four in meetings:
        first, second, third, fourth = (
            corners[one][0],
            corners[two][1],
            corners[three][2],
            corners[four][3],
        )
        upper, lower = first & second, third & fourth
        common[at] = second & lower
        common[at + 1] = _COMMON + (first & lower)
        common[at + 2] = 2 * _COMMON + (upper & fourth)
        common[at + 3] = 3 * _COMMON + (upper & third)
        if upper & lower:
            ready |= 1 << at // QUARTERS
    return ready


def _best_turn(
    tiles: Sequence[int], tables: Sequence[tuple[int, ...]], common: Sequence[int], ready: int
) -> int:
    """The most sets that there are after a turn of one of these tiles, or none."""
    most = ready.bit_count()
    for tile in tiles:
        one, two, three, four = _CORNERS_OF[tile]
        table = tables[tile]
        packed = table[common[one]] + table[common[two]] + table[common[three]]
        sets = _MOST[packed + table[common[four]]]
        if ready:
            sets += (ready & _ELSEWHERE[tile]).bit_count()
        if sets > most:  # noqa: PLR1730 - no call where most time is spent
            most = sets
    return most
