"""How a game of Pebbles proceeds: deal, blind lead, lay in turn, score; with or without a clock."""

from dataclasses import dataclass

from game.core.events import (
    CardMove,
    CardsMoved,
    Emit,
    Event,
    MatchEnded,
    RoundEnded,
    ScoreChanged,
    Shuffled,
    TurnStarted,
)
from game.core.outcome import EndReason, Grade, Outcome, rank_seats
from game.core.places import DISCARD, PILE, Cell, Place, Zone
from game.core.seats import Seat
from tests.pebbles.table import (
    DECK,
    HAND_SIZE,
    ROUNDS,
    TURN_TIME,
    Card,
    Deal,
    Laid,
    Lay,
    Lead,
    PebblesMove,
    Phase,
    State,
    neighbours,
)


@dataclass(frozen=True, slots=True)
class TimeRanOut(Event):
    """A seat laid nothing in time."""

    seat: Seat


def apply(state: State, move: PebblesMove, tell: Emit) -> None:
    """Change the state by a deal, a blind lead or a lay of whoever's turn it is."""
    match move:
        case Deal(order):
            _deal(state, order, tell)
        case Lead(card):
            _lay(state, card, (0, 0), tell)
        case Lay(card, cell):
            _lay(state, card, cell, tell)


def time_out(state: State, tell: Emit) -> None:
    """The turn is lost, the card kept; when everybody has slept through two turns it is over."""
    tell(TimeRanOut(state.seat))
    state.missed += 1
    _next_turn(state, tell)


def outcome(state: State) -> Outcome | None:
    """Most points; who plays alone gets a grade for them."""
    if state.phase is not Phase.OVER:
        return None
    alone = state.options.seats == 1
    grade = Grade(min(state.points[0], Grade.EXPERT)) if alone else None
    reason = EndReason.TIME_UP if _all_asleep(state) else EndReason.PLAYED_OUT
    return rank_seats(state.points, [0] * state.options.seats, reason, grade)


def _deal(state: State, order: tuple[Card, ...], tell: Emit) -> None:
    seats = state.options.seats
    state.laid = []
    state.lacking = [""] * seats
    hands = [order[seat * HAND_SIZE : (seat + 1) * HAND_SIZE] for seat in range(seats)]
    state.hands = [list(hand) for hand in hands]
    state.aside = list(order[seats * HAND_SIZE :])
    state.phase = Phase.LEAD
    tell(Shuffled(len(DECK)))
    ways = [
        CardMove(PILE, Place(Zone.HAND, seat, index), card)
        for seat, hand in enumerate(hands)
        for index, card in enumerate(hand)
    ]
    tell(CardsMoved(tuple(ways)))


def _lay(state: State, card: Card, cell: Cell, tell: Emit) -> None:
    seat, hand = state.seat, state.hands[state.seat]
    if state.laid and state.options.must_follow and card[0] != state.laid[-1].card[0]:
        state.lacking[seat] += state.laid[-1].card[0]
    source = Place(Zone.HAND, seat, hand.index(card))
    hand.remove(card)
    beside = neighbours(cell)
    gained = sum(other.cell in beside and other.card[0] == card[0] for other in state.laid)
    state.laid.append(Laid(cell, card, seat))
    state.missed = 0
    tell(CardsMoved((CardMove(source, Place(Zone.TABLE, cell=cell), card),)))
    if gained:
        state.points[seat] += gained
        tell(ScoreChanged(seat, state.points[seat], 0))
    _next_turn(state, tell)


def _next_turn(state: State, tell: Emit) -> None:
    state.turn += 1
    state.time_left = None
    if _all_asleep(state):
        _end(state, tell)
    elif state.turn < HAND_SIZE * state.options.seats:
        state.phase = Phase.CHOOSE
        state.time_left = TURN_TIME if state.options.clock else None
        tell(TurnStarted((state.seat,), (state.round, state.turn)))
    else:
        tell(RoundEnded((state.round,)))
        state.turn = 0
        state.round += 1
        if state.round < ROUNDS:
            state.phase = Phase.DEAL
        else:
            _end(state, tell)


def _end(state: State, tell: Emit) -> None:
    kept = [
        CardMove(Place(Zone.HAND, seat, index), DISCARD, card)
        for seat, hand in enumerate(state.hands)
        for index, card in enumerate(hand)
    ]
    if kept:
        tell(CardsMoved(tuple(kept)))
    state.phase = Phase.OVER
    result = outcome(state)
    assert result is not None
    tell(MatchEnded(result))


def _all_asleep(state: State) -> bool:
    return state.missed >= 2 * state.options.seats
