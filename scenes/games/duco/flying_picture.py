"""Draws what moves above the table: tiles in the air, and points on their way home."""

from __future__ import annotations

from pygame import Rect

from scenes.engine.painter import Painter
from scenes.engine.theme import Style
from scenes.games.duco.display import Display
from scenes.games.duco.tile_sprite import draw_tile

PLATE = (64, 40)
PLATE_ALPHA = 214


def draw_flying_tiles(painter: Painter, display: Display) -> None:
    """Each at the size that it has on its way, from the pictures of the places it goes between."""
    sides = resting_sides(display)
    for tile in display.flying:
        draw_tile(painter, tile, sides)


def resting_sides(display: Display) -> tuple[int, ...]:
    """The sizes in which tiles rest, smallest first: those worth drawing exactly."""
    layout = display.layout
    sides = {round(display.town.side), layout.pile.side}
    sides |= {spot.side for box in layout.boxes for spot in box.spots(1)}
    return tuple(sorted(sides))


def draw_number(painter: Painter, display: Display) -> None:
    """What the tile has brought so far, on dark glass."""
    number = display.number
    if number is None:
        return
    palette, px = painter.theme.palette, painter.theme.metrics.px
    plate = Rect(0, 0, px(PLATE[0]), px(PLATE[1]))
    plate.center = round(number.x), round(number.y)
    painter.box(plate, palette.panel_deep, radius=plate.height // 2, alpha=PLATE_ALPHA)
    words = f"+{round(number.points)}"
    painter.text(words, Style.NUMBER, plate.center, colour=palette.accent_light)
