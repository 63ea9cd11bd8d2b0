"""Draws the pile with its count, and beside it the round and what happened last."""

from __future__ import annotations

from collections.abc import Hashable
from math import sin, tau

from pygame import Rect

from scenes.art.icons import Icon
from scenes.art.panels import dashed_slot
from scenes.engine.drawing.boards import Region
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.drawing.text import Align, Type
from scenes.engine.i18n import _, ngettext
from scenes.engine.theme import SMALLEST_TEXT, Style
from scenes.games.duco.display import Display
from scenes.games.duco.town import tile_art

LAYERS, TILES_A_LAYER = 4, 16
RIFFLES, SWAY = 3, 0.08
SEAL_SIZE, BEFORE_COUNT = 1.1, 0.8
NEWS_DOWN = 14
HEAD_SHARE = 0.17
"""The type of the round, of the room beside the pile."""


def pile_region(display: Display) -> Region:
    """The pile, its count, and the words beside it."""
    layout = display.layout
    pile = layout.pile.rect
    room = layout.metrics.px(14)
    area = pile.inflate(2 * room, 2 * room).unionall([layout.seal, layout.news])
    area.top = max(0, area.top)
    area = area.inflate(2 * room, 0).clip(layout.metrics.window)
    version: Hashable = (
        display.pile, round(display.riffle, 2), display.round, display.last_round, display.news,
        display.over,
    )  # fmt: skip

    def draw(painter: Painter) -> None:
        _draw_pile(painter, display)
        _draw_news(painter, display)

    return Region(area, version, draw)


def _draw_pile(painter: Painter, display: Display) -> None:
    spot, palette = display.layout.pile, painter.theme.palette
    layers = min(LAYERS, -(-display.pile // TILES_A_LAYER))
    if layers:
        sway = sin(display.riffle * tau * RIFFLES) * spot.side * SWAY
        tile_art.draw_pile(painter, (spot.x + sway, spot.y), spot.side, layers)
    else:
        shape = sprite(dashed_slot, (spot.side, spot.side), spot.side * 0.08, palette.edge, 10)
        painter.sprite(shape, (spot.x, spot.y), alpha=0.6)
    words = ngettext("{count} tile", "{count} tiles", display.pile).format(count=display.pile)
    seal = display.layout.seal
    room = seal.width * 3 // 4
    if not painter.typesetter.has_room(words, painter.type(Style.SMALL), room):
        words = str(display.pile)
    count = painter.text(words, Style.SMALL, seal.center, colour=palette.text_soft, width=room)
    sign = round(painter.type(Style.SMALL).px * SEAL_SIZE)
    place = (count.left - sign * BEFORE_COUNT, count.centery)
    painter.icon(Icon.LOCK, place, sign, palette.text_soft)


def _draw_news(painter: Painter, display: Display) -> None:
    area, palette, px = display.layout.news, painter.theme.palette, painter.theme.metrics.px
    middle = area.top + px(24)
    words, head = round_words(display), painter.type(Style.CAPTION)
    head = head.smaller(min(head.px, round(area.width * HEAD_SHARE)))
    if painter.typesetter.width(words, head) > area.width:
        head = head.smaller(max(SMALLEST_TEXT, head.px - 2))
    lines = painter.typesetter.wrap(words, head, area.width)
    for number, line in enumerate(lines):
        y = middle + (number - (len(lines) - 1) / 2) * head.px
        place = (area.centerx, y)
        painter.text(line, head, place, colour=palette.text_soft, width=area.width)
    top = middle + px(NEWS_DOWN)
    below = Rect(area.left, top, area.width, display.layout.seal.bottom - top)
    type_ = fitting_type(painter, display.news, below)
    if type_ is not None:  # the caption has said it, and the log tells it
        painter.paragraph(display.news, type_, below, colour=palette.text_soft, align=Align.CENTRE)


def fitting_type(painter: Painter, words: str, area: Rect) -> Type | None:
    """As large as the player likes, as far as all lines have room; None: they never have.

    No word is broken: a line cannot be shorter than the longest of them.
    """
    largest = painter.type(Style.SMALL)
    for size in range(largest.px, SMALLEST_TEXT - 1, -1):
        type_ = largest.smaller(size)
        lines = painter.typesetter.wrap(words, type_, area.width)
        parts = (*lines, *words.split())
        widest = max((painter.typesetter.width(part, type_) for part in parts), default=0)
        if len(lines) * type_.line_height <= area.height and widest <= area.width:
            return type_
    return None


def round_words(display: Display) -> str:
    """How far the game has come."""
    if display.layout.options.seats == 1:
        return _("ALONE")
    if display.layout.options.at_once:
        return _("ALL AT ONCE")
    if display.last_round:
        return _("LAST ROUND")
    return _("ROUND {number}").format(number=display.round + 1)
