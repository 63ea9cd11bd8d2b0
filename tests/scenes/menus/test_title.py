import json
import os

import pygame
import pytest

from game.app.saving.archive import finished_games
from game.app.saving.running import claim, place_of, running_games
from game.app.storage import paths
from game.app.table_laying import SealedDeal
from scenes.art.harbour.waterfront import Light
from scenes.engine.audio import Audio
from scenes.engine.input.inputs import Action
from scenes.engine.scene import Transition
from scenes.engine.theme import Comfort, Theme
from scenes.host import Host
from scenes.match_search import PATIENCE
from scenes.menu.quayside import TICK, Quayside
from scenes.menu.title_parts import width_left
from scenes.screens.demo import DemoScene
from scenes.screens.games_page.games_scene import GamesScene
from scenes.screens.keys import KeysScene
from scenes.screens.lessons.learn_scene import LearnScene
from scenes.screens.options_scene import OptionsScene
from scenes.screens.results.results_scene import STILL_FOR_THE_TABLE, ResultsScene
from scenes.screens.rulebook import RulesScene
from scenes.screens.title import IDLE_UNTIL_DEMO, UNTIL_PUZZLES, TitleScene
from scenes.screens.which_game import GameChoiceScene
from tests.driver import Driver, words_of
from tests.scenes.menus.evening import (
    LaterErrands,
    StubTable,
    laid,
    new_host,
    played_out,
    resumed,
)

pytestmark = pytest.mark.usefixtures("display")
STILL = Comfort(reduced_motion=True)


def at_title(comfort: Comfort = STILL) -> Driver:
    return Driver(TitleScene(new_host(), StubTable), (960, 540), comfort)


def test_without_a_saved_game_there_is_nothing_to_continue() -> None:
    player = at_title()
    assert not player.sees("Continue")
    assert player.sees("New game")


def test_saved_game_is_continued_where_it_was_left() -> None:
    host = new_host()
    session = laid(host)
    player = Driver(TitleScene(host, StubTable), (960, 540), STILL)
    player.click("Continue")
    table = player.scene
    assert isinstance(table, StubTable)
    assert table.session.match.digest() == session.match.digest()


def test_under_continue_stands_what_waits() -> None:
    host = new_host()
    laid(host)
    player = Driver(TitleScene(host, StubTable), (960, 540), STILL)
    said = words_of(player.scene)
    assert "5211 · Round 1 of 6, turn 1" in said


def with_slow_disk() -> tuple[Driver, LaterErrands]:
    """At a title that has not heard yet of the match that waits."""
    before, disk = new_host(), LaterErrands()
    laid(before)
    before.matches.leave()
    host = Host(Audio(), lambda: "2026-01-01T20:15:00+01:00", disk)
    player = Driver(TitleScene(host, StubTable), (960, 540), STILL)
    return player, disk


def test_no_frame_waits_for_the_disk_and_no_menu_jumps_when_it_answers() -> None:
    player, disk = with_slow_disk()
    player.app.restart(player.scene, Transition.CUT)
    player.step()
    assert not player.scene.targets(), "nobody can press what may move away"
    disk.answer()
    player.step()
    assert {"Continue", "New game"} <= set(player.scene.targets())


def test_enter_goes_on_with_what_waits_however_late_it_is_found() -> None:
    player, disk = with_slow_disk()
    player.app.restart(player.scene, Transition.CUT)
    player.step()
    disk.answer()
    player.step()
    player.press(Action.PLAY)
    assert isinstance(player.scene, StubTable)


def test_a_disk_that_takes_too_long_is_not_waited_for() -> None:
    player, disk = with_slow_disk()
    player.run(2 * PATIENCE)
    assert player.sees("New game")
    assert not player.sees("Continue")
    disk.answer()
    player.step()
    assert player.sees("Continue")


def test_continue_disappears_when_another_program_plays_the_game() -> None:
    host = new_host()
    laid(host)
    player = Driver(TitleScene(host, StubTable), (960, 540), STILL)
    player.click("Options")
    resumed(new_host())
    player.press(Action.BACK)
    assert not player.sees("Continue")


