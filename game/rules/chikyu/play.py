"""How a game of Chikyu proceeds: deal, tricks with their effects, scoring; all in place."""

from collections.abc import Callable
from functools import partial
from typing import Final

from game.core.events import Emit, FirstSeatNamed, MatchEnded, RoundEnded, Shuffled
from game.core.outcome import EndReason, Outcome, rank_seats
from game.core.seats import Actor, seats_from
from game.rules.chikyu import narrate
from game.rules.chikyu.cards import KINDS, Card, Kind, bits_of, hold_of
from game.rules.chikyu.hands import Hand, leads_after_sit_out, playing_order
from game.rules.chikyu.moves import ChikyuMove, Deal, PlayCard
from game.rules.chikyu.options import MOST_ROUNDS
from game.rules.chikyu.records import Led, Phase, RoundRecord, Trick
from game.rules.chikyu.score_telling import scoring_events
from game.rules.chikyu.scoring import count_piles, pinks_in, score_round
from game.rules.chikyu.state import NOBODY, State

_trick: Final[Callable[[tuple[object, ...]], Trick]] = partial(tuple.__new__, Trick)

_BUTTERFINGY: Final = int(Kind.BUTTERFINGY)
_SLUGGOS: Final = int(Kind.SLUGGOS)
_LEIZY: Final = int(Kind.LEIZY)


def apply(state: State, actor: Actor, move: ChikyuMove, emit: Emit | None = None) -> None:  # noqa: ARG001
    """Change the state by a legal move; who chose the card makes no difference to it."""
    if isinstance(move, PlayCard):
        _play(state, move.card, emit)
    elif isinstance(move, Deal):
        _deal(state, move, emit)
    else:
        state.phase = Phase.PLAY
        _play(state, move.card, emit)


def outcome(state: State) -> Outcome | None:
    """The final standings: most points; among equals who got there first, and so lies lower.

    House rule: one post is to be filled, so a tie is broken as the order of the scoring is.
    """
    if state.phase is not Phase.OVER:
        return None
    points, markers = state.points, state.markers
    reached = max(points) >= state.options.end_points
    reason = EndReason.TARGET_REACHED if reached else EndReason.PLAYED_OUT
    above = [
        sum([points[other] == own for other in markers[markers.index(seat) + 1 :]])
        for seat, own in enumerate(points)
    ]
    return rank_seats(points, above, reason)


def _deal(state: State, move: Deal, emit: Emit | None) -> None:
    options, order = state.options, move.order
    hands, seats = options.hands, options.seats
    dealt = hands * options.hand_size
    state.round = len(state.records)
    state.first = move.first
    # Cards are dealt one at a time around the table, as people do.
    state.hands = [bits_of(order[hand:dealt:hands]) for hand in range(hands)]
    state.aside = bits_of(order[dealt:])
    state.dropped = (0,) * hands
    state.lacks = [0] * hands
    state.tricks = []
    state.pinks = []
    state.holds = [0] * seats
    if not state.markers:
        state.markers = list(seats_from(move.first, seats))
    if emit is not None:
        emit(Shuffled(len(order)))
        emit(narrate.dealt(state))
        if not state.records:
            emit(FirstSeatNamed(move.first, by_lot=not options.begins))
    _open_trick(state, move.first, Led.FREELY, None, emit)


def _open_trick(
    state: State, leader: Hand, led: Led, sits_out: Hand | None, emit: Emit | None
) -> None:
    seats = state.options.seats
    state.trick = []
    state.order = playing_order(state.options.hands, leader, sits_out)
    state.led = led
    state.sits_out = sits_out
    state.lead = state.winner = NOBODY
    state.best = 0
    state.turn = leader
    if led is Led.BLIND:
        state.phase = Phase.BLIND
        state.chooser = NOBODY
    else:
        state.phase = Phase.PLAY
        # With two seats the other one picks what a dependency drops.
        state.chooser = (leader + (led is Led.PICKED)) % seats
    if emit is not None:
        emit(narrate.trick_opened(state))
        if led is not Led.BLIND:
            emit(narrate.turn_started(state))


