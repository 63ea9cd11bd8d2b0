"""The plates on the cards of a trick: none lies on another."""

from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.rules.chikyu.options import ChikyuOptions
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import SpriteStore
from scenes.engine.drawing.text import Typesetter
from scenes.engine.theme import Comfort, Theme
from scenes.games.chikyu.panels.trick_picture import draw_marks
from scenes.games.chikyu.table_layout import make_layout
from scenes.table.cards.card_sprite import Spot
from tests.scenes.games.chikyu.table import Harbour

pytestmark = pytest.mark.usefixtures("display")

WINDOWS = [(960, 540), (1024, 576), (1024, 768), (1280, 720), (1920, 1080)]


def index_and_letter(spot: Spot) -> list[Rect]:
    """Where a small face says which card it is: above at the left, and below at the right."""
    card, unit = spot.rect, spot.height / 100
    letter = Rect(0, 0, 22 * unit, 15 * unit)
    letter.bottomright = round(card.right - 5 * unit), round(card.bottom - 5 * unit)
    return [Rect(card.left + 5 * unit, card.top + 5 * unit, 26 * unit, 26 * unit), letter]


@pytest.fixture(scope="module")
def harbours(module_home: Path) -> Iterator[dict[int, Harbour]]:
    opened = {seats: Harbour(seats) for seats in (2, 3, 4, 5)}
    yield opened
    for harbour in opened.values():
        harbour.close()


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_plate_of_a_trick_lies_on_another(
    harbours: dict[int, Harbour], size: tuple[int, int], seats: int
) -> None:
    picture, options = harbours[seats].picture, ChikyuOptions(seats)
    for text, leader, winner in product((1.0, 2.0), range(options.hands), range(options.hands)):
        theme = Theme.for_window(size, Comfort(text_scale=text))
        painter = Painter(pygame.Surface(size), SpriteStore(size), Typesetter(), theme)
        picture.layout = make_layout(theme.metrics, options, 0)
        hands = range(options.hands)
        picture.order = tuple((leader + step) % options.hands for step in hands)
        picture.winner, picture.away = winner, set(hands) - {leader, winner}
        boxes = [box for hand in hands if (box := draw_marks(painter, picture, hand))]
        assert len(boxes) == options.hands
        for box, spot in product(boxes, picture.layout.trick):
            assert not box.collidelistall(index_and_letter(spot)), "a card cannot be read"
        assert not [pair for pair in combinations(boxes, 2) if pair[0].colliderect(pair[1])]
