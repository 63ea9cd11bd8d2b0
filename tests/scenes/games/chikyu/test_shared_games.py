"""Whole games of people at one screen: nobody changes place, and no secret is ever seen."""

from __future__ import annotations

import pytest

from game.core.seats import PUBLIC
from game.kits.set_up import Chair
from tests.scenes.games.chikyu.people import SharedHarbour
from tests.ui.house import ANA, BEN, CAROLINA, SHOCO, YUANA

TABLES = {
    "two": (ANA, BEN),
    "three": (ANA, BEN, CAROLINA),
    "two among bots": (SHOCO, ANA, YUANA, BEN),
}


@pytest.mark.parametrize("how", ["keys", "mouse", "pad"])
@pytest.mark.parametrize("chairs", TABLES.values(), ids=TABLES)
def test_a_whole_game(chairs: tuple[Chair, ...], how: str) -> None:
    harbour = SharedHarbour(chairs, seed=3)
    play = {
        "keys": harbour.play_one, "mouse": harbour.click_one, "pad": harbour.play_one_by_pad,
    }[how]  # fmt: skip
    holds = changes = 0
    near = None
    while harbour.await_person():
        picks = harbour.table._viewpoint.chooses_openly
        before, viewer = harbour.moves_made, harbour.picture.viewer
        assert picks or harbour.is_called
        assert viewer == PUBLIC
        holds += harbour.is_called
        changes += harbour.asked != near
        near, looked = harbour.asked, len(harbour.looked)
        play()
        assert harbour.moves_made > before, "the choice was not taken"
        if picks:
            assert len(harbour.looked) == looked, "nobody looked to play an open hand"
    assert holds
    assert changes
    harbour.close()
