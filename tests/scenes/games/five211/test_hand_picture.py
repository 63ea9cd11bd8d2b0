"""The hand is seen whole: no straight edge cuts a card, no corner leaves the window."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, radians, sin

import pygame
import pytest

from game.rules.five211.cards import Card
from scenes.art.card_shape import ASPECT
from scenes.engine.input.inputs import Action
from scenes.engine.theme import Comfort
from scenes.table.cards.card_sprite import CardSprite
from scenes.table.cards.hand import Hand
from tests.ui.house import House

SIZES = [(1280, 720), (960, 720), (960, 540)]


@pytest.fixture
def house() -> Iterator[House]:
    opened = House()
    opened.sit_down()
    opened.await_choice()
    yield opened
    opened.close()


def picture(house: House) -> bytes:
    house.app.unseen = False
    house.table.dirty = True
    house.step()
    return pygame.image.tobytes(house.app.window.surface, "RGB")


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("place", [0, 1, 3, 4])
def test_no_edge_cuts_a_card_when_one_has_the_focus(
    house: House, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], place: int, scale: float
) -> None:
    """A resting hand looks exactly as one that is drawn over everything, without any bounds."""
    house.resize(size)
    house.app.set_comfort(Comfort(text_scale=scale))
    house.press(*[Action.RIGHT] * place)
    house.press(str(place + 1))
    house.run(1.0)
    assert house.table._ui.focused is house.hand.cards[place]
    resting = picture(house)
    monkeypatch.setattr(Hand, "is_at_rest", False)
    assert picture(house) == resting


@pytest.mark.parametrize("size", [*SIZES, (1920, 1080), (1680, 720)])
def test_no_corner_of_the_fan_leaves_the_window(house: House, size: tuple[int, int]) -> None:
    house.resize(size)
    lowest = max(lowest_corner(widget.raised()) for widget in house.hand.cards)
    assert lowest <= size[1] - 1


def lowest_corner(card: CardSprite[Card]) -> float:
    turned = radians(abs(card.angle))
    half_width, half_height = card.height * ASPECT / 2, card.height / 2
    return card.y + half_width * sin(turned) + half_height * cos(turned)
