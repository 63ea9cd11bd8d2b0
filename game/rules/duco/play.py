"""How a game of DuCo proceeds: lay, score, grow, draw, next. Changes states in place."""

from game.core.events import Emit, FirstSeatNamed, Shuffled
from game.core.seats import Actor, Seat
from game.rules.duco import narrate
from game.rules.duco.course import (
    finish_turn,
    is_over_now,
    kept_for_line,
    next_turn,
    open_turn,
    score,
)
from game.rules.duco.dealing import deal
from game.rules.duco.events import (
    GrowthChosen,
    RectangleFilled,
    SetsScored,
    TileScored,
    TileTurned,
)
from game.rules.duco.moves import Deal, DucoMove, Grow, Lay, Rearrange, Reshuffle
from game.rules.duco.options import RuleReading
from game.rules.duco.records import Growth, Phase, Turn
from game.rules.duco.scoring import lamps_at, points_at
from game.rules.duco.state import State
from game.rules.duco.town.board import Board, Laid
from game.rules.duco.town.cells import key_of
from game.rules.duco.town.clusters import CLUSTER_CELLS, Crossing, set_colour, sets_of, turned_apart
from game.rules.duco.town.growth import middle_places, next_choice
from game.rules.duco.town.tiles import Face


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


def apply(state: State, actor: Actor, move: DucoMove, emit: Emit | None = None) -> None:
    """Change the state by a legal move."""
    if isinstance(move, Lay):
        _lay(state, actor, move, emit)
    elif isinstance(move, Rearrange):
        rearrange(state, actor, move, emit)
    elif isinstance(move, Grow):
        _choose_growth(state, move, emit)
    elif isinstance(move, Deal):
        deal(state, move, emit)
        options = state.options
        in_turn = options.seats > 1 and not options.at_once
        if emit is not None and in_turn and options.reading is not RuleReading.FIRST:
            emit(FirstSeatNamed(state.first, by_lot=not options.begins))
        open_turn(state, emit)
    else:
        reshuffle(state, move, emit)


def _lay(state: State, seat: Seat, move: Lay, emit: Emit | None) -> None:
    options, board = state.options, state.board
    laid = Laid(move.face, move.cell, seat)
    state.seat = seat
    state.idle = 0
    _take(state, laid, emit)
    if move.turned is not None:
        turn_lying(board, seat, move.turned, emit)
    board.lay(laid)
    gained = 0
    if not options.counts_at_end:
        gained = points_at(board, move.face, key_of(move.cell), diagonal=options.diagonal)
        if emit is not None:
            lamps = lamps_at(board, move.face, move.cell, diagonal=options.diagonal)
            emit(TileScored(seat, move.cell, lamps, gained))
    state.turns.append(Turn(seat, move, gained))
    score(state, seat, gained, emit)
    grows = options.rectangles and board.is_rectangle and bool(_sides(state))
    if grows and not is_over_now(state):
        _begin_growth(state, emit)
    else:
        finish_turn(state, emit)


def _take(state: State, laid: Laid, emit: Emit | None) -> None:
    """Take the tile from the hand or the line."""
    seat, tile = state.seat, laid.face.tile
    source = state.hands[seat] or state.line
    index = next(place for place, face in enumerate(source) if face.tile is tile)
    if emit is not None:
        if source is state.line:
            emit(narrate.laid_from_line(source, index, laid))
        else:
            emit(narrate.laid_from_hand(seat, source, index, laid))
    del source[index]


def _begin_growth(state: State, emit: Emit | None) -> None:
    sides = _sides(state)
    if emit is not None:
        emit(RectangleFilled(state.seat, len(sides)))
    _grow(state, next_choice(sides, ()), emit)


def _choose_growth(state: State, move: Grow, emit: Emit | None) -> None:
    assert state.growth is not None
    if emit is not None:
        emit(GrowthChosen(state.seat, move.cell))
    _grow(state, next_choice(_sides(state), (*state.growth.chosen, move.cell)), emit)


def _grow(state: State, growth: Growth, emit: Emit | None) -> None:
    """Wait for the next choice, or add the tiles: nobody sees them before all is chosen."""
    options = state.options
    if growth.choice:
        if state.growth is None and not (options.at_once and options.reading is RuleReading.FIRST):
            # A clock is for laying: it rests while somebody is asked.
            state.rested, state.time_left = state.time_left, None
        state.growth = growth
        state.phase = Phase.GROW
        return
    state.growth = None
    if options.at_once and state.rested is not None:
        state.time_left, state.rested = state.rested, None
    added = [Laid(state.stack.pop(), cell) for cell in growth.chosen]
    for laid in added:
        state.board.lay(laid)
    if emit is not None:
        emit(narrate.added(added))
    finish_turn(state, emit)


def _sides(state: State) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Top, right, bottom, left, as far as there are tiles for them."""
    return middle_places(state.board.bounds)[: max(0, len(state.stack) - kept_for_line(state))]
