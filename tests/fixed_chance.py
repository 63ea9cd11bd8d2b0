"""A deal by chance is the same one in every run: what fails once, fails again.

Each test has its own chance, so that none depends on how many deals came before it.
"""

from __future__ import annotations

from random import Random

import pytest

from game.app import table_laying


class FixedChance:
    """Takes the place of what nobody can guess."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    def randbelow(self, end: int) -> int:
        return self._random.randrange(end)

    def token_hex(self, count: int) -> str:
        return self._random.randbytes(count).hex()


@pytest.fixture(autouse=True)
def fixed_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever a scene has a table laid."""
    monkeypatch.setattr(table_laying, "secrets", FixedChance(request.node.nodeid))
