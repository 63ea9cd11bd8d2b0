"""The moves of Chikyu: a card, and what chance does. Plays are interned: one object a card."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from game.core.moves import Move
from game.core.seats import Seat
from game.rules.chikyu.cards import CARDS, Card


@dataclass(frozen=True, slots=True, eq=False)
class PlayCard(Move):
    """Play this card from the hand whose turn it is. Take plays from `play_of`, never make one."""

    card: Card

    def __reduce__(self) -> tuple[object, ...]:
        return play_of, (self.card,)


@dataclass(frozen=True, slots=True)
class BlindLead(Move):
    """Butterfingy: chance draws the lead from a shuffled hand."""

    card: Card


@dataclass(frozen=True, slots=True)
class Deal(Move):
    """Who leads first, and the shuffled cards: to the hands in turn, then those set aside."""

    first: Seat
    order: tuple[Card, ...]


ChikyuMove: TypeAlias = PlayCard | BlindLead | Deal

PLAYS: Final = tuple(PlayCard(card) for card in CARDS)
"""The play of each card, by its index."""


def play_of(card: Card) -> PlayCard:
    """The one play of this card."""
    return PLAYS[card.index]
