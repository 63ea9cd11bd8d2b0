"""How a game of 5211 proceeds: deal, commit, reveal, score, refill. Changes states in place."""

from operator import add

from game.core.events import (
    CardsCommitted,
    CardsRevealed,
    CardsTakenBack,
    Emit,
    MatchEnded,
    RoundEnded,
    ScoreChanged,
    Shuffled,
    TurnStarted,
)
from game.core.outcome import EndReason, Outcome, rank_seats
from game.core.seats import Actor, Seat
from game.rules.five211 import narrate
from game.rules.five211.events import RoundScored
from game.rules.five211.moves import Deal, Five211Move, PlayCards
from game.rules.five211.options import CARDS_PER_TURN, HAND_SIZE, TARGET_POINTS, Variant
from game.rules.five211.records import Phase, RoundRecord
from game.rules.five211.scoring import Verdict, score_rows
from game.rules.five211.state import State


def deal(state: State, move: Deal, emit: Emit | None) -> None:
    """Begin the next deck: remove cards unseen, deal five to each seat, the rest is the pile."""
    seats = state.options.seats
    removed = state.numbers.removed
    dealt = removed + HAND_SIZE * seats
    order = move.order
    state.deck += 1
    state.round = state.turn = 0
    state.removed = list(order[:removed])
    state.leftover = []
    # Cards are dealt one at a time around the table, as people do.
    state.hands = [list(order[removed + seat : dealt : seats]) for seat in range(seats)]
    state.pile = list(order[dealt:])
    if emit is not None:
        emit(Shuffled(len(order) - removed))
        emit(narrate.dealt(state))
    _open_turn(state, emit)


def apply(state: State, actor: Actor, move: Five211Move, emit: Emit | None = None) -> None:
    """Change the state by a legal move; the last lock of a turn reveals them all."""
    if isinstance(move, PlayCards):
        state.choices[actor] = move
        state.waiting &= ~(1 << actor)
        if emit is not None:
            emit(CardsCommitted(actor, narrate.committed(state, actor, move)))
        if not state.waiting:
            _reveal(state, emit)
    elif isinstance(move, Deal):
        deal(state, move, emit)
    else:
        take_back(state, actor, emit)


def take_back(state: State, seat: Seat, emit: Emit | None) -> None:
    """Unlock a choice while somebody is still choosing."""
    choice = state.choices[seat]
    assert choice is not None
    state.choices[seat] = None
    state.taken_back = tuple([n + (each == seat) for each, n in enumerate(state.taken_back)])
    state.waiting |= 1 << seat
    if emit is not None:
        way = narrate.committed(state, seat, choice)
        emit(CardsTakenBack(seat, narrate.reversed_moves(way)))


def outcome(state: State) -> Outcome | None:
    """The final standings: most points, then most scored cards, else shared."""
    if state.phase is not Phase.OVER:
        return None
    long_game = state.options.variant is Variant.LONG
    reason = EndReason.TARGET_REACHED if long_game else EndReason.PLAYED_OUT
    return rank_seats(state.points, state.scored, reason)


def _open_turn(state: State, emit: Emit | None) -> None:
    state.phase = Phase.CHOOSE
    state.waiting = (1 << state.options.seats) - 1
    if emit is not None:
        everybody = tuple(range(state.options.seats))
        emit(TurnStarted(everybody, (state.deck, state.round, state.turn)))


def _reveal(state: State, emit: Emit | None) -> None:
    choices = state.choices
    for choice, hand, row in zip(choices, state.hands, state.rows, strict=True):
        assert choice is not None
        row.extend(choice.cards)
        for card in choice.cards:
            hand.remove(card)
    state.choices = [None] * len(choices)
    state.taken_back = (0,) * len(choices)
    state.turn += 1
    if emit is not None:
        emit(CardsRevealed(tuple([choice.cards for choice in choices if choice is not None])))
    if state.turn == len(CARDS_PER_TURN):
        _end_round(state, emit)
    else:
        _refill(state, emit)
        _open_turn(state, emit)


def _refill(state: State, emit: Emit | None) -> None:
    pile = state.pile
    if not pile:
        return
    missing = HAND_SIZE - len(state.hands[0])
    top = 0
    for hand in state.hands:
        hand.extend(pile[top : top + missing])
        top += missing
    del pile[:top]
    if emit is not None:
        emit(narrate.refilled(state, missing))


def _end_round(state: State, emit: Emit | None) -> None:
    _score_round(state, emit)
    was_last = not state.pile
    if emit is not None:
        _tell_round_end(state, emit, was_last=was_last)
    state.rows = [[] for _ in state.rows]
    state.turn = 0
    state.round += 1
    if was_last:
        _end_deck(state)
    elif state.deck and _target_reached(state):
        # Long game, second deck on: the end of any round may be the end of the game.
        state.phase = Phase.OVER
    else:
        _refill(state, emit)
        _open_turn(state, emit)
    if emit is not None and (result := outcome(state)) is not None:
        emit(MatchEnded(result))


def _score_round(state: State, emit: Emit | None) -> None:
    rows = tuple([tuple(row) for row in state.rows])
    result, gained, scored = score_rows(rows, state.numbers)
    if result.verdict is not Verdict.NOBODY:
        state.points = list(map(add, state.points, gained))
        state.scored = list(map(add, state.scored, scored))
    record = RoundRecord(state.deck, state.round, rows, result, gained, scored)
    state.records.append(record)
    if emit is not None:
        emit(RoundScored(record))


def _tell_round_end(state: State, emit: Emit, *, was_last: bool) -> None:
    emit(narrate.cleared(state, was_last=was_last))
    for seat, points in enumerate(state.records[-1].gained):
        if points:
            emit(ScoreChanged(seat, state.points[seat], state.scored[seat]))
    emit(RoundEnded((state.deck, state.round)))


def _end_deck(state: State) -> None:
    # The fifth card of the last round is discarded unscored and unseen.
    for hand in state.hands:
        state.leftover += hand
        hand.clear()
    long_game = state.options.variant is Variant.LONG
    state.phase = Phase.DEAL if long_game and not _target_reached(state) else Phase.OVER


def _target_reached(state: State) -> bool:
    return max(state.points) >= TARGET_POINTS
