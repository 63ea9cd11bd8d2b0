"""Set-up of Chikyu: the kinds and the ways to play are pictures, and the table shows them."""

import pytest

from game.app.own_modes import asked_of_a_mode
from game.kits.chikyu.kit import CHIKYU
from scenes.engine.theme import Comfort, Theme
from scenes.games.chikyu.pages.answer_pictures import SET_UP_PICTURES
from scenes.menu.picture_card import PictureCard
from scenes.screens.setup.setup_scene import SetUpScene
from tests.driver import Driver
from tests.scenes.menus.evening import StubTable, new_host

pytestmark = pytest.mark.usefixtures("display")


def at_set_up(size: tuple[int, int] = (1280, 720)) -> Driver:
    scene = SetUpScene(new_host(), StubTable, kit=CHIKYU)
    return Driver(scene, size, Comfort(reduced_motion=True))


def card(player: Driver, name: str) -> PictureCard:
    assert isinstance(player.scene, SetUpScene)
    widget = player.scene.ui.find(name)
    assert isinstance(widget, PictureCard)
    return widget


def test_one_of_two_games_is_chosen_by_its_picture() -> None:
    player = at_set_up()
    assert card(player, "expansion off").chosen
    player.click("expansion on")
    assert card(player, "expansion on").chosen
    assert not card(player, "expansion off").chosen


@pytest.mark.parametrize("size", [(1280, 720), (960, 540)])
def test_rules_are_changed_by_chips_and_taken_back_by_their_arrows(size: tuple[int, int]) -> None:
    player = at_set_up(size)
    for number, name in enumerate(("piles closed", "deck 10 of 54"), 1):
        player.click(f"rule {number}")
        player.click(name)
        assert card(player, name).chosen
        player.click(f"undo rule {number}")
        assert not card(player, name).chosen
        player.click("Close")


def test_who_begins_is_asked_by_a_chip_and_told_by_name() -> None:
    player = at_set_up()
    player.click("rule 3")
    player.click("begins")
    assert isinstance(player.scene, SetUpScene)
    assert player.scene.draft.answers["begins"] == "1"
    assert player.scene._said("begins", "1") == player.scene.draft.chairs[0].name


def test_everything_that_can_be_chosen_has_a_picture() -> None:
    fields = asked_of_a_mode(CHIKYU)
    assert set(SET_UP_PICTURES.cards) == {
        (each.name, value) for each in fields for value in each.values
    }


def test_the_table_to_be_differs_with_every_answer() -> None:
    theme, set_up = Theme.for_window((1280, 720), Comfort()), CHIKYU.usual
    spec = CHIKYU.rules.option_spec
    pictures = {
        SET_UP_PICTURES.table(
            CHIKYU.options_with({**spec.defaults(), name: answer}), set_up, (400, 225), theme
        )
        for name, answer in SET_UP_PICTURES.cards
    }
    usual = len(spec.fields) - 2
    assert len(pictures) == len(SET_UP_PICTURES.cards) - usual + 1, "usual answers share one"


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1080), (1024, 768)])
def test_all_of_the_set_up_is_seen_at_once(size: tuple[int, int]) -> None:
    player = at_set_up(size)
    assert isinstance(player.scene, SetUpScene)
    for seats in range(2, 6):
        player.scene._change(player.scene.draft.with_answer("seats", seats))
        player.step()
        assert [view.overflow for view in player.scene.ui._tree.views] == [0, 0], seats
