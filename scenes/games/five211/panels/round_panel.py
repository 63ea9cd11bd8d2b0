"""Draws round and turn, how the last round ended, and in the long game the race to fifty."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect

from game.kits.set_up import Chair
from game.rules.five211.options import CARDS_PER_TURN, TARGET_POINTS, Variant
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Align, Type
from scenes.engine.i18n import _
from scenes.engine.theme import SMALLEST_TEXT, Style
from scenes.games.five211 import table_words
from scenes.games.five211.display import Display
from scenes.games.five211.panels.seat_panels import HIDDEN, Surroundings

TURN_SIZE, TURN_SIZE_ABOVE_RACE = 38, 30
TURN_STEP, TURN_EDGE = 1.3, 2
"""From disc to disc, of their size; the ring around each."""
BELOW_HEAD, BELOW_TURNS = 6, 10
EVEN_WIDTHS = (0.6, 0.7, 0.8, 0.9, 1.0)
"""In which the result is tried, of the whole width."""

NAME_SHARE, AFTER_NAME = 0.4, 8
BEFORE_POINTS = 14
BAR_SHARE, THINNEST_BAR, THICKEST_BAR = 0.44, 4, 14
"""Of a row's height; never thinner than so many pixels."""
EMPTY_BAR = 40
"""The alpha of the way that is still to go."""
GOAL_WIDTH, GOAL_ABOVE = 2, 0.6
"""The line at the end, and how far above the bars its number stands, in heights of the type."""


def draw_round(painter: Painter, display: Display, around: Surroundings) -> None:
    """Round and turn; in the long game also everybody's way to fifty."""
    area, palette, metrics = display.layout.round_info, painter.theme.palette, painter.theme.metrics
    long_game = around.variant is Variant.LONG
    total = display.numbers.rounds
    round_ = min(display.round + 1, total)
    head = _("ROUND {round} / {total}").format(round=round_, total=total)
    if long_game:
        head = _("DECK {deck} · ROUND {round} / {total}").format(
            deck=max(1, display.deck + 1), round=round_, total=total
        )
    line = painter.type(Style.CAPTION).line_height
    disc = metrics.px(TURN_SIZE_ABOVE_RACE if long_game else TURN_SIZE)
    above = line + disc + metrics.px(BELOW_HEAD + BELOW_TURNS)
    told = display.reading or display.last_result
    if not told and display.round == 0:
        told = table_words.aim(display.numbers)
    result = None if long_game else _result_lines(painter, told, area, above)
    spare = 0 if result is None else area.height - above - result.height
    y = area.top + max(0, spare // 2)
    painter.text(head, Style.CAPTION, (area.centerx, y + line // 2), colour=palette.text_soft,
                 width=area.width)  # fmt: skip
    _draw_turns(
        painter, display, (area.centerx, y + line + metrics.px(BELOW_HEAD) + disc // 2), disc
    )
    rest = Rect(area.left, y + above, area.width, area.bottom - y - above)
    if result is None:
        _draw_race(painter, display, around.chairs, rest)
    else:
        room = rest.inflate(result.width - rest.width, 0)
        painter.paragraph(told, result.type, room, colour=palette.text_soft,
                          align=Align.CENTRE)  # fmt: skip


def _draw_turns(painter: Painter, display: Display, centre: tuple[int, int], size: int) -> None:
    """The 2-1-1 marker: this turn is the bright one."""
    palette, metrics = painter.theme.palette, painter.theme.metrics
    step = round(size * TURN_STEP)
    for turn, count in enumerate(CARDS_PER_TURN):
        now = turn == display.turn
        x, y = centre[0] + (turn - 1) * step, centre[1]
        painter.disc((x, y), size, palette.paper if now else palette.panel_raised)
        painter.ring((x, y), size, metrics.px(TURN_EDGE), palette.paper)
        painter.text(str(count), Style.CAPTION, (x, y),
                     colour=palette.ink if now else palette.text)  # fmt: skip


class _Result(NamedTuple):
    """How the result of the last round is set."""

    type: Type
    width: int
    height: int


def _result_lines(painter: Painter, text: str, area: Rect, above: int) -> _Result:
    """Smaller rather than cut: the points stand at its end."""
    type_, room = painter.type(Style.SMALL), area.height - above
    while type_.px > SMALLEST_TEXT and _height(painter, text, type_, area.width) > room:
        type_ = type_.smaller(type_.px - 1)
    # As narrow as its lines allow, so that none of them holds a last word alone.
    widths = [round(area.width * share) for share in EVEN_WIDTHS]
    height = _height(painter, text, type_, area.width)
    even = (width for width in widths if _height(painter, text, type_, width) == height)
    return _Result(type_, next(even, area.width), height)


def _height(painter: Painter, text: str, type_: Type, width: int) -> int:
    return len(painter.typesetter.wrap(text, type_, width)) * type_.line_height


def _draw_race(painter: Painter, display: Display, chairs: Sequence[Chair], area: Rect) -> None:
    """A bar a seat; the line at the end is fifty, and says so."""
    palette, metrics = painter.theme.palette, painter.theme.metrics
    # Rows that touch each other cannot be read, however large they are.
    type_ = painter.type(Style.SMALL)
    type_ = type_.smaller(min(type_.px, max(SMALLEST_TEXT, area.height // (len(chairs) + 1))))
    area = Rect(area.left, area.top + type_.px, area.width, area.height - type_.px)
    row = area.height / len(chairs)
    name_width = round(area.width * NAME_SHARE)
    # The line at the end must not read as a digit of the points behind it.
    points_width = painter.typesetter.width("00", type_) + max(
        metrics.px(BEFORE_POINTS), type_.px // 2
    )
    bars = Rect(area.left + name_width, area.top, area.width - name_width - points_width,
                area.height)  # fmt: skip
    for seat, chair in enumerate(chairs):
        middle = round(area.top + row * (seat + 0.5))
        points = display.seats[seat].points
        painter.text(chair.name, type_, (area.left, middle), colour=palette.text_soft,
                     align=Align.LEFT, width=name_width - metrics.px(AFTER_NAME))  # fmt: skip
        thick = max(THINNEST_BAR, min(round(row * BAR_SHARE), metrics.px(THICKEST_BAR)))
        bar = Rect(bars.left, middle - thick // 2, bars.width, thick)
        painter.box(bar, palette.edge, radius=bar.height // 2, alpha=EMPTY_BAR)
        if points:
            share = min(1.0, points / TARGET_POINTS)
            filled = Rect(bar.left, bar.top, max(bar.height, round(bar.width * share)), bar.height)
            painter.box(filled, palette.accent_light, radius=bar.height // 2)
        label = HIDDEN if points is None else str(round(points))
        painter.text(label, type_, (area.right, middle), align=Align.RIGHT)
    goal = Rect(bars.right - metrics.px(GOAL_WIDTH / 2), bars.top, metrics.px(GOAL_WIDTH),
                bars.height)  # fmt: skip
    painter.box(goal, palette.paper)
    painter.text(str(TARGET_POINTS), type_, (bars.right, bars.top - type_.px * GOAL_ABOVE),
                 colour=palette.text_soft)  # fmt: skip
