"""Houses of a street in which a lit window is something that was done."""

from __future__ import annotations

from pygame import BLEND_PREMULTIPLIED, BLEND_RGBA_MULT, Rect, Surface

from game.app.people.evenings import Window
from scenes.art import svg
from scenes.art.harbour.facades import SHADE, dressed_house
from scenes.art.harbour.gables import FacadeBox
from scenes.art.harbour.windows import LIT, PAPER, door, windows
from scenes.art.palette import PALETTE, HouseShades, Palette, mix

WIDTH, HEIGHT = 120, 170
"""The shape of a small house, kerb and finial included."""
_UNITS = 230.0
"""The width of the drawing: so many make frames and sills as fine as on the waterfront."""
NIGHT = (104, 106, 156, 255)
"""The light on a wall behind which nobody is at home yet."""
WINDOWS = 6
"""Below the gable, two abreast, counted from the upper left."""
ROUND = 13
"""Half the width of the round window in the gable."""
_OCULI = (0.66, 0.60, 0.52, 0.64, 0.30)
"""How far up its gable each facade has its round window, as `facades` draws it."""
_COLOURS = (1, 4, 2, 0, 3)
_DARK = (Window.MISSED,) * (WINDOWS + 1)

Panes = tuple[Window, ...]
"""What each window tells, the round one in the gable last."""


def house_colour(number: int) -> int:
    """Neighbours differ, and a house keeps its colour wherever it is shown."""
    return _COLOURS[number % len(_COLOURS)]


def lit_panes(count: int) -> Panes:
    """So many windows are lit from the door up; the gable comes last."""
    below = min(count, WINDOWS)
    lit = (Window.PLAYED,) * below
    gable = Window.PLAYED if count > WINDOWS else Window.MISSED
    return (Window.MISSED,) * (WINDOWS - below) + lit + (gable,)


def lit_house(colour: int, size: tuple[int, int], palette: Palette = PALETTE) -> Surface:
    """A house with all its windows lit."""
    return town_house(colour, lit_panes(WINDOWS + 1), size, palette)


def sleeping_house(colour: int, size: tuple[int, int], palette: Palette = PALETTE) -> Surface:
    """Asleep, not absent: its shape stays readable."""
    return dim_house(colour, _DARK, size, palette)


def town_house(
    colour: int, panes: Panes, size: tuple[int, int], palette: Palette = PALETTE
) -> Surface:
    """A house of seven windows."""
    wall, shining = _drawn(colour, panes, size, palette)
    return svg.rasterise(svg.document(*_units(size), wall, shining, defs=SHADE), size)


def dim_house(
    colour: int, panes: Panes, size: tuple[int, int], palette: Palette = PALETTE
) -> Surface:
    """The same with its wall in the dark, whatever is lit."""
    wall, shining = _drawn(colour, panes, size, palette)
    picture = svg.rasterise(svg.document(*_units(size), wall, defs=SHADE), size)
    picture.fill(NIGHT, special_flags=BLEND_RGBA_MULT)
    if shining:
        lights = svg.rasterise(svg.document(*_units(size), shining), size)
        picture.blit(lights, (0, 0), special_flags=BLEND_PREMULTIPLIED)
    return picture


def _drawn(colour: int, panes: Panes, size: tuple[int, int], palette: Palette) -> tuple[str, str]:
    """The wall with what is dark, and what shines on it."""
    house, box = palette.house(colour), _box(size)
    wide, high = _pane_size(box)
    wall = [dressed_house(colour, box, 5, palette)]
    middle = box.x + box.width / 2
    wall.append(door(middle, box.floor - 3, box.width * 0.2, box.height * 0.135, house))
    shining: list[str] = []
    for day, place in zip(panes, _places(box), strict=False):
        pane = _pane(day, place, (wide, high), house, palette)
        (shining if day is Window.PLAYED else wall).append(pane)
    gable = _round_pane(panes[-1], oculus(colour, box), house, palette)
    (shining if panes[-1] is Window.PLAYED else wall).append(gable)
    return "".join(wall), "".join(shining)


def pane_place(number: int, colour: int, size: tuple[int, int]) -> Rect:
    """Where a window of a house of this size is, in its pixels; the round one is the last."""
    box, scale = _box(size), size[0] / _UNITS
    x, y = [*_places(box), oculus(colour, box)][number]
    wide, high = _pane_size(box) if number < WINDOWS else (2 * ROUND, 2 * ROUND)
    place = Rect(0, 0, round(wide * scale), round(high * scale))
    place.center = (round(x * scale), round(y * scale))
    return place


def _units(size: tuple[int, int]) -> tuple[float, float]:
    return _UNITS, _UNITS * size[1] / size[0]


def _box(size: tuple[int, int]) -> FacadeBox:
    return FacadeBox(14, 22, _UNITS - 28, _units(size)[1] - 30, 0.34)


def _rows(box: FacadeBox) -> tuple[float, float]:
    """The first of three rows of windows, and the step to the next; the door stands below."""
    top, low = box.shoulder + box.height * 0.09, box.floor - box.height * 0.20
    step = (low - top) / 2.65
    return top + step * 0.25, step


def _pane_size(box: FacadeBox) -> tuple[float, float]:
    wide = box.width / 2.45
    return wide * 0.56, min(_rows(box)[1] * 0.66, wide * 0.76)


def _places(box: FacadeBox) -> list[tuple[float, float]]:
    (top, step), side = _rows(box), box.width / 4.9
    middle = box.x + box.width / 2
    return [(middle + across, top + step * row) for row in range(3) for across in (-side, side)]


def _pane(
    day: Window,
    place: tuple[float, float],
    size: tuple[float, float],
    house: HouseShades,
    palette: Palette,
) -> str:
    (x, y), (wide, high) = place, size
    pane = windows([place], wide, high, house, lit=day is Window.PLAYED)
    if day is Window.FREE:
        pane += svg.rect(x - wide / 2, y - high / 2, wide, high, house.dark)
        slats = "".join(f"M{x - wide / 2 + 4},{y + dy}h{wide - 8}" for dy in (-9, 0, 9))
        pane += svg.stroke(slats + f"M{x},{y - high / 2}v{high}", mix(house.dark, PAPER, 0.45), 3)
    if day is Window.WAITING:
        pane += waiting_rim(place, size, palette)
    return pane if day is not Window.TO_COME else f'<g opacity="0.5">{pane}</g>'


def waiting_rim(centre: tuple[float, float], size: tuple[float, float], palette: Palette) -> str:
    """Around a window that waits for today; on a yellow wall the accent alone would be lost."""
    (x, y), (wide, high) = centre, size
    away = wide * 0.2
    return "".join(
        svg.rect(
            x - wide / 2 - away, y - high / 2 - away, wide + 2 * away, high + 2.2 * away, "none",
            rx=away * 0.8, stroke=colour, stroke_width=width * away,
        )
        for colour, width in ((palette.ink, 1.5), (palette.accent, 0.9))
    )  # fmt: skip


def oculus(colour: int, box: FacadeBox) -> tuple[float, float]:
    """The middle of the round window of a gable."""
    rise = box.shoulder - box.y
    return box.x + box.width / 2, box.shoulder - rise * _OCULI[colour]


def _round_pane(
    day: Window, place: tuple[float, float], house: HouseShades, palette: Palette
) -> str:
    fill = {Window.PLAYED: LIT, Window.FREE: house.dark}.get(day, "#3E5F78")
    rim = palette.accent if day is Window.WAITING else PAPER
    return svg.circle(*place, ROUND, fill, stroke=rim, stroke_width=5)
