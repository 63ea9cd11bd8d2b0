"""The hold of a seat: a column a kind, a storey a card, a coral line where too many begin."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.rules.chikyu.cards import BITES, Kind
from scenes.engine.drawing.painter import Painter, Position
from scenes.engine.drawing.sprites import sprite
from scenes.engine.i18n import _
from scenes.engine.theme import SMALLEST_TEXT, Style
from scenes.games.chikyu.art.storeys import limit_line, storey
from scenes.games.chikyu.card_art import kind_sprite

STOREYS_ABOVE: Final = 2
"""Room over the limit: what goes beyond it is told by the number."""
WIDEST, COLUMN_SHARE = 30, 0.60
"""Units, and the part of its place that a column fills."""
CELL_SHARE, CELL_GAP = 0.74, 0.13
HIGHEST_CELL = 0.8
"""Of the width of a column: a tall window makes no towers of them."""
LINE_REACH, LINE_WIDTH = 5, 2
SIGN_GAP = 8
EMPTY, EMPTY_HARMLESS = 36, 20
"""How strongly an empty storey is seen: less where no limit bites."""
NO_CARD = 0.72
"""How strongly the sign of a kind is seen of which there is no card."""
SHAKE = 3
OVER_HEIGHT, OVER_TEXT = 14, 10
OVER_FALL = 1.5
"""Storeys."""


@dataclass(frozen=True, slots=True)
class HoldFigures:
    """What a seat has taken, as it is shown now."""

    kinds: tuple[Kind, ...]
    counts: tuple[float, ...]
    """By kind; a part of one is a storey that grows."""
    limit: int
    storeys: bool = True
    """Without them the numbers tell it: large text takes the room."""
    passing: Kind | None = None
    """Its limit is just being passed:"""
    shake: float = 0.0
    """how far the line over it is away from its place, -1 to 1,"""
    drop: float = 1.0
    """and how far OVER has dropped in."""

    def count(self, kind: Kind) -> float:
        """Of one kind."""
        return self.counts[self.kinds.index(kind)]

    def is_over(self, kind: Kind) -> bool:
        """Too many of a kind that bites."""
        return kind in BITES and int(self.count(kind)) > self.limit


def hold_column(area: Rect, kinds: tuple[Kind, ...], kind: Kind) -> Rect:
    """The whole place of a kind, for who points at it and what flies to it."""
    step, place = area.width / len(kinds), kinds.index(kind)
    left, right = round(area.left + place * step), round(area.left + (place + 1) * step)
    return Rect(left, area.top, right - left, area.height)


def draw_hold(painter: Painter, area: Rect, figures: HoldFigures, sign: int, number: int) -> None:
    """All columns; `sign` and `number` are the sizes below them, in pixels."""
    room = 2 * max(
        painter.theme.metrics.px(SIGN_GAP), area.height // (figures.limit + STOREYS_ABOVE)
    )
    for kind in figures.kinds:
        column = hold_column(area, figures.kinds, kind)
        if (
            figures.shake == 0
            and figures.drop == 1
            and not painter.sees(column.inflate(room, room))
        ):
            continue
        if figures.storeys:
            _draw_storeys(painter, column, figures, kind, sign)
            _draw_count(painter, column, figures, kind, sign, number)
        else:
            _draw_large_count(painter, column, figures, kind)


def _draw_storeys(
    painter: Painter, column: Rect, figures: HoldFigures, kind: Kind, sign: int
) -> None:
    px, palette = painter.theme.metrics.px, painter.theme.palette
    floor = column.bottom - sign - px(SIGN_GAP)
    wide = round(min(column.width * COLUMN_SHARE, px(WIDEST)))
    storeys = figures.limit + STOREYS_ABOVE
    cell = min((floor - column.top) / storeys, wide * HIGHEST_CELL)
    tall = max(2, round(cell * CELL_SHARE))
    bites, count = kind in BITES, figures.count(kind)
    left = column.centerx - wide // 2

    def place(step: float) -> int:
        return round(floor - cell * (step + 1) + cell * CELL_GAP)

    for step in range(figures.limit):
        empty = Rect(left, place(step), wide, tall)
        alpha = EMPTY if bites else EMPTY_HARMLESS
        painter.box(empty, palette.edge, radius=tall // 2, alpha=alpha)
    picture = sprite(storey, int(kind), (wide, tall))
    for step in range(min(int(count), storeys)):
        painter.sprite_at(picture, (left, place(step)))
    part = count % 1
    if part and count < storeys:
        painter.sprite_at(picture, (left, place(int(count) + 1 - part)), alpha=part)
    if bites:
        _draw_limit(painter, column, figures, kind, round(floor - cell * (figures.limit + 0.06)))
    if figures.is_over(kind):
        drop = figures.drop if kind is figures.passing else 1.0
        landed, fall = floor - cell * (storeys - 0.35), cell * OVER_FALL * (1 - drop)
        draw_over(painter, column, (landed, fall), drop, int(count) - figures.limit)


def _draw_limit(
    painter: Painter, column: Rect, figures: HoldFigures, kind: Kind, y: int
) -> None:  # fmt: skip
    px = painter.theme.metrics.px
    wide = round(min(column.width * COLUMN_SHARE, px(WIDEST))) + 2 * px(LINE_REACH)
    away = round(px(SHAKE) * figures.shake) if kind is figures.passing else 0
    line = sprite(limit_line, (wide, px(LINE_WIDTH)), painter.theme.palette.coral)
    painter.sprite_at(line, (column.centerx - wide // 2 + away, y - px(LINE_WIDTH) // 2))


def draw_over(
    painter: Painter, column: Rect, way: tuple[float, float], alpha: float, more: int
) -> Rect:
    """Where it lands and how far it still falls; it never lands above its column. Where the
    word has no room, by how many it is over. Answers where it is."""
    px, palette = painter.theme.metrics.px, painter.theme.palette
    words = _("OVER")
    type_ = painter.type(Style.CAPTION).smaller(max(SMALLEST_TEXT, px(OVER_TEXT)))
    if painter.typesetter.width(words, type_) + px(6) > column.width:
        words = f"+{more}"
    wide = painter.typesetter.width(words, type_) + px(8)
    pill = Rect(0, 0, wide, max(px(OVER_HEIGHT), type_.px + px(4)))
    pill.center = column.centerx, round(way[0])
    pill.top = max(pill.top, column.top) - round(way[1])
    with painter.faded(alpha):
        painter.box(pill, palette.coral, radius=pill.height // 2)
        painter.text(words, type_, pill.center, colour=palette.coral_ink)
    return pill


def _draw_count(
    painter: Painter, column: Rect, figures: HoldFigures, kind: Kind, sign: int, number: int
) -> None:
    """Sign and number below the storeys."""
    y, shift = column.bottom - sign / 2, sign * 0.34
    _draw_sign(painter, figures, kind, sign, (column.centerx - shift, y))
    type_ = painter.type(Style.NUMBER).smaller(max(SMALLEST_TEXT, number))
    place = column.centerx + shift + number * 0.12, y
    colour, room = _colour_of(painter, figures, kind), round(column.width * 0.5)
    painter.text(str(int(figures.count(kind))), type_, place, colour=colour, width=room)


def _draw_large_count(
    painter: Painter, column: Rect, figures: HoldFigures, kind: Kind
) -> None:  # fmt: skip
    """Sign over number, as large as the column allows: for large text."""
    sign = min(round(column.width * 0.8), round(column.height * 0.4))
    _draw_sign(painter, figures, kind, sign, (column.centerx, column.top + sign * 0.55))
    type_ = painter.type(Style.NUMBER)
    type_ = type_.smaller(min(type_.px, round(column.height * 0.36)))
    y = column.top + sign * 1.1 + type_.px * 0.6
    pill = Rect(0, 0, round(column.width * 0.8), round(type_.px * 1.1))
    pill.center = column.centerx, round(y)
    colour = _colour_of(painter, figures, kind)
    if figures.is_over(kind):
        palette = painter.theme.palette
        painter.box(pill, palette.coral, radius=pill.height // 2)
        colour = palette.coral_ink
    painter.text(str(int(figures.count(kind))), type_, pill.center, colour=colour, width=pill.width)


def _draw_sign(
    painter: Painter, figures: HoldFigures, kind: Kind, size: int, place: Position
) -> None:  # fmt: skip
    alpha = 1.0 if figures.count(kind) else NO_CARD
    painter.sprite(kind_sprite(kind, size, painter.theme), place, alpha=alpha)


def _colour_of(painter: Painter, figures: HoldFigures, kind: Kind) -> str:
    palette = painter.theme.palette
    if figures.is_over(kind):
        return palette.coral
    return palette.text if figures.count(kind) else palette.text_soft
