"""The course of a game around its moves: whose turn it is, the clock, the last round, the end."""

from game.core.events import Emit, MatchEnded, RoundEnded, ScoreChanged, TurnStarted
from game.core.outcome import EndReason, Grade, Outcome, rank_seats
from game.core.seats import Seat, seats_from
from game.rules.duco import narrate
from game.rules.duco.dealing import drawing_stack
from game.rules.duco.events import CountdownStarted, LastRound, TimeRanOut, TownCounted
from game.rules.duco.options import IDLE_ROUNDS
from game.rules.duco.pars import pars_of
from game.rules.duco.records import Phase, Turn
from game.rules.duco.scoring import count_town
from game.rules.duco.state import State


def open_turn(state: State, emit: Emit | None) -> None:
    """Let a seat, or all at once, choose."""
    options = state.options
    state.phase = Phase.PLAY
    if options.tile_seconds:
        idle = state.idle >= IDLE_ROUNDS * options.seats
        state.time_left = None if idle else 1000 * options.tile_seconds
    if emit is not None:
        everybody = tuple(seats_from(state.first, options.seats))
        seats = everybody if options.at_once else (state.seat,)
        emit(TurnStarted(tuple(seats), (state.round,)))


def finish_turn(state: State, emit: Emit | None) -> None:
    """Draw for the seat that has laid, and go on."""
    _draw(state, state.seat, emit)
    if not state.options.at_once:
        next_turn(state, emit)
    elif is_over_now(state):
        _end(state, emit)
    else:
        state.phase = Phase.PLAY
        countdown = 1000 * state.options.countdown
        if countdown and not state.hands[state.seat] and state.time_left is None:
            state.time_left = countdown
            if emit is not None:
                emit(CountdownStarted(state.seat, countdown))


def next_turn(state: State, emit: Emit | None) -> None:
    """The next seat that can do something, in this round or a new one; or the end."""
    seats = state.options.seats
    while True:
        state.seat = (state.seat + 1) % seats
        if state.seat == state.first:
            if emit is not None:
                emit(RoundEnded((state.round,)))
            if state.last_round or not can_begin_round(state, emit):
                _end(state, emit)
                return
            state.round += 1
        if can_act(state, state.seat):
            open_turn(state, emit)
            return
        begin_last_round(state, state.seat, None, emit)


def can_act(state: State, seat: Seat) -> bool:
    """Whether a seat has anything to lay; a square of tiles can always be rearranged."""
    return bool(state.hands[seat] or state.line) or state.options.rearranges


def can_begin_round(state: State, emit: Emit | None = None) -> bool:
    """Whether everybody can lay once more: nobody lays a tile more than another."""
    options, seats = state.options, range(state.options.seats)
    if not options.even_rounds:
        return any(can_act(state, seat) for seat in seats)
    short: tuple[Seat, ...]
    if options.line:
        short = () if len(state.line) + len(state.stack) >= options.seats else (state.first,)
    else:
        short = tuple(seat for seat in seats if not can_act(state, seat))
    if short and any(can_act(state, seat) for seat in seats):
        begin_last_round(state, short[0], None, emit)
    return not short


def kept_for_line(state: State) -> int:
    """Tiles of the stack that must stay for whoever still takes one from the line this round."""
    options = state.options
    if not (options.line and options.even_rounds):
        return 0
    still_to_lay = (state.first - state.seat - 1) % options.seats
    return max(0, still_to_lay - len(state.line))


def begin_last_round(state: State, seat: Seat, points: int | None, emit: Emit | None) -> None:
    """Somebody has enough, or nothing to lay: this round is finished, then the game is over."""
    if not state.last_round:
        state.last_round = True
        if emit is not None:
            emit(LastRound(seat, points))


def score(state: State, seat: Seat, gained: int, emit: Emit | None) -> None:
    """Add points, or sets."""
    if gained:
        state.points[seat] += gained
        if emit is not None:
            emit(ScoreChanged(seat, state.points[seat], 0))
    goal = state.options.goal
    if goal is not None and state.points[seat] >= goal:
        begin_last_round(state, seat, state.points[seat], emit)


def is_over_now(state: State) -> bool:
    """Whether nothing follows the move just made."""
    options = state.options
    was_last_seat = (state.seat + 1) % options.seats == state.first
    if state.last_round and (was_last_seat or options.at_once):
        return True
    if options.rearranges or any(state.hands) or state.line:
        return False
    return not (any(state.own_stacks) if options.stacks else state.stack)


def pass_time(state: State, milliseconds: int, emit: Emit | None = None) -> None:
    """Let the clock run; at its end a tile is kept, or a game of all at once is over."""
    assert state.time_left is not None
    state.time_left -= milliseconds
    if state.time_left > 0:
        return
    if state.options.at_once:
        state.timed_out = True
        _end(state, emit)
        return
    state.idle += 1
    state.turns.append(Turn(state.seat, None, 0))
    if emit is not None:
        emit(TimeRanOut(state.seat))
    next_turn(state, emit)


def outcome(state: State) -> Outcome | None:
    """The final standings: most points, what is equal is shared; alone, a grade."""
    if state.phase is not Phase.OVER:
        return None
    goal = state.options.goal
    reason = EndReason.TIME_UP if state.timed_out else EndReason.PLAYED_OUT
    if goal is not None and max(state.points) >= goal:
        reason = EndReason.TARGET_REACHED
    pars = pars_of(state.options)
    grade = _grade(state, reason, pars) if pars is not None else None
    return rank_seats(state.points, [0] * len(state.points), reason, grade)


def _grade(state: State, reason: EndReason, pars: tuple[int, int, int]) -> Grade:
    if reason is not EndReason.TARGET_REACHED:
        return Grade.MODEST
    # A turn that ran out of time counts like a tile.
    used = len(state.turns)
    grades = (Grade.EXPERT, Grade.GOOD, Grade.FAIR)
    graded = zip(pars, grades, strict=True)
    return next((grade for par, grade in graded if used <= par), Grade.MODEST)


def _draw(state: State, seat: Seat, emit: Emit | None) -> None:
    stack = drawing_stack(state, seat)
    if not stack:
        return
    if state.options.line:
        middle = state.options.line_middle
        state.line.insert(middle, stack.pop())
        if emit is not None:
            emit(narrate.line_filled(state.line, middle))
    else:
        state.hands[seat].append(stack.pop())
        if emit is not None:
            emit(narrate.drawn(state, seat))


def _end(state: State, emit: Emit | None) -> None:
    options = state.options
    state.phase = Phase.OVER
    state.growth = None
    state.time_left = None
    if options.counts_at_end:
        counts = count_town(state.board, options)
        state.points = [count.points for count in counts]
        if emit is not None:
            emit(TownCounted(counts))
            for seat, points in enumerate(state.points):
                emit(ScoreChanged(seat, points, 0))
    if emit is not None and (result := outcome(state)) is not None:
        emit(MatchEnded(result))
