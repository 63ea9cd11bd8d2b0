"""The picture of 5211 where one chooses a game: a hand of five houses."""

from __future__ import annotations

from pygame import Rect

from game.rules.five211.cards import COLOURS, card
from scenes.art.card_shape import card_width
from scenes.engine.drawing.painter import Painter
from scenes.games.five211.card_art import TableCard, draw_card

VALUES = (2, 5, 1, 3, 6)
FAN = 9
"""Degrees from one card to the next."""
SHARE = 0.8
OVERLAP = 0.74
SHAPE = 3.1
"""How many times as wide as a card is high the whole hand is, with its tilted ends."""


def draw_cover(painter: Painter, area: Rect) -> None:
    """Five cards in the middle of a box, as large as it allows."""
    height = round(min(area.height * SHARE, area.width / SHAPE))
    step = card_width(height) * OVERLAP
    middle = len(COLOURS) // 2
    for number, (colour, value) in enumerate(zip(COLOURS, VALUES, strict=True)):
        away = number - middle
        x = area.centerx + away * step
        y = area.centery + abs(away) ** 1.6 * height * 0.035
        draw_card(painter, TableCard(card(colour, value), x, y, height, -away * FAN), (height,))
