"""A turn of Corner Cluster: swap, turn, count the sets, take their tiles and fill the gaps."""

from game.core.events import Emit, Shuffled
from game.core.seats import Seat
from game.rules.duco import narrate
from game.rules.duco.board import Board
from game.rules.duco.clusters import CLUSTER_CELLS, Crossing, set_colour, sets_of, turned_apart
from game.rules.duco.course import is_over_now, next_turn, score
from game.rules.duco.events import SetsScored, TileTurned
from game.rules.duco.moves import Rearrange, Reshuffle
from game.rules.duco.records import Phase, Turn
from game.rules.duco.state import State
from game.rules.duco.tiles import Face


def rearrange(state: State, seat: Seat, move: Rearrange, emit: Emit | None) -> None:
    """Move the tiles, count all sets that are there now, and go on."""
    board = state.board
    if move.swap is not None:
        one, other = (CLUSTER_CELLS.index(cell) for cell in move.swap)
        if emit is not None:
            emit(narrate.swapped(board.laid[one], board.laid[other]))
        first = board.laid[one].face
        board.replace(one, board.laid[other].face)
        board.replace(other, first)
    if move.turned is not None:
        turn_lying(board, seat, move.turned, emit)
    faces = _faces(board)
    sets = sets_of(faces)
    state.turns.append(Turn(seat, move, len(sets)))
    if sets and emit is not None:
        emit(SetsScored(seat, tuple((each, set_colour(faces, each)) for each in sets)))
    score(state, seat, len(sets), emit)
    if not sets or is_over_now(state):
        next_turn(state, emit)
    elif len(_tiles_of(sets)) > len(state.stack):
        state.phase = Phase.DEAL
    else:
        _refill(state, emit)


def reshuffle(state: State, move: Reshuffle, emit: Emit | None) -> None:
    """Make the removed tiles the lower part of the stack, and fill the gaps that wait for it."""
    state.stack = [*move.order[::-1], *state.stack]
    state.removed.clear()
    if emit is not None:
        emit(Shuffled(len(state.stack)))
    _refill(state, emit)


def turn_lying(board: Board, seat: Seat, face: Face, emit: Emit | None) -> None:
    """Let a tile on the table lie another way."""
    index = board.index_of(face.tile)
    assert index is not None
    laid = board.laid[index]
    board.replace(index, face)
    if emit is not None:
        emit(TileTurned(seat, laid.cell, laid.face, face))


def _refill(state: State, emit: Emit | None) -> None:
    board = state.board
    faces = _faces(board)
    gaps = _tiles_of(sets_of(faces))
    taken = [board.laid[index] for index in gaps]
    for index in gaps:
        faces[index] = state.stack.pop()
    for index, face in enumerate(turned_apart(faces, gaps)):
        if index in gaps:
            board.replace(index, face)
    state.removed += [laid.face for laid in taken]
    if emit is not None:
        emit(narrate.taken(state.seat, taken))
        emit(narrate.added(board.laid[index] for index in gaps))
    next_turn(state, emit)


def _faces(board: Board) -> list[Face]:
    return [laid.face for laid in board.laid]


def _tiles_of(sets: list[Crossing]) -> list[int]:
    """The tiles of all sets, those of two sets once."""
    return sorted({index for crossing in sets for index in crossing.tiles})
