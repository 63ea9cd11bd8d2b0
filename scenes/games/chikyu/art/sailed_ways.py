"""The way that a boat has sailed in a round, as a dotted line inside the Earth."""

from __future__ import annotations

import pygame

from scenes.art import svg
from scenes.games.chikyu.art.harbour_wall import around

_SIDE = 280
_MOST = 0.997
"""Of a turn: a whole circle would have its ends in one place, and so be none."""


def sailed_way(
    diameter: int, share: float, start: float, end: float, colour: str, strong: bool  # noqa: FBT001
) -> pygame.Surface:  # fmt: skip
    """An arc at `share` of the radius, from and to parts of a turn; back if `end` is less."""
    middle, radius = (_SIDE / 2, _SIDE / 2), share * _SIDE / 2
    turn = max(-_MOST, min(_MOST, end - start))
    (x0, y0), (x1, y1) = (around(middle, radius, part) for part in (start, start + turn))
    arc = (
        f"M{x0:.2f},{y0:.2f} A{radius:.2f},{radius:.2f} 0 {int(abs(turn) > 0.5)} {int(turn > 0)} "
        f"{x1:.2f},{y1:.2f}"
    )
    line = svg.stroke(
        arc, colour, 4.2 if strong else 2.8, stroke_opacity=1 if strong else 0.75,
        stroke_dasharray="2 10" if strong else "1 8.5",
    )  # fmt: skip
    return svg.rasterise(svg.document(_SIDE, _SIDE, line), (diameter, diameter))
