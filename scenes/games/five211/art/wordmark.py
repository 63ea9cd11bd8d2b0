"""The cry of an exact round, letter by letter: every O of it is the closed ring."""

from __future__ import annotations

import pygame

from scenes.art.lettering import Typeface, edged_lettering, stamp
from scenes.art.lizard import lizard_sprite, run_pose
from scenes.art.palette import PALETTE, Palette
from scenes.games.five211.art.kododo_ring import notched_ring

WORD = "KODODO!"
WIDTHS = {"K": 0.66, "O": 0.98, "D": 0.68, "!": 0.34}
"""Of a letter with its edge, in ems: what is laid out need not be drawn before."""
_EDGE = 0.07
"""The dark all round, of the size, so that it reads on anything."""
_DARK = "#04262F"
_RING, _LIZARD, _DISC = 0.92, 0.5, 0.98


def letter(sign: str, px: int, notches: int, palette: Palette = PALETTE) -> pygame.Surface:
    """One letter at an em size; an O is a ring of so many notches with its lizard."""
    if sign == "O":
        return _ring(px, notches, palette)
    edge = round(px * _EDGE)
    return edged_lettering(sign, Typeface.DISPLAY, px, palette.mint, _DARK, edge)


def _ring(px: int, notches: int, palette: Palette) -> pygame.Surface:
    side = round(px * _DISC)
    picture = pygame.Surface((side, side), pygame.SRCALPHA).convert_alpha()
    picture.fill(0)
    pygame.draw.circle(picture, _DARK, (side / 2, side / 2), side / 2)
    middle = side / 2, side / 2
    stamp(picture, notched_ring(round(px * _RING), notches, notches, palette), middle)
    stamp(picture, lizard_sprite(run_pose(1), round(px * _LIZARD)), middle)
    return picture
