"""A page of every widget, and who drives it."""

from collections.abc import Iterator

import pytest

from tests.driver import Driver
from tests.scenes.ui.gallery import OptionsScene


@pytest.fixture
def options() -> OptionsScene:
    return OptionsScene()


@pytest.fixture
def driver(options: OptionsScene) -> Iterator[Driver]:
    driver = Driver(options)
    yield driver
    driver.close()
