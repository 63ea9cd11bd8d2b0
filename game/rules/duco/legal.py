"""Which moves a seat has. There can be ten thousand, so each is made when somebody asks for it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, overload

from game.core.places import Cell
from game.core.seats import Seat
from game.core.words import _
from game.rules.duco.moves import LEAVE, DucoMove, Grow, Lay, Rearrange
from game.rules.duco.options import DucoOptions
from game.rules.duco.records import Phase
from game.rules.duco.state import State
from game.rules.duco.town.board import Board
from game.rules.duco.town.cells import (
    BESIDE_SHIFTED,
    FARTHEST,
    OVERLAPPING,
    SIDE,
    cell_of,
    key_of,
    keys_of,
)
from game.rules.duco.town.clusters import CLUSTER_CELLS, NEIGHBOURS
from game.rules.duco.town.tiles import QUARTERS, Face, Tile


class LazyMoves(Sequence[DucoMove]):
    """Moves that are made one by one: by their number, or as somebody walks through them."""

    __slots__ = ()

    @overload
    def __getitem__(self, place: int) -> DucoMove: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[DucoMove, ...]: ...
    def __getitem__(self, place: int | slice) -> DucoMove | tuple[DucoMove, ...]:
        if isinstance(place, slice):
            return tuple(self.make(number) for number in range(len(self))[place])
        return self.make(range(len(self))[place])

    def make(self, number: int) -> DucoMove:
        """The move of a number from 0."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Lays(LazyMoves):
    """A tile of these, turned any way, at any of these places; perhaps one lying tile turned."""

    keys: tuple[int, ...]
    """The places as keys of cells, in reading order."""
    tiles: tuple[Face, ...]
    turnable: tuple[Face, ...]

    def __len__(self) -> int:
        return len(self.keys) * self._ways

    @property
    def places(self) -> tuple[Cell, ...]:
        """Every cell where a tile may go."""
        return tuple([cell_of(key) for key in self.keys])

    @property
    def _ways(self) -> int:
        return len(self.tiles) * QUARTERS * (1 + len(self.turnable) * (QUARTERS - 1))

    def make(self, number: int) -> Lay:
        place, way = divmod(number, self._ways)
        turnings = 1 + len(self.turnable) * (QUARTERS - 1)
        way, turning = divmod(way, turnings)
        tile, turn = divmod(way, QUARTERS)
        face = self.tiles[tile].tile.faces[turn]
        return Lay(face, cell_of(self.keys[place]), turning_of(self.turnable, turning))

    def __contains__(self, move: object) -> bool:
        return (
            isinstance(move, Lay)
            and any(move.face.tile is held.tile for held in self.tiles)
            and move.cell in self.places
            and is_turning(self.turnable, move.turned)
        )


@dataclass(frozen=True, slots=True)
class Rearrangements(LazyMoves):
    """Any swap or none with any turn or none, over the tiles as they lie."""

    faces: tuple[Face, ...]

    def __len__(self) -> int:
        return len(SWAPS) * (1 + len(self.faces) * (QUARTERS - 1))

    def make(self, number: int) -> Rearrange:
        swap, turning = divmod(number, 1 + len(self.faces) * (QUARTERS - 1))
        return Rearrange(SWAPS[swap], turning_of(self.faces, turning))

    def __contains__(self, move: object) -> bool:
        return (
            isinstance(move, Rearrange)
            and move.swap in SWAPS
            and is_turning(self.faces, move.turned)
        )


_NOBODY: Final[frozenset[Seat]] = frozenset()
_ALONE: Final = tuple(frozenset((seat,)) for seat in range(5))

SWAPS: Final[tuple[tuple[Cell, Cell] | None, ...]] = (
    LEAVE.swap,
    *((CLUSTER_CELLS[one], CLUSTER_CELLS[other]) for one, other in NEIGHBOURS),
)
"""No swap, then every pair of neighbours."""


def turning_of(turnable: Sequence[Face], number: int) -> Face | None:
    """How a lying tile lies afterwards: nothing for 0, then three other ways of each."""
    if number == 0:
        return None
    tile, quarters = divmod(number - 1, QUARTERS - 1)
    return turnable[tile].turned(quarters + 1)


def is_turning(turnable: Sequence[Face], turned: Face | None) -> bool:
    """Whether this is no turn, or the turn of a tile that can be turned and lay otherwise."""
    if turned is None:
        return True
    return turned not in turnable and any(turned.tile is face.tile for face in turnable)


def tiles_to_lay(
    options: DucoOptions, hand: Sequence[Face], line: Sequence[Face]
) -> tuple[Face, ...]:
    """What a seat may choose from: its hand, or the ends of the line."""
    if options.hand_size:
        return tuple(hand)
    return tuple(line) if len(line) < 2 else (line[0], line[-1])


