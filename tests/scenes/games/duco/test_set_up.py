"""Set-up of DuCo: games are pictures, rules are chips, and what does not go together says why."""

import pytest

from game.ai.ladder import Level
from game.kits.duco.kit import DUCO
from game.rules.duco.presets import options_from_values
from scenes.engine.input.inputs import Action
from scenes.engine.theme import Comfort
from scenes.menu.picture_card import PictureCard
from scenes.screens.modes.mode_maker import ModeMakerScene
from scenes.screens.setup.seat_cards import SeatSheet
from scenes.screens.setup.setup_scene import SetUpScene
from tests.driver import Driver, words_of
from tests.scenes.menus.evening import StubTable, new_host

pytestmark = pytest.mark.usefixtures("display")


def at_set_up(size: tuple[int, int] = (1280, 720), scale: int = 100) -> Driver:
    scene = SetUpScene(new_host(), StubTable, kit=DUCO)
    return Driver(scene, size, Comfort(reduced_motion=True, text_scale=scale / 100))


def scene_of(player: Driver) -> SetUpScene:
    assert isinstance(player.scene, SetUpScene)
    return player.scene


def card(player: Driver, name: str) -> PictureCard:
    widget = scene_of(player).ui.find(name)
    assert isinstance(widget, PictureCard)
    return widget


def told(player: Driver) -> str:
    return "\n".join(words_of(scene_of(player)))


def test_a_game_is_chosen_by_its_picture() -> None:
    player = at_set_up()
    assert card(player, "mode cross").chosen
    player.click("mode chaos")
    assert card(player, "mode chaos").chosen
    assert not card(player, "mode cross").chosen
    assert scene_of(player).draft.answers["mode"] == "chaos"


def test_the_chosen_game_stays_when_it_is_pressed_again() -> None:
    player = at_set_up()
    player.click("mode chaos")
    player.click("mode chaos")
    assert scene_of(player).draft.answers["mode"] == "chaos"


def test_a_chip_offers_the_printed_answers_under_their_names() -> None:
    player = at_set_up()
    player.click("rule 2")
    assert card(player, "tiles lineup").title == "Lineup"
    player.click("tiles lineup")
    assert card(player, "tiles lineup").chosen
    player.click("tiles three")
    assert not card(player, "tiles lineup").chosen
    player.click("tiles three")
    assert scene_of(player).draft.answers["tiles"] == "one", "pressed again it is given back"
    player.click("Close")
    assert player.sees("mode chaos")


def test_a_changed_chip_is_undone_by_its_arrow() -> None:
    player = at_set_up()
    assert not player.sees("undo rule 3")
    player.click("rule 3")
    player.click("rotation on")
    player.click("disorder on")
    player.click("undo rule 3")
    answers = scene_of(player).draft.answers
    assert (answers["disorder"], answers["rotation"]) == ("off", "off")
    assert not player.sees("undo rule 3")


def test_what_was_chosen_is_named_over_the_table() -> None:
    player = at_set_up()
    for rule, name in (("rule 2", "tiles lineup"), ("rule 5", "diagonal on")):
        player.click(rule)
        player.click(name)
        player.click("Close")
    assert "The cross with Lineup and Diagonal" in told(player)
    scene_of(player)._change(scene_of(player).draft.with_answer("tiles", "line of 7"))
    player.step()
    assert "The cross with Diagonal and rules of your own" in told(player)


def test_only_what_was_changed_is_offered_to_be_kept() -> None:
    player = at_set_up()
    assert not player.sees("Keep as your own")
    player.click("rule 5")
    player.click("diagonal on")
    player.click("Keep as your own")
    maker = player.scene
    assert isinstance(maker, ModeMakerScene)
    assert maker.draft.answers["diagonal"] == "on"
    maker.ui.find("Keep").press()
    player.run(0.4)
    assert not player.sees("Keep as your own"), "it is one of the own modes now"


def test_more_opens_the_maker_at_the_same_rule() -> None:
    player = at_set_up()
    player.click("rule 4")
    player.click("More")
    assert isinstance(player.scene, ModeMakerScene)
    assert "Who lays when?" in "\n".join(words_of(player.scene))


def test_a_printed_answer_that_does_not_go_tells_why_and_the_way_out() -> None:
    player = at_set_up()
    player.click("mode stress")
    player.click("rule 2")
    player.click("tiles lineup")
    assert scene_of(player).draft.answers["tiles"] == "one"
    assert "Lineup: A line is for all, a stack is one's own." in told(player)
    player.click("tiles lineup anyway")
    options = options_from_values(scene_of(player).draft.answers)
    assert (options.line, options.stacks, options.at_once) == (5, 0, False)


def test_a_seat_is_opened_from_its_line() -> None:
    player = at_set_up()
    player.click("seat 2")
    assert isinstance(player.scene, SeatSheet)
    player.scene.ui.find("seat 2 player").nudge(Action.LEFT)
    player.click("Done")
    assert scene_of(player).draft.chairs[1].level == Level.CHILD.value


def test_twists_go_with_every_game_that_they_do_not_contradict() -> None:
    player = at_set_up()
    for rule, name in (("rule 3", "disorder on"), ("rule 5", "diagonal on")):
        player.click(rule)
        player.click(name)
        player.click("Close")
    player.click("mode conquest")
    answers = scene_of(player).draft.answers
    assert (answers["mode"], answers["disorder"], answers["diagonal"]) == ("conquest", "on", "on")


def test_nobody_is_asked_how_hands_are_passed_on_where_all_lie_open() -> None:
    player = at_set_up()
    scene_of(player)._change(scene_of(player).draft.with_person(1))
    player.run(0.1)
    assert not player.sees("hands")


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (960, 720), (2520, 1080)])
def test_cards_are_as_wide_as_their_words_need(size: tuple[int, int], scale: int) -> None:
    player = at_set_up(size, scale)
    cards = [each for each in scene_of(player).ui._tree.widgets if isinstance(each, PictureCard)]
    assert len(cards) == 6
    for each in cards:
        assert each.rect.width >= 90 * scene_of(player).stage.theme.metrics.unit
        assert not any(each.rect.colliderect(other.rect) for other in cards if other is not each)


@pytest.mark.parametrize("scale", [100, 130])
@pytest.mark.parametrize("mode", ["cross", "chaos", "corner cluster", "stress", "conquest"])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (2560, 1080), (1024, 768)])
def test_all_of_the_set_up_is_seen_at_once(size: tuple[int, int], mode: str, scale: int) -> None:
    if scale > 100 and size[1] < 720:
        pytest.skip("so small a window has large letters at 100 %")
    player = at_set_up(size, scale)
    player.click(f"mode {mode}")
    assert isinstance(player.scene, SetUpScene)
    for seats in player.scene._choices("seats"):
        player.scene._change(player.scene.draft.with_answer("seats", seats))
        player.step()
        overflow = [view.overflow for view in player.scene.ui._tree.views]
        assert not any(overflow), seats
