"""The Earth in the harbour wall, which is the score track: places, picture, boats and ways."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import pygame
from pygame import Rect

from scenes.art import svg
from scenes.engine.drawing.painter import Painter, Position
from scenes.engine.drawing.sprites import Sprite, sprite
from scenes.engine.theme import SMALLEST_TEXT, Style, Theme
from scenes.games.chikyu.art.globe import HOME, globe
from scenes.games.chikyu.art.harbour_wall import (
    LAMP_EVERY,
    RING,
    ROOM,
    around,
    goal_flag,
    harbour_wall,
    hull,
    lamp_light,
    pennant,
)
from scenes.ui.portraits import portrait

BERTH: Final = 0.8
"""Of a boat's size: so much farther from the middle lies each that came later."""
QUEUE: Final = 0.8
"""The same from boat to boat past the flag."""
TURN_STEPS: Final = 16
"""Pictures of the Earth while it turns once."""
LAMP_WIDTH, LAMP_HEIGHT, LAMP_NUMBER = 20, 17, 11.5
GOAL_WIDTH, GOAL_HEIGHT, GOAL_NUMBER, FLAG = 46, 22, 15, 15
LIGHT = 62
HULL_WIDTH, HULL_DROP = 1.25, 0.205
"""Of the size of a boat: how wide its hull is, and how far its middle lies below the boat's."""
FACE_RISE = 0.10
FIRST_WAY, NEXT_WAY = 13, 12
"""Units from the rim of the Earth to the outermost way, and from one to the next."""
START_FACE = 15
LAMP_GLASS, IRON = "#FFF0BF", "#23404A"
_SIDE = 280
_MOST = 0.997
"""Of a turn: a whole circle would have its ends in one place, and so be none."""


@dataclass(frozen=True, slots=True)
class Earth:
    """Where the Earth lies; lengths in pixels."""

    x: int
    y: int
    radius: int
    unit: float
    goal: int

    @property
    def centre(self) -> Position:
        """The middle."""
        return self.x, self.y

    @property
    def ring(self) -> float:
        """From the middle to the boats."""
        return self.radius + RING * self.unit

    @property
    def area(self) -> Rect:
        """All that is drawn of it, with the light of the lamps."""
        half = round(self.radius + ROOM * self.unit)
        return Rect(self.x - half, self.y - half, 2 * half, 2 * half)

    @property
    def wall(self) -> Rect:
        """The Earth with the wall around it and the flag, without the light."""
        half = round(self.ring + LAMP_HEIGHT / 2 * self.unit)
        above = round(self.ring + FLAG * self.unit)
        return Rect(self.x - half, self.y - above, 2 * half, above + half)

    def bollard(self, points: float, berth: float = 0, boat: float = 0) -> Position:
        """Where a boat with so many points lies.

        The first there lies at the wall, the others beside it, away from the middle of the table.
        At the start, and once round, they lie past the flag, where the way begins: before it they
        would look nearly home.
        """
        share = points / self.goal % 1
        side = 1 if 0 < share < 0.5 else -1
        x, y = around(self.centre, self.ring, share)
        x += side * BERTH * boat * berth
        near = max(0.0, 1 - abs(points - round(points / self.goal) * self.goal))
        if boat and near:
            flag = self._at_flag(berth, boat)
            x, y = x + (flag[0] - x) * near, y + (flag[1] - y) * near
        return x, y

    def _at_flag(self, berth: float, boat: float) -> Position:
        """Past the flag, along the wall: its number must be read."""
        away = GOAL_WIDTH / 2 * self.unit + boat * (0.6 + QUEUE * berth)
        return around(self.centre, self.ring, away / self.ring / math.tau)


class Way(NamedTuple):
    """From where to where somebody has sailed."""

    avatar: str
    start: int
    end: int
    near: bool
    """It is that of the person who looks on."""


def earth_sprite(earth: Earth, theme: Theme, turn: float = 0.0) -> Sprite:
    """The Earth alone; `turn` from 0 to 1 is once round, in steps."""
    longitude = HOME[0] - 360 * round(turn * TURN_STEPS) / TURN_STEPS
    return sprite(globe, 2 * earth.radius, (longitude + 180) % 360 - 180, theme.palette)


