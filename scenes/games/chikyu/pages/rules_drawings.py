"""The little drawings of the rules page: kinds with their cards, a trick, a hold, a count."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from game.kits.chikyu.phrases import kind_name
from game.rules.chikyu.cards import Card, Kind, card
from scenes.art.card_shape import ASPECT, card_width
from scenes.engine.drawing.painter import Painter, Position
from scenes.engine.i18n import _
from scenes.engine.theme import Style
from scenes.games.chikyu.card_art import (
    TableCard,
    draw_card,
    face_sprite,
    half_kind_sprite,
    kind_sprite,
)
from scenes.games.chikyu.panels.hold_picture import HoldFigures, draw_hold
from scenes.games.chikyu.scoring.count_panel import slots_of
from scenes.games.chikyu.scoring.score_marks import draw_value_disc
from scenes.menu.rule_parts import TitledBesideWords
from scenes.ui.element import Look, Size
from scenes.ui.labels import Paragraph, Shown

KIND: Final = 66
"""The height of the card beside the rules of its kind."""
SIGN: Final = 20
TRICK: Final = 84
HOLD: Final = 112
PILE, PILE_STEP, DISC = 62, 0.34, 24
SLOT: Final = 30
WON: Final = 1
"""Which card of the example takes the trick."""


class KindRule(TitledBesideWords):
    """A card of the kind, what it does in a trick, and what too many of it do."""

    units = (KIND * ASPECT, KIND)

    def __init__(self, kind: Kind, rank: int, text: str, over: str = "") -> None:
        super().__init__(kind_name(kind), text)
        self.card = card(kind, rank)
        self.over = Paragraph(over, Style.PROSE, colour=lambda palette: palette.coral)

    @property
    def paragraphs(self) -> tuple[Paragraph, ...]:
        return (*super().paragraphs, self.over) if self.over.text else super().paragraphs

    def draw(self, painter: Painter) -> None:
        super().draw(painter)
        height = painter.theme.metrics.px(KIND)
        x, y = self.rect.left + card_width(height) / 2, self.rect.centery
        draw_card(painter, TableCard(self.card, x, y, height), (height,))


class TrickExample(Shown):
    """Four cards in the order of playing; what each of them is in the trick."""

    def __init__(self, cards: Sequence[Card]) -> None:
        super().__init__()
        self.cards = tuple(cards)
        self.tags = (_("leads"), _("wins"), _("cannot win"), _("looks away"))

    def natural(self, look: Look, width: int) -> Size:
        return width, look.px(TRICK) + round(look.type(Style.SMALL).px * 1.7)

    def draw(self, painter: Painter) -> None:
        px, height = painter.theme.metrics.px, painter.theme.metrics.px(TRICK)
        step = min(self.rect.width / len(self.cards), px(112))
        for number, (each, words) in enumerate(zip(self.cards, self.tags, strict=True)):
            x = self.rect.left + (number + 0.5) * step
            wins = number == WON
            picture = TableCard(each, x, self.rect.top + height / 2, height, light=float(wins))
            draw_card(painter, picture, (height,))
            below = x, self.rect.bottom - painter.type(Style.SMALL).px * 0.6
            self._draw_tag(painter, words, below, round(step - px(4)), strong=wins)

    @staticmethod
    def _draw_tag(
        painter: Painter, words: str, place: Position, room: int, *, strong: bool
    ) -> None:
        palette = painter.theme.palette
        colour = palette.text if strong else palette.text_soft
        painter.text(words, Style.SMALL, place, colour=colour, width=room)


class HoldExample(Shown):
    """A hold with one kind over the limit."""

    def __init__(self, kinds: tuple[Kind, ...], counts: Sequence[int], limit: int) -> None:
        super().__init__()
        self.figures = HoldFigures(kinds, tuple(counts), limit)

    def natural(self, look: Look, width: int) -> Size:
        return width, look.px(HOLD)

    def draw(self, painter: Painter) -> None:
        px = painter.theme.metrics.px
        area = Rect(self.rect.left, self.rect.top, min(self.rect.width, px(352)), self.rect.height)
        draw_hold(painter, area, self.figures, px(24), px(16))


class CountExample(Shown):
    """Piles with their worth, and the colours that they bring."""

    def __init__(
        self, piles: Sequence[tuple[Sequence[Card], int]], kinds: tuple[Kind, ...]
    ) -> None:
        super().__init__()
        self.piles = tuple((tuple(cards), worth) for cards, worth in piles)
        self.kinds = kinds

    @property
    def lit(self) -> tuple[bool, ...]:
        """Which colours are there, by slot."""
        taken = [each.kind for cards, _worth in self.piles for each in cards]
        slots, seen = slots_of(self.kinds), dict.fromkeys(self.kinds, 0)
        lit = []
        for kind in slots:
            seen[kind] += 1
            lit.append(taken.count(kind) >= seen[kind])
        return tuple(lit)

    def natural(self, look: Look, width: int) -> Size:
        return width, look.px(PILE + DISC / 2 + 8 + SLOT)

    def draw(self, painter: Painter) -> None:
        px, height = painter.theme.metrics.px, painter.theme.metrics.px(PILE)
        left, y = float(self.rect.left), self.rect.top + height / 2
        for cards, worth in self.piles:
            step = height * PILE_STEP * ASPECT
            for number, each in enumerate(cards):
                x = left + card_width(height) / 2 + number * step
                painter.sprite(face_sprite(each, height, painter.theme), (x, y))
            wide = card_width(height) + (len(cards) - 1) * step
            draw_value_disc(painter, (left + wide / 2, self.rect.top + height), worth, px(DISC))
            left += wide + px(14)
        self._draw_colours(painter)

    def _draw_colours(self, painter: Painter) -> None:
        theme, px = painter.theme, painter.theme.metrics.px
        size, slots = px(SLOT - 4), slots_of(self.kinds)
        y = self.rect.bottom - px(SLOT) / 2
        for number, (kind, lit) in enumerate(zip(slots, self.lit, strict=True)):
            picture = kind_sprite(kind, size, theme)
            if kind is Kind.FAUL:
                right = slots[number - 1] is kind
                picture = half_kind_sprite(kind, size, theme, right=right)
            x = self.rect.left + px(SLOT) * (number + 0.5)
            painter.sprite(picture, (x, y), alpha=1.0 if lit else 0.25)
