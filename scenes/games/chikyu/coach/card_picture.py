"""One card on a page of the coach."""

from __future__ import annotations

from game.rules.chikyu.cards import Card
from scenes.art.card_shape import card_width
from scenes.engine.drawing.painter import Painter
from scenes.games.chikyu.card_art import face_sprite
from scenes.ui.element import Look, Size
from scenes.ui.labels import Shown


class CardPicture(Shown):
    """A card of so many units, which grows with the text beside it."""

    def __init__(self, card: Card, units: float) -> None:
        super().__init__()
        self.card = card
        self.units = units

    def natural(self, look: Look, width: int) -> Size:  # noqa: ARG002 - a card keeps its size
        height = look.control_px(self.units)
        return card_width(height), height

    def draw(self, painter: Painter) -> None:
        height = painter.theme.metrics.control_px(self.units)
        face = face_sprite(self.card, height, painter.theme)
        painter.sprite(face, self.rect.center, resting=True)
