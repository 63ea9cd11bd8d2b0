"""The deal of the day in the window: played once, turned back but never forward, lines to copy."""

from dataclasses import replace
from datetime import date, timedelta

import pygame
import pytest

from game.app.daily import day_of_deal
from game.app.people.evenings import monday_of
from game.app.saving.archive import archive
from game.app.saving.saves import save_text
from game.app.storage.files import backup_of
from game.app.storage.paths import data_folder, exports_folder, finished_folder
from game.app.table_laying import saved_game
from game.core.sentences import day_words, week_day_words
from game.kits.registry import KITS
from scenes.autosave import DiskJobs
from scenes.engine.audio import Audio
from scenes.engine.input.inputs import Action
from scenes.engine.scene import Scene
from scenes.engine.theme import DESIGN_SIZE, Comfort
from scenes.host import Host
from scenes.screens.day.day_parts import DayChoice
from scenes.screens.day.day_scene import DayScene
from scenes.screens.title import TitleScene
from scenes.ui.button import Button
from tests.app.test_daily import ANA, DAY, played_day
from tests.driver import Driver, words_of
from tests.scenes.menus.evening import StubTable

pytestmark = pytest.mark.usefixtures("display")

KIT = KITS["five211"]
copied: list[str] = []


def copy(text: str) -> bool:
    copied.append(text)
    return True


def host_on(day: date) -> Host:
    host = Host(Audio(), lambda: f"{day}T20:15:00+01:00", DiskJobs())
    table = host.set_up
    chairs = (ANA, *table.chairs[1:])
    host.change(host.settings.remembering(replace(table, chairs=chairs)))
    return host


def at_day(host: Host) -> Driver:
    return Driver(DayScene(host, StubTable, copy), (1280, 720), Comfort(reduced_motion=True))


def scene_of(player: Driver) -> DayScene:
    assert isinstance(player.scene, DayScene)
    return player.scene


def told(scene: Scene) -> str:
    return "\n".join(words_of(scene))


def shown_day(player: Driver) -> date:
    return next(each._day for each in player.app.scenes if isinstance(each, DayScene))


def play(day: date) -> None:
    archive(save_text(played_day(KIT, day, day)), finished_folder())


def test_today_is_dealt_to_the_player_and_three_regulars() -> None:
    host = host_on(DAY)
    remembered = host.set_up
    player = at_day(host)
    player.click("Play")
    player.run(0.5)
    table = player.scene
    assert isinstance(table, StubTable)
    assert day_of_deal(saved_game(table.session, f"{DAY}T20:15:00")) == DAY
    assert [chair.level for chair in table.session.chairs] == [None, *["regular"] * 3]
    assert table.session.chairs[0].name == "Ana"
    assert host.set_up == remembered, "the table of other games is laid as before"


def test_deal_that_was_left_goes_on() -> None:
    host = host_on(DAY)
    player = at_day(host)
    player.click("Play")
    player.run(0.5)
    first = player.scene
    assert isinstance(first, StubTable)
    player.app.pop()
    player.run(0.5)
    button = scene_of(player).ui.find("Play")
    assert isinstance(button, Button)
    assert button.text == "Go on"
    player.click("Play")
    player.run(0.5)
    second = player.scene
    assert isinstance(second, StubTable)
    assert second.session.header.seal == first.session.header.seal


def test_deal_that_was_begun_and_is_not_there_any_more_is_another_try() -> None:
    host = host_on(DAY)
    player = at_day(host)
    player.click("Play")
    player.run(0.5)
    player.app.pop()
    player.run(0.5)
    assert "another try" not in told(player.scene), "it goes on"
    host.matches.leave()
    (waiting,) = host.matches.look_around().waiting
    waiting.path.unlink()
    backup_of(waiting.path).unlink(missing_ok=True)
    later = at_day(host_on(DAY))
    later.run(0.1)
    assert "another try" in told(later.scene)


