"""Draws what is explained when it first happens: on a card, while nobody chooses.

It hides nothing of what it explains: it lies over the hand, or where the table has room for it.
"""

from __future__ import annotations

from pygame import Rect

from scenes.coach.first_times import FirstTimeCard
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Align, Type
from scenes.engine.i18n import _
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
    metrics = painter.theme.metrics
    px = metrics.px
    if aside is not None:
        draw = _draw_across if aside.width >= px(LEAST_WIDTH) else _draw_aside
        draw(painter, card, aside)
        return
    if hand is None:
        lowest, highest = said.top - px(BELOW_CAPTION), metrics.height // 3
    else:
        lowest = metrics.height - px(ABOVE_EDGE)
        highest = max(said.bottom + px(BELOW_CAPTION), hand.top - px(SIGN))
    width = px(LEAST_WIDTH) if hand is None else max(hand.width, px(LEAST_WIDTH))
    area = Rect(0, highest, width, lowest - highest)
    area.centerx = (said if hand is None else hand).centerx
    _draw_across(painter, card, area)


def _draw_across(painter: Painter, card: FirstTimeCard, within: Rect) -> None:
    """The sign beside the words: as high as these need, at the lower end."""
    px = painter.theme.metrics.px
    left = px(PADDING + SIGN + BESIDE_SIGN)
    room = within.width - left - px(PADDING)
    texts = _fitting(painter, card, room, within.height - 2 * px(ABOVE))
    area = Rect(0, 0, within.width, _height(painter, texts, room) + 2 * px(ABOVE))
    area.midbottom = within.midbottom
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
