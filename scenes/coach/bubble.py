"""Draws what a character says: a bubble at its place, where no cards lie yet."""

from __future__ import annotations

from pygame import Rect

from scenes.art.panels import panel
from scenes.i18n import _
from scenes.painter import Painter
from scenes.sprites import sprite
from scenes.table.display import Display
from scenes.table.layout import SeatBox
from scenes.text import Align, Type
from scenes.theme import SMALLEST_TEXT, Style

FREE_SLOTS = 2
"""The first cards of a round never come to the last two places."""
PADDING = 10
TAIL = 14


def draw_bubble(painter: Painter, display: Display) -> None:
    """Paper with dark words; its tip points to who speaks."""
    speech = display.speech
    if speech is None:
        return
    box = display.layout.boxes[speech.seat]
    metrics, palette = painter.theme.metrics, painter.theme.palette
    room = bubble_room(box)
    type_, lines = _fit(painter, _(speech.line), room)
    pad = metrics.px(PADDING)
    area = Rect(0, 0, room.width, min(room.height, len(lines) * type_.line_height + 2 * pad))
    area.center = room.center
    with painter.faded(speech.alpha):
        tip = metrics.px(TAIL)
        tail = sprite(panel, (tip, tip), 0, palette.paper, 255, None, 0.0)
        painter.sprite(tail, _tip(box, area), angle=45, resting=True)
        painter.box(area, palette.paper, radius=metrics.px(14))
        inner = area.inflate(-pad, -2 * pad)
        top = inner.centery - len(lines) * type_.line_height / 2
        for index, line in enumerate(lines):
            y = top + (index + 0.5) * type_.line_height
            painter.text(line, type_, (inner.centerx, y), colour=palette.ink, align=Align.CENTRE)


def bubble_room(box: SeatBox) -> Rect:
    """All of the last places of a row."""
    first, *others = [spot.rect for spot in box.slots[-FREE_SLOTS:]]
    return first.unionall(others)


def _tip(box: SeatBox, area: Rect) -> tuple[float, float]:
    """At the side where the portrait is: above, or to the left."""
    if box.portrait.bottom <= box.slots[0].rect.top:
        return area.left + area.height * 0.35, area.top
    return area.left, area.centery


def _fit(painter: Painter, text: str, room: Rect) -> tuple[Type, list[str]]:
    """The largest type in which the words fit; they say nothing that must be read."""
    pad = painter.theme.metrics.px(PADDING)
    type_ = painter.type(Style.CAPTION)
    while True:
        lines = painter.typesetter.wrap(text, type_, room.width - pad)
        fits = len(lines) * type_.line_height + pad <= room.height
        whole = " ".join(lines) == text
        if (fits and whole) or type_.px <= SMALLEST_TEXT:
            return type_, lines
        type_ = type_.smaller(type_.px - 1)
