"""How the cards of Chikyu look: faces, backs, piles, and the small signs of kinds and habits.

Sizes are in pixels.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from game.rules.chikyu.cards import KINDS, Card, Kind, card_from_code
from scenes.art.card_shape import small_card_below
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import Sprite, sprite
from scenes.engine.theme import Theme
from scenes.games.chikyu.art.card_faces import card_back, card_face
from scenes.games.chikyu.art.card_marks import dashed_rim, lock_disc, pile
from scenes.games.chikyu.art.kind_looks import KindLook, look_of
from scenes.games.chikyu.art.kind_signs import habit_sign, half_sign, kind_sign
from scenes.table.cards import card_sprite
from scenes.table.cards.card_sprite import CardSprite

TableCard: TypeAlias = CardSprite[Card]


PHONE_HEIGHT: Final = 360
PHONE_SIGN: Final = 72
SIGN: Final = "sign-"


def face_sprite(card: Card, height: int, theme: Theme) -> Sprite:
    """The picture of a card's face."""
    large, small_below = theme.comfort.large_letters, small_card_below(theme.metrics.unit)
    return sprite(card_face, card.suit, card.rank, height, large, theme.palette, small_below)


def back_sprite(height: int, theme: Theme) -> Sprite:
    """The picture of a card's back."""
    return sprite(card_back, height, theme.palette, small_card_below(theme.metrics.unit))


def phone_picture(name: str, theme: Theme) -> Sprite:
    """A card for the page of a phone, as it calls it: as high as a sharp screen shows it.

    `sign-T` is the sign of Turnablindie.
    """
    if name.startswith(SIGN):
        letter = name.removeprefix(SIGN)
        kind = next((each for each in KINDS if each.letter == letter), KINDS[0])
        return sprite(kind_sign, kind, PHONE_SIGN, theme.palette)
    return face_sprite(card_from_code(name), PHONE_HEIGHT, theme)


class ChikyuCardArt:
    """Implements `CardArt`."""

    face = staticmethod(face_sprite)
    back = staticmethod(back_sprite)


CARD_ART: Final = ChikyuCardArt()


def draw_card(painter: Painter, card: TableCard, heights: Sequence[int]) -> None:
    """A card of Chikyu; `heights` are the sizes that are drawn exactly."""
    card_sprite.draw_card(painter, card, heights, CARD_ART)


def kind_look(kind: Kind) -> KindLook:
    """Its shades: `base`, `light`, `dark`, `ink`, and those of a second half."""
    return look_of(kind)


def kind_sprite(kind: Kind, size: int, theme: Theme) -> Sprite:
    """The sign of a kind in its colour with a light edge."""
    return sprite(kind_sign, int(kind), size, theme.palette)


def half_kind_sprite(kind: Kind, size: int, theme: Theme, *, right: bool) -> Sprite:
    """One half of the kind that is two colours; the other is a shadow."""
    return sprite(half_sign, int(kind), size, right, theme.palette)


def habit_sprite(kind: Kind, size: int, colour: str) -> Sprite:
    """What a kind does: shut eye, die, hourglass, 3, half disc, one half, zz."""
    return sprite(habit_sign, int(kind), size, colour)


def lock_sprite(size: int, theme: Theme) -> Sprite:
    """The disc on a card that may not be played now."""
    return sprite(lock_disc, size, theme.palette)


def dashed_rim_sprite(height: int, theme: Theme) -> Sprite:
    """Around a card of that height which sets no colour."""
    return sprite(dashed_rim, height, theme.palette)


def pile_sprite(height: int, theme: Theme, *, pink: bool) -> Sprite:
    """The cards of a trick face down; a seahorse on those that hold one."""
    return sprite(pile, height, pink, theme.palette)
