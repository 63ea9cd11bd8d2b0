"""The three moves of 5211. Plays are interned: the same cards are the same object."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

from game.core.moves import Move
from game.rules.five211.cards import KINDS, PAIRS, Card


@dataclass(frozen=True, slots=True, eq=False)
class PlayCards(Move):
    """Lock these cards, lower index first. Take plays from `play_of`, never make one."""

    cards: tuple[Card, ...]

    def __reduce__(self) -> tuple[object, ...]:
        return play_of, (self.cards,)


@dataclass(frozen=True, slots=True)
class TakeBack(Move):
    """Take the locked choice back, while somebody is still choosing."""


@dataclass(frozen=True, slots=True)
class Deal(Move):
    """The shuffled deck: first the cards removed unseen, then the hands in turn, then the pile."""

    order: tuple[Card, ...]


Five211Move: TypeAlias = PlayCards | TakeBack | Deal

TAKE_BACK: Final = TakeBack()

SINGLE_PLAYS: Final = {kind: PlayCards((kind,)) for kind in KINDS}
"""The play of one card."""

PAIR_PLAYS: Final = {
    order: play for pair in PAIRS for play in (PlayCards(pair),) for order in (pair, pair[::-1])
}
"""The play of two cards, found in either order."""


def play_of(cards: Iterable[Card]) -> PlayCards:
    """The play of one or two cards, in any order."""
    chosen = tuple(cards)
    if len(chosen) == 1:
        return SINGLE_PLAYS[chosen[0]]
    first, second = chosen
    return PAIR_PLAYS[first, second]
