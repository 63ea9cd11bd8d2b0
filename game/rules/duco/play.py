"""How a game of DuCo proceeds: lay, score, grow, draw, next. Changes states in place."""

from game.core.events import Emit
from game.core.seats import Actor, Seat
from game.rules.duco import narrate
from game.rules.duco.board import Laid
from game.rules.duco.cells import key_of
from game.rules.duco.course import finish_turn, is_over_now, open_turn, score
from game.rules.duco.dealing import deal
from game.rules.duco.events import GrowthChosen, RectangleFilled, TileScored
from game.rules.duco.growth import middle_places, next_choice
from game.rules.duco.moves import Deal, DucoMove, Grow, Lay, Rearrange
from game.rules.duco.rearranging import rearrange, reshuffle, turn_lying
from game.rules.duco.records import Growth, Phase, Turn
from game.rules.duco.scoring import lamps_at, points_at
from game.rules.duco.state import State


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
    if not options.own_stacks:
        gained = points_at(board, move.face, key_of(move.cell), diagonal=options.diagonal)
        if emit is not None:
            lamps = lamps_at(board, move.face, move.cell, diagonal=options.diagonal)
            emit(TileScored(seat, move.cell, lamps, gained))
    state.turns.append(Turn(seat, move, gained))
    score(state, seat, gained, emit)
    if options.rectangles and board.is_rectangle and state.stack and not is_over_now(state):
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
    tiles = min(4, len(state.stack))
    if emit is not None:
        emit(RectangleFilled(state.seat, tiles))
    _grow(state, next_choice(_sides(state), ()), emit)


def _choose_growth(state: State, move: Grow, emit: Emit | None) -> None:
    assert state.growth is not None
    if emit is not None:
        emit(GrowthChosen(state.seat, move.cell))
    _grow(state, next_choice(_sides(state), (*state.growth.chosen, move.cell)), emit)


def _grow(state: State, growth: Growth, emit: Emit | None) -> None:
    """Wait for the next choice, or add the tiles: nobody sees them before all is chosen."""
    if growth.choice:
        state.growth = growth
        state.phase = Phase.GROW
        if not state.options.at_once:
            state.time_left = None  # ten seconds are for laying
        return
    state.growth = None
    added = [Laid(state.stack.pop(), cell) for cell in growth.chosen]
    for laid in added:
        state.board.lay(laid)
    if emit is not None:
        emit(narrate.added(added))
    finish_turn(state, emit)


def _sides(state: State) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Top, right, bottom, left, as far as there are tiles for them."""
    return middle_places(state.board.bounds)[: len(state.stack)]
