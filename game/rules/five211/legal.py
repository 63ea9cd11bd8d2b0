"""Which moves a seat has: any cards of its hand, or its locked choice back."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from game.core.seats import Seat
from game.rules.five211.moves import (
    PAIR_PLAYS,
    SINGLE_PLAYS,
    TAKE_BACK,
    Five211Move,
)
from game.rules.five211.options import CARDS_PER_TURN
from game.rules.five211.state import State

# Random play-outs ask for nothing more often than this: no Python code runs per card.
_PLAY_OF_ONE: Final = SINGLE_PLAYS.__getitem__
_PLAY_OF_TWO: Final = PAIR_PLAYS.__getitem__


def legal_moves(state: State, seat: Seat) -> Sequence[Five211Move]:
    """Every different move of a seat, in hand order; equal cards give one move."""
    if not state.waiting:
        return ()
    if state.choices[seat] is not None:
        return (TAKE_BACK,)
    hand = state.hands[seat]
    if CARDS_PER_TURN[state.turn] == 2:
        plays = list(map(_PLAY_OF_TWO, combinations(hand, 2)))
        return plays if len(set(hand)) == len(hand) else list(dict.fromkeys(plays))
    return list(map(_PLAY_OF_ONE, dict.fromkeys(hand)))
