"""Tall houses whose windows are puzzles: a lit one is solved; all of them light the gable."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Surface

from scenes.art import svg
from scenes.art.harbour.facades import SHADE, dressed_house
from scenes.art.harbour.gables import FacadeBox
from scenes.art.harbour.street_houses import oculus, waiting_rim
from scenes.art.harbour.windows import LIT, door, windows
from scenes.art.palette import PALETTE, Palette

WIDTH, HEIGHT = 150, 390
"""Units of the drawing, kerb and finial included."""
FEW: Final = 6
"""Windows; up to so many stand two abreast."""
_BOX: Final = FacadeBox(11, 22, 128, 360, 0.24)
_DOOR: Final = (28, 46)
_ROWS: Final = (132, 302)
"""Where the middle of the first row and that of the last one is."""

Pane = tuple[float, float, float, float]
"""Middle, width and height of a window, in units."""


def panes(count: int) -> list[Pane]:
    """The windows of a house, floor by floor from above."""
    abreast = 2 if count <= FEW else 3
    floors = -(-count // abreast)
    wide, high = (28, 34) if abreast == 2 else (21, 27)
    top, bottom = _ROWS
    step = (bottom - top) / max(1, floors - 1)
    side = _BOX.width / (abreast + (0.35 if abreast == 2 else 0.1))
    first = _BOX.x + _BOX.width / 2 - side * (abreast - 1) / 2
    return [
        (first + side * (at % abreast), top + step * (at // abreast), wide, high)
        for at in range(count)
    ]


def puzzle_house(
    colour: int,
    solved: Sequence[bool],
    today: int,
    size: tuple[int, int],
    palette: Palette = PALETTE,
) -> Surface:
    """`today` is the window that waits for today, or -1."""
    house, places = palette.house(colour), panes(len(solved))
    drawn = [dressed_house(colour, _BOX, 4.5, palette)]
    drawn.append(door(_BOX.x + _BOX.width / 2, _BOX.floor - 3, *_DOOR, house))
    for lit in (False, True):
        centres = [(x, y) for (x, y, _w, _h), on in zip(places, solved, strict=True) if on is lit]
        if centres:
            drawn.append(windows(centres, *places[0][2:], house, lit=lit))
    if 0 <= today < len(places):
        x, y, wide, high = places[today]
        drawn.append(waiting_rim((x, y), (wide, high), palette))
    if solved and all(solved):
        drawn.append(svg.circle(*oculus(colour, _BOX), 9, LIT))
    return svg.rasterise(svg.document(WIDTH, HEIGHT, "".join(drawn), defs=SHADE), size)
