"""The picture of Chikyu where one chooses a game: the Earth in its harbour, and three of a reef."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from game.rules.chikyu.cards import Kind, card
from game.rules.chikyu.options import END_POINTS
from scenes.engine.painter import Painter
from scenes.games.chikyu.art.harbour_wall import ROOM
from scenes.games.chikyu.card_art import TableCard, draw_card
from scenes.games.chikyu.earth_picture import Earth, draw_boat, draw_earth

CARDS: Final = (
    (card(Kind.BUTTERFINGY, 4), -0.66, 0.10, 9),
    (card(Kind.DILLINDALLIN, 6), 0.66, 0.10, -9),
    (card(Kind.FAUL, 7), 0.0, 0.17, 0),
)
"""With their places from the middle, in parts of the box, and their angles."""
BOATS: Final = (("flamingo", 5), ("owl", 26))
CARD_SHARE, BOAT_SHARE = 0.66, 0.13
SHAPE: Final = 2.1
"""How much wider than high the picture is: a narrow box has a lower one."""


def draw_cover(painter: Painter, area: Rect) -> None:
    """In the middle of a box, as large as it allows."""
    unit, high = painter.theme.metrics.unit, min(area.height, area.width / SHAPE)
    radius = round(max(high / 2 - ROOM * unit, high / 4))
    earth = Earth(area.centerx, area.centery, radius, unit, END_POINTS)
    draw_earth(painter, earth)
    boat = round(high * BOAT_SHARE)
    for avatar, points in BOATS:
        draw_boat(painter, avatar, earth.bollard(points, 0, boat), boat)
    height = round(high * CARD_SHARE)
    for each, x, y, angle in CARDS:
        place = area.centerx + x * high, area.centery + y * high
        draw_card(painter, TableCard(each, *place, height, angle), (height,))
