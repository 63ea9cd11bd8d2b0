"""Draws the count at the end of Stress and Conquest: a bar grows for each seat as it is counted."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.core.seats import Seat
from scenes.engine.boards import Region
from scenes.engine.i18n import _
from scenes.engine.painter import Painter
from scenes.engine.text import Align
from scenes.engine.theme import Style
from scenes.games.duco.art.house_fields import shades_of
from scenes.games.duco.display import Display
from scenes.ui.portraits import portrait

INSIDE, HEAD, FACE = 16, 44, 32
BAR, CORNER, EDGE = 9, 4, 1.2
MOST_ROW = 58
NUMBER = 24


def standing_region(display: Display, avatars: Sequence[str]) -> Region:
    """Who was counted so far, and who leads."""
    area, seats = display.layout.count, display.layout.options.seats

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
            _draw_row(painter, display, seat, avatars[seat], row)

    return Region(area, display.counts, draw)


def _draw_row(painter: Painter, display: Display, seat: Seat, avatar: str, row: Rect) -> None:
    px, palette = painter.theme.metrics.px, painter.theme.palette
    counts = display.counts
    told = len(counts)
    size = min(px(FACE), row.height - px(6))
    face = (row.left + size / 2, row.centery)
    painter.sprite(portrait(avatar, size, painter.theme), face, alpha=1.0 if seat < told else 0.4)
    if seat >= told:
        return
    points = counts[seat].points
    most = max(count.points for count in counts)
    type_ = painter.type(Style.NUMBER)
    number = painter.text(
        str(points), type_.smaller(min(type_.px, px(NUMBER))), row.midright, align=Align.RIGHT,
        colour=palette.accent_light if points == most else palette.text,
    )  # fmt: skip
    left = row.left + size + px(8)
    widest = max(1, number.left - px(6) - left)
    shades = shades_of(display.colours[seat], palette)
    bar = Rect(left, 0, max(px(BAR), round(widest * points / max(1, most))), px(BAR))
    bar.centery = row.centery
    painter.box(bar, shades.base, radius=px(CORNER), edge=shades.light, edge_width=px(EDGE))
