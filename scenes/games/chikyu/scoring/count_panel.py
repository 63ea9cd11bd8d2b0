"""How one seat came to the points of a round: its piles, its colours, and its limits."""

from __future__ import annotations

import math
from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Final, Self

from pygame import Rect

from game.rules.chikyu.cards import Card, Kind
from scenes.art.card_shape import ASPECT
from scenes.art.icons import Icon
from scenes.engine.drawing.boards import Patchwork
from scenes.engine.drawing.painter import Painter, Position
from scenes.engine.drawing.sprites import sprite
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _
from scenes.engine.theme import Style
from scenes.games.chikyu.art.storeys import limit_line, storey
from scenes.games.chikyu.card_art import face_sprite, half_kind_sprite, kind_sprite
from scenes.games.chikyu.scoring.score_marks import (
    PanelFrame,
    draw_tag,
    draw_tick,
    draw_value_disc,
    plain,
    signed,
    unit_of,
)
from scenes.table.cards.card_sprite import shadow_scale, shadow_sprite
from scenes.ui.portraits import portrait

DESIGN: Final = (806, 346)
HEAD, TAB, FACE = 38, 52, 40
NOT_HERE: Final = 0.62
"""How strongly the faces are seen whose count is not on show."""
LABEL, SUMS = 22, 754
"""Where the labels begin, and the middle of the sums."""
PILES, COLOURS, LIMITS = 84, 222, 292
"""Where the three parts begin."""
PILES_LEFT, PILES_RIGHT = 108, 700
ONE_ROW: Final = 5
"""More piles than that lie in two rows."""
LARGE, SMALL = 84, 56
PILE_GAP, CARD_STEP, WON = 12, 0.30, 0.095
"""Units between piles; of a card's height: the next one, and how much the one that won is up."""
SLOT, SLOT_STEP, SLOT_SIGN = 50, 62, 36
LIMIT_LEFT, LIMIT_STEP, LIMIT_SIGN = 128, 124, 30
CELL, CELL_WIDTH, CELL_HEIGHT = 13, 9, 18
SUM_SIZE = 34
REACH = 16
"""So far above its beginning, in units, lies what belongs to a part."""


@dataclass(frozen=True, slots=True)
class ShownPile:
    """The cards of a trick in the order played, which of them won, and its worth once counted."""

    cards: tuple[Card, ...]
    won_with: int
    value: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class CountFigures:
    """What is told of the seat on show so far; None is still to come."""

    name: str
    tabs: tuple[str, ...]
    """The faces of all seats, in the order of the sheet."""
    tab: int
    before: int
    after: int | None = None
    gained: int | None = None
    piles: tuple[ShownPile, ...] = ()
    pile_sum: int | None = None
    kinds: tuple[Kind, ...] = ()
    """Those in play."""
    lit: tuple[bool, ...] = ()
    """The colours that are there, a slot each: Inadven/Faul has two."""
    colour_points: int | None = None
    limits: tuple[tuple[Kind, int], ...] = ()
    """How many there are of each kind that bites."""
    limit: int = 0
    penalty: str = ""
    penalty_points: int | None = None


def slots_of(kinds: tuple[Kind, ...]) -> tuple[Kind, ...]:
    """A slot a colour: the kind of two colours has two."""
    return tuple(kind for kind in kinds for _half in range(2 if kind is Kind.FAUL else 1))


def tab_areas(area: Rect, count: int) -> list[Rect]:
    """Where the faces are pressed to see another count."""
    size = round(TAB * unit_of(area, DESIGN))
    step = area.width / DESIGN[0]
    boxes = []
    for number in range(count):
        box = Rect(0, 0, size, size)
        middle = area.top + HEAD * area.height / DESIGN[1]
        box.center = round(area.left + (38 + 56 * number) * step), round(middle)
        boxes.append(box)
    return boxes


def sum_place(area: Rect) -> Position:
    """The middle of the sum of the colours."""
    return (
        area.left + SUMS * area.width / DESIGN[0],
        area.top + (COLOURS + 26) * area.height / DESIGN[1],
    )


@dataclass(frozen=True, slots=True)
class CountVersion(Patchwork):
    """Of the seat on show mostly one band changes."""

    figures: CountFigures
    area: Rect = field(compare=False)

    def changed_since(self, before: Self) -> list[Rect]:
        bands = zip(_bands(self.area), self._told, before._told, strict=True)
        return [band for band, now, then in bands if now != then]

    @property
    def _told(self) -> tuple[Hashable, ...]:
        """From band to band."""
        told = self.figures
        return (
            (told.tabs, told.name, told.tab, told.before, told.after, told.gained),
            (told.piles, told.pile_sum),
            (told.kinds, told.lit, told.colour_points),
            (told.limits, told.limit, told.penalty, told.penalty_points),
        )


