import os
from dataclasses import replace

import pygame
import pytest

from game.ai.ladder import Level
from game.app.codes import code_of
from game.app.saving.running import place_of, running_games
from game.app.table_laying import SealedDeal
from game.kits.five211.kit import FIVE211
from game.kits.set_up import USUAL_CHAIRS, Chair
from game.rules.five211.options import Five211Options, Variant
from scenes.engine.input.inputs import Action
from scenes.engine.scene import Feedback
from scenes.engine.theme import Comfort
from scenes.games.registry import TABLES
from scenes.host import Host
from scenes.menu.segments import Segments
from scenes.menu.who_choice import who_words
from scenes.screens.games_page import waiting_rows
from scenes.screens.keys import KeysScene
from scenes.screens.rulebook import RulesScene
from scenes.screens.setup.draft import LONGEST_NAME, Draft
from scenes.screens.setup.seat_cards import ANIMALS, about, level_words
from scenes.screens.setup.setup_parts import LONGEST_CODE
from scenes.screens.setup.setup_scene import SetUpScene
from scenes.ui.controls.choice import Choice
from scenes.ui.controls.textfield import TextField
from tests.driver import Driver
from tests.scenes.menus.evening import StubTable, laid, new_host
from tests.set_ups import set_up_of

pytestmark = pytest.mark.usefixtures("display")
copied: list[str] = []


def copy(text: str) -> bool:
    copied.append(text)
    return True


def at_set_up(host: Host | None = None) -> Driver:
    scene = SetUpScene(host or new_host(), StubTable, copy)
    return Driver(scene, (1280, 720), Comfort(reduced_motion=True))


def scene_of(player: Driver) -> SetUpScene:
    assert isinstance(player.scene, SetUpScene)
    return player.scene


def choose_seats(player: Driver, seats: int) -> None:
    widget = scene_of(player).ui.find("seats")
    assert isinstance(widget, Segments)
    player.click_at(widget.place_of(seats).center)


def test_one_click_starts_the_last_table_again() -> None:
    host = new_host()
    player = at_set_up(host)
    player.click("Play")
    assert isinstance(player.scene, StubTable)
    assert player.scene.session.chairs == host.set_up.chairs


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_number_of_seats_can_be_played(seats: int) -> None:
    player = at_set_up()
    choose_seats(player, seats)
    player.click("Play")
    assert isinstance(player.scene, StubTable)
    assert len(player.scene.session.chairs) == seats


def test_seat_that_comes_back_is_as_it_was() -> None:
    player = at_set_up()
    before = scene_of(player).draft.seated
    choose_seats(player, 2)
    choose_seats(player, 4)
    assert scene_of(player).draft.seated == before


def test_name_is_typed_into_its_field() -> None:
    player = at_set_up()
    player.click("seat 1 name")
    for _ in range(LONGEST_NAME):
        player.press(Action.ERASE)
    player.type("Ana Öztürk")
    player.press(Action.NEXT_FOCUS)
    player.click("Play")
    assert isinstance(player.scene, StubTable)
    assert player.scene.session.chairs[0].name == "Ana Öztürk"


def test_caret_stays_while_a_name_is_edited_in_its_middle() -> None:
    player = at_set_up()
    player.click("seat 1 name")
    player.press(Action.HOME)
    player.type("Ma")
    field = scene_of(player).ui.find("seat 1 name")
    assert isinstance(field, TextField)
    assert (field.value, field.caret) == ("MaPlayer 1", 2)


def test_bot_becomes_a_person_and_a_person_a_bot() -> None:
    player = at_set_up()
    scene_of(player).ui.focus_on("seat 2 player")
    who = scene_of(player).ui.find("seat 2 player")
    assert isinstance(who, Choice)
    player.press(*[Action.LEFT] * (1 + list(Level).index(Level.GUEST)))
    assert scene_of(player).draft.chairs[1].is_person
    scene_of(player).ui.focus_on("seat 1 player")
    player.press(Action.RIGHT, Action.RIGHT)  # past a person with a phone
    assert scene_of(player).draft.chairs[0].level == Level.TODDLER.value


def test_how_hands_are_covered_is_asked_where_several_play_and_holds_for_the_house() -> None:
    host = new_host()
    player = at_set_up(host)
    assert not player.sees("hands")
    scene_of(player)._change(scene_of(player).draft.with_person(1))
    player.run(0.1)
    player.click("hands")
    player.click("Play")
    assert isinstance(player.scene, StubTable)
    assert new_host().settings.careful_hands


def test_somebody_who_has_played_here_sits_down_where_a_person_is_wanted() -> None:
    known = (Chair("Ana", "sun hat"), Chair("Bo", "curls"))
    draft = Draft.of(set_up_of((Chair("Ana", "sun hat"), *USUAL_CHAIRS[1:])), known)
    assert draft.with_person(1).chairs[1] == Chair("Bo", "curls")
    assert draft.with_person(1).with_person(2).chairs[2].name == "Player 3"


