"""The cards of the three moments: what it was, what it changed, and what can be done about it."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.app.looking_back.review_words import MOMENT_NAMES, points, signed
from game.review.decisions import Mark
from game.review.three_moments import Moment, MomentKind
from scenes.art.icons import Icon
from scenes.coach.coach_parts import Beside
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _
from scenes.engine.theme import Style
from scenes.menu.frame import Ends, PlatePanel
from scenes.screens.review.mark_signs import LUCK, mark_sprite
from scenes.ui.button import Button
from scenes.ui.element import Element
from scenes.ui.labels import Gap, Label, Paragraph, Picture
from scenes.ui.layout import Column, Flow, Row

SIGN = 30
PADDING = 14


def moment_card(
    moment: Moment,
    where: str,
    words: str,
    pictures: Sequence[tuple[Element, str]],
    button: Button,
    *,
    with_numbers: bool,
) -> Element:
    """A plate; `pictures` are moves with what they are, and may tell it without words."""
    name = Label(_(MOMENT_NAMES[moment.kind]), Style.STRONG)
    place = Label(where, Style.SMALL, colour=lambda palette: palette.text_soft)
    change = signed(points(moment.change)) if with_numbers else ""
    head = Row(
        _sign(moment), Column(name, place, gap=0), Gap(), Label(change, Style.NUMBER),
        gap=10, weights={2: 1},
    )  # fmt: skip
    shown = [Column(picture, Label(caption, Style.SMALL), gap=2) for picture, caption in pictures]
    told: Element = Flow(*shown, gap=14)
    if words:
        sentence = Paragraph(words, Style.SMALL)
        told = Beside(told, sentence, gap=12) if shown else sentence
    body = Ends(told, button, gap=10, share=0.6)
    return PlatePanel(Column(head, body, gap=8), padding=PADDING)


def empty_card(words: str) -> Element:
    """There was no such moment."""
    return PlatePanel(Paragraph(words, Style.PROSE), padding=PADDING)


def _sign(moment: Moment) -> Element:
    if moment.kind is MomentKind.LUCKIEST:
        return Picture((SIGN, SIGN), _draw_die)
    mark = moment.decision.mark
    return sign_picture(mark)


def sign_picture(mark: Mark, size: int = SIGN) -> Picture:
    """The sign of a mark as a part of a page."""

    def draw(painter: Painter, area: Rect) -> None:
        painter.sprite(mark_sprite(mark, area.height), area.center, resting=True)

    return Picture((size, size), draw)


def _draw_die(painter: Painter, area: Rect) -> None:
    painter.icon(Icon.DICE, area.center, area.height, LUCK)
