"""A coach who answers after a few worlds; what it says must be true all the same."""

from dataclasses import replace

import pytest

from game.ai.five211.coaching import coach
from game.ai.five211.family import MASTERS_EFFORT


def hurry(patch: pytest.MonkeyPatch, first: int = 300, fresh: int = 400, search: int = 600) -> None:
    """So many cards in the imagination: for a first answer, for its proof, for the search."""
    patch.setattr(coach, "FIRST_CARDS", first)
    patch.setattr(coach, "FRESH_CARDS", fresh)
    patch.setattr(coach, "MASTERS_EFFORT", replace(MASTERS_EFFORT, cards=search))