def test_first_table_of_a_game_is_for_whoever_sat_here_last() -> None:
    host = new_host()
    host.change(host.settings.remembering(set_up_of((Chair("Ana", "sun hat"), Chair("Bo", "cap")))))
    other = next(kit.game for kit in TABLES.values() if kit.key != FIVE211.key)
    people = [chair.name for chair in host.set_up_of(other).chairs if chair.is_person]
    assert people == ["Ana", "Bo"]


def test_set_up_is_remembered_without_playing() -> None:
    host = new_host()
    player = at_set_up(host)
    choose_seats(player, 3)
    player.press(Action.BACK)
    assert len(host.set_up.chairs) == 3


def test_game_code_sets_the_table_and_the_deal() -> None:
    coded = Draft.of(set_up_of()).with_answer("seats", 3).with_answer("variant", "long")
    code = coded.with_answer("scores", "closed").code(12_345)
    player = at_set_up()
    player.click("Game code")
    player.type(code.lower())
    draft = scene_of(player).draft
    assert draft.options == Five211Options(3, Variant.LONG, closed_scores=True)
    player.click("Play")
    assert isinstance(player.scene, StubTable)
    assert code_of(player.scene.session.match.log.header) == code


def test_a_newcomer_meets_no_code_until_somebody_asks_for_it() -> None:
    player = at_set_up()
    assert not player.sees("game code")
    player.click("Game code")
    assert player.sees("game code")
    assert scene_of(player).ui.wants_text, "it can be typed or pasted at once"


def test_wrong_code_is_answered_by_a_sentence_and_changes_nothing() -> None:
    player = at_set_up()
    before = scene_of(player).draft
    player.click("Game code")
    player.type("0000-0000-0000-0000")
    assert scene_of(player)._code_note == "There is a typing mistake in this game code."
    assert scene_of(player).draft == before


def test_play_with_a_wrong_code_is_refused_and_leads_to_the_code() -> None:
    player = at_set_up()
    player.click("Game code")
    player.type("5211-ABCD-EFGH-JKLM")
    player.click("Play")
    scene = scene_of(player)
    assert player.heard[-1] is Feedback.REFUSE
    assert scene.ui.focused is scene.ui.find("game code")
    for _ in range(LONGEST_CODE):
        player.press(Action.ERASE)
    player.click("Play")
    assert isinstance(player.scene, StubTable)


def test_refused_code_is_in_sight_with_the_largest_text() -> None:
    player = Driver(SetUpScene(new_host(), StubTable, copy), (1280, 720), Comfort(text_scale=2.0))
    scene = scene_of(player)
    scene._open_code()
    scene._change_code("5211-ABCD-EFGH-JKLM")
    scene.ui.focus_on("seat 1 name")
    player.run(0.1)
    assert not player.sees("game code")
    player.click("Play")
    assert player.sees("game code")


def test_other_options_forget_an_entered_code() -> None:
    player = at_set_up()
    player.click("Game code")
    player.click("Copy code")
    assert scene_of(player).draft.seed is not None
    choose_seats(player, 2)
    assert scene_of(player).draft.seed is None
    assert scene_of(player)._code == ""


def test_copied_code_is_the_one_that_is_played() -> None:
    player = at_set_up()
    player.click("Game code")
    player.click("Copy code")
    player.click("Play")
    assert isinstance(player.scene, StubTable)
    assert code_of(player.scene.session.match.log.header) == copied[-1]


def test_new_game_takes_the_place_of_none_that_waits() -> None:
    host = new_host()
    left = laid(host).match.log.header
    player = at_set_up(host)
    player.click("Play")
    assert isinstance(player.scene, StubTable)
    own = place_of(player.scene.session.match.log.header)
    assert set(running_games()) == {place_of(left), own}


