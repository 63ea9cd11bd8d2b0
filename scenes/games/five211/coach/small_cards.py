"""Small cards on the coach's pages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from pygame import Rect

from game.rules.five211.cards import Card
from game.rules.five211.moves import PlayCards
from scenes.art.card_shape import ASPECT, card_shadow
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import Sprite, sprite
from scenes.engine.theme import Theme
from scenes.games.five211.card_art import face_sprite
from scenes.ui.element import Look, Size
from scenes.ui.labels import Shown

CARD_GAP = 6
PLAY = 68
"""Units that the cards of a play are high where it stands by itself."""


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


def card_pictures(
    cards: Iterable[Card], heights: Iterable[int], theme: Theme
) -> Iterator[tuple[Sprite, float]]:
    """What small cards are drawn with, to have it ready in time."""
    for height in heights:
        yield sprite(card_shadow, height, 0.0), 0
        for card in cards:
            yield face_sprite(card, height, theme), 0


def play_picture(play: PlayCards) -> SmallCards:
    """A play by itself."""
    return SmallCards(play.cards, PLAY)
