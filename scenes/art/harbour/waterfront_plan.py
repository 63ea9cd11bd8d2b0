"""The plan of the waterfront: where houses, windows, quay and sea lie in a window of any shape.

All plans share one measure: 720 units from the top to the bottom of the window.
"""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from scenes.art.harbour.gables import FacadeBox

UNITS_HIGH = 720.0
QUAY = 520.0
WATER = 544.0
LAMPS = 410.0
ROOFS = 176.0
WINDOW = (21.0, 29.0)

# Colour, width and height of the houses; the row begins again when the window is wider.
_ROW = (
    (3, 150, 268), (0, 122, 292), (4, 142, 262), (2, 130, 310), (1, 150, 280), (0, 124, 256),
    (3, 146, 306), (2, 132, 264), (4, 140, 300), (1, 146, 258), (2, 126, 282), (0, 128, 264),
)  # fmt: skip
_GAP = 5.0


@dataclass(frozen=True, slots=True)
class StandingHouse:
    """One house of the row: its colour, facade and the middles of its windows, in units."""

    colour: int
    box: FacadeBox
    windows: tuple[tuple[float, float], ...]


def _windows(box: FacadeBox) -> tuple[tuple[float, float], ...]:
    """Three floors; the ground floor leaves the middle to the door."""
    upper = (0.21, 0.5, 0.79) if box.width > 135 else (0.27, 0.73)
    ground = (0.20, 0.80)
    return tuple(
        (box.x + box.width * across, box.y + box.height * down)
        for down, columns in ((0.45, upper), (0.645, upper), (0.85, ground))
        for across in columns
    )


@dataclass(frozen=True, slots=True)
class HarbourStreet:
    """The waterfront in one window, in pixels unless said otherwise."""

    size: tuple[int, int]

    @property
    def unit(self) -> float:
        return self.size[1] / UNITS_HIGH

    @property
    def width(self) -> float:
        """The width of the window in units."""
        return self.size[0] / self.unit

    @property
    def houses(self) -> tuple[StandingHouse, ...]:
        """From left to right; the first and the last are cut by the edges of the window."""
        row: list[StandingHouse] = []
        x = -46.0
        while x < self.width + 10:
            colour, width, height = _ROW[len(row) % len(_ROW)]
            box = FacadeBox(x, QUAY - height, width, height, 0.34)
            row.append(StandingHouse(colour, box, _windows(box)))
            x += width + _GAP
        return tuple(row)

    def _band(self, top: float, bottom: float) -> Rect:
        first, last = round(top * self.unit), round(bottom * self.unit)
        return Rect(0, first, self.size[0], last - first)

    @property
    def sky_band(self) -> Rect:
        return self._band(0, QUAY + 8)

    @property
    def house_band(self) -> Rect:
        return self._band(ROOFS, QUAY + 8)

    @property
    def quay_band(self) -> Rect:
        return self._band(LAMPS, WATER + 4)

    @property
    def sea_band(self) -> Rect:
        return self._band(WATER, UNITS_HIGH)

    def window_rects(self) -> tuple[tuple[Rect, ...], ...]:
        """The glass of every window, house by house."""
        width, height = (side * self.unit for side in WINDOW)
        return tuple(
            tuple(
                Rect(
                    round(x * self.unit - width / 2),
                    round(y * self.unit - height / 2),
                    round(width),
                    round(height),
                )
                for x, y in house.windows
            )
            for house in self.houses
        )
