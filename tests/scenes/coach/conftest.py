"""The house in which hints are asked for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.ai.five211.hasty_coach import hurry
from tests.ui.house import House


@pytest.fixture
def house() -> Iterator[House]:
    opened = House()
    yield opened
    opened.close()


@pytest.fixture(autouse=True)
def hasty_coach() -> Iterator[pytest.MonkeyPatch]:
    """Nobody waits for a whole thought but a test that asks for `patient_coach`."""
    with pytest.MonkeyPatch.context() as patch:
        hurry(patch)
        yield patch


@pytest.fixture
def patient_coach(hasty_coach: pytest.MonkeyPatch) -> None:
    """One who thinks as long as at a player's table."""
    hasty_coach.undo()