def _bands(area: Rect) -> list[Rect]:
    """Head, piles, colours and limits; what stands out of one lies in the next one, too."""
    unit = area.height / DESIGN[1]
    edges = ((0, PILES), (PILES - REACH, COLOURS), (COLOURS - REACH, LIMITS), (LIMITS - REACH, 0))
    bands = []
    for top, bottom in edges:
        band = Rect(area.left, area.top + round(top * unit), area.width, 0)
        band.height = area.top + round((bottom or DESIGN[1]) * unit) - band.top
        bands.append(band)
    return bands


def draw_count(painter: Painter, area: Rect, figures: CountFigures) -> None:
    """The panel with head, piles, colours and limits."""
    painter.panel(area)
    frame = PanelFrame(painter, area, DESIGN)
    head, piles, colours, limits = map(painter.sees, _bands(area))
    if head:
        _draw_head(frame, figures)
    if piles:
        _draw_label(frame, _("PILES"), PILES + 44)
        _draw_piles(frame, figures)
        _draw_sum(frame, figures.pile_sum, PILES + 46)
    if colours:
        frame.rule(COLOURS - 9, LABEL, DESIGN[0] - LABEL, 60)
        _draw_label(frame, _("COLOURS"), COLOURS + 26)
        _draw_colours(frame, figures)
        _draw_sum(frame, figures.colour_points, COLOURS + 28)
    if limits:
        frame.rule(LIMITS - 7, LABEL, DESIGN[0] - LABEL, 60)
        words = _("LIMIT {count}").format(count=figures.limit)
        _draw_label(frame, words, LIMITS + 22, painter.theme.palette.coral)
        _draw_limits(frame, figures)


def _draw_label(frame: PanelFrame, words: str, y: float, colour: str | None = None) -> None:
    frame.painter.text(
        words, frame.type(Style.CAPTION, 15, 22), frame.at(LABEL, y), align=Align.LEFT,
        colour=colour or frame.painter.theme.palette.text_soft, width=frame.across(82),
    )  # fmt: skip


def _draw_sum(frame: PanelFrame, value: int | None, y: float) -> None:
    if value is None:
        return
    palette = frame.painter.theme.palette
    colour = palette.coral if value < 0 else palette.text
    type_ = frame.type(Style.HEADING, SUM_SIZE, 44)
    frame.painter.text(
        plain(value), type_, frame.at(SUMS, y), colour=colour, width=frame.across(88)
    )


def _draw_head(frame: PanelFrame, figures: CountFigures) -> None:
    painter, palette = frame.painter, frame.painter.theme.palette
    for number, (avatar, box) in enumerate(
        zip(figures.tabs, tab_areas(frame.area, len(figures.tabs)), strict=True)
    ):
        here = number == figures.tab
        if here:
            painter.box(
                box, palette.panel_raised, radius=box.width // 2, edge=palette.paper,
                edge_width=frame.px(2.2),
            )  # fmt: skip
        face = portrait(avatar, frame.px(FACE), painter.theme)
        painter.sprite(face, box.center, alpha=1.0 if here else NOT_HERE)
    left = 38 + 56 * len(figures.tabs)
    type_ = frame.type(Style.SUBHEADING, 26, 34)
    room = frame.across(DESIGN[0] - 250 - left)
    name = painter.text(
        figures.name, type_, frame.at(left, HEAD), align=Align.LEFT, width=room
    )  # fmt: skip
    x = name.right + frame.px(16)
    y = frame.at(0, HEAD)[1]
    start = painter.text(
        plain(figures.before), type_, (x, y), align=Align.LEFT, colour=palette.text_soft
    )
    if figures.after is not None:
        arrow = start.right + frame.px(14)
        painter.icon(Icon.RIGHT, (arrow, y), frame.px(18), palette.text_soft)
        painter.text(
            plain(figures.after), type_, (arrow + frame.px(14), y), align=Align.LEFT,
            colour=palette.accent_light,
        )  # fmt: skip
    if figures.gained is not None:
        painter.text(
            signed(figures.gained), frame.type(Style.HEADING, 36, 48), frame.at(SUMS, HEAD),
            colour=palette.accent_light, width=frame.across(88),
        )  # fmt: skip


def _draw_piles(frame: PanelFrame, figures: CountFigures) -> None:
    count = len(figures.piles)
    if not count:
        painter, soft = frame.painter, frame.painter.theme.palette.text_soft
        place, room = frame.at(PILES_LEFT + 6, PILES + 44), frame.across(300)
        type_ = frame.type(Style.BODY, 18, 26)
        painter.text(_("no pile"), type_, place, align=Align.LEFT, colour=soft, width=room)
        return
    rows = 1 if count <= ONE_ROW else 2
    columns = math.ceil(count / rows)
    height = LARGE if rows == 1 else SMALL
    pitch = min((PILES_RIGHT - PILES_LEFT) / columns, 152)
    for number, pile in enumerate(figures.piles):
        row, column = divmod(number, columns)
        top = PILES + (40 if rows == 1 else 24 + row * 68)
        _draw_pile(frame, pile, (PILES_LEFT + column * pitch, top), height, pitch - PILE_GAP)


