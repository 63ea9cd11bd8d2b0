"""Draws the race where points are not counted on the way: tiles laid, groups, or sets."""

from __future__ import annotations

from collections.abc import Hashable

from pygame import Rect

from game.core.seats import Seat, seats_from
from scenes.engine.drawing.boards import Region
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Align
from scenes.engine.theme import Style
from scenes.games.duco.art.house_fields import shades_of
from scenes.games.duco.display import Display
from scenes.games.duco.panels.seat_panels import Surroundings
from scenes.games.duco.panels.set_badges import draw_sets
from scenes.ui.portraits import portrait

FACE, BADGE = 34, 24
MARK_ALPHA = 60
ROWS = 2


def marks_region(display: Display, around: Surroundings) -> Region:
    """Everybody's face, and how far they are."""
    laid = tuple(sum(each.seat == seat for each in display.laid) for seat in _seats(display))
    sets = tuple(map(tuple, display.sets))
    version: Hashable = (laid, sets, display.colours, around.avatars, _groups(display))

    def draw(painter: Painter) -> None:
        _draw(painter, display, around)

    return Region(display.layout.race, version, draw)


def _seats(display: Display) -> range:
    return range(display.layout.options.seats)


def _groups(display: Display) -> tuple[int, ...]:
    if not display.layout.options.group_bonus or not display.laid:
        return ()
    return tuple(map(len, display.groups))


def _draw(painter: Painter, display: Display, around: Surroundings) -> None:
    area, px = display.layout.race, painter.theme.metrics.px
    first = 0 if display.layout.is_shared else display.layout.own
    seats = list(seats_from(first, display.layout.options.seats))
    step = (area.width - px(16)) / len(seats)
    size = px(FACE)
    for index, seat in enumerate(seats):
        left = area.left + px(12) + index * step
        face = portrait(around.chairs[seat].avatar, size, painter.theme)
        painter.sprite(face, (left + size / 2, area.centery))
        room = Rect(round(left + size + px(8)), area.top, round(step - size - px(16)), area.height)
        if display.layout.options.rearranges:
            goal = display.layout.options.goal or 0
            draw_sets(painter, display.sets[seat], goal, room, px(BADGE))
        elif display.colours:
            _draw_laid(painter, display, seat, room)


def _draw_laid(painter: Painter, display: Display, seat: Seat, room: Rect) -> None:
    """A mark a tile in the colour of the seat; where groups count the largest one is lit."""
    px, palette = painter.theme.metrics.px, painter.theme.palette
    laid = sum(each.seat == seat for each in display.laid)
    groups = _groups(display)
    options = display.layout.options
    abreast = -(-options.stacks // ROWS)
    words = f"+{groups[seat] * options.group_bonus}" if groups else ""
    needed = painter.typesetter.width(words, painter.type(Style.CAPTION)) + px(8) if words else 0
    side = min(px(14), (room.width - needed) // abreast - px(3))
    shades = shades_of(display.colours[seat], palette)
    top = room.centery - side - px(2)
    for index in range(options.stacks):
        row, column = divmod(index, abreast)
        box = Rect(room.left + column * (side + px(3)), top + row * (side + px(4)), side, side)
        filled = index < laid
        in_group = groups and index < groups[seat]
        painter.box(
            box, shades.base if filled else palette.edge, radius=px(3),
            alpha=255 if filled else MARK_ALPHA,
            edge=palette.paper if filled and (in_group or not groups) else None, edge_width=px(1.5),
        )  # fmt: skip
    if words:
        place = (room.left + abreast * (side + px(3)) + px(5), room.centery)
        painter.text(
            words, Style.CAPTION, place, colour=palette.accent_light, align=Align.LEFT,
        )  # fmt: skip
