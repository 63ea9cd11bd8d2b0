"""Viewpoint, cheeks and bodies that the portraits share, in a circle of 200 design units."""

from __future__ import annotations

import math

from scenes.art import svg

DARK = "#23222B"
_DISC = 94.0


def eye(
    cx: float, cy: float, r: float, iris: str = DARK, look: tuple[float, float] = (0, 0)
) -> str:
    """A round white eye with a glint; `look` moves the pupil in parts of the radius."""
    px, py = cx + look[0] * r, cy + look[1] * r
    return (
        svg.circle(cx, cy, r, "#FFFFFF")
        + svg.circle(px, py, r * 0.66, iris)
        + svg.circle(px, py, r * 0.42, DARK)
        + svg.circle(px + r * 0.2, py - r * 0.24, r * 0.2, "#FFFFFF")
    )


def bead(cx: float, cy: float, r: float) -> str:
    """A small dark eye with a glint."""
    return svg.circle(cx, cy, r, DARK) + svg.circle(
        cx + r * 0.3, cy - r * 0.35, r * 0.34, "#FFFFFF"
    )


def cheeks(left: float, right: float, y: float, r: float, colour: str) -> str:
    return "".join(svg.ellipse(x, y, r, r * 0.7, colour, opacity=0.55) for x in (left, right))


def smile(cx: float, cy: float, width: float, depth: float, colour: str, line: float = 4.5) -> str:
    half = width / 2
    d = f"M{cx - half},{cy} Q{cx},{cy + 2 * depth} {cx + half},{cy}"
    return svg.stroke(d, colour, line)


def shoulders(top: float, spread: float, fill: str) -> str:
    """A body that rises from the lower rim of the medallion and stays inside of it."""
    drop = math.sqrt(_DISC**2 - spread**2)
    left, right, rim = 100 - spread, 100 + spread, 100 + drop
    d = (
        f"M{left},{svg.number(rim)} C{left},{top + 18} {100 - spread * 0.55},{top} 100,{top} "
        f"C{100 + spread * 0.55},{top} {right},{top + 18} {right},{svg.number(rim)} "
        f"A{_DISC},{_DISC} 0 0 1 {left},{svg.number(rim)} Z"
    )
    return svg.path(d, fill)