def wall_sprite(earth: Earth, theme: Theme) -> Sprite:
    """The wall with bollards and the light of its lamps, without numbers."""
    radius = round(earth.radius / earth.unit, 1)
    return sprite(harbour_wall, earth.area.width, radius, earth.goal, theme.palette)


def draw_earth(painter: Painter, earth: Earth, *, turn: float = 0.0, lit: int = 0) -> None:
    """The Earth, the wall, its lamps and the flag; `lit` lamps shine at the end of the game."""
    painter.sprite_at(wall_sprite(earth, painter.theme), earth.area.topleft)
    painter.sprite(earth_sprite(earth, painter.theme, turn), earth.centre)
    px = painter.theme.metrics.px
    for lamp in range(min(lit, earth.goal // LAMP_EVERY)):
        place = earth.bollard(lamp * LAMP_EVERY)
        painter.sprite(sprite(lamp_light, px(LIGHT)), place)
    for points in range(LAMP_EVERY, earth.goal, LAMP_EVERY):
        _draw_lamp(painter, earth.bollard(points), points)
    _draw_goal(painter, earth)


def draw_boat(
    painter: Painter,
    avatar: str,
    centre: Position,
    size: int,
    *,
    alpha: float = 1.0,
    past_goal: bool = False,
) -> None:
    """A boat with the face of whoever sails it; `size` is that of the face."""
    theme, (x, y) = painter.theme, centre
    boat = sprite(hull, round(size * HULL_WIDTH), theme.palette)
    if past_goal:
        flag = sprite(pennant, round(size * 0.8), theme.palette)
        painter.sprite(flag, (x + size * 0.42, y - size * 0.66), alpha=alpha)
    painter.sprite(boat, (x, y + size * HULL_DROP), alpha=alpha)
    painter.sprite(portrait(avatar, size, theme), (x, y - size * FACE_RISE), alpha=alpha)


def draw_ways(painter: Painter, earth: Earth, ways: Sequence[Way]) -> None:
    """The ways of a round inside the Earth, a small face at the start of each."""
    palette, unit = painter.theme.palette, earth.unit
    for number, way in enumerate(ways):
        radius = earth.radius - (FIRST_WAY + NEXT_WAY * number) * unit
        if way.start != way.end:
            colour = palette.accent_light if way.near else palette.paper
            line = sprite(
                sailed_way, 2 * earth.radius, round(radius / earth.radius, 3),
                way.start / earth.goal, way.end / earth.goal, colour, way.near,
            )  # fmt: skip
            painter.sprite(line, earth.centre)
        face = portrait(way.avatar, painter.theme.metrics.px(START_FACE), painter.theme)
        painter.sprite(face, around(earth.centre, radius, way.start / earth.goal), alpha=0.85)


def _draw_lamp(painter: Painter, place: Position, points: int) -> None:
    px, palette = painter.theme.metrics.px, painter.theme.palette
    pill = Rect(0, 0, px(LAMP_WIDTH), px(LAMP_HEIGHT))
    pill.center = round(place[0]), round(place[1])
    painter.box(pill, LAMP_GLASS, radius=pill.height // 2, edge=IRON, edge_width=px(1.4))
    type_ = painter.type(Style.CAPTION).smaller(max(SMALLEST_TEXT, px(LAMP_NUMBER)))
    painter.text(str(points), type_, pill.center, colour=palette.ink, width=pill.width)


def _draw_goal(painter: Painter, earth: Earth) -> None:
    px, palette = painter.theme.metrics.px, painter.theme.palette
    x, y = earth.bollard(0)
    pill = Rect(0, 0, px(GOAL_WIDTH), px(GOAL_HEIGHT))
    pill.center = round(x), round(y)
    painter.box(pill, palette.paper, radius=pill.height // 2, edge=IRON, edge_width=px(1.6))
    flag = pill.left + pill.height * 0.55, pill.centery
    painter.sprite(sprite(goal_flag, px(FLAG), palette.ink), flag)
    type_ = painter.type(Style.NUMBER).smaller(max(SMALLEST_TEXT, px(GOAL_NUMBER)))
    room = round(pill.width * 0.5)
    place = pill.right - pill.height * 0.25 - room / 2, pill.centery
    painter.text(str(earth.goal), type_, place, colour=palette.ink, width=room)


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
