"""The score sheet of a round: a row a seat, filled in beat by beat, in the order of the rules."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Final, Self

from pygame import Rect

from game.rules.chikyu.cards import Kind
from scenes.art.icons import Icon
from scenes.engine.drawing.boards import Patchwork
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _
from scenes.engine.theme import Style
from scenes.games.chikyu.card_art import habit_sprite, kind_sprite
from scenes.games.chikyu.scoring.score_marks import (
    NOTHING,
    PanelFrame,
    draw_value_disc,
    plain,
    signed,
)
from scenes.ui.portraits import portrait

DESIGN: Final = (1240, 204)
HEAD, FIRST = 22, 40
"""The middle of the heading and the top of the rows, in units."""
MOST_ROW, BELOW = 39, 8
HEAD_SIGN, HEAD_HABIT = 22, 17
MOST_DISCS: Final = 5
"""More piles than that are told by how many there are of each worth."""
DISC, DISC_STEP = 20, 23
NUMBER, SUM, TOTAL = 19, 20, 26
BAR_WIDTH, BAR_HEIGHT = 36, 8
SIDE_ROOM = 10
ROW_REACH = 4
"""All of a row lies in its area and a part of it around, half above and half below."""


@dataclass(frozen=True, slots=True)
class SheetRow:
    """What is written down of a seat so far; None is still to come."""

    name: str
    avatar: str
    before: int
    piles: tuple[int, ...] = ()
    """What those piles are worth that are counted."""
    pile_sum: int | None = None
    colours: int | None = None
    colour_points: int | None = None
    halved: int | None = None
    """What Dillindallin took, 0 or less."""
    phase_one: int | None = None
    phase_two: int | None = None
    phase_three: int | None = None
    leizy: int | None = None
    """What Leizy cut off in all phases."""
    gained: int | None = None
    total: int | None = None
    place: int = 0
    """In the order of counting, and once all is told by the new totals."""
    is_shown: bool = False
    """Its count is on show."""
    leads: bool = False


@dataclass(frozen=True, slots=True)
class SheetFigures:
    """All rows, in the order of the first phase."""

    rows: tuple[SheetRow, ...]
    colours: int
    """All there are."""
    goal: int
    expansion: bool = False


@dataclass(frozen=True, slots=True)
class _Columns:
    """The middles of the columns, in units."""

    before: float
    piles: float
    colours: float
    halved: float
    one: float
    two: float
    three: float
    leizy: float | None
    gained: float
    total: float


_BASE: Final = _Columns(262, 380, 520, 632, 728, 828, 916, None, 1022, 1152)
_EXPANSION: Final = _Columns(250, 362, 496, 598, 682, 770, 848, 932, 1030, 1152)


def sheet_row_areas(area: Rect, count: int) -> list[Rect]:
    """Where the rows lie, so that they can be pressed."""
    down = area.height / DESIGN[1]
    room = DESIGN[1] - FIRST - BELOW
    high = min(MOST_ROW, room / max(1, count))
    inset = round(SIDE_ROOM * area.width / DESIGN[0])
    return [
        Rect(area.left + inset, round(area.top + (FIRST + number * high) * down),
             area.width - 2 * inset, round(high * down))
        for number in range(count)
    ]  # fmt: skip


@dataclass(frozen=True, slots=True)
class SheetVersion(Patchwork):
    """A beat of the count changes one row or two."""

    figures: SheetFigures
    area: Rect = field(compare=False)

    def changed_since(self, before: Self) -> list[Rect]:
        now, then = self.figures.rows, before.figures.rows
        if replace(self.figures, rows=()) != replace(before.figures, rows=()):
            return []
        places = sheet_row_areas(self.area, len(now))
        rows = zip(places, now, then, strict=True)
        return [_row_reach(place) for place, row, old in rows if row != old]


def _row_reach(place: Rect) -> Rect:
    """High letters may stand out of their row."""
    return place.inflate(0, place.height // ROW_REACH)


def draw_sheet(painter: Painter, area: Rect, figures: SheetFigures) -> None:
    """The panel with its headings and rows."""
    painter.panel(area)
    frame = PanelFrame(painter, area, DESIGN)
    columns = _EXPANSION if figures.expansion else _BASE
    _draw_heads(frame, columns)
    for row, place in zip(figures.rows, sheet_row_areas(area, len(figures.rows)), strict=True):
        if painter.sees(_row_reach(place)):
            _draw_row(frame, columns, figures, row, place)


def _draw_heads(frame: PanelFrame, columns: _Columns) -> None:
    heads = (
        (columns.before, _("BEFORE"), 110), (columns.piles, _("PILES"), 120),
        (columns.colours, _("COLOURS"), 108), (columns.one, _("PHASE I"), 92),
        (columns.gained, _("ROUND"), 100), (columns.total, _("TOTAL"), 110),
    )  # fmt: skip
    soft = frame.painter.theme.palette.text_soft
    type_ = frame.type(Style.CAPTION, 15, 21)
    for x, words, room in heads:
        frame.painter.text(
            words, type_, frame.at(x, HEAD), colour=soft, width=frame.across(room - 8)
        )
    _draw_sign_head(frame, columns.halved, Kind.DILLINDALLIN, "")
    _draw_sign_head(frame, columns.two, Kind.TURNABLINDIE, "II")
    _draw_sign_head(frame, columns.three, Kind.FAUL, "III")
    if columns.leizy is not None:
        _draw_sign_head(frame, columns.leizy, Kind.LEIZY, "")


def _draw_sign_head(frame: PanelFrame, x: float, kind: Kind, number: str) -> None:
    """A phase and the kind that it is about, or the kind and what it does."""
    painter, theme = frame.painter, frame.painter.theme
    soft = theme.palette.text_soft
    if number:
        type_ = frame.type(Style.CAPTION, 15, 19)
        painter.text(number, type_, frame.at(x - 14, HEAD), colour=soft, width=frame.across(26))
        painter.sprite(kind_sprite(kind, frame.px(HEAD_SIGN), theme), frame.at(x + 12, HEAD))
        return
    painter.sprite(kind_sprite(kind, frame.px(HEAD_SIGN), theme), frame.at(x - 13, HEAD))
    painter.sprite(habit_sprite(kind, frame.px(HEAD_HABIT), soft), frame.at(x + 11, HEAD))


def _draw_row(
    frame: PanelFrame, columns: _Columns, figures: SheetFigures, row: SheetRow, place: Rect
) -> None:
    painter, palette = frame.painter, frame.painter.theme.palette
    if row.is_shown:
        painter.box(place, palette.panel_raised, radius=frame.px(14), alpha=200)
    y = (place.centery - frame.area.top) / frame.area.height * DESIGN[1]
    high = place.height / frame.unit
    line = _Line(frame, y, high)
    line.number(36, f"{row.place}.", NUMBER, palette.text_soft, 30)
    face = frame.px(min(32, high - 5))
    painter.sprite(portrait(row.avatar, face, painter.theme), frame.at(72, y))
    painter.text(
        row.name, frame.type(Style.STRONG, 18, high * 0.7), frame.at(98, y), align=Align.LEFT,
        width=frame.across(columns.before - 34 - 98),
    )  # fmt: skip
    line.number(columns.before, plain(row.before), NUMBER, palette.text_soft, 50)
    _draw_piles(line, columns.piles, row)
    _draw_colours(line, columns.colours, row, figures.colours)
    line.change(columns.halved, row.halved)
    if row.phase_one is not None:
        line.number(columns.one, signed(row.phase_one), SUM, _ink(painter, row.phase_one), 64)
    line.change(columns.two, row.phase_two)
    line.change(columns.three, row.phase_three)
    if columns.leizy is not None:
        line.change(columns.leizy, row.leizy)
    if row.gained is not None:
        line.number(columns.gained, signed(row.gained), 22, palette.text, 76)
    if row.total is not None:
        _draw_total(line, columns.total, row, figures.goal)


@dataclass(frozen=True, slots=True)
class _Line:
    """Writes in one row."""

    frame: PanelFrame
    y: float
    high: float

    def number(self, x: float, words: str, size: float, colour: str, room: float) -> None:
        """A figure in the middle of a column."""
        type_ = self.frame.type(Style.NUMBER, size, self.high * 0.72)
        self.frame.painter.text(
            words, type_, self.frame.at(x, self.y), colour=colour, width=self.frame.across(room)
        )

    def change(self, x: float, value: int | None) -> None:
        """What a rule gave or took; a dash if nothing, empty while it is still to come."""
        if value is not None:
            words = signed(value) if value else NOTHING
            self.number(x, words, SUM, _ink(self.frame.painter, value, soft=True), 64)


def _ink(painter: Painter, value: int, *, soft: bool = False) -> str:
    palette = painter.theme.palette
    if value < 0:
        return palette.coral
    return palette.text_soft if soft and not value else palette.text


def _draw_piles(line: _Line, x: float, row: SheetRow) -> None:
    """Every pile as a disc, or how many there are of each worth; then their sum."""
    frame, painter = line.frame, line.frame.painter
    size = min(DISC, line.high - 8)
    if len(row.piles) <= MOST_DISCS:
        shown = [(value, "") for value in row.piles]
    else:
        counted = sorted(Counter(row.piles).items(), reverse=True)
        shown = [(value, f"\u00d7{count}") for value, count in counted]
    widths = [DISC_STEP + (22 if words else 0) for _value, words in shown]
    left = x - (sum(widths) + 34) / 2
    for (value, words), wide in zip(shown, widths, strict=True):
        draw_value_disc(painter, frame.at(left + 11, line.y), value, frame.px(size))
        if words:
            type_ = frame.type(Style.CAPTION, 13, 15)
            place = frame.at(left + DISC_STEP, line.y)
            painter.text(words, type_, place, align=Align.LEFT, width=frame.across(21))
        left += wide
    if row.pile_sum is not None:
        line.number(left + 20, plain(row.pile_sum), SUM, _ink(painter, row.pile_sum), 40)


def _draw_colours(line: _Line, x: float, row: SheetRow, every: int) -> None:
    frame, palette = line.frame, line.frame.painter.theme.palette
    if row.colours is not None:
        words = _("{count} of {all}").format(count=row.colours, all=every)
        frame.painter.text(
            words, frame.type(Style.SMALL, 14, 17), frame.at(x - 14, line.y),
            colour=palette.text_soft, width=frame.across(54),
        )  # fmt: skip
    if row.colour_points is not None:
        line.number(x + 30, plain(row.colour_points), SUM, palette.text, 34)


def _draw_total(line: _Line, x: float, row: SheetRow, goal: int) -> None:
    frame, painter = line.frame, line.frame.painter
    palette, total = painter.theme.palette, row.total or 0
    line.number(x, plain(total), TOTAL, palette.accent_light, 44)
    if row.leads:
        crown = frame.at(x - 40, line.y - 1)
        painter.icon(Icon.CROWN, crown, frame.px(20), palette.accent_light)
    bar = frame.box(x + 44, line.y, BAR_WIDTH, BAR_HEIGHT)
    painter.box(bar, palette.edge, radius=bar.height // 2, alpha=50)
    filled = min(1.0, total / goal)
    if filled:
        part = Rect(bar.left, bar.top, max(bar.height, round(bar.width * filled)), bar.height)
        painter.box(part, palette.accent_light, radius=bar.height // 2)
