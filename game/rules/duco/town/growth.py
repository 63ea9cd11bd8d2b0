"""The rectangle rule: the places at the middle of each side of a full rectangle."""

from collections.abc import Sequence

from game.core.places import Cell
from game.rules.duco.records import Growth
from game.rules.duco.town.cells import SIDE


def middle_places(bounds: tuple[int, int, int, int]) -> tuple[tuple[Cell, ...], ...]:
    """Top, right, bottom, left: the place in the middle of each side, or the two of an even one."""
    left, top, right, bottom = bounds
    columns, rows = _middles(left, right), _middles(top, bottom)
    return (
        tuple((column, top - SIDE) for column in columns),
        tuple((right, row) for row in rows),
        tuple((column, bottom) for column in columns),
        tuple((left - SIDE, row) for row in rows),
    )


def next_choice(sides: Sequence[Sequence[Cell]], chosen: Sequence[Cell]) -> Growth:
    """The growth once all that needs no choice is settled; without a choice it is complete."""
    settled = list(chosen)
    for side in sides[len(settled) :]:
        if len(side) > 1:
            return Growth(tuple(settled), tuple(side))
        settled += side
    return Growth(tuple(settled), ())


def _middles(start: int, end: int) -> tuple[int, ...]:
    tiles = (end - start) // SIDE
    before = start + (tiles - 1) // 2 * SIDE
    return (before,) if tiles % 2 else (before, before + SIDE)
