"""Lays on any table, in line, shifted or covering: what each would count for the seat."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from game.core.seats import Seat
from game.rules.duco.legal import tiles_to_lay
from game.rules.duco.moves import Lay
from game.rules.duco.options import DucoOptions
from game.rules.duco.scoring import points_at, seen_pairs
from game.rules.duco.town.board import Board
from game.rules.duco.town.cells import (
    CORNER_TO_CORNER,
    FIELD_STEPS,
    OUTWARD,
    cell_of,
    key_of,
)
from game.rules.duco.town.houses import PAIR_POINTS
from game.rules.duco.town.tiles import Face
from game.rules.duco.view import DucoView

_FIELD_AT: Final = {step: place for place, step in enumerate(FIELD_STEPS)}


@dataclass(frozen=True, slots=True)
class ScoredLay:
    """A lay, perhaps with a lying tile turned for it, and what it is worth to its seat."""

    face: Face
    key: int
    worth: float
    turned: Face | None = None

    @property
    def move(self) -> Lay:
        """The move that it stands for."""
        return Lay(self.face, cell_of(self.key), self.turned)


def spots(view: DucoView, board: Board) -> list[tuple[Face, int]]:
    """Every tile that the viewer may lay, every way, at every place."""
    tiles = tiles_to_lay(view.options, view.hands[view.viewer], view.line)
    keys = sorted(board.open)
    return [(face, key) for held in tiles for key in keys for face in held.tile.faces]


class Worth:
    """What a lay counts for a seat: points at once, or its part of the count at the end.

    With `fairness` above zero points that others get by it are taken off, as a mean over them.
    """

    def __init__(
        self, options: DucoOptions, board: Board, seat: Seat, fairness: float = 0.0
    ) -> None:
        self._board = board
        self._seat = seat
        self._diagonal = options.diagonal
        self._owned = options.counts_at_end
        self._against = fairness / max(options.seats - 1, 1)
        self._group_bonus = options.group_bonus
        self._groups = _groups(board, seat) if options.group_bonus else None

    def __call__(self, face: Face, key: int) -> float:
        if not self._owned:
            return points_at(self._board, face, key, diagonal=self._diagonal)
        total = 0.0
        for own, _, other, owner in facing(self._board, face, key, diagonal=self._diagonal):
            rival = owner is not None and owner != self._seat
            total += PAIR_POINTS[own][other] * (1 - self._against if rival else 1)
        return total + self._bonus(key)

    def _bonus(self, key: int) -> int:
        if self._groups is None:
            return 0
        tops = self._board.tops
        touched = {tops[key + step] for _, step in OUTWARD if key + step in tops}
        joined = {id(group): group for each in touched if (group := self._groups.get(each))}
        size = 1 + sum(map(len, joined.values()))
        largest = max(map(len, self._groups.values()), default=0)
        return self._group_bonus * max(size - largest, 0)


def facing(
    board: Board, face: Face, key: int, *, diagonal: bool
) -> Iterator[tuple[int, int, int, Seat | None]]:
    """Each pair of a lay: own house, key of the field across, the house there, and its owner."""
    own, seen, tops, laid = face.fields, board.fields, board.tops, board.laid
    for index, step in OUTWARD:
        other = seen.get(key + step)
        if other is not None:
            yield own[index], key + step, other, laid[tops[key + step]].seat
    if diagonal:
        for index, step, tile in CORNER_TO_CORNER:
            top = tops.get(key + step)
            if top is not None and key_of(laid[top].cell) == key + tile:
                yield own[index], key + step, seen[key + step], laid[top].seat


def turnings(board: Board, face: Face, key: int, *, diagonal: bool) -> Iterator[tuple[Face, int]]:
    """Every lying tile that a lay looks at, turned every other way, and the points it adds."""
    pairs: dict[int, list[tuple[int, int]]] = {}
    for own, field, _, _ in facing(board, face, key, diagonal=diagonal):
        top = board.tops[field]
        place = _FIELD_AT[field - key_of(board.laid[top].cell)]
        pairs.setdefault(top, []).append((own, place))
    for top, meetings in pairs.items():
        lying = board.laid[top].face
        now = _points(lying, meetings)
        for quarters in (1, 2, 3):
            turned = lying.turned(quarters)
            yield turned, _points(turned, meetings) - now


def _points(lying: Face, meetings: Sequence[tuple[int, int]]) -> int:
    return sum([PAIR_POINTS[own][lying.fields[place]] for own, place in meetings])


def _groups(board: Board, seat: Seat) -> dict[int, set[int]]:
    """A seat's groups by the place in `laid` of each of their tiles."""
    tops, laid = board.tops, board.laid
    groups = {index: {index} for index in set(tops.values()) if laid[index].seat == seat}
    for field, other in seen_pairs(board, diagonal=False):
        one, two = groups.get(tops[field]), groups.get(tops[other])
        if one is not None and two is not None and one is not two:
            one |= two
            groups.update(dict.fromkeys(two, one))
    return groups
