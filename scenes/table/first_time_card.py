"""Draws what is explained when it first happens: a card over the hand, while nobody chooses."""

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


def clear_of(area: Rect, news: Rect, gap: int) -> Rect:
    """Above the news if it would cover them, as far as the window goes."""
    if not area.colliderect(news):
        return area
    return area.move(0, max(news.top - gap - area.bottom, -area.top))


def draw_first_time(
    painter: Painter, card: FirstTimeCard, hand: Rect | None, said: Rect, news: Rect | None
) -> None:
    """Sign and title, the sentence, and where to find it again.

    It lies on a hand, below what is said; where no hand lies there, above what is said, and above
    the news if it would cover them.
    """
    metrics, palette = painter.theme.metrics, painter.theme.palette
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
    if hand is None and news is not None:
        area = clear_of(area, news, px(BELOW_CAPTION))
    painter.dialog(area)
    sign = px(SIGN)
    painter.icon(card.sign, (area.left + px(PADDING) + sign / 2, area.centery), sign, palette.paper)
    y = area.top + px(ABOVE)
    for text, type_ in texts:
        high = _height(painter, [(text, type_)], room)
        soft = palette.text_soft if text == _where() else palette.text
        words = Rect(area.left + left, y, room, high)
        painter.paragraph(text, type_, words, align=Align.LEFT, colour=soft)
        y += high + px(BETWEEN)


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
