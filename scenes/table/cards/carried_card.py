"""A card of the hand that follows the pointer, held where it was taken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic

from scenes.table.cards.card_sprite import F
from scenes.table.cards.hand import HandCard
from scenes.table.choosing.drag import Drop, Position


class CarriedCard(Generic[F]):
    """Implements `Carried`; `dropped` says what it means where it was let go of."""

    def __init__(
        self,
        card: HandCard[F],
        grip: Position,
        dropped: Callable[[HandCard[F], Drop], None],
    ) -> None:
        seen = card.raised()
        self._card = card
        self._grip = (seen.x - grip[0], seen.y - grip[1])
        self._dropped = dropped

    def carry(self, position: Position) -> None:
        self._card.carried_to = (position[0] + self._grip[0], position[1] + self._grip[1])

    def drop(self, drop: Drop) -> None:
        self._card.let_go()
        self._dropped(self._card, drop)

    def put_back(self) -> None:
        self._card.let_go()
