"""Cards of Chikyu: a creature under the quay, as many lit lanterns as the card is high.

Colour, creature, sign and letter always say the same. Small cards get a face of their own: a
larger index and letter, the sign in the sky, no lanterns. The back is the Earth at sea.
"""

from __future__ import annotations

from functools import lru_cache
from typing import SupportsIndex

import pygame

from scenes.art import lizard, svg
from scenes.art.card_frame import back_dots, back_lines, back_sea, deep, frame, tag, tag_corner
from scenes.art.card_shape import HEIGHT, SMALL_BELOW, WIDTH, card_width
from scenes.art.lettering import Typeface, lettering, stamp
from scenes.art.palette import PALETTE, Palette, mix
from scenes.games.chikyu.art.creatures import creature
from scenes.games.chikyu.art.globe import Globe
from scenes.games.chikyu.art.kind_looks import KindLook, look_of
from scenes.games.chikyu.art.kind_signs import habit, sign
from scenes.games.chikyu.art.reef import reef, reef_defs, small_reef

_WHITE = "#FFFFFF"

_Lettering = tuple[str, float, tuple[float, float]]


def card_face(
    kind: SupportsIndex,
    rank: int,
    height: int,
    large_letters: bool = False,  # noqa: FBT001, FBT002  # sprites are keyed by position
    palette: Palette = PALETTE,
    small_below: int = SMALL_BELOW,
) -> pygame.Surface:
    """The face of a card of so many pixels."""
    small = height < small_below
    size = card_width(height), height
    drawing = card_face_svg(kind, rank, small=small, large_letters=large_letters, palette=palette)
    face, scale = svg.rasterise(drawing, size), height / HEIGHT
    letter = look_of(kind).letter
    for text, pixels, (x, y) in _letterings(rank, letter, small=small, large=large_letters):
        stamp(face, _ink(text, pixels * scale), (x * scale, y * scale))
    return face


def card_face_svg(
    kind: SupportsIndex, rank: int, *, small: bool, large_letters: bool, palette: Palette
) -> str:
    """The picture of a card without its lettering."""
    look = look_of(kind)
    if small:
        backdrop, tags = small_reef(), _small_tags(look, palette)
        beast = svg.group(creature(look, 8), transform=svg.place(122, 206, 1.24))
    else:
        backdrop = reef(look, rank, palette)
        tags = _tags(look, palette, large_letters=large_letters)
        beast = svg.group(creature(look), transform=svg.place(121, 210, 1.17))
    return svg.document(
        WIDTH, HEIGHT, backdrop, beast, frame(palette), tags, defs=reef_defs(look)
    )  # fmt: skip


def card_back(
    height: int, palette: Palette = PALETTE, small_below: int = SMALL_BELOW
) -> pygame.Surface:
    """The sea with the Earth as medallion, and a kododo on its rim."""
    drawing = _back_svg(palette, small=height < small_below)
    return svg.rasterise(drawing, (card_width(height), height))


@lru_cache(maxsize=64)
def _ink(text: str, pixels: float) -> pygame.Surface:
    """White lettering, remembered because the first glyph of a font costs a millisecond."""
    return lettering(text, Typeface.DISPLAY, pixels, _WHITE)


def _letterings(rank: int, letter: str, *, small: bool, large: bool) -> tuple[_Lettering, ...]:
    """What is written on the tags: text, em size and middle, in design units."""
    index = str(rank)
    if small:
        return (index, 118.0, (57, 63)), (letter, 78.0, (193, 291))
    if large:
        return (index, 66.0, (42, 43)), (letter, 40.0, (42, 86)), (letter, 56.0, (200, 291))
    return (index, 66.0, (42, 42)), (letter, 27.0, (55, 88)), (letter, 42.0, (208, 299))


def _tags(look: KindLook, palette: Palette, *, large_letters: bool) -> str:
    """Index with the sign below it, sign and letter in the other corner, the habit in the third."""
    index = _plate(13, 13, 58, 92, look, palette)
    if large_letters:
        corner = _plate(142, HEIGHT - 77, 85, 64, look, palette)
        return index + corner + _placed(look, 148, HEIGHT - 58, 32)
    corner = _plate(151, HEIGHT - 61, 76, 48, look, palette)
    disc = svg.circle(37, HEIGHT - 37, 23, palette.paper) + svg.circle(
        37, HEIGHT - 37, 20.5, look.sky, stroke=look.dark, stroke_width=2.4
    )
    does = svg.group(habit(look, look.dark), transform=svg.place(23.5, HEIGHT - 50.5, 0.27))
    return (
        index + _placed(look, 19, 76, 24) + corner + _placed(look, 157, HEIGHT - 55, 36)
        + disc + does
    )  # fmt: skip


def _small_tags(look: KindLook, palette: Palette) -> str:
    above = svg.group(
        sign(look, _WHITE, mix(look.base, look.dark, 0.4)), transform=svg.place(120, 22, 0.88)
    )
    return _plate(11, 11, 92, 104, look, palette) + _plate(156, 256, 74, 70, look, palette) + above


def _placed(look: KindLook, x: float, y: float, size: float) -> str:
    return svg.group(sign(look, _WHITE, look.dark), transform=svg.place(x, y, size / 100))


def _plate(
    x: float, y: float, width: float, height: float, look: KindLook, palette: Palette
) -> str:
    """A tag; the card of two colours has one of two halves."""
    if not look.second:
        return tag(x, y, width, height, look.dark, palette)
    r, half = tag_corner(width, height), width / 2
    left = f"M0,0 H{r - half} A{r},{r} 0 0 0 {-half},{r} V{height - r} "
    left += f"A{r},{r} 0 0 0 {r - half},{height} H0 Z"
    middle = svg.place(x + half, y)
    mirrored = f"{middle} scale(-1,1)"
    return (
        svg.group(svg.path(left, look.dark), transform=middle)
        + svg.group(svg.path(left, look.second_dark), transform=mirrored)
        + svg.rect(x, y, width, height, "none", rx=r, stroke=palette.paper, stroke_width=4)
    )


def _back_svg(palette: Palette, *, small: bool) -> str:
    cx, cy, r = WIDTH / 2, HEIGHT / 2, 92 if small else 84
    lines = Globe().drawn(
        land_opacity=0.6, line_opacity=0.4 if small else 0.34, width=2.2 if small else 1.2
    )
    scale = (r - 6) / 100
    ball = svg.group(lines, transform=svg.place(cx - 100 * scale, cy - 100 * scale, scale))
    glow = svg.radial_gradient(
        "ball", (0, "#2C98A4", 1), (1, "#0D4F5E", 1), cx=0.4, cy=0.35, r=0.7
    )  # fmt: skip
    walker = svg.group(
        lizard.lizard(lizard.CLIMBING), transform=svg.place(cx + 40, cy - 78, 0.54, 58)
    )
    return svg.document(
        WIDTH, HEIGHT, back_sea(), back_lines(palette, small=small), frame(palette),
        svg.circle(cx, cy, r + 7, "#0A4657", opacity=0.6),
        svg.circle(cx, cy, r - 2, "url(#ball)"),
        ball,
        svg.circle(
            cx, cy, r - 1, "none", stroke=palette.paper, stroke_width=9 if small else 5.5
        ),
        "" if small else back_dots(132, palette) + walker,
        defs=deep(palette) + glow + lizard.GRADIENT,
    )  # fmt: skip
