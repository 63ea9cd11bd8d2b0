"""Killing the program at any moment loses nothing, and a disk that refuses stops nobody."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.app import paths
from game.app.saves import read_save
from game.core.seats import PUBLIC
from scenes.engine.inputs import Action
from scenes.player_app import PlayerApp
from tests.driver import FRAME
from tests.set_ups import set_up_of
from tests.ui.house import ANA, BEN, SHOCO, House


@pytest.fixture
def house() -> Iterator[House]:
    opened = House()
    yield opened
    opened.close()


def lock(house: House) -> None:
    house.press(*"12"[: house.needed], Action.PLAY)


def test_after_every_lock_the_save_on_disk_is_the_match(house: House) -> None:
    house.sit_down()
    match = house.session.match
    while house.await_choice():
        assert house.host.settle()
        assert read_save(paths.current_save()).match.digest() == match.digest()
        lock(house)


@pytest.mark.parametrize("locks", [0, 1, 2, 4, 7])
def test_a_program_that_was_killed_continues_where_it_was(house: House, locks: int) -> None:
    house.sit_down()
    for _lock in range(locks):
        house.await_choice()
        lock(house)
    house.run_until(lambda: house.may_choose)
    house.host.settle()
    # Nothing is closed or left: this is all that a killed program leaves behind.
    again = House()
    again.click("Continue")
    again.run_until(lambda: again.may_choose)
    for viewer in (PUBLIC, 0):
        assert again.session.view(viewer) == house.session.view(viewer)
    assert again.session.chairs == house.session.chairs
    while again.await_choice():
        lock(again)
    again.close()


def test_a_lock_is_saved_before_the_others_have_locked(house: House) -> None:
    house.sit_down(set_up_of((ANA, BEN, SHOCO)))
    house.run_until(lambda: house.names[-1] == "HandoverScene")
    house.click("Show my cards")
    house.run_until(lambda: house.may_choose)
    lock(house)
    house.host.settle()
    assert read_save(paths.current_save()).match.view(PUBLIC).locked[0]


def test_a_finished_game_is_nothing_to_continue(house: House) -> None:
    house.sit_down()
    while house.await_choice():
        lock(house)
    house.press(Action.BACK, Action.BACK)
    assert house.names == ["TitleScene"]
    assert not house.sees("Continue")
    assert house.host.saved_game() is None


def test_a_home_that_cannot_be_written_is_reported_once_and_the_game_goes_on(
    kododo_home: Path,
) -> None:
    house = House()
    saves = kododo_home / "saves"
    saves.write_text("a file stands where the folder should be")
    house.sit_down()
    session = house.session
    assert not house.host.settle()
    house.run(FRAME)
    assert isinstance(house.app, PlayerApp)
    said = house.app.toast.text
    assert said.startswith("The game cannot be saved. "), "told at the table, at once"
    while house.await_choice():
        lock(house)
    assert session.outcome is not None
    assert house.app.toast.text == said
    assert house.host.notes == []
    house.close()


def test_leaving_and_continuing_is_seamless(house: House) -> None:
    house.sit_down()
    house.await_choice()
    lock(house)
    house.await_choice()
    before = house.session.view(0)
    house.press(Action.PAUSE)
    house.click("Leave")
    house.run(0.3)
    house.click("Continue")
    house.run_until(lambda: house.may_choose)
    assert house.session.view(0) == before
