"""The toddler of Chikyu: pink first, its biggest card on tricks of others, small ones to lead."""

from typing import Final

from game.ai.bot import Decided
from game.core.rng import Rng
from game.rules.chikyu.cards import Card, Kind
from game.rules.chikyu.moves import ChikyuMove, PlayCard
from game.rules.chikyu.view import ChikyuView

_PINK: Final = 4.0
"""So many ranks a toddler forgets for a pink card."""


class ToddlerBot:
    """Sees ranks and pink, never whether a card can win nor what the piles hold."""

    def __init__(self, name: str) -> None:
        self.name = name

    def think(self, view: ChikyuView, rng: Rng) -> Decided[ChikyuMove]:
        # It keeps the big cards for following, where half of them win nothing.
        sign = 1 if view.trick else -1
        best, most = view.legal[0], float("-inf")
        for move in view.legal:
            if isinstance(move, PlayCard):
                liked = _PINK * _is_pink(move.card) + sign * move.card.rank + rng.random()
                if liked > most:
                    best, most = move, liked
        return Decided(best)


def _is_pink(card: Card) -> bool:
    return card.kind is Kind.INTENTON
