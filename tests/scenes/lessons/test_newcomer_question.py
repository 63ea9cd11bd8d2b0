"""The first start asks once whether somebody is new here, and every answer is kept."""

import pytest

from game.app.settings import When
from scenes.engine.input.inputs import Action
from scenes.engine.theme import Comfort
from scenes.games.registry import TABLES
from scenes.host import Host
from scenes.screens.lessons.lesson_scene import LessonScene
from scenes.screens.lessons.newcomer import NewcomerScene, TaughtGamesScene
from scenes.screens.options_scene import OptionsScene
from scenes.screens.title import UNTIL_GREETING, TitleScene
from scenes.screens.which_game import GameChoiceScene
from tests.driver import Driver
from tests.scenes.menus.evening import StubTable, new_host

pytestmark = pytest.mark.usefixtures("display")
STILL = Comfort(reduced_motion=True)


def at_first_start() -> tuple[Driver, Host]:
    host = new_host()
    host.greets_newcomer = True
    player = Driver(TitleScene(host, StubTable), (960, 540), STILL)
    player.run(UNTIL_GREETING)
    assert isinstance(player.scene, NewcomerScene)
    return player, host


def test_waterfront_below_the_question_follows_the_window() -> None:
    """A page that lies over it leaves it no time to be built little by little."""
    player, _host = at_first_start()
    player.resize((1280, 720))
    surface = player.app.window.surface
    assert isinstance(player.scene, NewcomerScene)
    right = {tuple(surface.get_at((1240, y))) for y in range(0, 720, 8)}
    player.close()
    assert len(right) > 20, "sky, houses and sea, not one dark colour"


def test_nobody_is_asked_at_a_later_start() -> None:
    player = Driver(TitleScene(new_host(), StubTable), (960, 540), STILL)
    player.run(2 * UNTIL_GREETING)
    assert isinstance(player.scene, TitleScene)


def test_whoever_wants_to_be_shown_comes_to_the_first_lesson_and_back_to_the_title() -> None:
    player, host = at_first_start()
    player.click("Show me")
    choice = player.scene
    assert isinstance(choice, TaughtGamesScene), "several games have lessons"
    game = list(TABLES)[-1]
    player.click(f"play {game}")
    lesson = player.scene
    assert isinstance(lesson, LessonScene)
    assert lesson.course.number == 0
    assert lesson.course.session.rules.key == game
    player.click("Skip")
    player.run(2 * UNTIL_GREETING)
    assert isinstance(player.scene, TitleScene), "it is asked once"
    assert not host.greets_newcomer


def test_options_have_it_asked_again_at_the_title() -> None:
    host = new_host()
    player = Driver(TitleScene(host, StubTable), (960, 540), STILL)
    player.run(2 * UNTIL_GREETING)
    player.click("Options")
    options = player.scene
    assert isinstance(options, OptionsScene)
    options.ui.focus_on("ask again")
    player.press(Action.CONFIRM)
    assert not options.ui.find("ask again").enabled
    player.press(Action.BACK)
    player.run(UNTIL_GREETING)
    assert isinstance(player.scene, NewcomerScene)


def test_whoever_wants_to_play_gets_children_and_explanations() -> None:
    player, host = at_first_start()
    player.click("Explain")
    assert isinstance(player.scene, GameChoiceScene)
    assert host.settings.explains
    levels = {
        chair.level
        for table in host.settings.set_ups.values()
        for chair in table.chairs
        if not chair.is_person
    }
    assert levels == {"child"}


def test_whoever_knows_the_games_is_left_in_peace() -> None:
    player, host = at_first_start()
    player.click("I know")
    assert isinstance(player.scene, TitleScene)
    assert not host.settings.explains
    assert host.settings.round_wait is host.settings.reads_along is When.NEVER