def _play(state: State, card: Card, emit: Emit | None) -> None:
    hand, trick, lead, suit = state.turn, state.trick, state.lead, card.suit
    way = None if emit is None else narrate.way_of(state, card)
    state.hands[hand] ^= card.bit
    trick.append(card)
    if suit == lead:
        if card.rank > state.best:
            state.best = card.rank
            state.winner = hand
    elif lead < 0:
        _set_lead(state, card)
    elif suit:
        # Only a Turnablindie is played without telling that there was nothing to follow with.
        state.lacks[hand] |= 1 << lead
    if emit is not None and way is not None:
        narrate.tell_card(state, card, way, emit, set_lead=lead < 0)
    order, played = state.order, len(trick)
    if played == len(order):
        _end_trick(state, emit)
        return
    state.turn = hand = order[played]
    state.chooser = hand % state.options.seats
    if emit is not None:
        emit(narrate.turn_started(state))


def _set_lead(state: State, card: Card) -> None:
    """The leader's card sets the kind; after Leizy the second one, which the first may match."""
    trick, leader = state.trick, state.order[0]
    if state.led is not Led.COLOURLESS:
        state.winner = leader
    elif len(trick) == 1:
        return
    else:
        first = trick[0]
        ahead = first.suit == card.suit and first.rank > card.rank
        state.winner = leader if ahead else state.turn
        if ahead:
            card = first
    state.lead = card.suit
    state.best = card.rank


def _end_trick(state: State, emit: Emit | None) -> None:
    options, lead, winner = state.options, state.lead, state.winner
    seat = winner % options.seats
    cards = tuple(state.trick)
    trick = _trick((state.order, cards, state.led, state.sits_out, KINDS[lead], winner))
    pile = hold_of(cards)
    before = state.holds[seat]
    state.tricks.append(trick)
    state.pinks.append(pinks_in(pile))
    state.holds[seat] = before + pile
    state.trick = []
    is_last = 0 in state.hands
    if emit is not None:
        narrate.tell_trick(state, trick, before, emit, is_last=is_last)
    if is_last:
        _end_round(state, emit)
    # The winning card is always of the kind that was to be followed.
    elif lead == _BUTTERFINGY:
        led = Led.BLIND if winner < options.seats else Led.PICKED
        _open_trick(state, winner, led, None, emit)
    elif lead == _SLUGGOS:
        leader = leads_after_sit_out(winner, options.seats, options.hands)
        _open_trick(state, leader, Led.FREELY, winner, emit)
    elif lead == _LEIZY:
        _open_trick(state, winner, Led.COLOURLESS, None, emit)
    else:
        _open_trick(state, winner, Led.FREELY, None, emit)


def _end_round(state: State, emit: Emit | None) -> None:
    state.dropped = tuple(state.hands)
    state.order = ()
    state.led = Led.FREELY
    state.sits_out = None
    state.lead = state.winner = state.turn = state.chooser = NOBODY
    state.best = 0
    if emit is not None:
        emit(narrate.round_played(state))
    state.hands = [0] * len(state.hands)
    _score(state, emit)
    over = state.round + 1 == MOST_ROUNDS or max(state.points) >= state.options.end_points
    state.phase = Phase.OVER if over else Phase.DEAL
    if emit is not None:
        emit(RoundEnded((state.round,)))
        if (result := outcome(state)) is not None:
            emit(MatchEnded(result))


def _score(state: State, emit: Emit | None) -> None:
    options = state.options
    pinks: list[list[int]] = [[] for _ in state.holds]
    for trick, pink in zip(state.tricks, state.pinks, strict=True):
        pinks[trick.winner % options.seats].append(pink)
    firsts = [count_piles(options, hold, own) for hold, own in zip(state.holds, pinks, strict=True)]
    scored = score_round(firsts, state.points, state.markers)
    state.points = scored.points
    state.markers = scored.markers
    record = RoundRecord(
        state.round,
        state.first,
        tuple(state.tricks),
        tuple([hand.bit_count() for hand in state.dropped]),
        scored.scores,
        scored.orders,
        tuple(scored.markers),
    )
    state.records.append(record)
    if emit is not None:
        for event in scoring_events(record, options):
            emit(event)
