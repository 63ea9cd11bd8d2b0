"""The sign of a set in Corner Cluster: the square of its colour."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.rules.duco.town.houses import House, HouseColour, HouseSign
from scenes.art.panels import dashed_slot
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import Sprite, sprite
from scenes.games.duco.town import tile_art

GAP = 0.12
"""Between two badges, of their side."""


def set_badge(colour: HouseColour, side: int, painter: Painter) -> Sprite:
    """Four rainbows are a set of their own, and no square has that colour."""
    house = House(colour, HouseSign.LIZARD if colour is HouseColour.RAINBOW else None)
    return tile_art.house_sprite(house, side, painter.theme)


def draw_sets(
    painter: Painter, colours: Sequence[HouseColour], goal: int, room: Rect, largest: int
) -> None:
    """A badge a set; the places of those that are still to come are dashed."""
    places = max(goal, len(colours))
    side = min(largest, int(room.width / (places * (1 + GAP))))
    edge = painter.theme.palette.edge
    for index in range(places):
        place = (room.left + (index + 0.5) * side * (1 + GAP), room.centery)
        if index < len(colours):
            painter.sprite(set_badge(colours[index], side, painter), place)
        else:
            slot = sprite(dashed_slot, (side, side), side * 0.2, edge, 10)
            painter.sprite(slot, place, alpha=0.7)
