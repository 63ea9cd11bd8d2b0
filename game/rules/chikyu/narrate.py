"""What happens at the table of Chikyu as events: cards on their ways, tricks, a round's end."""

from collections.abc import Sequence
from typing import Final

from game.core.events import CardMove, CardsMoved, Emit, TurnStarted
from game.core.places import DISCARD, PILE, Place, Zone
from game.rules.chikyu.cards import BITES, KINDS, Card, Kind, cards_in, counts_in
from game.rules.chikyu.events import (
    CardPlayed,
    EffectWon,
    LeadSet,
    LimitPassed,
    RoundPlayed,
    TrickOpened,
    TrickTaken,
)
from game.rules.chikyu.hands import MOST_HANDS, Hand, leads_after_sit_out
from game.rules.chikyu.records import Led, Trick
from game.rules.chikyu.state import State

_MOST_CARDS: Final = 12
EFFECTS: Final = frozenset((Kind.BUTTERFINGY, Kind.SLUGGOS, Kind.LEIZY))
"""The kinds that do something when a trick is won with them."""


def _places(zone: Zone) -> dict[tuple[int, Hand], Place]:
    """A place for every hand: the part tells a dependency's from its owner's."""
    return {
        (seats, hand): Place(zone, hand % seats, part=hand // seats)
        for seats in range(2, MOST_HANDS + 1)
        for hand in range(max(seats, 4 if seats == 2 else seats))
    }


HAND_PLACES: Final = _places(Zone.HAND)
"""By seats at the table and hand: somewhere in that hand."""
TRICK_PLACES: Final = _places(Zone.TRICK)
"""By seats at the table and hand: its place in the trick."""
_IN_HAND: Final = {
    at: tuple(Place(Zone.HAND, place.seat, index, part=place.part) for index in range(_MOST_CARDS))
    for at, place in HAND_PLACES.items()
}


def dealt(state: State) -> CardsMoved:
    """The deal, one card at a time around the table; hands are told as they are sorted."""
    seats = state.options.seats
    hands = [cards_in(hand) for hand in state.hands]
    return CardsMoved(
        tuple(
            CardMove(PILE, _IN_HAND[seats, hand][index], cards[index])
            for index in range(state.options.hand_size)
            for hand, cards in enumerate(hands)
        )
    )


def trick_opened(state: State) -> TrickOpened:
    """Who plays in the trick that begins."""
    return TrickOpened(state.round, len(state.tricks), state.order, state.led, state.sits_out)


def turn_started(state: State) -> TurnStarted:
    """Somebody chooses a card: in which round and trick, after how many cards of it."""
    return TurnStarted((state.chooser,), (state.round, len(state.tricks), len(state.trick)))


def way_of(state: State, card: Card) -> CardMove:
    """A card's way from the hand whose turn it is; told before it has left."""
    hand, seats = state.turn, state.options.seats
    lower = (state.hands[hand] & card.bit - 1).bit_count()
    return CardMove(_IN_HAND[seats, hand][lower], TRICK_PLACES[seats, hand], card)


def tell_card(state: State, card: Card, way: CardMove, emit: Emit, *, set_lead: bool) -> None:
    """The card that the hand in turn has just played, and whether it set the kind to follow."""
    hand, lead = state.turn, state.lead
    leads = len(state.trick) == 1
    emit(
        CardPlayed(
            hand,
            card,
            way,
            blind=leads and state.led is Led.BLIND,
            leads=leads,
            winner=None if state.winner < 0 else state.winner,
            looks_away=card.kind is Kind.TURNABLINDIE and lead > Kind.TURNABLINDIE,
        )
    )
    if set_lead and lead >= 0:
        emit(LeadSet(hand, KINDS[lead], late=not leads))


def tell_trick(state: State, trick: Trick, before: int, emit: Emit, *, is_last: bool) -> None:
    """The trick becomes a pile; then what is too much now, and what the winning card does."""
    options, winner = state.options, trick.winner
    seats = options.seats
    seat = winner % seats
    number = len(state.tricks) - 1
    pile = Place(Zone.SCORE, seat, sum(each.winner % seats == seat for each in state.tricks) - 1)
    ways = [
        CardMove(TRICK_PLACES[seats, hand], pile, card)
        for hand, card in zip(trick.hands, trick.cards, strict=True)
    ]
    emit(TrickTaken(number, seat, trick, tuple(ways)))
    for kind, old, new in zip(KINDS, counts_in(before), counts_in(state.holds[seat]), strict=True):
        if kind in BITES and old <= options.limit < new:
            emit(LimitPassed(seat, kind, new))
    if trick.lead in EFFECTS:
        leader: Hand | None = winner
        if is_last:
            leader = None
        elif trick.lead is Kind.SLUGGOS:
            leader = leads_after_sit_out(winner, seats, options.hands)
        emit(EffectWon(winner, trick.lead, leader, trick.winning_card))


def round_played(state: State) -> RoundPlayed:
    """Who has played the last card, and what the others drop."""
    seats = state.options.seats
    ways: list[CardMove] = []
    for hand, bits in enumerate(state.hands):
        places: Sequence[Place] = _IN_HAND[seats, hand]
        ways += [
            CardMove(place, DISCARD, card)
            for place, card in zip(places, cards_in(bits), strict=False)
        ]
    last = tuple(hand for hand, bits in enumerate(state.hands) if not bits)
    left = tuple(bits.bit_count() for bits in state.hands)
    return RoundPlayed(state.round, last, left, tuple(ways))
