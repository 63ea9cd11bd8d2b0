"""The house in which hints are asked for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.ui.house import House


@pytest.fixture
def house() -> Iterator[House]:
    opened = House()
    yield opened
    opened.close()
