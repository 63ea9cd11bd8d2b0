"""Card movements of 5211 as events: which card went from which place to which."""

from collections.abc import Sequence

from game.core.events import CardMove, CardsMoved, card_move
from game.core.places import DISCARD, PILE, Place, Zone
from game.core.seats import Seat
from game.rules.five211.cards import Card
from game.rules.five211.moves import PlayCards
from game.rules.five211.options import HAND_SIZE
from game.rules.five211.scoring import scoring_cards
from game.rules.five211.state import State

HANDS = tuple(tuple(Place(Zone.HAND, seat, i) for i in range(HAND_SIZE)) for seat in range(5))
SLOTS = tuple(tuple(Place(Zone.SLOT, seat, i) for i in range(4)) for seat in range(5))
SCORES = tuple(Place(Zone.SCORE, seat) for seat in range(5))


def dealt(state: State) -> CardsMoved:
    """The deal, one card at a time around the table."""
    return CardsMoved(
        tuple(
            card_move((PILE, HANDS[seat][index], hand[index]))
            for index in range(HAND_SIZE)
            for seat, hand in enumerate(state.hands)
        )
    )


def committed(state: State, seat: Seat, move: PlayCards) -> tuple[CardMove, ...]:
    """The chosen cards' way from the hand to the free slots."""
    cards, hand, free = move.cards, state.hands[seat], len(state.rows[seat])
    places, slots = HANDS[seat], SLOTS[seat]
    if len(cards) == 1:
        # Two of three turns: no list is needed to find one card.
        card = cards[0]
        return (card_move((places[hand.index(card)], slots[free], card)),)
    first, second = chosen_places(hand, move)
    return (
        card_move((places[first], slots[free], cards[0])),
        card_move((places[second], slots[free + 1], cards[1])),
    )


def chosen_places(hand: Sequence[Card], move: PlayCards) -> list[int]:
    """Where in the hand the chosen cards are; of equal cards the first."""
    first, last = move.cards[0], move.cards[-1]
    place = hand.index(first)
    if len(move.cards) == 1:
        return [place]
    return [place, hand.index(last, place + 1 if last is first else 0)]


def reversed_moves(moves: Sequence[CardMove]) -> tuple[CardMove, ...]:
    """The same way back."""
    return tuple(CardMove(move.target, move.source, move.face) for move in moves)


def refilled(state: State, drawn: int) -> CardsMoved:
    """New cards from the pile, to the right end of each hand in seat order."""
    hands = state.hands
    new = range(len(hands[0]) - drawn, len(hands[0]))
    ways = [
        card_move((PILE, HANDS[seat][index], hand[index]))
        for seat, hand in enumerate(hands)
        for index in new
    ]
    return CardsMoved(tuple(ways))


def cleared(state: State, *, was_last: bool) -> CardsMoved:
    """Scored cards to their owners, all others to the discard; last, the unseen fifth cards."""
    record = state.records[-1]
    moves: list[CardMove] = []
    for row, slots, pile in zip(record.rows, SLOTS, SCORES, strict=False):
        scoring = scoring_cards(record.result, row)
        moves += [
            card_move((slot, pile if card in scoring else DISCARD, card))
            for slot, card in zip(slots, row, strict=True)
        ]
    if was_last:
        for hand, places in zip(state.hands, HANDS, strict=False):
            moves += [
                card_move((place, DISCARD, card)) for place, card in zip(places, hand, strict=False)
            ]
    return CardsMoved(tuple(moves))
