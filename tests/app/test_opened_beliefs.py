"""What the bots believed is opened after the game, for those that keep a belief."""

from dataclasses import replace

import pytest

from game.app.looking_back.opened_beliefs import believers_at, open_belief
from game.app.saving.saves import SavedGame
from game.kits.set_up import Chair
from tests.app.matches import CHAIRS, played
from tests.review.reviews import reviewed

MASTER = Chair("Shoco", "owl", "owl", "master")


def after(match_seats: int = 2, other: Chair = MASTER) -> SavedGame:
    match, _review = reviewed(match_seats)
    return SavedGame(match, (CHAIRS[0], other), "2026-01-02")


def test_a_master_expected_colours_that_are_certain_together() -> None:
    saved = after()
    belief = open_belief(saved, reviewed(2)[1].of_seat(0)[4])
    assert belief is not None
    while not belief.expecting.step():
        pass
    expected = belief.expecting.expected
    assert len(expected) == 5
    assert sum(each.chance for each in expected) == pytest.approx(1)
    assert belief.words()[0].startswith("Shoco expected this of you: ")


def test_nobody_else_keeps_a_belief() -> None:
    assert believers_at(after(other=replace(MASTER, level="expert")), 0) == []
    assert believers_at(after(other=CHAIRS[1]), 0) == []
    assert open_belief(after(other=CHAIRS[1]), reviewed(2)[1].of_seat(0)[0]) is None


def test_the_belief_of_an_unfinished_game_stays_closed() -> None:
    running = SavedGame(played(3, moves=20, seats=2), (CHAIRS[0], MASTER), "")
    assert believers_at(running, 0) == ()
