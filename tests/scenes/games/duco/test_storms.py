"""Whatever comes at whatever frame, in every mode: the table settles right."""

from __future__ import annotations

import pytest

from game.app.settings import TableSpeed
from game.core.options import OptionValue
from game.core.rng import Rng
from game.kits.set_up import Chair
from scenes.engine.input.inputs import Action
from scenes.engine.input.keymap import PAD_BUTTONS
from tests.scenes.games.duco.table import Town
from tests.scenes.games.restless import hand, play_in_large_text, storm
from tests.ui.house import ANA, BEN, CAROLINA, SHOCO, House

MODES: dict[str, dict[str, OptionValue]] = {
    "the cross": {},
    "three tiles against time": {"tiles": "three", "clock": "10 seconds", "diagonal": "on"},
    "rotation with a line": {"tiles": "lineup", "rotation": "on"},
    "disorder": {"disorder": "on"},
    "chaos": {"mode": "chaos"},
    "corner cluster": {"mode": "corner cluster"},
    "stress": {"mode": "stress"},
    "conquest": {"mode": "conquest"},
}
OWN_KEYS = ("q", "e", "0", "1", "3", "+", "-")
PADS = tuple(PAD_BUTTONS)
DORA = Chair("Dora", "pigtails")


@pytest.mark.parametrize("name", MODES)
def test_a_restless_hand_at_every_mode(name: str) -> None:
    storm(Town(3, options=MODES[name], speed=TableSpeed.FAST), hand(OWN_KEYS), name)


@pytest.mark.parametrize("people", [2, 4])
def test_several_restless_people_in_stress(people: int) -> None:
    chairs = (ANA, BEN, CAROLINA, DORA)[:people]
    town = Town(chairs=(*chairs, SHOCO), options={"mode": "stress"}, speed=TableSpeed.FAST)
    one_hand = hand(OWN_KEYS)

    def hands_and_pads(house: House, rng: Rng) -> None:
        if rng.below(3):
            one_hand(house, rng)
        else:
            house.pad(PADS[rng.below(len(PADS))])

    storm(town, hands_and_pads, f"{people} people")


@pytest.mark.parametrize("size", [(960, 540), (1024, 768), (2520, 1080)])
@pytest.mark.parametrize("name", ["the cross", "chaos", "corner cluster"])
def test_lays_at_any_size_with_double_text(name: str, size: tuple[int, int]) -> None:
    # Whoever changes nothing says so twice.
    keys = (Action.RIGHT, *[Action.PLAY] * (2 if name == "corner cluster" else 1))
    play_in_large_text(Town(5, options=MODES[name], size=size), 4, *keys)