def test_continue_is_the_newest_game_and_all_are_under_games() -> None:
    hosts = new_host(), new_host()
    sessions = [laid(host, deal=SealedDeal.by_chance()) for host in hosts]
    for age, session in enumerate(reversed(sessions)):
        os.utime(place_of(session.match.log.header), (1_000 - age, 1_000 - age))
    for host in hosts:
        host.close()
    host = new_host()
    player = Driver(TitleScene(host, StubTable), (960, 540), STILL)
    player.click("Continue")
    table = player.scene
    assert isinstance(table, StubTable)
    assert table.session.match.digest() == sessions[1].match.digest()
    host.close()
    player = at_title()
    player.click("Games")
    assert isinstance(player.scene, GamesScene)
    player.press(Action.DOWN, Action.PLAY)
    table = player.scene
    assert isinstance(table, StubTable)
    assert table.session.match.digest() == sessions[0].match.digest()


def test_game_that_another_program_took_meanwhile_is_refused_with_a_sentence() -> None:
    host, other = new_host(), new_host()
    laid(other)
    other.close()
    player = Driver(TitleScene(host, StubTable), (960, 540), STILL)
    resumed(other)
    player.click("Continue")
    assert isinstance(player.scene, TitleScene)
    assert host.take_notes() == "The game is being played in another window."
    assert not player.sees("Continue")


def test_game_that_another_program_ended_meanwhile_is_refused_with_a_sentence() -> None:
    host, other = new_host(), new_host()
    laid(other)
    other.close()
    player = Driver(TitleScene(host, StubTable), (960, 540), STILL)
    held = claim(running_games()[0])
    assert held is not None
    held.discard()
    player.click("Continue")
    assert host.take_notes() == "The game is not there any more."
    assert not player.sees("Continue")


def test_result_that_nobody_saw_is_shown_once_at_the_next_start() -> None:
    host = new_host()
    session = played_out(host)
    host.close()
    player = at_title()
    assert isinstance(player.scene, ResultsScene)
    assert player.scene._session.match.digest() == session.match.digest()
    player.run(STILL_FOR_THE_TABLE)
    player.press(Action.BACK, Action.BACK)
    assert isinstance(player.scene, TitleScene)
    assert not player.sees("Continue")
    assert isinstance(at_title().scene, TitleScene)
    assert len(finished_games(paths.finished_folder())) == 1


def test_result_is_shown_when_the_table_is_left_before_it() -> None:
    host = new_host()
    played_out(host)
    player = Driver(TitleScene(host, StubTable), (960, 540), STILL)
    assert isinstance(player.scene, ResultsScene)
    player.run(STILL_FOR_THE_TABLE)
    player.press(Action.BACK, Action.BACK)
    assert isinstance(player.scene, TitleScene)


def test_save_of_an_unknown_game_is_told_of_and_harms_nobody() -> None:
    host = new_host()
    laid(host)
    host.close()
    (path,) = running_games()
    record = json.loads(path.read_text(encoding="utf-8"))
    record["log"]["game"] = "chess"
    path.write_text(json.dumps(record), encoding="utf-8")
    title = new_host()
    player = Driver(TitleScene(title, StubTable), (960, 540), STILL)
    assert not player.sees("Continue")
    assert "a game that this version does not know" in title.take_notes()
    assert path.exists()


@pytest.mark.parametrize(
    ("entry", "scene"),
    [("New game", GameChoiceScene), ("Learn", LearnScene), ("Options", OptionsScene)],
)
def test_entries_lead_to_their_scenes_and_back_comes_back(entry: str, scene: type) -> None:
    player = at_title()
    player.click(entry)
    assert isinstance(player.scene, scene)
    player.press(Action.BACK)
    assert isinstance(player.scene, TitleScene)


@pytest.mark.parametrize(("key", "scene"), [("r", RulesScene), (Action.HELP, KeysScene)])
def test_rules_and_keys_open_by_their_keys(key: Action | str, scene: type) -> None:
    player = at_title()
    player.press(key)
    assert isinstance(player.scene, scene)
    player.press(key)
    assert isinstance(player.scene, TitleScene)


def test_quit_ends_the_app() -> None:
    player = at_title()
    player.click("Quit")
    assert not player.app.running


def test_keyboard_alone_reaches_the_table() -> None:
    player = at_title()
    player.press(Action.PLAY, Action.PLAY, Action.PLAY)
    assert isinstance(player.scene, StubTable)


def test_gamepad_alone_reaches_the_table() -> None:
    player = at_title()
    player.pad(Action.CONFIRM, Action.CONFIRM, Action.CONFIRM)
    assert isinstance(player.scene, StubTable)


