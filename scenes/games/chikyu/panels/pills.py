"""Small round plates with a word and perhaps a sign: WINS, LEADS, LIMIT 4."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from scenes.engine.drawing.painter import Painter, Position
from scenes.engine.drawing.sprites import Sprite
from scenes.engine.drawing.text import Align, Type
from scenes.engine.theme import SMALLEST_TEXT, Style

PADDING = 0.42
"""Left and right of the words, of the height."""
SIGN_ROOM, SIGN_AT = 0.8, 0.62


@dataclass(frozen=True, slots=True)
class Pill:
    """What stands on it, and its colours; sizes in pixels."""

    words: str
    height: int
    text: int
    fill: str
    ink: str
    edge: str | None = None
    sign: Sprite | None = None


def pill_size(painter: Painter, pill: Pill) -> tuple[int, int]:
    """As wide as its words and its sign."""
    type_ = _type(painter, pill)
    height = max(pill.height, round(type_.px * 1.4))
    words = painter.typesetter.width(pill.words, type_)
    return words + round(2 * PADDING * height) + _sign_room(pill, height), height


def draw_pill(painter: Painter, pill: Pill, place: Position, align: Align = Align.CENTRE) -> Rect:
    """`place` is its left, middle or right end. Answers where it is."""
    wide, height = pill_size(painter, pill)
    box = Rect(round(place[0] - wide * align.value), round(place[1] - height / 2), wide, height)
    painter.box(
        box, pill.fill, radius=height // 2, edge=pill.edge, edge_width=max(1.0, height / 14)
    )
    if pill.sign is not None:
        painter.sprite(pill.sign, (box.left + height * SIGN_AT, box.centery), resting=True)
    middle = ((box.left + _sign_room(pill, height) + box.right) / 2, box.centery)
    painter.text(pill.words, _type(painter, pill), middle, colour=pill.ink)
    return box


def _type(painter: Painter, pill: Pill) -> Type:
    return painter.type(Style.CAPTION).smaller(max(SMALLEST_TEXT, pill.text))


def _sign_room(pill: Pill, height: int) -> int:
    return round(height * SIGN_ROOM) if pill.sign is not None else 0
