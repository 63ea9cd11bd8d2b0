"""The busy moments of DuCo that are measured do happen, and come to an end."""

import math

import pytest
from workshop.duco.moments import busy_table, moments
from workshop.exhibits import Moment
from workshop.gallery.studio import FRAME, Studio, unseen

from game.app.settings import TableSpeed
from scenes.engine.input.inputs import Action
from tests.scenes.games.duco.table import Town

LONGEST = round(30 / FRAME)


@pytest.mark.parametrize("moment", moments(), ids=lambda moment: moment.name)
def test_moment_has_frames_that_count_and_ends(moment: Moment) -> None:
    with unseen():
        studio = Studio((960, 540), busy_table(), hasty=True)
        try:
            counted = 0
            for number, counts in enumerate(moment.frames(studio)):
                assert number < LONGEST
                counted += counts
                studio.app.step(FRAME)
        finally:
            studio.close()
    assert counted > 30


@pytest.mark.parametrize("holds", [False, True], ids=["empty hand", "own tile beside it"])
def test_last_tile_that_scored_can_be_watched_again_in_every_frame(holds: bool) -> None:
    town = Town(speed=TableSpeed.NORMAL)
    while not (town.await_choice() and town.picture.lamps):
        town.press(Action.CONFIRM, Action.PLAY)
    if holds:
        last = town.picture.lit_cell
        assert last is not None
        town.point(town.spot(min(town.places, key=lambda cell: math.dist(cell, last))))
        town.run(0.3)
        assert town.picture.ghost is not None
    town.app.unseen = False
    town.table._what_happened()
    town.run(0.5)
    replays = town.stage_show.is_replaying
    town.close()
    assert replays