def _draw_pile(
    frame: PanelFrame, pile: ShownPile, place: tuple[float, float], height: float, room: float
) -> None:
    painter, theme = frame.painter, frame.painter.theme
    width, count = height * ASPECT, len(pile.cards)
    step = min(height * CARD_STEP, (room - width) / max(1, count - 1))
    pixels = frame.px(height)
    for number, card in enumerate(pile.cards):
        up = height * WON if number == pile.won_with else 0
        centre = frame.at(place[0] + width / 2 + number * step, place[1] - up)
        painter.sprite(shadow_sprite(0), centre, scale=shadow_scale(pixels), resting=True)
        painter.sprite(face_sprite(card, pixels, theme), centre)
    if pile.value is not None:
        size = 30 if height == LARGE else 22
        middle = place[0] + (width + (count - 1) * step) / 2
        below = frame.at(middle, place[1] + height / 2 + (10 if height == LARGE else 2))
        draw_value_disc(painter, below, pile.value, frame.px(size))


def _draw_colours(frame: PanelFrame, figures: CountFigures) -> None:
    painter, palette, theme = frame.painter, frame.painter.theme.palette, frame.painter.theme
    slots = slots_of(figures.kinds)
    step = SLOT_STEP if len(slots) < 8 else SLOT_STEP - 4
    for number, (kind, lit) in enumerate(zip(slots, figures.lit, strict=False)):
        x, y = 140 + number * step, COLOURS + 26
        box = frame.box(x, y, SLOT, SLOT)
        painter.box(
            box, palette.panel_raised, radius=frame.px(14), alpha=235 if lit else 110,
            edge=palette.edge if lit else None, edge_width=frame.px(1.2),
        )  # fmt: skip
        size = frame.px(SLOT_SIGN)
        picture = kind_sprite(kind, size, theme)
        if kind is Kind.FAUL:
            right = number > 0 and slots[number - 1] is kind
            picture = half_kind_sprite(kind, size, theme, right=right)
        painter.sprite(picture, box.center, alpha=1.0 if lit else 0.3)
        if lit:
            draw_tick(painter, frame.at(x + 21, y + 20), frame.px(18))
    if slots and len(figures.lit) == len(slots) and all(figures.lit):
        words = _("ALL {count}").format(count=len(slots))
        place = 140 + len(slots) * step - SLOT / 2 + 6, COLOURS + 26
        draw_tag(
            frame, place, words, fill=palette.paper, ink=palette.ink, sign=Icon.STAR,
            align=Align.LEFT, most=108,
        )  # fmt: skip


def _draw_limits(frame: PanelFrame, figures: CountFigures) -> None:
    palette = frame.painter.theme.palette
    shown = figures.limits
    # A penalty needs its room even where five kinds bite.
    right = 640 if figures.penalty else 690
    step = min(LIMIT_STEP, (right - LIMIT_LEFT + 20) / max(1, len(shown)))
    for number, (kind, count) in enumerate(shown):
        _draw_limit(frame, kind, count, figures.limit, (LIMIT_LEFT + number * step, step))
    if figures.penalty:
        draw_tag(
            frame, (704, LIMITS + 22), figures.penalty, fill=palette.coral,
            ink=palette.coral_ink, align=Align.RIGHT, most=96,
        )  # fmt: skip
    _draw_sum(frame, figures.penalty_points, LIMITS + 24)


def _draw_limit(
    frame: PanelFrame, kind: Kind, count: int, limit: int, place: tuple[float, float]
) -> None:
    painter, palette = frame.painter, frame.painter.theme.palette
    (x, step), y = place, LIMITS + 22
    painter.sprite(kind_sprite(kind, frame.px(LIMIT_SIGN), painter.theme), frame.at(x, y))
    most = max(limit, count)
    cell = min(CELL, (step - 40) / most)
    size = frame.px(cell * CELL_WIDTH / CELL), frame.px(CELL_HEIGHT)
    for number in range(most):
        left, middle = frame.at(x + 22 + number * cell, y)
        top = round(middle - size[1] / 2)
        if number < count:
            painter.sprite_at(sprite(storey, int(kind), size), (left, top))
        else:
            painter.box(Rect((round(left), top), size), palette.edge, radius=size[0] // 2, alpha=40)
    tall = frame.px(28)
    line = sprite(limit_line, (frame.px(2), tall), palette.coral)
    left, middle = frame.at(x + 22 + limit * cell - cell * 0.2, y)
    painter.sprite_at(line, (left - frame.px(1), middle - tall / 2))
