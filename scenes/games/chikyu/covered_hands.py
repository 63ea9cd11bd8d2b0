"""The covered hands of other people at the screen: small bundles of backs under a face."""

from __future__ import annotations

from functools import partial

from pygame import Rect

from game.core.seats import Seat
from scenes.engine.boards import Region
from scenes.engine.painter import Painter
from scenes.games.chikyu.card_art import TableCard, draw_card
from scenes.games.chikyu.display import Display
from scenes.games.chikyu.who import Who
from scenes.table.gate_picture import draw_seal
from scenes.table.spot import Spot

BUNDLED = 3
"""Cards of a bundle: how many there are stands at the seat."""
FANNED, TILT = 0.05, 4.0
"""From card to card, of their height, and in degrees."""
ROOM = 0.16
"""Around a bundle, of its height: its outer cards are turned, and the ring is wider."""


def covered_regions(display: Display, who: Who) -> list[Region]:
    """A part of the board for each."""
    return [_region(display, who, seat, area) for seat, area in display.layout.others]


def _region(display: Display, who: Who, seat: Seat, area: Rect) -> Region:
    count, room = min(BUNDLED, display.hand_sizes[seat]), round(area.height * ROOM)
    draw = partial(_draw, display=display, who=who, seat=seat, area=area)
    return Region(area.inflate(room, room), count, draw)


def _draw(painter: Painter, display: Display, who: Who, seat: Seat, area: Rect) -> None:
    count = min(BUNDLED, display.hand_sizes[seat])
    for index in range(count):
        away = index - (count - 1) / 2
        x = round(area.centerx + away * FANNED * area.height)
        spot = Spot(x, area.centery, area.height, -away * TILT)
        draw_card(painter, TableCard.at(spot, None), display.layout.card_heights)
    if count:
        draw_seal(painter, who.chairs[seat], area)
