"""The screens around the table with two games: nothing in them knows which games there are."""

import pytest

from game.kits import registry
from scenes.engine.input.inputs import Action
from scenes.engine.theme import Comfort
from scenes.screens.rulebook import RulesScene
from scenes.screens.setup.setup_scene import SetUpScene
from scenes.screens.title import TitleScene
from scenes.screens.which_game import GameChoiceScene
from tests.driver import Driver
from tests.pebbles.hurried import HURRIED
from tests.scenes.menus.evening import StubTable, laid, new_host

pytestmark = pytest.mark.usefixtures("display")

STILL = Comfort(reduced_motion=True)


@pytest.fixture(autouse=True)
def two_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._ENTRIES, HURRIED.key, (HURRIED.title, lambda: HURRIED))


def at_title() -> Driver:
    return Driver(TitleScene(new_host(), StubTable), (1280, 720), STILL)


def set_up_of_hurried() -> tuple[Driver, SetUpScene]:
    player = at_title()
    player.click("New game")
    player.click("play hurried")
    scene = player.scene
    assert isinstance(scene, SetUpScene)
    return player, scene


def test_title_asks_which_game() -> None:
    player = at_title()
    player.click("New game")
    assert isinstance(player.scene, GameChoiceScene)
    assert player.sees("play hurried")


def test_from_set_up_one_comes_back_to_the_choice_and_from_a_table_to_the_title() -> None:
    player = at_title()
    player.click("New game")
    player.click("play five211")
    player.press(Action.BACK)
    names = [type(player.scene).__name__]
    player.click("play five211")
    player.click("Play")
    names.append(type(player.scene).__name__)
    player.app.pop()
    player.run(0.3)
    names.append(type(player.scene).__name__)
    assert names == ["GameChoiceScene", "StubTable", "TitleScene"]


def test_set_up_asks_what_the_game_asks() -> None:
    player, scene = set_up_of_hurried()
    assert player.sees("follow")
    assert player.sees("clock")
    assert scene.draft.seats == 3
    assert not player.sees("variant")


def test_answers_that_do_not_go_together_give_way() -> None:
    player, scene = set_up_of_hurried()
    player.click("follow")
    assert scene.draft.answers["follow"] == "may"
    player.click("clock")
    assert scene.draft.answers == {"seats": 3, "follow": "must", "clock": "on"}


def test_chosen_game_is_laid_and_remembered() -> None:
    player, _scene = set_up_of_hurried()
    player.click("Play")
    table = player.scene
    assert isinstance(table, StubTable)
    assert table.session.rules.key == "hurried"
    assert new_host().kit is HURRIED


def test_each_game_keeps_the_match_that_waits() -> None:
    host = new_host()
    waiting = laid(host).rules.key
    host.close()
    player, _scene = set_up_of_hurried()
    player.click("Play")
    assert isinstance(player.scene, StubTable), "nobody is asked about a match of another game"
    assert {match.saved.match.rules.key for match in new_host().matches.look_around().waiting} >= {
        waiting
    }


def test_rules_of_all_games_can_be_leafed_through_at_the_title() -> None:
    player = at_title()
    player.press(Action.RULES)
    scene = player.scene
    assert isinstance(scene, RulesScene)
    first = scene._kit
    player.click("game")
    assert scene._kit is not first
