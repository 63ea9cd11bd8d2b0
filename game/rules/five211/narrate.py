"""Card movements of 5211 as events: which card went from which place to which."""

from collections.abc import Sequence

from game.core.events import CardMove, CardsMoved
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
            CardMove(PILE, HANDS[seat][index], hand[index])
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
        return (CardMove(places[hand.index(card)], slots[free], card),)
    return tuple(
        [
            CardMove(places[place], slots[free + step], cards[step])
            for step, place in enumerate(chosen_places(hand, move))
        ]
    )


def chosen_places(hand: Sequence[Card], move: PlayCards) -> list[int]:
    """Where in the hand the chosen cards are; of equal cards the first."""
    first, *others = move.cards
    places = [hand.index(first)]
    for card in others:
        places.append(hand.index(card, places[0] + 1 if card is first else 0))
    return places


def reversed_moves(moves: Sequence[CardMove]) -> tuple[CardMove, ...]:
    """The same way back."""
    return tuple(CardMove(move.target, move.source, move.face) for move in moves)


def refilled(state: State, drawn: int) -> CardsMoved:
    """New cards from the pile, to the right end of each hand in seat order."""
    return CardsMoved(
        tuple(
            [
                CardMove(PILE, places[index], hand[index])
                for places, hand in zip(HANDS, state.hands, strict=False)
                for index in range(len(hand) - drawn, len(hand))
            ]
        )
    )


def cleared(state: State, *, was_last: bool) -> CardsMoved:
    """Scored cards to their owners, all others to the discard; last, the unseen fifth cards."""
    record = state.records[-1]
    moves = []
    for seat, row in enumerate(record.rows):
        scoring = scoring_cards(record.result, row)
        for index, card in enumerate(row):
            target = SCORES[seat] if card in scoring else DISCARD
            moves.append(CardMove(SLOTS[seat][index], target, card))
    if was_last:
        for seat, hand in enumerate(state.hands):
            moves += [CardMove(HANDS[seat][i], DISCARD, card) for i, card in enumerate(hand)]
    return CardsMoved(tuple(moves))
