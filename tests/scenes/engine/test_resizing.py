from collections.abc import Callable

import pygame
import pytest
from pygame import Surface

from scenes.engine.dissolve import ALONE, REST
from scenes.engine.drawing.painter import Painter
from scenes.engine.scene import BareScene
from tests.driver import FRAME, Driver

LEFT, RIGHT = "#20A060", "#A02060"


class Halves(BareScene):
    """Two colours beside each other; counts how often it was laid out, and sees the window then."""

    def __init__(self) -> None:
        super().__init__()
        self.layouts = 0
        self.watch: Callable[[], None] = lambda: None

    def resize(self) -> None:
        super().resize()
        self.layouts += 1
        self.watch()

    def draw(self, painter: Painter) -> None:
        painter.layer("halves", 0, self._draw_halves, opaque=True)

    def _draw_halves(self, painter: Painter) -> None:
        window = painter.theme.metrics.window
        painter.fill(LEFT)
        painter.fill(RIGHT, window.move(window.width // 2, 0))


@pytest.fixture
def scene() -> Halves:
    return Halves()


@pytest.fixture
def driver(scene: Halves) -> Driver:
    driver = Driver(scene, (960, 540))
    driver.run(1)
    return driver


def drag(driver: Driver, *widths: int) -> None:
    """A new size in every frame."""
    for width in widths:
        driver.app.window.resize((width, 540))
        driver.step()


def colours(surface: Surface) -> list[pygame.Color]:
    width = surface.get_width()
    return [surface.get_at((x, 270)) for x in (width // 4, 3 * width // 4)]


def test_single_change_of_size_is_followed_at_once(driver: Driver, scene: Halves) -> None:
    before = scene.layouts
    drag(driver, 1000)
    assert scene.layouts == before + 1
    assert driver.app.theme.metrics.size == (1000, 540)


def test_a_window_that_grows_is_covered_while_all_is_laid_out_for_it(
    driver: Driver, scene: Halves
) -> None:
    seen: list[list[pygame.Color]] = []
    scene.watch = lambda: seen.append(colours(driver.app.window.surface))
    drag(driver, 1400)
    assert seen == [[pygame.Color(LEFT), pygame.Color(RIGHT)]]


def test_dragged_window_is_laid_out_when_it_starts_and_when_it_rests(
    driver: Driver, scene: Halves
) -> None:
    before = scene.layouts
    drag(driver, *range(1000, 1200, 20))
    assert scene.layouts == before + 1
    driver.run(REST + 2 * FRAME)
    assert scene.layouts == before + 2
    assert driver.app.theme.metrics.size == (1180, 540)


def test_dragged_window_always_shows_the_whole_picture(driver: Driver) -> None:
    for width in range(1000, 1600, 40):
        drag(driver, width)
        surface = driver.app.window.surface
        assert surface.get_width() == width
        assert colours(surface) == [pygame.Color(LEFT), pygame.Color(RIGHT)]


def test_window_that_is_dragged_back_to_its_size_is_drawn_anew(
    driver: Driver, scene: Halves
) -> None:
    drag(driver, 1000, 1020)
    driver.app.window.surface.fill("black")
    driver.app.window.resize((1000, 540))
    scene.dirty = True
    driver.step()
    assert colours(driver.app.window.surface) == [pygame.Color(LEFT), pygame.Color(RIGHT)]


def test_window_that_was_another_size_between_two_steps_is_drawn_anew(
    driver: Driver, scene: Halves
) -> None:
    driver.app.window.resize((1000, 540))
    driver.app.window.resize((960, 540))
    scene.dirty = True
    driver.step()
    assert colours(driver.app.window.surface) == [pygame.Color(LEFT), pygame.Color(RIGHT)]


def test_window_that_has_rested_is_followed_at_once_again(driver: Driver, scene: Halves) -> None:
    drag(driver, *range(1000, 1200, 20))
    driver.run(REST + ALONE + 2 * FRAME)
    before = scene.layouts
    drag(driver, 1000)
    assert scene.layouts == before + 1


def test_covered_window_is_never_stretched(driver: Driver, scene: Halves) -> None:
    drag(driver, 1000, 1020)
    before = scene.layouts
    driver.post(pygame.WINDOWFOCUSLOST)
    drag(driver, 1040)
    assert scene.layouts == before + 1
