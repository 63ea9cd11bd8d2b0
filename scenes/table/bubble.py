"""Draws what a character says: a bubble beside its face, over its name and over no card."""

from __future__ import annotations

from pygame import Rect

from scenes.art.panels import panel
from scenes.engine.i18n import _
from scenes.engine.painter import Painter
from scenes.engine.sprites import sprite
from scenes.engine.text import Align, Type
from scenes.engine.theme import SMALLEST_TEXT, Style
from scenes.table.display import Display
from scenes.table.table_layout import SeatBox

PADDING = 10
TAIL = 14
BESIDE = 8
ABOVE_PANEL = 12


def draw_bubble(painter: Painter, display: Display) -> None:
    """Paper with dark words; its tip points to who speaks."""
    speech = display.speech
    if speech is None:
        return
    box = display.layout.boxes[speech.seat]
    metrics, palette = painter.theme.metrics, painter.theme.palette
    room = bubble_room(box, metrics.unit)
    type_, lines = _fit(painter, _(speech.line), room)
    pad = metrics.px(PADDING)
    # Nothing of the name peeps out from behind it.
    high = max(box.words.height, len(lines) * type_.line_height + pad)
    area = Rect(room.left, 0, room.width, min(room.height, high))
    area.centery = box.portrait.centery
    area.clamp_ip(room)
    with painter.faded(speech.alpha):
        tip = metrics.px(TAIL)
        tail = sprite(panel, (tip, tip), 0, palette.paper, 255, None, 0.0)
        painter.sprite(tail, (area.left, box.portrait.centery), angle=45, resting=True)
        painter.box(area, palette.paper, radius=metrics.px(14))
        top = area.centery - len(lines) * type_.line_height / 2
        for index, line in enumerate(lines):
            y = top + (index + 0.5) * type_.line_height
            painter.text(line, type_, (area.centerx, y), colour=palette.ink, align=Align.CENTRE)


def bubble_room(box: SeatBox, unit: float) -> Rect:
    """Beside the face as far as the points, or above them; never on cards or points."""
    slots, beside = box.slots[0].rect, round(BESIDE * unit)
    left = box.portrait.right + beside
    if slots.top > box.portrait.bottom:
        top = box.area.top - round(ABOVE_PANEL * unit)
        return Rect(left, top, box.score.left - beside - left, slots.top - top)
    top = box.area.top + beside
    return Rect(left, top, slots.left - beside - left, box.score.top - beside - top)


def _fit(painter: Painter, text: str, room: Rect) -> tuple[Type, list[str]]:
    """The largest type in which the words fit; they say nothing that must be read."""
    pad = painter.theme.metrics.px(PADDING)
    type_ = painter.type(Style.CAPTION)
    while True:
        lines = painter.typesetter.wrap(text, type_, room.width - 2 * pad)
        fits = len(lines) * type_.line_height + pad <= room.height
        whole = " ".join(lines) == text
        if (fits and whole) or type_.px <= SMALLEST_TEXT:
            return type_, lines
        type_ = type_.smaller(type_.px - 1)
