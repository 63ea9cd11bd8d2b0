"""Killing the program at any moment loses nothing, and a disk that refuses stops nobody."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game.app.saving.archive import finished_games
from game.app.saving.running import running_games
from game.app.saving.saves import SavedGame, read_save
from game.app.settings import read_settings
from game.app.storage import paths
from game.core.match import AnyMatch
from game.core.seats import PUBLIC
from game.kits.five211.kit import FIVE211
from scenes.autosave import DiskJob, DiskJobs
from scenes.engine.input.inputs import Action
from scenes.player_app import PlayerApp
from scenes.save_slots import Safety
from scenes.screens.crash import CrashScene
from scenes.screens.results.results_scene import SEEN
from scenes.table.pending_save import LONG, LONGEST
from tests.driver import FRAME
from tests.scenes.menus.evening import full_disk
from tests.set_ups import set_up_of
from tests.ui.house import ANA, BEN, SHOCO, House


class LateErrands(DiskJobs):
    """A disk that does its work when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[DiskJob] = []
        self.is_late = False

    @property
    def is_idle(self) -> bool:
        return not self.waiting

    def wait(self, _seconds: float) -> bool:
        return self.is_idle

    def work(self) -> None:
        """Do everything that was asked for."""
        while self.waiting:
            super()._send(self.waiting.pop(0))

    def _send(self, job: DiskJob) -> DiskJob:
        self.waiting.append(job)
        if not self.is_late:
            self.work()
        return job


@pytest.fixture
def house() -> Iterator[House]:
    opened = House()
    yield opened
    opened.close()


@pytest.fixture
def disk() -> LateErrands:
    return LateErrands()


@pytest.fixture
def late(disk: LateErrands) -> Iterator[House]:
    """A table whose person has to choose, before a disk that has become slow."""
    opened = House(disk=disk)
    opened.sit_down()
    opened.await_choice()
    disk.is_late = True
    yield opened
    disk.is_late = False
    disk.work()
    opened.close()


def lock(house: House) -> None:
    house.press(*"12"[: house.needed], Action.PLAY)


def saved() -> SavedGame:
    (path,) = running_games()
    return read_save(path)


def moves_of_ana(match: AnyMatch) -> int:
    return sum(actor == 0 for actor, _move in match.log.entries)


def test_after_every_lock_the_save_on_disk_is_the_match(house: House) -> None:
    house.sit_down()
    match = house.session.match
    while house.await_choice():
        assert house.host.matches.is_table_saved()
        assert saved().match.digest() == match.digest()
        lock(house)


@pytest.mark.parametrize("locks", [0, 1, 2, 4, 7])
def test_a_program_that_was_killed_continues_where_it_was(house: House, locks: int) -> None:
    house.sit_down()
    for _lock in range(locks):
        house.await_choice()
        lock(house)
    house.run_until(lambda: house.may_choose)
    house.vanish()
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
    house.run_until(lambda: house.is_called)
    house.lift()
    house.run_until(lambda: house.may_choose)
    lock(house)
    assert FIVE211.own(saved().match).view(PUBLIC).locked[0]


def test_a_lock_is_on_the_disk_before_it_is_shown_and_no_frame_waits_for_it(
    late: House, disk: LateErrands
) -> None:
    lock(late)
    assert len(disk.waiting) == 1
    for _frame in range(round(LONG / FRAME)):
        late.step()
        assert not late.display.seats[0].locked
        assert not late.sees("Take back")
        assert len(late.display.hand) == len(late.session.view(0).hand), "the card is still held"
    assert moves_of_ana(saved().match) == 0
    disk.work()
    assert moves_of_ana(saved().match) == 1
    late.run_until(lambda: late.display.seats[0].locked or bool(late.session.view(0).rows[0]))


def test_while_a_lock_is_being_kept_nothing_else_can_be_chosen(
    late: House, disk: LateErrands
) -> None:
    lock(late)
    late.press("3", Action.PLAY)
    disk.work()
    late.run(FRAME)
    assert moves_of_ana(late.session.match) == 1


def test_the_next_person_is_not_asked_before_a_lock_is_on_the_disk(disk: LateErrands) -> None:
    house = House(disk=disk)
    house.sit_down(set_up_of((ANA, BEN, SHOCO)))
    house.run_until(lambda: house.is_called)
    house.lift()
    house.run_until(lambda: house.may_choose)
    disk.is_late = True
    lock(house)
    house.run(2 * FRAME)
    assert not house.is_called, "nobody is asked before the lock counts"
    disk.work()
    house.run_until(lambda: house.is_called)
    assert house.table._viewpoint.own == 1
    disk.is_late = False
    house.close()


def test_a_slow_disk_is_told_of_and_stops_nobody(late: House, disk: LateErrands) -> None:
    lock(late)
    late.run(LONG + FRAME)
    assert late.caption == "Saving…"
    late.run(LONGEST)
    assert isinstance(late.app, PlayerApp)
    assert late.app.toast.text == "The disk is slow: your last move is not saved yet."
    assert late.host.matches.safety is Safety.SAVING
    # Once is enough: the next choices do not wait for such a disk.
    late.await_choice()
    before = late.session.event_count
    lock(late)
    late.run(2 * FRAME)
    assert late.session.event_count > before
    late.await_choice()
    disk.work()
    assert late.host.matches.is_table_saved()
    assert saved().match.digest() == late.session.match.digest()


