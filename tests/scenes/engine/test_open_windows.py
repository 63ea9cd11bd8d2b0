"""What the tests of scenes stand on: no window of one test reaches into another."""

import gc

import pygame
import pytest

from scenes.engine.scene import BareScene
from tests.driver import Driver
from tests.open_windows import closing_windows


def test_a_window_that_was_forgotten_takes_the_focus_from_no_other() -> None:
    forget_a_window()
    driver = Driver(BareScene())
    gc.collect()
    driver.step()
    assert driver.app._focused


def test_a_window_that_was_forgotten_is_closed_with_its_test() -> None:
    with closing_windows():
        window = Driver(BareScene()).app.window
    with pytest.raises(pygame.error):
        _ = window.size


def forget_a_window() -> None:
    """Scenes know the stage and the stage its scenes: only the collector finds them."""
    Driver(BareScene())
