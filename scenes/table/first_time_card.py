"""Draws what is explained when it first happens: on a card, while nobody chooses.

It hides nothing of what it explains: it lies over the hand, or where the table has room for it.
"""

from __future__ import annotations

from pygame import Rect

from scenes.coach.first_times import FirstTimeCard
from scenes.engine.i18n import _
from scenes.engine.painter import Painter
from scenes.engine.text import Align, Type
from scenes.engine.theme import SMALLEST_TEXT, Style

PADDING, ABOVE, SIGN, BESIDE_SIGN = 18, 14, 44, 14
LEAST_WIDTH = 616
"""In units: a narrow hand is no reason for narrow lines."""
BETWEEN = 4
BELOW_CAPTION, ABOVE_EDGE = 8, 10
SIGN_ASIDE, PADDING_ASIDE = 30, 14
"""In a column the sign stands above the words."""


def draw_first_time(
    painter: Painter, card: FirstTimeCard, hand: Rect | None, said: Rect, aside: Rect | None
) -> None:
    """Sign and title, the sentence, and where to find it again.

    It lies `aside` where the table has room there. Else it lies on a hand, below what is said, or
    where no hand lies there, above what is said.
    """
    if aside is not None:
        _draw_aside(painter, card, aside)
        return
    metrics = painter.theme.metrics
    px = metrics.px
    width = px(LEAST_WIDTH) if hand is None else max(hand.width, px(LEAST_WIDTH))
    left, room = px(PADDING + SIGN + BESIDE_SIGN), width - px(2 * PADDING + SIGN + BESIDE_SIGN)
    if hand is None:
        lowest, highest = said.top - px(BELOW_CAPTION), metrics.height // 3
    else:
        lowest = metrics.height - px(ABOVE_EDGE)
        highest = max(said.bottom + px(BELOW_CAPTION), hand.top - px(SIGN))
    texts = _fitting(painter, card, room, lowest - highest - 2 * px(ABOVE))
    area = Rect(0, 0, width, _height(painter, texts, room) + 2 * px(ABOVE))
    area.midbottom = (said if hand is None else hand).centerx, lowest
    painter.dialog(area)
    sign = px(SIGN)
    place = (area.left + px(PADDING) + sign / 2, area.centery)
    painter.icon(card.sign, place, sign, painter.theme.palette.paper)
    _draw_texts(painter, texts, Rect(area.left + left, area.top + px(ABOVE), room, area.height))


def _draw_aside(painter: Painter, card: FirstTimeCard, aside: Rect) -> None:
    """In a column of the table: as high as its words need, at the lower end."""
    px, sign = painter.theme.metrics.px, painter.theme.metrics.px(SIGN_ASIDE)
    room, above = aside.width - 2 * px(PADDING_ASIDE), sign + px(ABOVE + BETWEEN)
    texts = _fitting(painter, card, room, aside.height - above - px(ABOVE))
    area = Rect(0, 0, aside.width, _height(painter, texts, room) + above + px(ABOVE))
    area.midbottom = aside.midbottom
    painter.dialog(area)
    left, top = area.left + px(PADDING_ASIDE), area.top + px(ABOVE)
    painter.icon(card.sign, (left + sign / 2, top + sign / 2), sign, painter.theme.palette.paper)
    _draw_texts(painter, texts, Rect(left, area.top + above, room, area.height))


def _draw_texts(painter: Painter, texts: list[tuple[str, Type]], area: Rect) -> None:
    palette, y = painter.theme.palette, area.top
    for text, type_ in texts:
        high = _height(painter, [(text, type_)], area.width)
        soft = palette.text_soft if text == _where() else palette.text
        words = Rect(area.left, y, area.width, high)
        painter.paragraph(text, type_, words, align=Align.LEFT, colour=soft)
        y += high + painter.theme.metrics.px(BETWEEN)


def _where() -> str:
    return _("To read it again or to switch this off: Rules")


def _fitting(
    painter: Painter, card: FirstTimeCard, room: int, tallest: int
) -> list[tuple[str, Type]]:
    """Title and sentence, and the rest if there is room; smaller rather than cut."""
    title, prose = painter.type(Style.STRONG), painter.type(Style.PROSE)
    texts = [(card.title, title), (card.words, prose)]
    whole = [*texts, (_where(), painter.type(Style.SMALL))]
    if _height(painter, whole, room) <= tallest:
        return whole
    while prose.px > SMALLEST_TEXT and _height(painter, texts, room) > tallest:
        title, prose = title.smaller(title.px - 1), prose.smaller(prose.px - 1)
        texts = [(card.title, title), (card.words, prose)]
    return texts


def _height(painter: Painter, texts: list[tuple[str, Type]], room: int) -> int:
    lines = (
        len(painter.typesetter.wrap(text, type_, room)) * type_.line_height for text, type_ in texts
    )
    return sum(lines) + (len(texts) - 1) * painter.theme.metrics.px(BETWEEN)
