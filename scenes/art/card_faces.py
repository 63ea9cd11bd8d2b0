"""Playing cards: a house under its sky, as many lit windows as the card is worth.

Value 1 is the kododo on the wall. Colour, gable and letter always say the same.
Small cards get a face of their own: a larger index and letter, fewer details.
"""

from __future__ import annotations

from functools import lru_cache
from typing import SupportsIndex

import pygame

from scenes.art import card_parts as parts
from scenes.art import svg
from scenes.art.card_parts import FRAME, H, W
from scenes.art.lettering import Face, lettering, stamp
from scenes.art.palette import PALETTE, Palette, premultiplied

ASPECT = W / H
SMALL_BELOW = 130
KODODO = 1
_DIM = (172, 184, 190, 255)
_MARGIN = 0.17


def card_width(height: int) -> int:
    """The pixel width that belongs to a card of `height` pixels."""
    return max(1, round(height * ASPECT))


def card_margin(height: int) -> int:
    """How far the shadow and glow sprites reach beyond the card on every side."""
    return max(2, round(height * _MARGIN))


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
    return svg.document(W, H, picture, parts.frame(palette), tags, defs=defs)


@lru_cache(maxsize=64)
def _ink(text: str, pixels: float) -> pygame.Surface:
    """White lettering, remembered because the first glyph of a font costs a millisecond."""
    return lettering(text, Face.DISPLAY, pixels, "#FFFFFF")


def card_face(
    colour: SupportsIndex,
    value: int,
    height: int,
    large_letters: bool = False,  # noqa: FBT001, FBT002  # sprites are keyed by position
    dimmed: bool = False,  # noqa: FBT001, FBT002
    letter: str | None = None,
    palette: Palette = PALETTE,
) -> pygame.Surface:
    """The face of a card; `letter` replaces the colour's English initial."""
    small = height < SMALL_BELOW
    drawing = card_face_svg(
        colour, value, small=small, large_letters=large_letters, palette=palette
    )
    face = svg.rasterise(drawing, (card_width(height), height))
    sign = palette.house(colour).letter if letter is None else letter
    scale = height / H
    for text, size, (x, y) in parts.letterings(
        value, sign, small=small, large_letters=large_letters
    ):
        stamp(face, _ink(text, size * scale), (x * scale, y * scale))
    return dimmed_card(face) if dimmed else face


def dimmed_card(face: pygame.Surface) -> pygame.Surface:
    """Mostly grey and darker, but still readable: a card that is out of play."""
    grey, face = pygame.transform.grayscale(face), face.copy()
    face.fill((90, 90, 90, 90), special_flags=pygame.BLEND_RGBA_MULT)
    grey.fill((165, 165, 165, 165), special_flags=pygame.BLEND_RGBA_MULT)
    face.blit(grey, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    face.fill(_DIM, special_flags=pygame.BLEND_RGBA_MULT)
    return face


def card_back_svg(palette: Palette = PALETTE, *, small: bool = False) -> str:
    medallion = parts.small_medallion if small else parts.medallion
    sea = svg.rect(FRAME, FRAME, W - 2 * FRAME, H - 2 * FRAME, "url(#deep)")
    waves = parts.back_waves(small=small)
    return svg.document(W, H, sea, waves, parts.frame(palette), medallion(palette),
                        defs=parts.DEFS)  # fmt: skip


def card_back(height: int, palette: Palette = PALETTE) -> pygame.Surface:
    """The sea with a lizard medallion."""
    drawing = card_back_svg(palette, small=height < SMALL_BELOW)
    return svg.rasterise(drawing, (card_width(height), height))


def _halo(height: int, spread: float, colour: str, alpha: int) -> pygame.Surface:
    """A soft card-shaped light or shadow, `card_margin` larger than the card on every side."""
    margin = card_margin(height)
    size = card_width(height) + 2 * margin, height + 2 * margin
    shrink = max(1, height // 48)
    small = max(4, size[0] // shrink), max(4, size[1] // shrink)
    blurred = pygame.Surface(small, pygame.SRCALPHA).convert_alpha()
    blurred.fill(0)
    inset = round((margin - spread * 0.3) * small[0] / size[0])
    box = blurred.get_rect().inflate(-2 * inset, -2 * inset)
    radius = round(box.width * 0.1)
    pygame.draw.rect(blurred, premultiplied(colour, alpha), box, border_radius=radius)
    soft = pygame.transform.gaussian_blur(blurred, max(1, round(spread * 0.75 / shrink)), False)
    return pygame.transform.smoothscale(soft, size)


def card_shadow(height: int, lift: float) -> pygame.Surface:
    """The shadow of a card raised by `lift` (0 resting .. 1 high), to be centred on the card.

    It falls down and to the right, and grows softer, fainter and farther with the lift.
    """
    margin = card_margin(height)
    soft = _halo(height, margin * (0.18 + 0.3 * lift), "#02161D", round(165 - 45 * lift))
    shadow = pygame.Surface(soft.get_size(), pygame.SRCALPHA).convert_alpha()
    shadow.fill(0)
    shadow.blit(soft, (round(margin * 0.06), round(margin * (0.12 + 0.26 * lift))),
                special_flags=pygame.BLEND_PREMULTIPLIED)  # fmt: skip
    return shadow


def card_glow(height: int, colour: str) -> pygame.Surface:
    """A lit rim with a soft halo in `colour`, to be centred under the card."""
    margin = card_margin(height)
    glow = _halo(height, margin * 0.5, colour, 200)
    unit, gap = H / height, 7.0
    width, tall = glow.get_width() * unit, glow.get_height() * unit
    edge = margin * unit - gap
    rim = svg.rect(edge, edge, width - 2 * edge, tall - 2 * edge, colour, rx=22 + gap)
    ring = svg.rasterise(svg.document(width, tall, rim), glow.get_size())
    glow.blit(ring, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return glow
