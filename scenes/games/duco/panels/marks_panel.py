"""Draws the race in marks: tiles, groups or sets on the way, or all counted one by one at last."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from pygame import Rect

from game.core.seats import Seat, seats_from
from scenes.engine.drawing.boards import Region
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _
from scenes.engine.theme import Style
from scenes.games.duco.art.house_fields import shades_of
from scenes.games.duco.display import Display
from scenes.games.duco.panels.seat_panels import Surroundings
from scenes.games.duco.panels.set_badges import draw_sets
from scenes.ui.portraits import portrait

FACE, BADGE = 34, 24
MARK_ALPHA = 60
ROWS = 2
INSIDE, HEAD, RIVAL_FACE = 16, 44, 32
BAR, CORNER, EDGE = 9, 4, 1.2
MOST_ROW = 58
NUMBER, PALE = 24, 0.4


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


def standing_region(display: Display, avatars: Sequence[str]) -> Region:
    """Who was counted so far, and who leads."""
    area, seats, told = display.layout.count, display.layout.options.seats, _told(display)

    def draw(painter: Painter) -> None:
        px, palette = painter.theme.metrics.px, painter.theme.palette
        title = painter.type(Style.CAPTION)
        painter.text(
            _("THE COUNT"), title.smaller(min(title.px, px(NUMBER))),
            (area.left + px(INSIDE), area.top + px(HEAD / 2)), colour=palette.text_soft,
            align=Align.LEFT, width=area.width - 2 * px(INSIDE),
        )  # fmt: skip
        room = area.height - px(HEAD) - px(8)
        step = min(px(MOST_ROW), room / seats)
        for seat in range(seats):
            top = round(area.top + px(HEAD) + seat * step)
            row = Rect(area.left + px(INSIDE), top, area.width - 2 * px(INSIDE), round(step))
            _draw_face(painter, avatars[seat], row, pale=seat >= len(told))
            if seat < len(told):
                _draw_points(painter, display, seat, told, row)

    return Region(area, told, draw)


def _told(display: Display) -> tuple[int, ...]:
    """The points of all, or of those who were counted so far."""
    if display.layout.options.counts_at_end:
        return tuple(count.points for count in display.counts)
    return tuple(round(figures.points) for figures in display.seats)


def _face_size(painter: Painter, row: Rect) -> int:
    px = painter.theme.metrics.px
    return min(px(RIVAL_FACE), row.height - px(6))


def _draw_face(painter: Painter, avatar: str, row: Rect, *, pale: bool) -> None:
    size = _face_size(painter, row)
    face = portrait(avatar, size, painter.theme)
    painter.sprite(face, (row.left + size / 2, row.centery), alpha=PALE if pale else 1.0)


def _draw_points(
    painter: Painter, display: Display, seat: Seat, told: Sequence[int], row: Rect
) -> None:
    px, palette = painter.theme.metrics.px, painter.theme.palette
    points, most = told[seat], max(told)
    type_ = painter.type(Style.NUMBER)
    number = painter.text(
        str(points), type_.smaller(min(type_.px, px(NUMBER))), row.midright, align=Align.RIGHT,
        colour=palette.accent_light if points == most else palette.text,
    )  # fmt: skip
    left = row.left + _face_size(painter, row) + px(8)
    widest = max(1, number.left - px(6) - left)
    own = display.owner_colour(seat)
    colours = (palette.edge, palette.edge)
    if own is not None:
        shades = shades_of(own, palette)
        colours = shades.base, shades.light
    bar = Rect(left, 0, max(px(BAR), round(widest * points / max(1, most))), px(BAR))
    bar.centery = row.centery
    painter.box(bar, colours[0], radius=px(CORNER), edge=colours[1], edge_width=px(EDGE))
