"""Whatever comes at whatever frame, at every table: it settles right."""

from __future__ import annotations

import pytest

from game.app.settings import TableSpeed
from game.core.options import OptionValue
from scenes.engine.input.inputs import Action
from tests.scenes.games.chikyu.table import Harbour
from tests.scenes.games.restless import hand, play_in_large_text, storm

OWN_KEYS = ("0", "1", "3", "T", "B", "F", "L")
TABLES: dict[str, tuple[int, dict[str, OptionValue]]] = {
    "two": (2, {"expansion": "on"}),
    "three": (3, {}),
    "four": (4, {"piles": "closed"}),
    "five": (5, {"expansion": "on"}),
}


@pytest.mark.parametrize("name", TABLES)
def test_a_restless_hand_at_every_table(name: str) -> None:
    seats, options = TABLES[name]
    storm(Harbour(seats, options=options, speed=TableSpeed.FAST), hand(OWN_KEYS), name)


@pytest.mark.parametrize("size", [(960, 540), (1024, 768), (2520, 1080)])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_tricks_at_any_size_with_double_text(seats: int, size: tuple[int, int]) -> None:
    play_in_large_text(Harbour(seats, size=size), 3, Action.PLAY, Action.PLAY)
