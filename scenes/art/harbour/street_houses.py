"""Small houses of a street in which a lit window is something that was done."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Surface

from game.app.people.evenings import Window
from scenes.art import svg
from scenes.art.harbour.facades import SHADE, dressed_house
from scenes.art.harbour.gables import FacadeBox
from scenes.art.harbour.windows import LIT, PAPER, windows
from scenes.art.palette import PALETTE, HouseShades, Palette, mix

WIDTH, HEIGHT = 120, 170
"""Units of the drawing, kerb and finial included."""
_BOX = FacadeBox(10, 18, 100, 146, 0.34)
_COLUMNS = (36, 84)
_FLOORS = (84, 111, 138)
_OCULI = (0.66, 0.60, 0.52, 0.64, 0.30)
"""How far up its gable each facade has its round window, as `facades` draws it."""
_PANE = (19, 17)


def lit_house(colour: int, size: tuple[int, int], palette: Palette = PALETTE) -> Surface:
    """A house with all its windows lit."""
    return _rasterised(
        _house(colour, palette, lit=True) + svg.circle(*oculus(colour), 7, LIT), size
    )


def sleeping_house(colour: int, size: tuple[int, int], palette: Palette = PALETTE) -> Surface:
    """Asleep, not absent: its shape stays readable on a panel."""
    return _rasterised(f'<g opacity="0.42">{_house(colour, palette, lit=False)}</g>', size)


def _house(colour: int, palette: Palette, *, lit: bool) -> str:
    centres = [(x, y) for x in _COLUMNS for y in _FLOORS]
    panes = windows(centres, *_PANE, palette.house(colour), lit=lit)
    return dressed_house(colour, _BOX, 4, palette) + panes


def week_house(
    colour: int, days: Sequence[Window], size: tuple[int, int], palette: Palette = PALETTE
) -> Surface:
    """A house of seven windows: Monday to Saturday below, Sunday in the gable."""
    house = palette.house(colour)
    places = [(x, y) for y in _FLOORS for x in _COLUMNS]
    drawn = [dressed_house(colour, _BOX, 4, palette)]
    drawn += [_pane(day, place, house, palette) for day, place in zip(days, places, strict=False)]
    drawn.append(_round_pane(days[-1], oculus(colour), house, palette))
    return _rasterised("".join(drawn), size)


def _pane(day: Window, place: tuple[float, float], house: HouseShades, palette: Palette) -> str:
    x, y = place
    wide, high = _PANE
    pane = windows([place], wide, high, house, lit=day is Window.PLAYED)
    if day is Window.FREE:
        pane += svg.rect(x - wide / 2, y - high / 2, wide, high, house.dark)
        slats = "".join(f"M{x - wide / 2 + 2},{y + dy}h{wide - 4}" for dy in (-5, 0, 5))
        pane += svg.stroke(slats + f"M{x},{y - high / 2}v{high}", mix(house.dark, PAPER, 0.45), 1.6)
    if day is Window.WAITING:
        pane += waiting_rim(place, _PANE, palette)
    return pane if day is not Window.TO_COME else f'<g opacity="0.5">{pane}</g>'


def waiting_rim(centre: tuple[float, float], size: tuple[float, float], palette: Palette) -> str:
    """Around a window that waits for today; on a yellow wall the accent alone would be lost."""
    (x, y), (wide, high) = centre, size
    return "".join(
        svg.rect(
            x - wide / 2 - 5, y - high / 2 - 5, wide + 10, high + 12, "none", rx=4,
            stroke=colour, stroke_width=width,
        )
        for colour, width in ((palette.ink, 8.0), (palette.accent, 4.5))
    )  # fmt: skip


def oculus(colour: int, box: FacadeBox = _BOX) -> tuple[float, float]:
    """The middle of the round window of a gable."""
    rise = box.shoulder - box.y
    return box.x + box.width / 2, box.shoulder - rise * _OCULI[colour]


def _round_pane(
    day: Window, place: tuple[float, float], house: HouseShades, palette: Palette
) -> str:
    fill = {Window.PLAYED: LIT, Window.FREE: house.dark}.get(day, "#3E5F78")
    rim = palette.accent if day is Window.WAITING else PAPER
    return svg.circle(*place, 9, fill, stroke=rim, stroke_width=3.4)


def _rasterised(drawn: str, size: tuple[int, int]) -> Surface:
    return svg.rasterise(svg.document(WIDTH, HEIGHT, drawn, defs=SHADE), size)
