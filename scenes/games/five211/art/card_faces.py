"""Playing cards: a house under its sky, as many lit windows as the card is worth.

Value 1 is the kododo on the wall. Colour, gable and letter always say the same.
Small cards get a face of their own: a larger index and letter, fewer details.
"""

from __future__ import annotations

from functools import lru_cache
from typing import SupportsIndex

import pygame

from scenes.art import svg
from scenes.art.card_frame import back_lines, back_sea, deep, frame
from scenes.art.card_shape import HEIGHT, SMALL_BELOW, WIDTH, card_width
from scenes.art.lettering import Typeface, lettering, stamp
from scenes.art.palette import PALETTE, Palette
from scenes.games.five211.art import card_parts as parts


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
