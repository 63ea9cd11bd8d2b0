"""The cards of 5211: a house under its sky, as many lit windows as the card is worth.

Value 1 is the kododo on the wall. Colour, gable and letter (of the player's language) always say
the same. Small cards get a face of their own: a larger index and letter, fewer details.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, SupportsIndex, TypeAlias

import pygame
from pygame import Rect

from game.rules.five211.cards import COLOURS, Card, card, card_from_code
from scenes.art import svg
from scenes.art.card_frame import back_lines, back_sea, deep, frame
from scenes.art.card_shape import HEIGHT, SMALL_BELOW, WIDTH, card_width, small_card_below
from scenes.art.harbour.gables import gable_icon
from scenes.art.lettering import Typeface, lettering, stamp
from scenes.art.palette import PALETTE, Palette
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import Sprite, sprite
from scenes.engine.theme import Theme
from scenes.games.five211.art import card_parts as parts
from scenes.games.five211.art.card_parts import BARE
from scenes.table.cards import card_sprite
from scenes.table.cards.card_sprite import CardSprite
from scenes.ui.house_letters import house_letter

TableCard: TypeAlias = CardSprite[Card]
VALUES = (2, 5, 1, 3, 6)
PHONE_HEIGHT, PHONE_SIGN = 360, 72
SIGN = "sign-"
FAN = 9
"""Degrees from one card to the next."""
SHARE = 0.8
OVERLAP = 0.74
SHAPE = 3.1
"""How many times as wide as a card is high the whole hand is, with its tilted ends."""


def face_sprite(card: Card, height: int, theme: Theme) -> Sprite:
    """The picture of a card's face at a height in pixels."""
    letter = house_letter(card.colour)
    large, small_below = theme.comfort.large_letters, small_card_below(theme.metrics.unit)
    palette = theme.palette
    return sprite(card_face, card.suit, card.value, height, large, letter, palette, small_below)


def back_sprite(height: int, theme: Theme) -> Sprite:
    """The picture of a card's back at a height in pixels."""
    return sprite(card_back, height, theme.palette, small_card_below(theme.metrics.unit))


def phone_picture(name: str, theme: Theme) -> Sprite:
    """A card for the page of a phone, as it calls it: as high as a sharp screen shows it.

    `sign-y` is the gable of yellow.
    """
    if name.startswith(SIGN):
        letter = name.removeprefix(SIGN)
        colour = next((each for each in COLOURS if each.letter == letter), COLOURS[0])
        return sprite(gable_icon, colour, PHONE_SIGN, theme.palette)
    return face_sprite(card_from_code(name), PHONE_HEIGHT, theme)


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


def card_face_svg(
    colour: SupportsIndex,
    value: int,
    *,
    small: bool = False,
    large_letters: bool = False,
    palette: Palette = PALETTE,
) -> str:
    """The picture of a card without its lettering."""
    if small:
        picture = parts.small_picture(colour, value, palette)
        tags = parts.small_tags(colour, value, palette)
    else:
        picture = parts.picture(colour, value, palette)
        tags = parts.tags(colour, value, palette, large_letters=large_letters)
    defs = parts.DEFS + parts.sky_gradient(colour, palette)
    return svg.document(WIDTH, HEIGHT, picture, frame(palette), tags, defs=defs)


@lru_cache(maxsize=64)
def _ink(text: str, pixels: float) -> pygame.Surface:
    """White lettering, remembered because the first glyph of a font costs a millisecond."""
    return lettering(text, Typeface.DISPLAY, pixels, "#FFFFFF")


def card_face(
    colour: SupportsIndex,
    value: int,
    height: int,
    large_letters: bool = False,  # noqa: FBT001, FBT002  # sprites are keyed by position
    letter: str | None = None,
    palette: Palette = PALETTE,
    small_below: int = SMALL_BELOW,
) -> pygame.Surface:
    """The face of a card; `letter` replaces the colour's English initial."""
    small = height < small_below
    drawing = card_face_svg(
        colour, value, small=small, large_letters=large_letters, palette=palette
    )
    face = svg.rasterise(drawing, (card_width(height), height))
    sign = palette.house(colour).letter if letter is None else letter
    scale = height / HEIGHT
    for text, size, (x, y) in parts.letterings(
        value, sign, small=small, large_letters=large_letters
    ):
        stamp(face, _ink(text, size * scale), (x * scale, y * scale))
    return face


def card_back_svg(palette: Palette = PALETTE, *, small: bool = False) -> str:
    medallion = parts.small_medallion if small else parts.medallion
    lines = back_lines(palette, small=small)
    return svg.document(WIDTH, HEIGHT, back_sea(), lines, frame(palette), medallion(palette),
                        defs=parts.DEFS + deep(palette))  # fmt: skip


def card_back(
    height: int, palette: Palette = PALETTE, small_below: int = SMALL_BELOW
) -> pygame.Surface:
    """The sea with a lizard medallion."""
    drawing = card_back_svg(palette, small=height < small_below)
    return svg.rasterise(drawing, (card_width(height), height))


def draw_cover(painter: Painter, area: Rect) -> None:
    """Five cards in the middle of a box, as large as it allows."""
    height = round(min(area.height * SHARE, area.width / SHAPE))
    step = card_width(height) * OVERLAP
    middle = len(COLOURS) // 2
    for number, (colour, value) in enumerate(zip(COLOURS, VALUES, strict=True)):
        away = number - middle
        x = area.centerx + away * step
        y = area.centery + abs(away) ** 1.6 * height * 0.035
        draw_card(painter, TableCard(card(colour, value), x, y, height, -away * FAN), (height,))
