"""The change of a scene starts from the picture that was seen last, however often that happens."""

import pygame
import pytest
from pygame import Surface

from scenes.engine.dissolve import Dissolve
from scenes.engine.scene import Transition

pytestmark = pytest.mark.usefixtures("display")


def picture(colour: str, size: tuple[int, int] = (40, 30)) -> Surface:
    surface = Surface(size)
    surface.fill(colour)
    return surface


def first_frame(dissolve: Dissolve, size: tuple[int, int] = (40, 30)) -> pygame.Color:
    target = picture("#000000", size)
    dissolve.draw(target)
    return target.get_at((20, 15))


@pytest.mark.parametrize("ready", [False, True])
def test_every_change_begins_with_the_last_frame_even_in_the_middle_of_another(
    *, ready: bool
) -> None:
    dissolve = Dissolve()
    if ready:
        dissolve.make_ready(picture("#00FF00"))
    for colour in ("#FF0000", "#0000FF"):
        dissolve.drop(picture(colour), Transition.FADE, 0.2)
        assert first_frame(dissolve) == pygame.Color(colour)
        dissolve.update(0.1)
        assert first_frame(dissolve) != pygame.Color(colour)


def test_a_window_of_another_size_gets_its_own_picture() -> None:
    dissolve = Dissolve()
    dissolve.make_ready(picture("#00FF00"))
    dissolve.drop(picture("#FF0000", (80, 60)), Transition.FADE, 0.2)
    assert first_frame(dissolve, (80, 60)) == pygame.Color("#FF0000")
