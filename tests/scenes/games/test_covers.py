"""The picture of a game stays in its box, however many games stand side by side."""

import pygame
import pytest
from pygame import Rect

from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import SpriteStore
from scenes.engine.drawing.text import Typesetter
from scenes.engine.theme import Comfort, Theme
from scenes.games.registry import TABLES
from tests.games import EVERY_GAME

pytestmark = pytest.mark.usefixtures("display")

SIZE = (960, 540)
SHADE = (10, 70, 85)
SHADOW = 12
"""Pixels that a soft shadow may reach beyond."""


@pytest.mark.parametrize("key", EVERY_GAME)
@pytest.mark.parametrize("width", [560, 360, 260, 200])
def test_a_cover_stays_in_its_box(key: str, width: int) -> None:
    target = pygame.Surface(SIZE)
    target.fill(SHADE)
    theme = Theme.for_window(SIZE, Comfort())
    painter = Painter(target, SpriteStore(SIZE), Typesetter(), theme)
    area = Rect(0, 0, width, 157)
    area.center = SIZE[0] // 2, SIZE[1] // 2
    TABLES[key].cover(painter, area)
    painter.flush()
    drawn = pygame.mask.from_threshold(target, SHADE, (8, 8, 8, 255))
    drawn.invert()
    boxes = drawn.get_bounding_rects()
    around = boxes[0].unionall(boxes[1:])
    assert area.inflate(2 * SHADOW, 2 * SHADOW).contains(around)
    assert around.width > area.width / 2 or around.height > area.height / 2
