"""Draws the last moves in a row: who laid which tile, and what it brought; newest at the right."""

from __future__ import annotations

from collections.abc import Hashable

from pygame import Rect

from scenes.art.icons import Icon
from scenes.engine.drawing.boards import Region
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Align
from scenes.engine.theme import Style
from scenes.games.duco.display import Display, Laying
from scenes.games.duco.panels.seat_panels import Surroundings
from scenes.games.duco.town import tile_art
from scenes.ui.portraits import portrait

MOVES, FEWER, FEWEST = 5, 4, 3
"""How many are shown; in a small window, and where the text is large."""
SMALL_WINDOW, LARGE_TEXT = 0.9, 1.5
BEFORE, FACE, TILE = 50, 28, 30


def ribbon_region(display: Display, around: Surroundings) -> Region:
    """The last few turns."""
    area = display.layout.ribbon
    shown = tuple(display.turns[-_count(display) :])
    version: Hashable = (shown, around.avatars)

    def draw(painter: Painter) -> None:
        silent = display.layout.options.counts_at_end
        _draw(painter, area, shown, around, is_silent=silent)

    return Region(area, version, draw)


def _count(display: Display) -> int:
    metrics = display.layout.metrics
    if metrics.text_scale >= LARGE_TEXT:
        return FEWEST
    return FEWER if metrics.unit < SMALL_WINDOW else MOVES


def _draw(
    painter: Painter,
    area: Rect,
    shown: tuple[Laying, ...],
    around: Surroundings,
    *,
    is_silent: bool,
) -> None:
    palette, px = painter.theme.palette, painter.theme.metrics.px
    alpha = palette.panel_alpha
    painter.box(area, palette.panel, radius=area.height // 2, alpha=alpha)
    painter.icon(Icon.LOG, (area.left + px(26), area.centery), px(18), palette.text_soft)
    step = (area.width - px(60)) / max(FEWEST, len(shown))
    for index, turn in enumerate(shown):
        left = area.left + px(BEFORE) + index * step
        newest = index == len(shown) - 1
        if newest:
            box = Rect(round(left - px(5)), area.top + px(4), round(step), area.height - px(8))
            painter.box(box, palette.panel_raised, radius=box.height // 2)
        face = portrait(around.chairs[turn.seat].avatar, px(FACE), painter.theme)
        painter.sprite(face, (left + px(14), area.centery))
        if turn.face is not None:
            painter.sprite(
                tile_art.face_sprite(turn.face, px(TILE), painter.theme),
                (left + px(48), area.centery),
            )
        words = "" if is_silent else f"+{turn.gained}" if turn.face or turn.gained else "-"
        painter.text(
            words, Style.SUBHEADING, (left + px(70), area.centery), align=Align.LEFT,
            colour=palette.accent_light if newest else palette.text,
            width=round(step - px(76)),
        )  # fmt: skip
