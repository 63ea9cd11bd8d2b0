"""Set-up of DuCo: games and twists are pictures, and what does not go together says why."""

import pytest

from game.kits.duco.kit import DUCO
from scenes.engine.theme import Comfort
from scenes.menu.picture_card import PictureCard
from scenes.screens.setup.setup_scene import SetUpScene
from scenes.screens.setup.twist_row import LeftOut
from scenes.ui.element import Element
from tests.driver import Driver
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


def left_out(player: Driver) -> LeftOut:
    """What does not go together with the rest."""
    waiting: list[Element] = [*scene_of(player).ui._tree.views]
    while waiting:
        part = waiting.pop()
        if isinstance(part, LeftOut):
            return part
        waiting += part.parts
    pytest.fail("all can be chosen")


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


def test_twists_are_put_on_and_taken_off() -> None:
    player = at_set_up()
    player.click("rotation on")
    player.click("tiles lineup")
    assert scene_of(player).draft.answers["rotation"] == "on"
    player.click("tiles three")
    assert not card(player, "tiles lineup").chosen
    player.click("tiles three")
    player.click("rotation on")
    answers = scene_of(player).draft.answers
    assert (answers["tiles"], answers["rotation"]) == ("one", "off")


def test_a_twist_that_does_not_go_with_the_game_says_why() -> None:
    player = at_set_up()
    player.click("mode chaos")
    assert not player.sees("disorder on")
    assert left_out(player).reasons == {"Disorder": "Tiles may be shifted here anyway."}


def test_twists_with_the_same_reason_share_a_line() -> None:
    player = at_set_up()
    player.click("mode corner cluster")
    reasons = left_out(player).reasons
    together = "Rotation, Lineup, Disorder, Three tiles"
    assert reasons[together] == "Where sets count, tiles change places and none is laid."
    assert len(reasons) == 3


def test_a_game_drops_the_twists_that_it_cannot_have() -> None:
    player = at_set_up()
    player.click("tiles lineup")
    player.click("mode conquest")
    answers = scene_of(player).draft.answers
    assert (answers["mode"], answers["tiles"]) == ("conquest", "one")


def test_twists_go_with_every_game_that_they_do_not_contradict() -> None:
    player = at_set_up()
    player.click("disorder on")
    player.click("diagonal on")
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
    assert len(cards) == 13
    for each in cards:
        assert each.rect.width >= 90 * scene_of(player).stage.theme.metrics.unit
        assert not any(each.rect.colliderect(other.rect) for other in cards if other is not each)


@pytest.mark.parametrize("mode", ["cross", "chaos", "corner cluster", "stress", "conquest"])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (2560, 1080), (1024, 768)])
def test_all_of_the_set_up_is_seen_at_once(size: tuple[int, int], mode: str) -> None:
    player = at_set_up(size)
    player.click(f"mode {mode}")
    assert isinstance(player.scene, SetUpScene)
    for seats in player.scene._choices("seats"):
        player.scene._change(player.scene.draft.with_answer("seats", seats))
        player.step()
        assert [view.overflow for view in player.scene.ui._tree.views] == [0, 0], seats
