"""How the cards of 5211 look: faces with the letter of the player's language, and backs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from game.rules.five211.cards import Card
from scenes.art.card_shape import small_card_below
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import Sprite, sprite
from scenes.engine.theme import Theme
from scenes.games.five211.art.card_faces import card_back, card_face
from scenes.games.five211.art.card_parts import BARE
from scenes.table.cards import card_sprite
from scenes.table.cards.card_sprite import CardSprite
from scenes.ui.house_letters import house_letter

TableCard: TypeAlias = CardSprite[Card]


def face_sprite(card: Card, height: int, theme: Theme) -> Sprite:
    """The picture of a card's face at a height in pixels."""
    letter = house_letter(card.colour)
    large, small_below = theme.comfort.large_letters, small_card_below(theme.metrics.unit)
    palette = theme.palette
    return sprite(card_face, card.suit, card.value, height, large, letter, palette, small_below)


def back_sprite(height: int, theme: Theme) -> Sprite:
    """The picture of a card's back at a height in pixels."""
    return sprite(card_back, height, theme.palette, small_card_below(theme.metrics.unit))


class Five211CardArt:
    """Implements `CardArt`."""

    face = staticmethod(face_sprite)
    back = staticmethod(back_sprite)


class BareWallArt(Five211CardArt):
    """A kododo's card while the kododo is out."""

    @staticmethod
    def face(card: Card, height: int, theme: Theme) -> Sprite:
        """The same card with nobody on its wall."""
        letter, palette = house_letter(card.colour), theme.palette
        large, small_below = theme.comfort.large_letters, small_card_below(theme.metrics.unit)
        return sprite(card_face, card.suit, BARE, height, large, letter, palette, small_below)


CARD_ART: Final = Five211CardArt()
BARE_WALLS: Final = BareWallArt()


def draw_card(
    painter: Painter, card: TableCard, heights: Sequence[int], art: Five211CardArt = CARD_ART
) -> None:
    """A card of 5211; `heights` are the sizes that are drawn exactly."""
    card_sprite.draw_card(painter, card, heights, art)
