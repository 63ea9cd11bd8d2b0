"""The sign of a kind, told at 14 pixels, and the sign of its habit: what it does.

Signs are drawn on a square of 100 units.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, SupportsIndex

import pygame

from scenes.art import svg
from scenes.art.icon_shapes import SHAPES
from scenes.art.palette import PALETTE, Palette
from scenes.games.chikyu.art.creatures import spiral
from scenes.games.chikyu.art.kind_looks import BUTTERFINGY, INTENTON, KindLook, look_of

_RIM: Final = 8
_RIM_STEPS, _FEW_STEPS, _FEW_BELOW = 16, 8, 40
"""A rim is the sign drawn so many times around itself; fewer do for small ones."""
_ROOM = 12
"""Around a sign with an edge."""

_FISH = (
    "M2,52 C10,20 46,12 70,36 C78,26 86,20 96,18 C91,38 91,62 96,82 "
    "C86,80 78,74 70,66 C46,88 10,84 2,52 Z"
)
_HEAD = (
    "M50,3 C76,3 85,24 81,46 C80,54 76,58 72,60 H28 C24,58 20,54 19,46 C15,24 24,3 50,3 Z"
)  # fmt: skip
_ARMS = (
    "M25,52 C20,64 14,72 5,68 M37,56 C36,72 34,84 24,92 M63,56 C64,72 66,84 76,92 "
    "M75,52 C80,64 86,72 95,68 M50,56 V84"
)
_FOOT = (
    "M2,93 C0,80 4,74 6,66 C2,52 12,46 20,50 C29,54 26,66 34,74 L84,76 C94,80 99,87 99,93 Z"
)  # fmt: skip
_SHELL = "M30,72 C22,44 34,12 62,12 C88,12 98,36 92,58 C90,66 86,72 80,76 Z"
_HORSE = (
    "M36,18 C42,4 62,1 72,12 C81,22 79,34 70,41 C64,46 65,50 69,57 C77,70 73,84 60,90 "
    "C48,96 36,93 34,84 C33,76 42,73 46,79 C48,82 46,85 50,84 C56,81 54,74 47,70 "
    "C37,64 35,52 42,42 C32,43 22,44 12,46 C6,47 5,36 11,34 C22,31 32,28 36,18 Z"
)
_FIN = "M72,48 C84,40 95,46 94,58 C93,68 84,72 75,68 Z"
_CLAW = "M32,44 C14,40 4,26 10,12 C13,5 21,4 25,10 L22,20 L31,13 C38,20 40,32 32,44 Z"
_HALF_CRAB = "M50,34 C30,34 18,44 18,60 C18,76 32,86 50,86 Z"
_LEGS = "M22,58 L6,62 M22,70 L8,78 M30,80 L22,93"
_COW = (
    "M50,2 C66,2 73,12 72,24 C86,28 97,40 95,50 C93,57 84,56 73,47 C71,56 65,62 60,66 "
    "C62,70 80,74 82,86 C80,98 64,99 50,94 C36,99 20,98 18,86 C20,74 38,70 40,66 "
    "C35,62 29,56 27,47 C16,56 7,57 5,50 C3,40 14,28 28,24 C27,12 34,2 50,2 Z"
)


def sign(look: KindLook, fill: str, hole: str, second: str = "") -> str:
    """The silhouette of a kind; `hole` draws what is cut out of it, `second` its other half."""
    if look.letter == "F":
        return _crab(fill, hole, second or fill)
    return _SIGNS[look.letter](fill, hole)


def _flounder(fill: str, hole: str) -> str:
    eyes = svg.circle(24, 42, 7, hole) + svg.stroke("M38,38 q8,8 16,0", hole, 6.4)
    return svg.path(_FISH, fill) + eyes


def _octopus(fill: str, hole: str) -> str:
    eyes = svg.circle(37, 38, 7.4, hole) + svg.circle(63, 38, 7.4, hole)
    return svg.stroke(_ARMS, fill, 12) + svg.path(_HEAD, fill) + eyes


def _snail(fill: str, hole: str) -> str:
    whole = (
        svg.stroke("M10,54 L4,36 M20,54 L26,36", fill, 7)
        + svg.circle(4, 34, 5.4, fill)
        + svg.circle(26, 34, 5.4, fill)
        + svg.path(_FOOT, fill)
        + svg.path(_SHELL, fill)
        + svg.stroke(spiral((62, 46), 3, 23, 1.7, 0.5), hole, 6.5)
    )
    return svg.group(whole, transform=svg.place(5, 2, 0.92))


def _seahorse(fill: str, hole: str) -> str:
    return svg.path(_HORSE, fill) + svg.path(_FIN, fill) + svg.circle(57, 22, 6.4, hole)


def _manatee(fill: str, hole: str) -> str:
    return svg.path(_COW, fill) + svg.stroke("M35,17 q5,7 10,0 M55,17 q5,7 10,0", hole, 5.6)


def _crab(fill: str, hole: str, second: str) -> str:
    left, right = (
        svg.path(_CLAW, colour)
        + svg.stroke(_LEGS, colour, 8)
        + svg.stroke("M28,50 L28,40", colour, 10)
        + svg.path(_HALF_CRAB, colour)
        for colour in (fill, second)
    )
    return (
        left
        + svg.group(right, transform="matrix(-1,0,0,1,100,0)")
        + svg.stroke("M50,36 V84", hole, 5)
        + svg.circle(38, 52, 5.6, hole)
        + svg.circle(62, 52, 5.6, hole)
    )


def _starfish(fill: str, hole: str) -> str:
    outline = ((-0.17, 43), (0.0, 50), (0.17, 43), (math.pi / 5, 21))
    tips = [math.tau * tip / 5 - math.pi / 2 for tip in range(5)]
    points = [
        (50 + r * math.cos(tip + turn), 53 + r * math.sin(tip + turn))
        for tip in tips
        for turn, r in outline
    ]
    eyes = svg.circle(41, 51, 5.4, hole) + svg.circle(59, 51, 5.4, hole)
    return svg.path(svg.smooth(points), fill) + eyes


_SIGNS: Final[dict[str, Callable[[str, str], str]]] = {
    "T": _flounder, "B": _octopus, "S": _snail, "I": _seahorse, "D": _starfish, "L": _manatee,
}  # fmt: skip


def habit(look: KindLook, colour: str) -> str:
    """What a kind does, as one small sign."""
    if look.letter in _HABIT_ICONS:
        return SHAPES[_HABIT_ICONS[look.letter]](colour)
    lines, width = _HABITS[look.letter]
    drawn = svg.stroke(lines, colour, width)
    return svg.path(_FILLED_HALF, colour) + drawn if look.letter == "F" else drawn


_HABIT_ICONS: Final = {"B": "dice", "S": "hourglass"}
_FILLED_HALF = "M46,16 C22,16 10,32 10,50 C10,68 22,84 46,84 Z"
_HABITS: Final = {
    "T": ("M12,42 C30,66 70,66 88,42 M26,56 L18,70 M50,61 V78 M74,56 L82,70", 9),
    "I": ("M28,18 H70 L48,42 C66,40 76,52 74,66 C70,84 42,88 28,74", 12),
    "F": ("M56,18 C78,18 88,34 88,50 C88,66 78,82 56,82 Z", 8),
    "D": (
        "M24,80 L76,20 M18,26 L30,16 V46 M58,62 C62,50 82,52 80,64 C78,74 62,78 58,88 H82", 8
    ),
    "L": ("M14,44 H46 L14,82 H46 M58,16 H86 L58,48 H86", 8.6),
}  # fmt: skip
"""A shut eye, a three, a disc of two halves, one half, and sleep: lines and their width."""


def kind_sign(kind: SupportsIndex, size: int, palette: Palette = PALETTE) -> pygame.Surface:
    """The sign in its colour with a light edge, for dark glass."""
    look = look_of(kind)
    # Paper eyes would not be seen on yellow and pink.
    hole = look.ink if look in (BUTTERFINGY, INTENTON) else palette.paper
    drawn = sign(look, look.base, hole, look.second)
    return _edged(sign(look, palette.paper, palette.paper), drawn, size)


def half_sign(
    kind: SupportsIndex, size: int, right: bool, palette: Palette = PALETTE  # noqa: FBT001
) -> pygame.Surface:  # fmt: skip
    """One colour of the kind that is two; the other one is only a shadow."""
    whole = kind_sign(kind, size, palette)
    part = whole.copy()
    part.fill((56, 56, 56, 56), special_flags=pygame.BLEND_RGBA_MULT)
    area = pygame.Rect(size // 2 if right else 0, 0, (size + 1) // 2, size)
    part.blit(whole, area, area)
    return part


def habit_sign(kind: SupportsIndex, size: int, colour: str) -> pygame.Surface:
    """What a kind does, in one colour."""
    return svg.rasterise(svg.document(100, 100, habit(look_of(kind), colour)), (size, size))


def _edged(under: str, drawn: str, size: int) -> pygame.Surface:
    steps = _FEW_STEPS if size < _FEW_BELOW else _RIM_STEPS
    turns = (math.tau * step / steps for step in range(steps))
    rim = "".join(
        svg.group(under, transform=svg.place(_RIM * math.cos(turn), _RIM * math.sin(turn)))
        for turn in turns
    )
    side = 100 + 2 * _ROOM
    whole = svg.group(rim, drawn, transform=svg.place(_ROOM, _ROOM))
    return svg.rasterise(svg.document(side, side, whole), (size, size))
