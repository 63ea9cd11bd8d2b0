"""Type: measures, wraps, shortens and fits text, and names the sprite of a line.

Small sizes are drawn at three times their size and scaled down, which keeps letter spacing even.
A line's box is centred on its capitals, so text sits in the middle of whatever it labels.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

import pygame
from pygame import Surface

from scenes.art.lettering import Typeface, open_font
from scenes.engine.drawing.sprites import Sprite
from scenes.engine.theme import SMALLEST_TEXT, Style, Theme

OVERSAMPLING = 3
DIRECT_FROM = 28
SHRINK_TO = 0.7
MEASURES_KEPT = 1_000
FONTS_KEPT = 64
"""More than one size of the window needs; each keeps its drawn letters, some 150 kB."""
ELLIPSIS = "…"
INK_EMS = 1.6


class Align(Enum):
    """Where the given position lies in the line: its left end, middle or right end."""

    LEFT = 0.0
    CENTRE = 0.5
    RIGHT = 1.0


class Type(NamedTuple):
    """A face at a pixel size; what a style becomes in one window."""

    face: Typeface
    px: int
    leading: float = 1.35

    @property
    def line_height(self) -> int:
        return round(self.px * self.leading)

    @property
    def ink_height(self) -> int:
        """High enough for any accent and tail, whatever the leading."""
        return max(self.line_height, round(self.px * INK_EMS))

    def smaller(self, px: int) -> Type:
        return Type(self.face, px, self.leading)


def type_of(theme: Theme, style: Style) -> Type:
    return Type(style.face, theme.metrics.text_px(style), style.leading)


class Fitted(NamedTuple):
    """A text that fits: perhaps smaller, perhaps cut short."""

    text: str
    type: Type


class SetLine(NamedTuple):
    """A line that is ready to be drawn, and how large it is."""

    text: str
    type: Type
    width: int
    height: int
    ink_height: int


class Typesetter:
    """Owns the fonts of late use. One per app; works in pixels and `Type`s, never in styles."""

    def __init__(self) -> None:
        self._fonts: dict[tuple[Typeface, int], pygame.Font] = {}
        self._widths: dict[tuple[str, Typeface, int], int] = {}
        self._fitted: dict[tuple[str, Type, int], Fitted] = {}
        self._wrapped: dict[tuple[str, Type, int], list[str]] = {}
        self._set: dict[tuple[str, Type, int | None], SetLine] = {}

    def width(self, text: str, type_: Type) -> int:
        key = (text, type_.face, type_.px)
        found = self._widths.get(key)
        if found is None:
            factor = _oversampling(type_.px)
            found = -(-self._font(type_.face, type_.px * factor).size(text)[0] // factor)
            if len(self._widths) >= MEASURES_KEPT:
                self._widths.clear()
            self._widths[key] = found
        return found

    def size(self, text: str, type_: Type) -> tuple[int, int]:
        return self.width(text, type_), type_.line_height

    def wrap(self, text: str, type_: Type, width: int) -> list[str]:
        """Lines no wider than `width`; breaks at spaces, in a word only if it must.

        A number and its percent sign stay together.
        """
        key = (text, type_, width)
        lines = self._wrapped.get(key)
        if lines is None:
            if len(self._wrapped) >= MEASURES_KEPT:
                self._wrapped.clear()
            lines = self._wrapped[key] = self._wrap(text, type_, width)
        return lines.copy()

    def _wrap(self, text: str, type_: Type, width: int) -> list[str]:
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in _words(paragraph):
                longer = f"{line} {word}" if line else word
                if self.width(longer, type_) <= width:
                    line = longer
                    continue
                if line:
                    lines.append(line)
                *full, line = self._pieces(word, type_, width)
                lines.extend(full)
            lines.append(line)
        return lines

    def shorten(self, text: str, type_: Type, width: int) -> str:
        """The longest beginning that fits with an ellipsis after it."""
        if self.width(text, type_) <= width:
            return text
        fits, too_long = 0, len(text)
        while too_long - fits > 1:
            middle = (fits + too_long) // 2
            if self.width(text[:middle].rstrip() + ELLIPSIS, type_) <= width:
                fits = middle
            else:
                too_long = middle
        return text[:fits].rstrip() + ELLIPSIS

    def fit(self, text: str, type_: Type, width: int) -> Fitted:
        """One line in `width`: shrink down to a readable share of the size, then shorten."""
        key = (text, type_, width)
        fitted = self._fitted.get(key)
        if fitted is None:
            if len(self._fitted) >= MEASURES_KEPT:
                self._fitted.clear()
            fitted = self._fitted[key] = self._fit(text, type_, width)
        return fitted

    def _fit(self, text: str, type_: Type, width: int) -> Fitted:
        natural = self.width(text, type_)
        if natural <= width:
            return Fitted(text, type_)
        least = _least(type_)
        smaller = type_.smaller(max(least, type_.px * max(width, 0) // natural))
        while smaller.px > least and self.width(text, smaller) > width:
            smaller = smaller.smaller(smaller.px - 1)
        return Fitted(self.shorten(text, smaller, width), smaller)

    def has_room(self, text: str, type_: Type, width: int) -> bool:
        """Whether a line is whole in this room, as small as it may become."""
        return self.width(text, type_.smaller(_least(type_))) <= width

    def fitting_types(self, said: Sequence[tuple[str, Type]], size: tuple[int, int]) -> list[Type]:
        """For paragraphs below each other: as large as they are meant, as far as all have room."""
        types = [type_ for _words, type_ in said]
        while not self.paragraphs_fit(
            [(words, type_) for (words, _meant), type_ in zip(said, types, strict=True)], size
        ):
            if all(type_.px <= SMALLEST_TEXT for type_ in types):
                break
            types = [_smaller_by_one(type_) for type_ in types]
        return types

    def paragraphs_fit(self, said: Sequence[tuple[str, Type]], size: tuple[int, int]) -> bool:
        """Whether all of them have room below each other, as large as they are."""
        width, height = size
        lines = (len(self.wrap(words, type_, width)) * type_.line_height for words, type_ in said)
        return sum(lines) <= height

    def set_line(self, text: str, type_: Type, width: int | None) -> SetLine:
        """One line with its measures, in `width` if there is any; most are set in every frame."""
        key = (text, type_, width)
        found = self._set.get(key)
        if found is None:
            if len(self._set) >= MEASURES_KEPT:
                self._set.clear()
            fitted = Fitted(text, type_) if width is None else self.fit(text, type_, width)
            size = self.size(*fitted)
            found = self._set[key] = SetLine(*fitted, *size, fitted.type.ink_height)
        return found

    def line(self, text: str, type_: Type, colour: str) -> Sprite:
        """The sprite of one line, as wide as its text and `ink_height` high."""
        return Sprite(self._draw_line, (text, type_, colour))

    def _pieces(self, word: str, type_: Type, width: int) -> list[str]:
        pieces = [""]
        for letter in word:
            if pieces[-1] and self.width(pieces[-1] + letter, type_) > width:
                pieces.append("")
            pieces[-1] += letter
        return pieces

    def _font(self, face: Typeface, px: int) -> pygame.Font:
        # Taken out and put back at the end: the first is the one that nobody has used for longest.
        font = self._fonts.pop((face, px), None) or open_font(face, px)
        self._fonts[face, px] = font
        if len(self._fonts) > FONTS_KEPT:
            del self._fonts[next(iter(self._fonts))]
        return font

    def _draw_line(self, text: str, type_: Type, colour: str) -> Surface:
        factor = _oversampling(type_.px)
        font = self._font(type_.face, type_.px * factor)
        ink = font.render(text, True, colour).convert_alpha()
        ink.premul_alpha_ip()
        width, height = self.width(text, type_), type_.ink_height
        box = Surface((max(1, width * factor), height * factor), pygame.SRCALPHA)
        capitals = font.metrics("H")[0]
        assert capitals is not None
        baseline = (height * factor + capitals[3]) / 2
        place = (0, round(baseline - font.get_ascent()))
        box.blit(ink, place, special_flags=pygame.BLEND_PREMULTIPLIED)
        if factor == 1:
            return box
        return pygame.transform.smoothscale(box, (max(1, width), height))


def _smaller_by_one(type_: Type) -> Type:
    return type_.smaller(max(SMALLEST_TEXT, type_.px - 1))


def _least(type_: Type) -> int:
    return min(type_.px, max(SMALLEST_TEXT, round(type_.px * SHRINK_TO)))


def _oversampling(px: int) -> int:
    return OVERSAMPLING if px < DIRECT_FROM else 1


def _words(paragraph: str) -> list[str]:
    """Between spaces; a percent sign is never alone on a line."""
    words: list[str] = []
    for word in filter(None, paragraph.split(" ")):
        if words and word.startswith("%"):
            words[-1] += f" {word}"
        else:
            words.append(word)
    return words
