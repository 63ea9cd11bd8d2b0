"""The buttons of a gamepad as hints show them: round faces, shoulders, sticks and the cross."""

from __future__ import annotations

import pygame

from scenes.art import svg
from scenes.art.lettering import Typeface, lettering, stamp
from scenes.art.palette import PALETTE, Palette

SHOULDERS = {"LB": (46, 16), "RB": (16, 46), "LT": (60, 16), "RT": (16, 60)}
"""Radii of the upper corners, left and right: the outer one is round."""
SHOULDER_WIDE = 1.5
STICKS = {"LS": "L", "RS": "R"}
ARMS = {"←": (12, 37, 26, 26), "→": (62, 37, 26, 26), "↑": (37, 12, 26, 26), "↓": (37, 62, 26, 26)}
"""Of the cross: the arm that is meant."""
CROSS = "M37,8 H63 V37 H92 V63 H63 V92 H37 V63 H8 V37 H37 Z"
MENU_LINES = "M34,38 H66 M34,50 H66 M34,62 H66"
VIEW_WINDOWS = "M32,34 H56 V54 H32 Z M44,46 H68 V66 H44 Z"
EDGE = 5


def pad_cap(label: str, height: int, palette: Palette = PALETTE) -> pygame.Surface:
    """One button, by what is printed on it or where it points."""
    wide = 100 * (SHOULDER_WIDE if label in SHOULDERS else 1.0)
    size = (round(height * wide / 100), height)
    cap = svg.rasterise(svg.document(wide, 100, _shape(label, wide, palette)), size)
    letters = STICKS.get(label, "" if label in ("Start", "Back", *ARMS) else label)
    if letters:
        share = 0.5 if len(letters) == 1 else 0.44
        words = lettering(letters, Typeface.STRONG, height * share, palette.text)
        stamp(cap, words, (size[0] / 2, height * 0.5))
    return cap


def _shape(label: str, wide: float, palette: Palette) -> str:
    edge: dict[str, str | float] = {"stroke": palette.edge, "stroke_width": EDGE}
    if label in ARMS:
        arm = svg.rect(*ARMS[label], palette.text, rx=6)
        return svg.path(CROSS, palette.panel_raised, stroke_linejoin="round", **edge) + arm
    if label in SHOULDERS:
        left, right = SHOULDERS[label]
        outline = (
            f"M6,{14 + left} Q6,14 {6 + left},14 H{wide - 6 - right} Q{wide - 6},14 {wide - 6},"
            f"{14 + right} V76 Q{wide - 6},88 {wide - 18},88 H18 Q6,88 6,76 Z"
        )
        return svg.path(outline, palette.panel_raised, **edge)
    disc = svg.circle(50, 50, 44, palette.panel_raised, **edge)
    if label in STICKS:
        return disc + svg.circle(50, 50, 31, palette.panel_deep, **edge)
    signs = {"Start": MENU_LINES, "Back": VIEW_WINDOWS}
    return disc + (svg.stroke(signs[label], palette.text, 6) if label in signs else "")
