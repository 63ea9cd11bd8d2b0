"""Draws the count at the end: a bar for each seat, where all is counted then one by one."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.core.seats import Seat
from scenes.engine.drawing.boards import Region
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _
from scenes.engine.theme import Style
from scenes.games.duco.art.house_fields import shades_of
from scenes.games.duco.display import Display
from scenes.ui.portraits import portrait

INSIDE, HEAD, FACE = 16, 44, 32
BAR, CORNER, EDGE = 9, 4, 1.2
MOST_ROW = 58
NUMBER, PALE = 24, 0.4


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
    return min(px(FACE), row.height - px(6))


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
