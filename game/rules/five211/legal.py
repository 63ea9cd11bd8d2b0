"""Which moves a seat has: any cards of its hand, or its locked choice back; and why no others."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from game.core.seats import Seat
from game.core.words import _, ngettext
from game.rules.five211.moves import (
    PAIR_PLAYS,
    SINGLE_PLAYS,
    TAKE_BACK,
    Deal,
    Five211Move,
    PlayCards,
    TakeBack,
)
from game.rules.five211.options import CARDS_PER_TURN, MOST_TAKE_BACKS
from game.rules.five211.state import State

# Random play-outs ask for nothing more often than this: no Python code runs per card.
_PLAY_OF_ONE: Final = SINGLE_PLAYS.__getitem__
_PLAY_OF_TWO: Final = PAIR_PLAYS.__getitem__


def legal_moves(state: State, seat: Seat) -> Sequence[Five211Move]:
    """Every different move of a seat, in hand order; equal cards give one move."""
    if not state.waiting:
        return ()
    if state.choices[seat] is not None:
        return (TAKE_BACK,) if state.taken_back[seat] < MOST_TAKE_BACKS else ()
    hand = state.hands[seat]
    if CARDS_PER_TURN[state.turn] == 2:
        plays = list(map(_PLAY_OF_TWO, combinations(hand, 2)))
        return plays if len(set(hand)) == len(hand) else list(dict.fromkeys(plays))
    return list(map(_PLAY_OF_ONE, hand if len(set(hand)) == len(hand) else dict.fromkeys(hand)))


def is_legal(state: State, seat: Seat, move: Five211Move) -> bool:
    """Whether `legal_moves` has this move, without making the others."""
    if not isinstance(move, PlayCards):
        return isinstance(move, TakeBack) and _may_take_back(state, seat)
    cards = move.cards
    if (
        not state.waiting
        or state.choices[seat] is not None
        or len(cards) != CARDS_PER_TURN[state.turn]
    ):
        return False
    hand, first, last = state.hands[seat], cards[0], cards[-1]
    if first is last:
        return hand.count(first) >= len(cards)
    return first in hand and last in hand


def refusal(state: State, seat: Seat, move: Five211Move) -> str:
    """Why a move is not legal while the game goes on."""
    if isinstance(move, TakeBack):
        return _("You have nothing locked to take back.")
    if isinstance(move, Deal):
        return _("Nobody deals by hand.")
    if state.choices[seat] is not None:
        return _("Your choice is locked: take it back first.")
    needed = CARDS_PER_TURN[state.turn]
    if len(move.cards) != needed:
        sentence = ngettext(
            "In this turn {count} card is chosen.", "In this turn {count} cards are chosen.", needed
        )
        return sentence.format(count=needed)
    return _("You do not hold these cards.")


def _may_take_back(state: State, seat: Seat) -> bool:
    return state.choices[seat] is not None and state.taken_back[seat] < MOST_TAKE_BACKS