def to_act(state: State) -> frozenset[Seat]:
    """The seats the table waits for."""
    if state.phase is Phase.PLAY and state.options.at_once:
        return frozenset([seat for seat, hand in enumerate(state.hands) if hand])
    return _ALONE[state.seat] if state.phase in (Phase.PLAY, Phase.GROW) else _NOBODY


def legal_moves(state: State, seat: Seat) -> Sequence[DucoMove]:
    """Every move of a seat, in a fixed order."""
    if seat not in to_act(state):
        return ()
    if state.phase is Phase.GROW:
        assert state.growth is not None
        return tuple(Grow(cell) for cell in state.growth.choice)
    board = state.board
    if state.options.rearranges:
        return Rearrangements(tuple([laid.face for laid in board.laid]))
    return Lays(
        tuple(sorted(board.open)),
        tiles_to_lay(state.options, state.hands[seat], state.line),
        tuple(board.turnable()) if state.options.rotation else (),
    )


def is_legal(state: State, seat: Seat, move: DucoMove) -> bool:
    """Whether a seat may play a move; nothing is listed for it."""
    if seat not in to_act(state):
        return False
    if state.phase is Phase.GROW:
        assert state.growth is not None
        return isinstance(move, Grow) and move.cell in state.growth.choice
    if isinstance(move, Rearrange):
        return move in legal_moves(state, seat)
    if not isinstance(move, Lay):
        return False
    tiles = tiles_to_lay(state.options, state.hands[seat], state.line)
    return (
        any(move.face.tile is held.tile for held in tiles)
        and state.board.is_open(move.cell)
        and (move.turned is None or _may_turn(state, move.turned))
    )


def _may_turn(state: State, turned: Face) -> bool:
    return state.options.rotation and is_turning(state.board.turnable(), turned)


_CORNER_TO_CORNER = keys_of(((-SIDE, -SIDE), (SIDE, -SIDE), (SIDE, SIDE), (-SIDE, SIDE)))


def refusal(state: State, seat: Seat, move: DucoMove) -> str:
    """What is wrong with a move of a seat whose turn it is."""
    if state.phase is Phase.GROW:
        return _("First say where the new tile goes: one of the two places in the middle.")
    if isinstance(move, Lay):
        return _lay_refusal(state, seat, move)
    if isinstance(move, Rearrange):
        return _rearrange_refusal(state, move)
    if isinstance(move, Grow):
        return _("The town is no rectangle: there is nothing to choose.")
    return _("Only chance shuffles the tiles.")


def _lay_refusal(state: State, seat: Seat, move: Lay) -> str:
    if state.options.rearranges:
        return _("No tiles are laid in this game: swap two, turn one, or both.")
    tiles = tiles_to_lay(state.options, state.hands[seat], state.line)
    if all(move.face.tile is not held.tile for held in tiles):
        return _tile_refusal(state, move.face.tile)
    if not state.board.is_open(move.cell):
        return _place_refusal(state.board, move.cell)
    if not state.options.rotation:
        return _("Lying tiles stay as they are in this game.")
    assert move.turned is not None
    return _turn_refusal(state.board, move.turned)


def _tile_refusal(state: State, tile: Tile) -> str:
    if not state.options.line:
        return _("That tile is not in your hand.")
    if any(tile is face.tile for face in state.line):
        return _("Only the end tiles may be taken.")
    return _("That tile is not in the line.")


def _place_refusal(board: Board, cell: Cell) -> str:
    if max(map(abs, cell)) > FARTHEST:
        return _("That is beyond the table.")
    key = key_of(cell)
    cells = {key_of(laid.cell) for laid in board.laid}
    if key in cells:
        return _("A tile lies there already.")
    if any(key + step in cells for step in OVERLAPPING):
        return _("Tiles may not cover each other.")
    if any(key + step in cells for step in BESIDE_SHIFTED):
        return _("Tiles lie in line here: a whole side along a whole side.")
    if any(key + step in cells for step in _CORNER_TO_CORNER):
        return _("Tiles meet side to side here.")
    return _("That is not next to a tile.")


def _rearrange_refusal(state: State, move: Rearrange) -> str:
    if not state.options.rearranges:
        return _("In this game a tile is laid on every turn.")
    if move.swap not in SWAPS:
        return _("Only two neighbours change places.")
    assert move.turned is not None
    return _turn_refusal(state.board, move.turned)


def _turn_refusal(board: Board, turned: Face) -> str:
    index = board.index_of(turned.tile)
    if index is None:
        return _("That tile does not lie on the table.")
    if board.laid[index].face is turned:
        return _("That tile lies this way already.")
    return _("That tile is covered: nobody can turn it.")
