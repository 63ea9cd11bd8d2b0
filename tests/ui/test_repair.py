"""Frames repair only what the one before has drawn over; nothing of it may be left."""

from __future__ import annotations

import pygame
import pytest
from pygame import Surface

from game.app.settings import TableSpeed
from scenes.engine.drawing.painter import Painter
from tests.ui.house import House
from tests.ui.monkey import Monkey

INPUTS = 250


class DistrustfulPainter(Painter):
    """Looks whether a repaired background is as good as new."""

    def ground(self, surface: Surface) -> None:
        super().ground(surface)
        shown, wanted = (pygame.image.tobytes(each, "RGB") for each in (self.target, surface))
        assert shown == wanted, "something of the last frame is left"


@pytest.mark.parametrize(("seed", "speed"), [(1, TableSpeed.FAST), (2, TableSpeed.NORMAL)])
def test_no_frame_shows_anything_of_the_one_before(seed: int, speed: TableSpeed) -> None:
    house = House(speed=speed, patience=0.0, size=(960, 540))
    house.app.unseen = False
    house.app.painter_kind = DistrustfulPainter
    house.sit_down()
    monkey = Monkey(house, seed)
    while house.inputs_sent < INPUTS:
        monkey.act()
    house.close()