def test_touch_alone_reaches_the_table() -> None:
    player = at_title()
    player.touch("New game")
    player.touch("play five211")
    player.touch("Play")
    assert isinstance(player.scene, StubTable)


def test_demo_starts_after_a_minute_and_any_input_returns() -> None:
    player = at_title()
    player.run(IDLE_UNTIL_DEMO)
    assert isinstance(player.scene, DemoScene)
    player.press("a")
    player.run(0.5)
    player.press(Action.SKIP)
    assert isinstance(player.scene, TitleScene)


def test_input_puts_the_demo_off() -> None:
    player = at_title()
    player.run(IDLE_UNTIL_DEMO - 5)
    player.press(Action.DOWN)
    player.run(IDLE_UNTIL_DEMO - 5)
    assert isinstance(player.scene, TitleScene)


def test_demo_leaves_a_saved_game_alone() -> None:
    host = new_host()
    session = laid(host)
    player = Driver(TitleScene(host, StubTable), (960, 540), STILL)
    player.run(IDLE_UNTIL_DEMO)
    table = player.scene._table  # type: ignore[attr-defined]
    table.stage.replace(StubTable(session))
    player.run(0.2)
    assert isinstance(player.scene, DemoScene)
    assert player.scene._table is not table
    assert resumed(host).match.digest() == session.match.digest()


def test_reduced_motion_draws_nothing_while_nothing_happens() -> None:
    player = at_title()
    player.run(2)
    assert player.run(10) == 0


def test_waterfront_is_redrawn_only_a_few_times_a_second() -> None:
    player = at_title(Comfort())
    player.run(2)
    assert 0 < player.run(3) <= 3 / TICK + 1


def test_entry_under_the_pointer_lights_up_and_goes_out_again() -> None:
    player = at_title()
    player.run(2)
    player.hover("New game")
    player.run(1)
    # One above the moving water and one beside it: they are kept in different ways.
    for entry in ("Learn", "Quit"):
        dark = look_of(player, entry)
        player.hover(entry)
        player.run(1)
        assert look_of(player, entry) != dark
        player.hover("New game")
        player.run(1)
        assert look_of(player, entry) == dark


def look_of(player: Driver, entry: str) -> bytes:
    picture = player.app.window.surface.subsurface(player.find(entry))
    return pygame.image.tobytes(picture, "RGB")


def test_lizard_runs_now_and_then_and_rests_again() -> None:
    player = at_title(Comfort())
    scene = player.scene
    assert isinstance(scene, TitleScene)
    lizard = scene._quayside._lizard
    player.run_until(lambda: lizard.is_running)
    player.run_until(lambda: not lizard.is_running)


def test_what_was_earned_is_lit_on_the_street_of_the_title() -> None:
    street = Quayside(Light.DUSK)
    street.settle(Theme.for_window((1280, 720), Comfort()))

    def wait(seconds: float) -> set[int]:
        for _step in range(round(seconds / TICK)):
            street.update(TICK)
        return {street._house_of[window] for window in street.lights.lit}

    assert wait(20) == set(), "nobody has earned anything"
    street.light_houses([2, 2, 4])
    lit = wait(20)
    assert lit == street.lit_houses
    assert sorted(street._street.houses[number].colour for number in lit) == [2, 2, 4]
    street.settle(Theme.for_window((1920, 1080), Comfort()))
    assert wait(20) == street.lit_houses


def test_the_title_asks_what_its_player_has_earned() -> None:
    host = new_host()
    host.people.look()
    player = Driver(TitleScene(host, StubTable), (960, 540), STILL)
    scene = player.scene
    assert isinstance(scene, TitleScene)
    player.run(UNTIL_PUZZLES + 0.5)
    assert not scene._quayside.lit_houses
    host.people.note_deeds(host.chair, ["lesson"])
    player.run_until(lambda: bool(scene._quayside.lit_houses))


@pytest.mark.parametrize("scale", [1.0, 1.3, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 576), (1920, 1080)])
def test_the_lowest_words_stay_on_the_glass(size: tuple[int, int], scale: float) -> None:
    host = new_host()
    laid(host)
    comfort = Comfort(scale, reduced_motion=True)
    player = Driver(TitleScene(host, StubTable), size, comfort)
    title = player.scene
    assert isinstance(title, TitleScene)
    words = title.area()
    left = title._glass_width * width_left(words.bottom / size[1])
    assert words.right < left
