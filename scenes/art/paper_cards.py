"""Plain paper cards for any game: a number, a word, or both; words alike have a colour alike."""

from __future__ import annotations

import re
from zlib import crc32

import pygame

from scenes.art import svg
from scenes.art.card_frame import FRAME, back_dots, back_lines, back_sea, deep, frame, tag
from scenes.art.card_shape import HEIGHT, SMALL_BELOW, WIDTH, card_width
from scenes.art.lettering import Typeface, lettering, stamp
from scenes.art.palette import PALETTE, HouseShades, Palette

PAPER = HouseShades("", "#F3E9D2", "#12596A", "#F3E9D2", "#FBF6E9", "#08303C")
"""The shades of a card that shows nothing but a number."""
NUMBER, WORD = 150.0, 44.0
"""Em sizes in design units; what is too wide is set smaller."""
ROOM = WIDTH - 4 * FRAME
TAG, TAG_WORDS = 64, 46.0
ON_TAG = 0.8
"""Of its width at most."""
MIDDLE, ABOVE_WORD, BELOW_NUMBER = 0.5, 0.48, 0.76
"""Where number and word stand, of the height."""
_NUMBER = re.compile(r"-?\d+")
_COLOURS = {"yellow": 0, "green": 1, "orange": 2, "red": 2, "blue": 3, "violet": 4, "purple": 4}


def _shades(words: str, palette: Palette) -> HouseShades:
    """By what is no number: ace 1 and ace 2 look alike, and every time the same."""
    kind = _NUMBER.sub("", words).strip().casefold()
    if not kind:
        return PAPER
    return palette.houses[_COLOURS.get(kind, crc32(kind.encode()) % len(palette.houses))]


def paper_face(words: str, height: int, palette: Palette = PALETTE) -> pygame.Surface:
    """A card with these words on it: its number large, the rest below."""
    found = _NUMBER.search(words)
    large = found[0] if found else words
    small = _NUMBER.sub("", words, count=1).strip() if found else ""
    shades, is_small = _shades(words, palette), height < SMALL_BELOW
    inner = svg.rect(FRAME, FRAME, WIDTH - 2 * FRAME, HEIGHT - 2 * FRAME, shades.sky)
    corner = "" if is_small else tag(13, 13, TAG, TAG, shades.dark, palette)
    picture = svg.rasterise(
        svg.document(WIDTH, HEIGHT, inner, frame(palette), corner), (card_width(height), height)
    )
    unit, middle = height / HEIGHT, ABOVE_WORD if small else MIDDLE
    _write(picture, large, NUMBER * unit, shades.dark, (0.5, middle), ROOM * unit)
    _write(picture, small, WORD * unit, shades.ink, (0.5, BELOW_NUMBER), ROOM * unit)
    if not is_small:
        at = ((13 + TAG / 2) / WIDTH, (13 + TAG / 2) / HEIGHT)
        _write(picture, large, TAG_WORDS * unit, "#FFFFFF", at, TAG * ON_TAG * unit)
    return picture


def _write(
    picture: pygame.Surface,
    text: str,
    pixels: float,
    colour: str,
    at: tuple[float, float],
    room: float,
) -> None:
    """With its middle at these shares of the card, no wider than the room."""
    if not text:
        return
    ink = lettering(text, Typeface.DISPLAY, pixels, colour)
    if ink.get_width() > room:
        ink = lettering(text, Typeface.DISPLAY, pixels * room / ink.get_width(), colour)
    width, height = picture.get_size()
    stamp(picture, ink, (width * at[0], height * at[1]))


def paper_back(height: int, palette: Palette = PALETTE) -> pygame.Surface:
    """The back that the player has chosen, with a plain disc."""
    middle = WIDTH / 2, HEIGHT / 2
    disc = svg.circle(*middle, 70, "#0B4451", stroke=palette.paper, stroke_width=7)
    disc += svg.circle(*middle, 44, "none", stroke=palette.back.line, stroke_width=5)
    lines = back_lines(palette, small=height < SMALL_BELOW)
    drawing = svg.document(
        WIDTH, HEIGHT, back_sea(), lines, frame(palette), disc, back_dots(128, palette),
        defs=deep(palette),
    )  # fmt: skip
    return svg.rasterise(drawing, (card_width(height), height))