def test_played_day_shows_lines_to_copy_and_exports_its_game() -> None:
    play(DAY)
    player = at_day(host_on(DAY))
    player.click("Copy")
    player.run(0.1)
    houses, first = copied[-1].splitlines()[:2]
    assert (len(houses), first) == (5, "Kododo 5211, 19 November")
    assert "Copied." in told(player.scene)
    player.run(2)
    assert "Copied." not in told(player.scene)
    player.click("More")
    player.click("Export")
    player.run(0.1)
    assert len(list(exports_folder().iterdir())) == 1
    assert "exported" in told(player.scene)


def test_a_played_day_can_be_kept_as_a_picture() -> None:
    play(DAY)
    player = at_day(host_on(DAY))
    player.click("More")
    player.click("Picture")
    player.run(0.3)
    (saved,) = (data_folder() / "pictures").glob("*.png")
    assert saved.name == f"kododo-{KIT.key}-{DAY:%Y-%m-%d}.png"
    assert pygame.image.load(saved).get_size() == DESIGN_SIZE
    assert f"The picture is saved: {saved.name}" in told(player.scene)


def test_tomorrow_cannot_be_turned_to() -> None:
    player = at_day(host_on(DAY))
    scene = scene_of(player)
    player.click("More")
    player.click("Other days")
    choice = player.scene
    assert isinstance(choice, DayChoice)
    choice.ui.focus_on("day")
    for _step in range(3):
        player.press(Action.RIGHT)
    assert shown_day(player) == DAY
    player.press(Action.LEFT)
    assert shown_day(player) == DAY - timedelta(days=1)
    assert "its window stays as it is" in told(scene)


def test_row_of_days_is_told_here_and_on_the_title() -> None:
    for ago in (0, 1, 3):
        play(DAY - timedelta(days=ago))
    host = host_on(DAY)
    assert "3 evenings in a row" in told(at_day(host).scene)
    title = Driver(TitleScene(host, StubTable), (1280, 720))
    title.run(0.1)
    scene = title.scene
    assert isinstance(scene, TitleScene)
    assert getattr(scene.ui.find("Deal of the day"), "note", "") == "3 evenings"
    title.click("Deal of the day")
    title.run(1)
    assert isinstance(title.scene, DayScene)


def test_clock_set_back_loses_nothing_and_is_spoken_of() -> None:
    play(DAY)
    scene = at_day(host_on(DAY - timedelta(days=2))).scene
    assert "Your clock says 17 November" in told(scene)
    host = host_on(DAY)
    at_day(host)
    assert host.player.day_result(KIT.key, DAY) is not None


def test_new_day_begins_where_the_page_is_come_back_to_after_midnight() -> None:
    now = DAY
    host = Host(Audio(), lambda: f"{now}T23:59:00+01:00", DiskJobs())
    player = at_day(host)
    player.click("Play")
    player.run(0.5)
    now = DAY + timedelta(days=1)
    player.app.pop()
    player.run(0.5)
    assert shown_day(player) == DAY + timedelta(days=1)


@pytest.mark.parametrize("ago", range(8))
def test_a_window_says_its_day_where_it_is_pointed_at(ago: int) -> None:
    player = at_day(host_on(DAY))
    day = DAY - timedelta(days=ago)
    scene = scene_of(player)
    window = next(each for each in scene.ui._tree.widgets if each.name == f"window {day}")
    player.point(window.rect.center)
    assert window.hovered
    assert window.tip == f"{week_day_words(day)}, {day_words(day)}"
    house = scene.ui.find("week 8" if monday_of(day) == monday_of(DAY) else "week 7")
    assert house.rect.contains(window.rect)
    is_in_gable = window.rect.bottom < house.rect.top + house.rect.height * 0.36
    assert is_in_gable == (day.weekday() == 6), "Sunday's is the round one"


def test_keys_come_to_weeks_and_not_to_each_of_their_windows() -> None:
    reached = [each.name for each in scene_of(at_day(host_on(DAY))).ui._tree.reachable]
    assert "week 8" in reached
    assert not [name for name in reached if name.startswith("window")]
