"""Small cards on the coach's pages."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.rules.five211.cards import Card
from game.rules.five211.moves import PlayCards
from scenes.art.card_shape import ASPECT, card_shadow
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.games.five211.card_art import face_sprite
from scenes.ui.element import Look, Size
from scenes.ui.labels import Shown

CARD_GAP = 6
OVERLAP, SEVERAL = 0.62, 0.82
"""From one card of a play to the next in its widths, and the height of each."""


class SmallCards(Shown):
    """Cards side by side, `height` units high; room for `places` of them."""

    def __init__(self, cards: Sequence[Card], height: float, places: int | None = None) -> None:
        super().__init__()
        self.cards = tuple(cards)
        self.height = height
        self.places = places or len(self.cards)

    def natural(self, look: Look, width: int) -> Size:
        high = look.control_px(self.height)
        return min(width, cards_width(look, high, self.places)), high

    def draw(self, painter: Painter) -> None:
        high = painter.theme.metrics.control_px(self.height)
        draw_cards(painter, self.cards, self.rect, high)


def cards_width(look: Look, height: int, count: int) -> int:
    """The room of so many cards side by side."""
    return count * round(height * ASPECT) + (count - 1) * look.px(CARD_GAP)


def draw_cards(painter: Painter, cards: Sequence[Card], area: Rect, height: int) -> None:
    """From the left end of an area, in its middle."""
    step = round(height * ASPECT) + painter.theme.metrics.px(CARD_GAP)
    for index, card in enumerate(cards):
        centre = (area.left + height * ASPECT / 2 + index * step, area.centery)
        painter.sprite(sprite(card_shadow, height, 0.0), centre, resting=True)
        painter.sprite(face_sprite(card, height, painter.theme), centre, resting=True)


class PlayedCards(Shown):
    """The cards of a play, the next one half over the one before; they shrink to their place."""

    def __init__(self, cards: Sequence[Card], height: float) -> None:
        super().__init__()
        self.cards = tuple(cards)
        self.height = height

    @property
    def _widths(self) -> float:
        return 1 + OVERLAP * (len(self.cards) - 1)

    def natural(self, look: Look, width: int) -> Size:
        high = min(look.px(self.height), round(width / ASPECT / self._widths))
        return round(high * ASPECT * self._widths), high

    def draw(self, painter: Painter) -> None:
        high = min(self.rect.height, round(self.rect.width / ASPECT / self._widths))
        wide = high * ASPECT
        x = self.rect.centerx - wide * (self._widths - 1) / 2
        for card in self.cards:
            painter.sprite(sprite(card_shadow, high, 0.0), (x, self.rect.centery), resting=True)
            face = face_sprite(card, high, painter.theme)
            painter.sprite(face, (x, self.rect.centery), resting=True)
            x += wide * OVERLAP


def play_picture(play: PlayCards, _view: object, units: float) -> PlayedCards:
    """A play by itself; several cards are smaller."""
    return PlayedCards(play.cards, units if len(play.cards) < 2 else units * SEVERAL)
