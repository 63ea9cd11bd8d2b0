"""Parts of the picture that a game ends with: it lies over the table, but not over the button."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from pygame import Rect

from game.core.seats import Seat
from scenes.art.lettering import Typeface
from scenes.art.portraits.mood import Mood
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Align, Type
from scenes.engine.theme import DESIGN_SIZE, SMALLEST_TEXT, Metrics, Style
from scenes.ui.portraits import portrait

AROUND_BUTTON, ROW = 2, 2
GLASS = 214
ROW_FACE, BESIDE_FACE, BETWEEN = 34, 8, 22


def design_box(metrics: Metrics, box: Sequence[float]) -> Rect:
    """A box in units of the design, in the middle of whatever stage there is."""
    stage, unit = metrics.stage, metrics.unit
    left = stage.left + (stage.width - DESIGN_SIZE[0] * unit) / 2
    top = stage.top + (stage.height - DESIGN_SIZE[1] * unit) / 2
    x, y, wide, high = (side * unit for side in box)
    return Rect(round(left + x), round(top + y), round(wide), round(high))


def design_point(metrics: Metrics, point: Sequence[float]) -> tuple[int, int]:
    """The same of a point."""
    box = design_box(metrics, (*point, 0, 0))
    return box.left, box.top


def all_but(metrics: Metrics, button: Rect) -> list[Rect]:
    """The window without the button that goes on, row by row around its round ends."""
    window, around = metrics.window, 2 * metrics.px(AROUND_BUTTON)
    hole = button.inflate(around, around).clip(window)
    rest = [
        Rect(0, 0, window.width, hole.top),
        Rect(0, hole.bottom, window.width, window.height - hole.bottom),
    ]
    radius, row = hole.height / 2, max(1, metrics.px(ROW))
    for top in range(hole.top, hole.bottom, row):
        high = min(row, hole.bottom - top)
        away = top + high / 2 - hole.centery
        inset = round(radius - sqrt(max(0.0, radius * radius - away * away)))
        left, right = hole.left + inset, hole.right - inset
        rest += [Rect(0, top, left, high), Rect(right, top, window.width - right, high)]
    return rest


def display_type(painter: Painter, units: float, words: str = "", room: int = 0) -> Type:
    """The face of great words, as large as they have room."""
    type_ = Type(Typeface.DISPLAY, max(SMALLEST_TEXT, painter.theme.metrics.px(units)), 1.2)
    if room and (wide := painter.typesetter.width(words, type_)) > room:
        # In one step close to it: every size that is measured opens a font.
        type_ = type_.smaller(max(SMALLEST_TEXT, type_.px * room // wide + 1))
    while room and painter.typesetter.width(words, type_) > room and type_.px > SMALLEST_TEXT:
        type_ = type_.smaller(type_.px - 1)
    return type_


def draw_standing(
    painter: Painter,
    avatars: Sequence[str],
    points: Sequence[int],
    winners: Sequence[Seat],
    middle: tuple[float, float],
    *,
    on_glass: bool = False,
) -> None:
    """The points of everybody in one row, the most first; winners beam."""
    palette, px = painter.theme.palette, painter.theme.metrics.px
    seats = sorted(range(len(points)), key=lambda seat: (seat not in winners, -points[seat]))
    size, beside, type_ = px(ROW_FACE), px(BESIDE_FACE), painter.type(Style.NUMBER)
    wide = [size + beside + painter.typesetter.width(str(points[s]), type_) for s in seats]
    whole = sum(wide) + px(BETWEEN) * (len(seats) - 1)
    left = middle[0] - whole / 2
    if on_glass:
        row = Rect(0, 0, whole + 2 * px(BETWEEN), max(size, type_.px) + px(BESIDE_FACE))
        row.center = round(middle[0]), round(middle[1])
        painter.box(row, palette.panel_deep, radius=row.height // 2, alpha=GLASS)
    for seat, width in zip(seats, wide, strict=True):
        won = seat in winners
        mood = Mood.DELIGHTED if won else Mood.CALM
        face = portrait(avatars[seat], size, painter.theme, mood)
        painter.sprite(face, (left + size / 2, middle[1]))
        colour = palette.accent_light if won else palette.text
        place = left + size + beside, middle[1]
        painter.text(str(points[seat]), type_, place, colour=colour, align=Align.LEFT)
        left += width + px(BETWEEN)
