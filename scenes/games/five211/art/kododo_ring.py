"""The kododo ring, a notch for each of exactly so many lizards, and the cry in its letters."""

from __future__ import annotations

import math

import pygame

from scenes.art import svg
from scenes.art.lettering import Typeface, edged_lettering, stamp
from scenes.art.lizard import lizard_sprite, run_pose
from scenes.art.palette import PALETTE, Palette, mix
from scenes.games.five211.art.tally_houses import glass

THICKNESS = 0.13
_GAP = 0.075
_TRACK = 0.3
WORD = "KODODO!"
WIDTHS = {"K": 0.66, "O": 0.98, "D": 0.68, "!": 0.34}
"""Of a letter with its edge, in ems: what is laid out need not be drawn before."""
_EDGE = 0.07
"""The dark all round, of the size, so that it reads on anything."""
_DARK = "#04262F"
_RING, _LIZARD, _DISC = 0.92, 0.5, 0.98


def over_colour(palette: Palette = PALETTE) -> str:
    """A ring with too many in it is grey, at least 4:1 to the glass."""
    return mix(palette.text_soft, glass(palette), 0.36)


def notched_ring(
    diameter: int, target: int, count: int, palette: Palette = PALETTE
) -> pygame.Surface:
    """So many notches of `target` are taken; more than that, and the ring is grey and cracked."""
    over = count > target
    parts = []
    for number in range(target):
        taken = number < count
        colour = over_colour(palette) if over else palette.mint if taken else palette.edge
        parts.append(_notch(number, target, colour, 1.0 if taken else _TRACK))
    if over:
        thick = 100 * THICKNESS
        left = 50 - _radius() - thick * 0.6
        zigzag = f"M{svg.number(left)},55 l{svg.number(thick * 0.5)},-5 l-1.3,8 l10.4,-4"
        parts.append(svg.stroke(zigzag, palette.panel_deep, 3.5))
    return _drawn(parts, diameter)


def large_ring(
    diameter: int, target: int, count: int, palette: Palette = PALETTE
) -> pygame.Surface:
    """The same on dark glass, to lie above the table."""
    parts = [svg.circle(50, 50, 45, palette.panel_deep, fill_opacity=0.88)]
    parts += [
        _notch(number, target, palette.mint if number < count else palette.edge,
               1.0 if number < count else _TRACK)
        for number in range(target)
    ]  # fmt: skip
    return _drawn(parts, diameter)


def last_notch(diameter: int, target: int, palette: Palette = PALETTE) -> pygame.Surface:
    """The one place that is still free, aglow."""
    wide = _notch(target - 1, target, palette.mint, 0.3, 100 * THICKNESS + 8)
    return _drawn([wide, _notch(target - 1, target, palette.mint, 0.55)], diameter)


def _radius() -> float:
    return 50 - 50 * THICKNESS - 4


def _notch(
    number: int, target: int, colour: str, opacity: float, width: float = 100 * THICKNESS
) -> str:
    radius = _radius()
    first, last = (math.tau * (number + share) / target for share in (_GAP, 1 - _GAP))
    start, end = (
        f"{svg.number(50 + radius * math.sin(angle))},{svg.number(50 - radius * math.cos(angle))}"
        for angle in (first, last)
    )
    arc = f"M{start} A{svg.number(radius)},{svg.number(radius)} 0 0 1 {end}"
    return svg.path(arc, stroke=colour, stroke_width=width, stroke_opacity=opacity)


def _drawn(parts: list[str], diameter: int) -> pygame.Surface:
    return svg.rasterise(svg.document(100, 100, *parts), (diameter, diameter))


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
