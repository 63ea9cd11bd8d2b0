"""What a character likes besides points, turned into points for lays and rearrangements."""

from dataclasses import dataclass
from typing import Final

from game.ai.duco.search.lays import facing
from game.core.seats import Seat
from game.rules.duco.town.board import Board
from game.rules.duco.town.cells import SIDE, cell_of
from game.rules.duco.town.houses import FIELDS, PAIR_POINTS, HouseSign
from game.rules.duco.town.tiles import Face


@dataclass(frozen=True, slots=True)
class Taste:
    """Likings in points of a tile. Zero is indifference."""

    company: float = 0.0
    """Each tile that the new one touches beyond the first."""
    spite: float = 0.0
    """Each point that the next seat can no longer get."""
    lizards: float = 0.0
    """Each lizard that matches."""
    doubles: float = 0.0
    """Each double that matches."""
    growth: float = 0.0
    """Making the town wider or higher."""
    home: float = 0.0
    """Each tile's length nearer to the middle of the town."""
    loyalty: float = 0.0
    """Each own tile that the new one touches."""


PLAIN: Final = Taste()

MOST: Final = 3.5
"""No character gives up more points than this for what it likes."""

_LIZARD: Final = bytes(field.sign is HouseSign.LIZARD for field in FIELDS)
_DOUBLE: Final = bytes(field.factor == 2 for field in FIELDS)


def liking(style: Taste, board: Board, face: Face, key: int, seat: Seat) -> float:
    """How a character likes a lay for its own sake, in points; spite is judged elsewhere."""
    if style is PLAIN:
        return 0.0
    total = 0.0
    if style.company or style.loyalty:
        touched = touched_tiles(board, face, key)
        friends = sum(board.laid[top].seat == seat for top in touched)
        total += style.company * max(len(touched) - 1, 0) + style.loyalty * friends
    if style.lizards or style.doubles:
        lizards, doubles = what_matches(board, face, key)
        total += style.lizards * lizards + style.doubles * doubles
    if style.growth and stretches(board, key):
        total += style.growth
    if style.home:
        total -= style.home * distance(board, key)
    return max(-MOST, min(total, MOST))


def touched_tiles(board: Board, face: Face, key: int) -> set[int]:
    """The lying tiles that a lay has a side to, by their place in the order of laying."""
    return {board.tops[field] for _, field, _, _ in facing(board, face, key, diagonal=False)}


def what_matches(board: Board, face: Face, key: int) -> tuple[int, int]:
    """In how many matches of a lay a lizard has a part, and in how many a double."""
    lizards = doubles = 0
    for own, _, other, _ in facing(board, face, key, diagonal=False):
        if PAIR_POINTS[own][other]:
            lizards += _LIZARD[own] or _LIZARD[other]
            doubles += _DOUBLE[own] or _DOUBLE[other]
    return lizards, doubles


def stretches(board: Board, key: int) -> bool:
    """Whether a tile at a cell makes the town wider or higher."""
    column, row = cell_of(key)
    left, top, right, bottom = board.bounds
    return column < left or row < top or column + SIDE > right or row + SIDE > bottom


def distance(board: Board, key: int) -> float:
    """How many tiles away a cell is from the middle of the town."""
    column, row = cell_of(key)
    left, top, right, bottom = board.bounds
    across = abs(2 * column + SIDE - left - right)
    down = abs(2 * row + SIDE - top - bottom)
    return (across + down) / (2 * SIDE)
