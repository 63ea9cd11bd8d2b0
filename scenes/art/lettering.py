"""Text drawn at three times its size and scaled down, so that small letters keep even spacing."""

from __future__ import annotations

from enum import Enum
from functools import cache
from io import BytesIO
from pathlib import Path

import pygame

FONTS = Path(__file__).resolve().parents[2] / "assets" / "fonts"
_OVERSAMPLING = 3


class Typeface(Enum):
    """The bundled faces; Baloo 2 for numbers, titles and buttons, Nunito for text."""

    DISPLAY = "Baloo2-ExtraBold.ttf"
    BUTTON = "Baloo2-Bold.ttf"
    STRONG = "Nunito-ExtraBold.ttf"
    BODY = "Nunito-SemiBold.ttf"

    __hash__ = object.__hash__
    """By identity: it is part of the name of every line of text."""

    @property
    def file(self) -> Path:
        return FONTS / self.value


def open_font(face: Typeface, pixels: int) -> pygame.Font:
    """A font from memory: one opened by its name holds its file open as long as it lives."""
    return pygame.Font(BytesIO(_content(face)), pixels)


@cache
def _content(face: Typeface) -> bytes:
    """Read once; every size of the face shares it."""
    return face.file.read_bytes()


def lettering(text: str, face: Typeface, pixels: float, colour: str) -> pygame.Surface:
    """One line of `text`, cropped to its ink; `pixels` is the em size."""
    if not pygame.font.get_init():
        pygame.font.init()
    font = open_font(face, max(1, round(pixels * _OVERSAMPLING)))
    large = font.render(text, True, colour).convert_alpha()
    large = large.subsurface(large.get_bounding_rect()).premul_alpha()
    width, height = large.get_size()
    if not (width and height):
        # A blank has no ink, and scaling nothing up would leave a pixel of any colour.
        return pygame.Surface((1, 1), pygame.SRCALPHA)
    size = max(1, round(width / _OVERSAMPLING)), max(1, round(height / _OVERSAMPLING))
    return pygame.transform.smoothscale(large, size)


def edged_lettering(
    text: str, face: Typeface, pixels: int, colour: str, edge: str, width: int
) -> pygame.Surface:
    """A line with a dark edge all round, so that it reads on anything; cropped to its ink.

    For great words, which need not be drawn at three times their size.
    """
    if not pygame.font.get_init():
        pygame.font.init()
    font = open_font(face, max(1, pixels))
    bright = _cut(font.render(text, True, colour))
    font.outline = max(1, width)
    picture = _cut(font.render(text, True, edge))
    stamp(picture, bright, (picture.get_width() / 2, picture.get_height() / 2))
    return picture


def _cut(ink: pygame.Surface) -> pygame.Surface:
    ink = ink.convert_alpha()
    return ink.subsurface(ink.get_bounding_rect()).premul_alpha()


def stamp(target: pygame.Surface, sign: pygame.Surface, centre: tuple[float, float]) -> None:
    """Blit a premultiplied sign with its middle at `centre`."""
    x = round(centre[0] - sign.get_width() / 2)
    y = round(centre[1] - sign.get_height() / 2)
    target.blit(sign, (x, y), special_flags=pygame.BLEND_PREMULTIPLIED)
