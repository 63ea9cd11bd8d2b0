"""Draws the way to the goal along the quay: everybody's face at their points."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Self

from pygame import Rect

from scenes.engine.drawing.boards import Patchwork, Region
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.drawing.text import Align
from scenes.engine.theme import SMALLEST_TEXT, Style
from scenes.games.duco.art.quay_race import arrow_down, quay_street, race_x
from scenes.games.duco.display import Display
from scenes.games.duco.panels.seat_panels import Surroundings
from scenes.ui.portraits import portrait

FACE = 28
STEP_UP = 11
"""Of equal faces each stands behind the other, so much higher."""
HIGHEST = 24
"""Even five must not leave the panel."""
TOO_NEAR = 0.6
QUAY = 15
"""From the lower edge of the panel to the stones of the quay."""
PALE = 0.45
"""The face of the best game so far, which runs along."""
COMING_BAR, ARROW = 5, 18
LONG_WAY, TICK, TICK_ROOM = 100, 10, 40


@dataclass(frozen=True, slots=True)
class _RaceVersion(Patchwork):
    """A ghost changes nothing but its bar."""

    whole: Hashable
    coming: int
    display: Display = field(compare=False)

    def changed_since(self, before: Self) -> list[Rect]:
        if self.whole != before.whole:
            return []
        return [_coming_area(self.display, each.coming) for each in (before, self)]


def race_region(display: Display, around: Surroundings) -> Region:
    """The houses, the faces, and how far the ghost would take its owner."""
    area = display.layout.race
    points = tuple(round(figures.points, 1) for figures in display.seats)
    ghost = display.ghost
    coming = 0 if ghost is None else ghost.points
    whole: Hashable = (points, display.layout.own, around.avatars, pace_of_best(display))
    version = _RaceVersion(whole, coming, display)

    def draw(painter: Painter) -> None:
        _draw(painter, display, around, coming)

    room = 2 * display.layout.metrics.px(4)
    return Region(area.inflate(room, room), version, draw)


def pace_of_best(display: Display) -> float | None:
    """Alone: where one would stand now at the pace of one's best game, if there was one."""
    goal = display.layout.options.goal
    if goal is None or display.best is None:
        return None
    return goal * min(1.0, len(display.turns) / display.best)


def quay_spot(display: Display, points: float) -> tuple[float, float]:
    """Where somebody with so many points stands."""
    area, goal = display.layout.race, display.layout.options.goal or 1
    y = area.bottom - display.layout.metrics.px(QUAY)
    unit = display.layout.metrics.unit
    return area.left + race_x(points / goal, area.width / unit) * unit, y


def _coming_area(display: Display, coming: int) -> Rect:
    """Where the bar of a ghost lies, with its arrow."""
    own, px = display.seats[display.layout.own].points, display.layout.metrics.px
    (left, y), (right, _y) = quay_spot(display, own), quay_spot(display, own + coming)
    area = Rect(round(left), 0, round(right - left), px(2 * ARROW)).inflate(px(2 * ARROW), 0)
    area.bottom = round(y) + px(COMING_BAR)
    return area


def _draw(painter: Painter, display: Display, around: Surroundings, coming: int) -> None:
    area, goal = display.layout.race, display.layout.options.goal
    if goal is None:
        return
    best, block = max(figures.points for figures in display.seats), goal // blocks_to(goal)
    street = sprite(
        quay_street, area.size, blocks_to(goal), int(best // block), int(-(-best // block)),
        painter.theme.palette,
    )  # fmt: skip
    painter.sprite_at(street, area.topleft)
    _draw_numbers(painter, display, goal)
    own = display.seats[display.layout.own]
    if coming:
        _draw_coming(painter, display, own.points, own.points + coming)
    size = painter.theme.metrics.px(FACE)
    if (pace := pace_of_best(display)) is not None:
        x, y = quay_spot(display, pace)
        face = portrait(around.chairs[0].avatar, size, painter.theme)
        painter.sprite(face, (x, y - size / 2), alpha=PALE)
    box = Rect(0, 0, size, size)
    for seat, x, y in _standing(display, size):
        box.midbottom = round(x), round(y)
        if painter.sees(box.inflate(2, 2)):
            face = portrait(around.chairs[seat].avatar, size, painter.theme)
            painter.sprite(face, (x, y - size / 2))


def blocks_to(goal: int) -> int:
    """The blocks of houses along the way: ten to a hundred, five to any other goal."""
    return 10 if goal == LONG_WAY else 5


def _draw_numbers(painter: Painter, display: Display, goal: int) -> None:
    palette, px, area = painter.theme.palette, painter.theme.metrics.px, display.layout.race
    block = goal // blocks_to(goal)
    type_ = painter.type(Style.CAPTION)
    type_ = type_.smaller(max(SMALLEST_TEXT, px(TICK)))
    room = Rect(0, area.top, px(TICK_ROOM), area.height)
    for points in range(block, goal, block):
        x, y = quay_spot(display, points)
        room.centerx = round(x)
        if painter.sees(room):
            painter.text(str(points), type_, (x, y + px(9)), colour=palette.text_soft)
    x = quay_spot(display, goal)[0] + px(18)
    painter.text(
        str(goal), Style.NUMBER, (x, area.centery - px(3)), colour=palette.paper,
        align=Align.LEFT, width=area.right - round(x),
    )  # fmt: skip


def _draw_coming(painter: Painter, display: Display, start: float, end: float) -> None:
    palette, px = painter.theme.palette, painter.theme.metrics.px
    (left, y), (right, _y) = quay_spot(display, start), quay_spot(display, end)
    bar = Rect(round(left), round(y - px(3)), max(1, round(right - left)), px(COMING_BAR))
    painter.box(bar, palette.accent, radius=bar.height // 2)
    painter.sprite(sprite(arrow_down, px(ARROW), palette.accent), (right, y - px(13)))


def _standing(display: Display, size: int) -> list[tuple[int, float, float]]:
    """Those behind first; of equal ones the near person stands in front.

    Where several people share the screen nobody is nearer than others.
    """
    own = 0 if display.layout.is_shared else display.layout.own
    up = display.layout.metrics.px(min(STEP_UP, HIGHEST / max(1, len(display.seats) - 1)))
    order = sorted(
        range(len(display.seats)), key=lambda seat: (display.seats[seat].points, seat != own)
    )
    spots, before, lift = [], float("-inf"), 0
    for seat in order:
        x, y = quay_spot(display, display.seats[seat].points)
        lift = lift + up if x - before < size * TOO_NEAR else 0
        spots.append((lift, seat == own, seat, x, y - lift))
        before = x
    return [(seat, x, y) for _lift, _own, seat, x, y in sorted(spots, key=lambda s: (-s[0], s[1]))]
