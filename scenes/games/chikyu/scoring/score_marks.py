"""What the pages of the scoring have alike: places in units of a panel, numbers, discs, tags."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from scenes.art.icons import Icon
from scenes.engine.drawing.painter import Painter, Position
from scenes.engine.drawing.text import Align, Type
from scenes.engine.theme import SMALLEST_TEXT, Style
from scenes.games.chikyu.art.kind_looks import INTENTON

TEXT_GROWS: Final = 0.4
"""How much of the player's text scale a table of figures takes: it has only so much room."""
MINUS: Final = "\u2212"
NOTHING: Final = "\u2013"
PINK: Final = 3
SMALLEST_DISC: Final = 18
"""Pixels; the figure on a smaller one could not be read."""


def unit_of(area: Rect, design: tuple[float, float]) -> float:
    """Pixels of a unit in a panel that was designed in so many of them."""
    return min(area.width / design[0], area.height / design[1])


class PanelFrame:
    """A panel whose inside is laid out in units of its design, whatever its size in pixels."""

    def __init__(self, painter: Painter, area: Rect, design: tuple[float, float]) -> None:
        self.painter, self.area = painter, area
        self._across, self._down = area.width / design[0], area.height / design[1]
        self.unit = unit_of(area, design)

    def at(self, x: float, y: float) -> Position:
        """A place by its distance from the top left corner."""
        return self.area.left + x * self._across, self.area.top + y * self._down

    def px(self, units: float) -> int:
        """Pixels of a length that is the same both ways."""
        return max(1, round(units * self.unit))

    def across(self, units: float) -> int:
        """Pixels of a width."""
        return max(1, round(units * self._across))

    def box(self, x: float, y: float, width: float, height: float) -> Rect:
        """A box of this size around a place."""
        box = Rect(0, 0, self.px(width), self.px(height))
        middle = self.at(x, y)
        box.center = round(middle[0]), round(middle[1])
        return box

    def type(self, style: Style, units: float, most: float | None = None) -> Type:
        """A style at a size in units that grows with the player's text, up to `most` units."""
        grown = units * (1 + (self.painter.theme.metrics.text_scale - 1) * TEXT_GROWS)
        size = self.px(grown if most is None else min(grown, most))
        return self.painter.type(style).smaller(max(SMALLEST_TEXT, size))

    def rule(self, y: float, left: float, right: float, alpha: int) -> None:
        """A thin line across."""
        start, end = self.at(left, y), self.at(right, y)
        line = Rect(round(start[0]), round(start[1]), round(end[0] - start[0]), self.px(1.2))
        self.painter.box(line, self.painter.theme.palette.edge, alpha=alpha)


def signed(value: int) -> str:
    """With a plus or a minus, but for nothing."""
    return f"+{value}" if value > 0 else plain(value)


def plain(value: int) -> str:
    """With a minus as it is printed."""
    return f"{MINUS}{-value}" if value < 0 else str(value)


def draw_value_disc(painter: Painter, place: Position, value: int, size: int) -> None:
    """What a pile is worth: white 2, pink 3, coral if it costs."""
    palette = painter.theme.palette
    fill, ink = palette.paper, palette.ink
    if value < 0:
        fill, ink = palette.coral, palette.coral_ink
    elif value == PINK:
        fill, ink = INTENTON.base, INTENTON.ink
    size = max(size, SMALLEST_DISC)
    disc = Rect(0, 0, size, size)
    disc.center = round(place[0]), round(place[1])
    line = max(1.0, size * 0.055)
    painter.box(disc, fill, radius=size // 2, edge=palette.paper, edge_width=line)
    type_ = painter.type(Style.NUMBER).smaller(max(SMALLEST_TEXT, round(size * 0.62)))
    painter.text(plain(value), type_, disc.center, colour=ink, width=size)


def draw_tag(  # noqa: PLR0913
    frame: PanelFrame,
    place: tuple[float, float],
    words: str,
    *,
    fill: str,
    ink: str,
    sign: Icon | None = None,
    align: Align = Align.CENTRE,
    most: float = 200,
) -> None:
    """A small pill with words, and perhaps a sign before them, at a place in units."""
    painter, height = frame.painter, frame.px(24)
    type_ = frame.type(Style.CAPTION, 14, 18)
    lead = round(height * 0.78) if sign else 0
    fitted = painter.typesetter.fit(words, type_, frame.across(most) - lead - frame.px(18))
    wide = painter.typesetter.width(fitted.text, fitted.type) + frame.px(18) + lead
    x, y = frame.at(*place)
    pill = Rect(round(x - wide * align.value), round(y - height / 2), wide, height)
    painter.box(pill, fill, radius=height // 2)
    if sign:
        middle = pill.left + frame.px(6) + height * 0.34, pill.centery
        painter.icon(sign, middle, round(height * 0.66), ink)
    painter.text(fitted.text, fitted.type, (pill.centerx + lead / 2, pill.centery), colour=ink)


def draw_tick(painter: Painter, place: Position, size: int) -> None:
    """It is done, or there."""
    palette = painter.theme.palette
    painter.disc(place, size, palette.paper)
    painter.icon(Icon.CHECK, place, round(size * 0.62), palette.ink)
