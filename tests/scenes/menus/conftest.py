from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.scenes.menus.evening import OPENED


@pytest.fixture(autouse=True)
def _saves_stay_in_their_test(kododo_home: Path) -> Iterator[None]:
    """A save that is still being written would land in the folder of the next test."""
    yield
    while OPENED:
        OPENED.pop().settle()
