"""Draws, for who plays alone, the tiles so far and how few of them are how good."""

from __future__ import annotations

from collections.abc import Hashable

from pygame import Rect

from game.rules.duco.pars import pars_of
from scenes.art.panels import dashed_slot
from scenes.engine.drawing.boards import Region
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _, ngettext
from scenes.engine.theme import Style
from scenes.games.duco.display import Display, Laying
from scenes.games.duco.town import tile_art

ABREAST, INSIDE = 5, 14
LAMPS = 3
PLACES = 10
HEAD = 44
GRADE_HEIGHT, GRADE_GAP = 40, 8
LAMP = 15


def par_region(display: Display, area: Rect) -> Region:
    """Everything that the sheet says."""
    turns = tuple(display.turns)
    points = round(display.seats[0].points)
    version: Hashable = (turns, points, display.best)

    def draw(painter: Painter) -> None:
        painter.panel(area)
        _draw_head(painter, area, len(turns))
        bottom = _draw_tiles(painter, display, area, turns)
        _draw_grades(painter, display, Rect(area.left, bottom, area.width, area.bottom - bottom))

    return Region(area, version, draw)


def _draw_head(painter: Painter, area: Rect, laid: int) -> None:
    px = painter.theme.metrics.px
    words = _("Tile {number}").format(number=laid + 1)
    place = (area.left + px(INSIDE + 4), area.top + px(HEAD // 2 + 4))
    painter.text(
        words, Style.SUBHEADING, place, align=Align.LEFT, width=area.width - px(2 * INSIDE)
    )


def _draw_tiles(painter: Painter, display: Display, area: Rect, turns: tuple[Laying, ...]) -> int:
    """As many places as are still fair, in rows; answers where the last row ends."""
    px, palette = painter.theme.metrics.px, painter.theme.palette
    places = max(pars(display), default=PLACES)
    shown = turns[-places:]
    step = (area.width - 2 * px(INSIDE)) / ABREAST
    side, line = round(step - px(6)), painter.type(Style.SMALL).line_height
    top = area.top + px(HEAD)
    for index in range(places):
        row, column = divmod(index, ABREAST)
        x = area.left + px(INSIDE) + (column + 0.5) * step
        y = top + row * (side + line) + side / 2
        turn = shown[index] if index < len(shown) else None
        if turn is not None and turn.face is not None:
            painter.sprite(tile_art.face_sprite(turn.face, side, painter.theme), (x, y))
        else:
            colour = palette.accent_light if index == len(shown) else palette.edge
            painter.sprite(sprite(dashed_slot, (side, side), side * 0.1, colour, 10), (x, y))
        if turn is not None:
            painter.text(
                f"+{turn.gained}", Style.SMALL, (x, y + side / 2 + line / 2),
                colour=palette.text_soft, width=round(step),
            )  # fmt: skip
    return top + -(-places // ABREAST) * (side + line)


def pars(display: Display) -> tuple[int, ...]:
    """How many tiles are how good here; nothing where nobody has measured."""
    return pars_of(display.layout.options) or ()


def _draw_grades(painter: Painter, display: Display, area: Rect) -> None:
    """The most tiles for each grade; the best one that can still be reached has an edge."""
    px, palette = painter.theme.metrics.px, painter.theme.palette
    used = len(display.turns)
    words = (_("expert"), _("good"), _("fair"))
    within = [par for par in pars(display) if par > used]
    high = min(px(GRADE_HEIGHT), area.height // 4 - px(GRADE_GAP))
    for index, (par, word) in enumerate(zip(pars(display), words, strict=False)):
        row = Rect(area.left + px(INSIDE), 0, area.width - px(2 * INSIDE), high)
        row.top = area.top + px(6) + index * (high + px(GRADE_GAP))
        edge = palette.accent_light if within and par == within[0] else None
        painter.box(
            row, palette.panel_deep, radius=px(10), alpha=palette.panel_alpha, edge=edge,
            edge_width=px(2),
        )  # fmt: skip
        painter.text(str(par), Style.SUBHEADING, (row.left + px(26), row.centery))
        painter.text(
            word, Style.BODY, (row.left + px(50), row.centery), align=Align.LEFT,
            colour=palette.text_soft, width=row.width - px(120),
        )  # fmt: skip
        for lamp in range(LAMPS):
            lit = lamp < LAMPS - index
            x = row.right - px(16) - (LAMPS - 1 - lamp) * px(LAMP + 4)
            colour = palette.accent_light if lit else palette.edge
            painter.disc((x, row.centery), px(LAMP), colour, 255 if lit else 50)
    _draw_pace(painter, display, area)
    _draw_best(painter, display, area)


def _draw_best(painter: Painter, display: Display, area: Rect) -> None:
    if display.best is None:
        return
    words = ngettext("Your best: {count} tile", "Your best: {count} tiles", display.best)
    px = painter.theme.metrics.px
    painter.text(
        words.format(count=display.best), Style.CAPTION, (area.centerx, area.bottom - px(38)),
        colour=painter.theme.palette.accent_light, width=area.width - px(2 * INSIDE),
    )  # fmt: skip


def _draw_pace(painter: Painter, display: Display, area: Rect) -> None:
    goal, points = display.layout.options.goal, display.seats[0].points
    if not display.turns or not points or goal is None:
        return
    needed = -(-goal * len(display.turns) // round(points))
    words = ngettext("At this pace: {count} tile", "At this pace: {count} tiles", needed)
    px = painter.theme.metrics.px
    painter.text(
        words.format(count=needed), Style.SMALL, (area.centerx, area.bottom - px(18)),
        colour=painter.theme.palette.text_soft, width=area.width - px(2 * INSIDE),
    )  # fmt: skip