def test_pause_blocks_no_frame_and_says_saved_when_it_is(late: House, disk: LateErrands) -> None:
    late.session.ask_hint(0)
    late.press(Action.PAUSE)
    assert disk.waiting, "the hint is being marked"
    assert "The game is being saved." in late.words
    late.click("Leave")
    assert late.names[-1] == "PauseScene", "it waits for the save, and the frames go on"
    disk.work()
    late.run(2 * FRAME)
    assert late.names == ["TitleScene"]
    disk.work()
    late.run(2 * FRAME)
    assert late.sees("Continue")


def test_leaving_asks_when_the_disk_does_not_answer(late: House, disk: LateErrands) -> None:
    late.session.ask_hint(0)
    late.press(Action.PAUSE)
    late.click("Leave")
    late.run_until(lambda: late.sees("Leave anyway"))
    disk.work()
    late.press(Action.BACK)
    assert "The game is saved." in late.words


def test_crash_screen_says_saved_when_it_is(disk: LateErrands, late: House) -> None:
    late.session.ask_hint(0)
    scene = CrashScene(None, late.app.quit, late.host.matches.is_table_saved)
    late.show(scene)
    assert not any("saved" in sentence for sentence in scene.sentences)
    disk.work()
    late.run(2 * FRAME)
    assert "Your game is saved." in scene.sentences


def test_a_finished_game_is_nothing_to_continue(house: House) -> None:
    house.sit_down()
    while house.await_choice():
        lock(house)
    house.press(Action.BACK, Action.BACK)
    assert house.names == ["TitleScene"]
    assert not house.sees("Continue")


def test_a_window_that_is_closed_before_the_results_shows_them_at_the_next_start(
    house: House,
) -> None:
    house.sit_down()
    session = house.session
    while session.outcome is None:
        house.await_choice()
        lock(house)
        house.run_until(lambda: house.may_choose or session.outcome is not None)
    assert not house.is_at_results
    assert len(finished_games(paths.finished_folder())) == 1, "archived with the last move"
    house.close()
    again = House()
    again.run_until(lambda: again.is_at_results)
    again.run(SEEN)
    again.close()
    once_more = House()
    once_more.run(1.0)
    assert once_more.names == ["TitleScene"]
    assert not once_more.sees("Continue")
    assert len(finished_games(paths.finished_folder())) == 1
    once_more.close()


def test_a_home_that_cannot_be_written_is_reported_once_and_the_game_goes_on(
    kododo_home: Path,
) -> None:
    house = House()
    saves = kododo_home / "saves"
    saves.write_text("a file stands where the folder should be")
    house.sit_down()
    session = house.session
    assert house.host.matches.safety is Safety.UNSAVED
    house.run(FRAME)
    assert isinstance(house.app, PlayerApp)
    said = house.app.toast.text
    assert said.startswith("The game cannot be saved. "), "told at the table, at once"
    while house.await_choice():
        lock(house)
    assert session.outcome is not None
    assert house.app.toast.text == house.host.unsaved_words, "it lasts as long as it is true"
    assert house.host.notes == []
    house.close()


def test_a_window_that_is_closed_says_that_it_waits_for_the_disk_and_loses_nothing(
    late: House, disk: LateErrands
) -> None:
    late.session.ask_hint(0)
    for _hasty in range(3):
        late.app.quit()
        late.run(2 * FRAME)
    assert "The window closes as soon as everything is on the disk." in late.words
    assert (late.app.running, late.names.count("GoodbyeScene")) == (True, 1)
    disk.work()
    late.run(2 * FRAME)
    assert not late.app.running
    assert saved().hints == late.session.hints


@pytest.mark.parametrize(("answer", "is_open"), [("Stay", True), ("Close anyway", False)])
def test_a_window_that_cannot_save_closes_only_when_that_is_meant(
    house: House, answer: str, is_open: bool
) -> None:
    house.sit_down()
    house.await_choice()
    with full_disk():
        lock(house)
        house.app.quit()
        house.run(2 * FRAME)
        assert "Not everything is saved" in house.words
        house.click(answer)
        assert house.app.running is is_open
    if is_open:
        house.app.quit()
        assert not house.app.running, "there is room again"
        assert saved().match.digest() == house.session.match.digest()


def test_results_of_a_game_that_is_not_saved_are_left_only_when_that_is_meant(
    house: House,
) -> None:
    house.sit_down()
    session = house.session
    with full_disk():
        while house.await_choice():
            lock(house)
        house.run(SEEN)
        house.click("Home")
        assert house.sees("Leave anyway")
        house.press(Action.BACK)
        assert house.is_at_results
    house.click("Home")
    assert house.names == ["TitleScene"]
    (path,) = finished_games(paths.finished_folder())
    assert read_save(path).match.digest() == session.match.digest()
    assert not house.sees("Continue")


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


def test_a_changed_setting_blocks_no_frame(late: House, disk: LateErrands) -> None:
    kept = read_settings(paths.settings_file())[0]
    late.host.change(replace(late.host.settings, volume_master=7))
    assert read_settings(paths.settings_file())[0] == kept
    disk.work()
    assert read_settings(paths.settings_file())[0] == late.host.settings