def test_where_very_many_wait_the_oldest_goes_only_when_that_is_meant(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(waiting_rows, "MOST_WAITING", 2)
    host = new_host()
    places = [place_of(laid(host, deal=SealedDeal.by_chance()).match.log.header) for _ in range(2)]
    os.utime(places[0], (1_000, 1_000))
    player = at_set_up(host)
    player.click("Play")
    player.press(Action.PLAY)
    assert isinstance(player.scene, SetUpScene), "what has the focus gives nothing up"
    assert set(running_games()) == set(places)
    player.click("Play")
    player.click("Give it up")
    assert isinstance(player.scene, StubTable)
    own = place_of(player.scene.session.match.log.header)
    assert set(running_games()) == {places[1], own}


def test_match_that_another_program_plays_is_not_replaced_and_not_asked_about() -> None:
    other, host = new_host(), new_host()
    played = place_of(laid(other).match.log.header)
    player = at_set_up(host)
    player.click("Play")
    assert isinstance(player.scene, StubTable)
    own = place_of(player.scene.session.match.log.header)
    assert set(running_games()) == {played, own}


@pytest.mark.parametrize(("key", "opened"), [("r", RulesScene), (Action.HELP, KeysScene)])
def test_rules_and_keys_open_by_their_keys(key: Action | str, opened: type) -> None:
    player = at_set_up()
    player.press(key)
    assert isinstance(player.scene, opened)
    player.press(key)
    assert isinstance(player.scene, SetUpScene)


def test_bots_are_told_from_people() -> None:
    assert [who_words(who) for who in (None, Level.GUEST)] == ["Person", "Bot: Guest"]


def test_keyboard_reaches_every_widget() -> None:
    player = at_set_up()
    wanted = set(player.scene.targets())
    reached = set()
    for _ in range(len(wanted)):
        player.press(Action.NEXT_FOCUS)
        focused = scene_of(player).ui.focused
        assert focused is not None
        reached.add(focused.name)
    assert reached == wanted


def test_set_up_of_a_later_version_can_be_opened() -> None:
    chairs = Chair("Ana", "robot"), Chair("Bo", "yeti", "yeti", "god")
    strange = replace(set_up_of(chairs), options={"variant": "endless", "weather": 7})
    player = at_set_up()
    host = new_host()
    host.change(host.settings.remembering(strange))
    player = at_set_up(host)
    assert scene_of(player).draft.answers["variant"] == "standard"
    player.click("seat 2 face")
    assert scene_of(player).draft.chairs[1].avatar in ANIMALS


def at_levels(level: Level, size: tuple[int, int], text_scale: float) -> Driver:
    """Set-up with a bot of this level on the first seat."""
    host = new_host()
    chairs = (Chair("Shoco", "owl", "owl", level.value), Chair("Ana", "sun hat"))
    host.change(host.settings.remembering(set_up_of(chairs)))
    comfort = Comfort(reduced_motion=True, text_scale=text_scale)
    return Driver(SetUpScene(host, StubTable, copy), size, comfort)


def lit_pixels(player: Driver) -> int:
    """How much of the first seat's choice has the colour of a lit pip."""
    widget = scene_of(player).ui.find("seat 1 player")
    assert widget is not None
    picture = player.app.window.surface.subsurface(widget.rect)
    lit = pygame.Color(scene_of(player).stage.theme.palette.accent_light)
    return pygame.mask.from_threshold(picture, lit, (24, 24, 24, 255)).count()


@pytest.mark.parametrize("size", [(960, 540), (1280, 720)])
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_a_stronger_level_has_more_lit_pips(size: tuple[int, int], text_scale: float) -> None:
    lit = [lit_pixels(at_levels(level, size, text_scale)) for level in Level]
    assert lit[0] > 0
    assert [round(count / lit[0]) for count in lit] == [1, 2, 3, 4, 5, 6]


def test_how_strong_a_level_is_can_be_read_in_words() -> None:
    widget = scene_of(at_levels(Level.REGULAR, (1280, 720), 1.0)).ui.find("seat 1 player")
    assert widget is not None
    assert widget.tip == "Level 4 of 6: Has an eye on what the others may still play."


def test_a_toddler_is_told_as_such_where_others_have_a_style() -> None:
    toddler, child = (Chair("Shoco", "owl", "owl", key) for key in ("toddler", "child"))
    words = FIVE211.bots.levels[Level.TODDLER]
    assert about(toddler, FIVE211) == words
    assert level_words(toddler, FIVE211) == f"Level 1 of 6: {words}"
    assert about(child, FIVE211) == FIVE211.bots.characters["owl"]


def test_a_person_comes_back_with_name_and_face_after_a_bot() -> None:
    draft = Draft.of(set_up_of()).with_name(0, "Zoë").with_face(0, "curls")
    for level in (Level.CHILD, Level.MASTER):
        draft = draft.with_level(0, level)
        assert not draft.chairs[0].is_person
    back = draft.with_person(0).chairs[0]
    assert (back.name, back.avatar, back.character) == ("Zoë", "curls", None)


def test_a_bot_comes_back_with_name_and_face_after_a_person() -> None:
    draft = Draft.of(set_up_of()).with_name(1, "Grandma")
    before = draft.chairs[1]
    back = draft.with_person(1).with_level(1, Level.EXPERT).chairs[1]
    assert back == replace(before, level="expert")


def test_a_character_that_has_sat_down_elsewhere_does_not_come_twice() -> None:
    draft = Draft.of(set_up_of())
    face = draft.chairs[1].avatar
    draft = draft.with_person(1).with_face(2, face).with_level(1, Level.GUEST)
    characters = [chair.character for chair in draft.chairs if not chair.is_person]
    assert len(set(characters)) == len(characters)


def test_the_seat_card_itself_brings_a_person_back() -> None:
    player = at_set_up()
    scene_of(player)._change(scene_of(player).draft.with_name(0, "Zoë"))
    for direction in (Action.RIGHT, Action.LEFT):
        scene_of(player).ui.find("seat 1 player").nudge(direction)
    assert scene_of(player).draft.chairs[0].name == "Zoë"
