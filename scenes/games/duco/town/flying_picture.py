"""Draws what moves above the table: tiles in the air, and points on their way home."""

from __future__ import annotations

from pygame import Rect

from scenes.art.lamplight import rays
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.theme import Style
from scenes.games.duco.display import Display, Number
from scenes.games.duco.town.tile_sprite import draw_tile
from scenes.table.last_picture import display_type

TRAIL, STEPS = 0.3, 26
"""Its length, of the way round, and of how many sparks it is made."""
SPARK, GLOW = 15, 30
BESIDE = 5
"""How far outside of the tiles it runs, in units."""


def draw_rim_light(painter: Painter, display: Display) -> None:
    """A head with a trail that thins out."""
    if display.rim_light is None or not display.laid:
        return
    px, palette, town = painter.theme.metrics.px, painter.theme.palette, display.town
    boxes = [town.box(laid.cell) for laid in display.laid]
    rim = boxes[0].unionall(boxes[1:]).inflate(2 * px(BESIDE), 2 * px(BESIDE))
    # Half a trail beyond the end lets it run out where it began.
    head = display.rim_light * (1 + TRAIL)
    painter.disc(around(rim, min(head, 1.0)), px(GLOW), palette.accent, 70)
    for step in range(STEPS):
        share = head - TRAIL * step / STEPS
        if 0 <= share <= 1:
            left = 1 - step / STEPS
            size = max(2, round(px(SPARK) * (0.35 + 0.65 * left)))
            painter.disc(around(rim, share), size, palette.accent_light, round(255 * left))


def around(rim: Rect, share: float) -> tuple[float, float]:
    """A point on the way round a box, clockwise from its upper left corner."""
    wide, high = rim.size
    way = share * 2 * (wide + high)
    if way <= wide:
        return rim.left + way, rim.top
    if way <= wide + high:
        return rim.right, rim.top + way - wide
    if way <= 2 * wide + high:
        return rim.right - (way - wide - high), rim.bottom
    return rim.left, max(rim.top, rim.bottom - (way - 2 * wide - high))


PLATE = (64, 40)
PLATE_ALPHA = 214
LARGE_PLATE, LARGE_NUMBER = (150, 92), 62
RAYS = 1.3
"""Of the plate's width."""


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
    if number.large:
        _draw_large(painter, number)
        return
    palette, px = painter.theme.palette, painter.theme.metrics.px
    plate = Rect(0, 0, px(PLATE[0]), px(PLATE[1]))
    plate.center = round(number.x), round(number.y)
    painter.box(plate, palette.panel_deep, radius=plate.height // 2, alpha=PLATE_ALPHA)
    words = f"+{round(number.points)}"
    painter.text(words, Style.NUMBER, plate.center, colour=palette.accent_light)


def _draw_large(painter: Painter, number: Number) -> None:
    """On paper with rays."""
    palette, px = painter.theme.palette, painter.theme.metrics.px
    plate = Rect(0, 0, px(LARGE_PLATE[0]), px(LARGE_PLATE[1]))
    plate.center = round(number.x), round(number.y)
    around = round(plate.width * RAYS)
    painter.sprite(sprite(rays, (around, around)), plate.center)
    painter.box(
        plate, palette.paper, radius=plate.height // 3, edge=palette.accent, edge_width=px(3)
    )
    words = f"+{round(number.points)}"
    painter.text(words, display_type(painter, LARGE_NUMBER), plate.center,
                 colour=palette.ink, width=plate.width - px(16))  # fmt: skip
