"""Where the five houses of the tally stand, and how large their storeys are, in pixels."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.rules.five211.cards import COLOURS, Colour
from scenes.engine.theme import Metrics, Style
from scenes.games.five211.art.tally_houses import PART, WALL
from scenes.games.five211.display import Display
from scenes.games.five211.tally_parts.odds_line import odds_height

GABLE_STOREYS = 2.5
ABOVE_GABLE = 0.3
"""For the ball on the ridge."""
LARGEST_SIGN, SIGN_LINE = 21, 1.45
SIGN_CLEAR = 5
"""Between the sign on the edge of the panel and every gable, in units."""
WALL_SHARE = 0.62
WIDEST = 6.75
"""A wall is no wider than so many storeys are high."""


@dataclass(frozen=True, slots=True)
class Street:
    """The ground that the houses stand on, and the measures that they share."""

    left: int
    step: float
    floor: int
    storey: int
    wall: int
    limit: int

    def middle(self, colour: Colour) -> float:
        """The axis of a house."""
        return self.left + self.step * (colour + 0.5)

    def height(self, storeys: float) -> float:
        """How far above the quay the roof rests on so many storeys; the ground floor is extra."""
        return self.storey * (1 + storeys)

    @property
    def eaves(self) -> float:
        """Where the red line runs: one storey fewer than the limit fits below it."""
        return self.floor - self.height(self.limit - 1)

    @property
    def tip(self) -> float:
        """The highest that a gable reaches while it waits at the eaves."""
        return self.eaves - self.storey * (GABLE_STOREYS + ABOVE_GABLE)

    @property
    def width(self) -> int:
        """Of the picture of a part, with its mouldings."""
        return round(self.wall * PART / WALL)


def street_of(display: Display) -> Street:
    """As the layout, the size of the text and the odds leave room."""
    box, limit = display.layout.tally, display.numbers.limit
    metrics, floor = display.layout.metrics, street_floor(display)
    top = max(box.columns.top, sign_area(metrics, box.area).bottom + metrics.px(SIGN_CLEAR))
    return street_in(Rect(box.columns.left, top, box.columns.width, floor - top), limit)


def street_in(area: Rect, limit: int) -> Street:
    """All of it in a box, with whole pixels, so that storeys lie on each other without a seam."""
    storey = max(4, int(area.height / (limit + GABLE_STOREYS + ABOVE_GABLE)))
    step = area.width / len(COLOURS)
    wall = round(min(step * WALL_SHARE, storey * WIDEST))
    return Street(area.left, step, area.bottom, storey, wall, limit)


def street_floor(display: Display) -> int:
    """Where the quay runs."""
    box = display.layout.tally
    return box.columns.bottom - box.label_height - odds_height(display)


def sign_px(metrics: Metrics) -> int:
    """The size of the words BUST AT: larger, and the houses would have to shrink for it."""
    return min(metrics.text_px(Style.SMALL), metrics.px(LARGEST_SIGN))


def sign_area(metrics: Metrics, panel: Rect) -> Rect:
    """The height and place of the sign on the upper edge of the panel; its words give the width."""
    area = Rect(0, 0, 0, round(sign_px(metrics) * SIGN_LINE))
    area.midleft = (panel.left + metrics.px(14), panel.top)
    return area
