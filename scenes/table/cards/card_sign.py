"""A card as a small sign behind a sentence of the log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic

from scenes.art.card_shape import ASPECT
from scenes.engine.drawing.sprites import Sprite
from scenes.engine.theme import Theme
from scenes.table.cards.card_sprite import CardArt, F


@dataclass(frozen=True, slots=True)
class CardSign(Generic[F]):
    """A face with the art of its game; implements `Sign` of long texts."""

    card: F
    art: CardArt[F]
    aspect: float = ASPECT

    def picture(self, height: int, theme: Theme) -> Sprite:
        """At a height in pixels."""
        return self.art.face(self.card, height, theme)
