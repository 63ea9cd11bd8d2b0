"""One-coloured signs for buttons and hints, drawn on a square of 100 design units."""

from __future__ import annotations

from enum import Enum

import pygame

from scenes.art import svg
from scenes.art.icon_shapes import SHAPES
from scenes.art.lettering import Typeface, lettering, stamp
from scenes.art.palette import PALETTE, Palette


class Icon(Enum):
    """Every sign; the value names its shape."""

    CHECK = "check"
    LOCK = "lock"
    CROWN = "crown"
    GEAR = "gear"
    PAUSE = "pause"
    PLAY = "play"
    LOG = "log"
    BOOK = "book"
    HINT = "hint"
    UNDO = "undo"
    COPY = "copy"
    DICE = "dice"
    SOUND = "sound"
    MUTE = "mute"
    FULLSCREEN = "fullscreen"
    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    PLUS = "plus"
    MINUS = "minus"
    CROSS = "cross"
    KEY = "key"
    MOUSE = "mouse"
    GAMEPAD = "gamepad"
    EYE = "eye"
    CURTAIN = "curtain"
    TROPHY = "trophy"
    CAMERA = "camera"
    STAR = "star"
    HOURGLASS = "hourglass"
    PERSON = "person"
    CARDS = "cards"
    REPLAY = "replay"
    SKIP = "skip"
    DOOR = "door"
    SPEED = "speed"
    TIE = "tie"
    BUST = "bust"
    PHONE = "phone"
    PHONE_CHECK = "phone with a check"
    PHONE_DOTS = "phone with dots"
    PHONE_SLEEP = "phone that sleeps"


def icon_svg(name: Icon, colour: str) -> str:
    return svg.document(100, 100, SHAPES[name.value](colour))


def icon(name: Icon, height: int, colour: str = PALETTE.text) -> pygame.Surface:
    """The sign in a square of `height` pixels."""
    return svg.rasterise(icon_svg(name, colour), (height, height))


ARROWS = {
    "↑": "M50,68 V24 M31,43 L50,24 L69,43",
    "↓": "M50,22 V66 M31,47 L50,66 L69,47",
    "←": "M72,45 H28 M47,26 L28,45 L47,64",
    "→": "M28,45 H72 M53,26 L72,45 L53,64",
}
"""No letter of the fonts: they are drawn."""


def key_cap(label: str, height: int, palette: Palette = PALETTE) -> pygame.Surface:
    """A keyboard key with its label; it grows with the text."""
    arrow = ARROWS.get(label)
    words = lettering("" if arrow else label, Typeface.STRONG, height * 0.52, palette.text)
    width = max(height, words.get_width() + round(height * 0.7))
    wide = 100 * width / height
    cap = (
        svg.rect(3, 8, wide - 6, 89, palette.panel_deep, rx=22)
        + svg.rect(3, 3, wide - 6, 84, palette.panel_raised, rx=22, stroke=palette.edge,
                   stroke_width=5)
        + (svg.stroke(arrow, palette.text, 9) if arrow else "")
    )  # fmt: skip
    key = svg.rasterise(svg.document(wide, 100, cap), (width, height))
    stamp(key, words, (width / 2, height * 0.46))
    return key
