"""Modes of one's own in the window: made, kept, played, given on, taken over, changed, deleted."""

import pytest

from game.app.own_modes import OwnMode, asked_of_a_mode, mode_code
from game.app.storage.paths import exports_folder
from game.kits.kit import AnyKit
from game.kits.registry import KITS
from scenes.screens.modes.mode_maker import ModeMakerScene
from scenes.screens.modes.mode_pages import ModeOffer, ModePage
from scenes.screens.setup.setup_scene import SetUpScene
from tests.driver import Driver, words_of
from tests.games import EVERY_KIT
from tests.scenes.menus.evening import StubTable, new_host

pytestmark = pytest.mark.usefixtures("display")

DUCO = KITS["duco"]
RUSH = OwnMode(DUCO.key, "Rush hour", {"mode": "stress", "countdown": "20", "stacks": "8"}, 2, 3)


def at_set_up(kit: AnyKit = DUCO, *modes: OwnMode) -> Driver:
    host = new_host()
    for mode in modes:
        host.modes.keep(mode)
    player = Driver(SetUpScene(host, StubTable, copy=lambda _text: True, kit=kit), (1280, 720))
    player.run(0.3)
    return player


def set_up_of(player: Driver) -> SetUpScene:
    assert isinstance(player.scene, SetUpScene)
    return player.scene


def press(player: Driver, name: str) -> None:
    scene = player.scene
    scene.ui.find(name).press()  # type: ignore[attr-defined]
    player.run(0.4)


def kept(player: Driver) -> list[OwnMode]:
    host = set_up_of(player)._host
    host.modes.look()
    return list(host.modes.modes)


def told(player: Driver) -> str:
    return "\n".join(words_of(player.scene))


def test_one_is_made_in_groups_kept_and_played() -> None:
    player = at_set_up()
    press(player, "Make one")
    maker = player.scene
    assert isinstance(maker, ModeMakerScene)
    press(player, "group 1")
    press(player, "start square of 9")
    assert "Nine tiles lie in a square at first." in told(player)
    maker._call_it("  Grandma's   rules ")
    press(player, "sign 3")
    press(player, "Keep")
    assert kept(player) == [OwnMode(DUCO.key, "Grandma's rules", {"start": "square of 9"}, 2, 0)]
    assert set_up_of(player).draft.answers["start"] == "square of 9"
    assert player.sees("mode of your own Grandma's rules")


def test_what_does_not_go_is_locked_with_its_reason_and_a_way_out() -> None:
    player = at_set_up()
    press(player, "Make one")
    press(player, "group 4")
    assert "Where all lay at once, everybody needs a stack of their own." in told(player)
    maker = player.scene
    assert isinstance(maker, ModeMakerScene)
    press(player, "turns at once")
    assert maker.draft.answers["turns"] == "usual", "a locked card tells its reason"
    press(player, "turns at once anyway")
    assert maker.draft.kit.rules.option_spec.problem(maker.draft.answers) is None
    assert (maker.draft.answers["turns"], maker.draft.answers["stacks"]) == ("at once", "10")
    assert maker.draft.answers["mode"] == "cross", "what it began with stays"


@EVERY_KIT
def test_shuffle_makes_a_game_that_can_be_played(kit: AnyKit) -> None:
    player = at_set_up(kit)
    if not asked_of_a_mode(kit):
        assert not player.sees("Make one")
        return
    press(player, "Make one")
    maker = player.scene
    assert isinstance(maker, ModeMakerScene)
    for _ in range(12):
        press(player, "Shuffle")
        assert kit.rules.option_spec.problem(maker.draft.answers) is None
    answers = maker.draft.answers
    maker._call_it("Tried")
    press(player, "Try it")
    assert isinstance(player.scene, StubTable)
    assert [mode.name for mode in maker._host.modes.modes] == ["Tried"]
    played = kit.rules.make_options(player.scene.session.header.options)
    assert played == kit.options_with(answers)


def test_a_card_is_chosen_and_pressed_again_gives_it_on() -> None:
    player = at_set_up(DUCO, RUSH)
    press(player, "mode of your own Rush hour")
    assert set_up_of(player).draft.answers["countdown"] == "20"
    press(player, "mode of your own Rush hour")
    assert isinstance(player.scene, ModePage)
    assert mode_code(RUSH) in told(player)
    press(player, "Save as file")
    assert "Written: " in told(player)
    assert [path.suffix for path in exports_folder().iterdir()] == [".json"]
    press(player, "Make a copy")
    assert [mode.name for mode in kept(player)] == ["Rush hour", "Rush hour 2"]


def test_one_is_renamed_and_deleted_after_a_question() -> None:
    player = at_set_up(DUCO, RUSH)
    press(player, "mode of your own Rush hour")
    press(player, "mode of your own Rush hour")
    press(player, "Edit")
    maker = player.scene
    assert isinstance(maker, ModeMakerScene)
    maker._call_it("Slow hour")
    press(player, "Keep")
    assert "Slow hour is kept." in set_up_of(player)._host.take_notes()
    assert [mode.name for mode in kept(player)] == ["Slow hour"]
    press(player, "mode of your own Slow hour")
    press(player, "Delete")
    press(player, "No")
    assert isinstance(player.scene, ModePage)
    press(player, "Delete")
    press(player, "Delete")
    assert kept(player) == []


def test_a_friends_code_is_looked_at_before_it_is_kept() -> None:
    player = at_set_up()
    press(player, "Game code")
    set_up_of(player)._change_code(mode_code(RUSH).lower())
    player.run(0.4)
    assert isinstance(player.scene, ModeOffer)
    assert "Like Stress, but:" in told(player)
    assert "All at once · then 20 s" in told(player)
    assert "not: All at once · then 30 s" in told(player)
    press(player, "Keep")
    assert [mode.name for mode in kept(player)] == ["From a friend"]
    assert set_up_of(player).draft.answers["stacks"] == "8"


def test_a_wrong_letter_gets_one_sentence_and_nothing_changes() -> None:
    player = at_set_up()
    press(player, "Game code")
    before = set_up_of(player).draft
    wrong = mode_code(RUSH)[:-1] + ("0" if mode_code(RUSH)[-1] != "0" else "1")
    set_up_of(player)._change_code(wrong)
    player.run(0.4)
    assert "A letter is wrong: compare them once more." in told(player)
    assert set_up_of(player).draft.answers == before.answers


def test_the_game_code_of_a_mode_holds_its_answers() -> None:
    player = at_set_up(DUCO, RUSH)
    press(player, "mode of your own Rush hour")
    draft = set_up_of(player).draft
    code = draft.code(7)
    assert len(code.replace("-", "")) == 24
    fresh = set_up_of(at_set_up()).draft.with_code(code)
    assert fresh.answers == draft.answers
