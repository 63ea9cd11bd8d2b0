"""How a person chooses at the table: selection, focus, play, taking back, the end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from game.app.settings import TableSpeed
from game.core.seats import PUBLIC
from scenes.anim.timings import DOUBLE_CLICK
from scenes.engine.input.inputs import Action
from scenes.engine.scene import Scene
from scenes.engine.theme import Comfort
from scenes.screens.logbook import match_lines
from tests.driver import FRAME
from tests.set_ups import set_up_of
from tests.ui.house import ANA, BEN, MASTER, SHOCO, House


@pytest.fixture
def house() -> Iterator[House]:
    opened = House()
    opened.sit_down()
    opened.await_choice()
    yield opened
    opened.close()


@pytest.fixture
def slow_bots(strong_bots: None) -> Iterator[House]:
    """A person who may lock long before the others do."""
    opened = House()
    opened.sit_down(set_up_of((ANA, MASTER, MASTER)))
    opened.run_until(lambda: opened.may_choose)
    yield opened
    opened.close()


def focus_of(scene: Scene) -> str:
    focused = scene._ui.focused  # type: ignore[attr-defined]
    return focused.name if focused is not None else ""


def moves_made(house: House) -> int:
    return sum(actor == 0 for actor, _move in house.session.match.log.entries)


def test_the_oldest_card_is_replaced_when_one_too_many_is_chosen(house: House) -> None:
    first, second, third = house.hand_names()[:3]
    for name in (first, second, third):
        house.click(name)
    assert [card.name for card in house.hand.cards if card.selected] == [second, third]


def test_a_second_press_puts_a_card_back(house: House) -> None:
    house.press("1", "1")
    assert house.hand.selection.cards == []


def test_enter_does_nothing_while_cards_are_missing(house: House) -> None:
    house.press("1", pygame.K_RETURN)
    assert moves_made(house) == 0
    assert house.names[-1] == "TableScene"
    assert len(house.hand.selection.cards) == 1, "the selection stays"


def test_nothing_more_is_asked_for_while_the_last_lock_slides_into_its_slot(house: House) -> None:
    house.run(1.0)
    house.press("1", "2")
    house.hold(pygame.K_RETURN)
    while not house.may_choose:
        assert "Choose 2" not in house.caption
        assert "Ready" not in house.caption
        house.step()
    assert house.caption == "Choose 1 card"


def test_a_double_click_on_play_does_not_skip_the_reveal(house: House) -> None:
    house.run(1.0)
    for name in house.hand_names()[:2]:
        house.click(name)
    middle = house.find("Play").center
    house.click_at(middle)
    house.click_at(middle)
    assert house.stage_show.busy
    house.run(0.4)
    house.click_at(middle)
    assert not house.stage_show.busy, "a later click means: finish it"


def test_a_double_click_on_play_takes_nothing_back(slow_bots: House) -> None:
    house = slow_bots
    for name in house.hand_names()[:2]:
        house.click(name)
    middle = house.find("Play").center
    house.click_at(middle)
    house.click_at(middle)
    assert house.session.view(0).locked[0] or house.session.view(0).turn == 1


def test_right_of_the_last_card_is_play(house: House) -> None:
    house.press("4", "5", *[Action.RIGHT] * 5)
    assert focus_of(house.scene) == "Play"


def test_the_caption_counts_what_is_missing(house: House) -> None:
    said = [house.caption]
    for key in "34":
        house.press(key)
        said.append(house.caption)
    assert said == ["Choose 2 cards", "Choose 1 more card", "Ready: play them!"]


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080), (1024, 768)])
def test_a_raised_card_leaves_the_caption_readable(house: House, size: tuple[int, int]) -> None:
    house.resize(size)
    house.run(2 * FRAME)
    house.click(house.hand_names()[2])
    house.run(0.5)
    card = house.hand.cards[2].raised()
    assert card.y - card.height / 2 > house.display.layout.caption.centery


def test_one_card_is_not_called_them(house: House) -> None:
    house.press("1", "2", Action.PLAY)
    house.await_choice()
    house.press("1")
    assert "them" not in house.caption


@pytest.mark.parametrize("disturb", ["resize", "menu", "options"])
def test_a_selection_survives_whatever_interrupts_it(house: House, disturb: str) -> None:
    house.press("2", "4")
    if disturb == "resize":
        house.resize((1920, 1080))
    elif disturb == "menu":
        house.press(Action.PAUSE, Action.PAUSE)
    else:
        house.app.set_comfort(Comfort(text_scale=1.5))
    house.run(2 * FRAME)
    selected = [card.selected for card in house.hand.cards]
    assert selected == [False, True, False, True, False]


def test_the_first_card_has_the_focus_when_a_choice_begins(house: House) -> None:
    assert focus_of(house.scene) == house.hand_names()[0]


def test_the_focus_comes_back_to_the_cards_for_every_choice(house: House) -> None:
    for _turn in range(4):
        house.press(*"12"[: house.needed], Action.PLAY)
        house.await_choice()
        assert focus_of(house.scene) in house.hand_names()


def test_a_card_that_the_pointer_has_left_comes_down_again(house: House) -> None:
    name = house.hand_names()[1]
    house.click(name)
    house.click(name)
    house.point((10, 10))
    house.run(0.5)
    assert house.hand.cards[1].rise.value == 0


def test_a_locked_choice_can_be_taken_back_while_others_think(slow_bots: House) -> None:
    house = slow_bots
    before = house.session.view(0).hand
    house.press("1", "3", Action.PLAY)
    house.run(DOUBLE_CLICK)
    assert house.session.view(0).locked[0]
    house.click("Take back")
    assert house.session.view(0).hand == before
    assert not house.session.view(0).locked[0]


def test_taking_back_too_late_is_no_error(slow_bots: House) -> None:
    """The others may lock between two frames, before the table has shown it."""
    house = slow_bots
    house.press("1", "3", Action.PLAY)
    house.run_until(lambda: not house.stage_show.busy)
    while house.session.view(PUBLIC).turn == 0:
        house.session.think()
    house.press(Action.ERASE)
    house.await_choice()
    assert house.session.view(PUBLIC).turn == 1


def test_an_open_game_ends_at_a_key_without_the_last_look() -> None:
    house = House(speed=TableSpeed.SLOW)
    house.sit_down()
    while house.await_choice():
        house.press(*"12"[: house.needed], Action.PLAY)
        if house.session.outcome is not None:
            break
    # Skip what moves, go on from the scored table, skip the sweep, leave the last look.
    for _key in range(4):
        house.press(Action.PLAY)
        house.run(DOUBLE_CLICK)
    assert house.is_at_results
    house.close()


def test_a_round_that_was_skipped_by_the_menu_is_still_summed_up(house: House) -> None:
    while not house.session.view(0).records:
        house.press(*"12"[: house.needed], Action.PLAY)
        house.run_until(lambda: house.session.view(0).records != () or house.may_choose)
    house.run(0.5)
    house.press(Action.PAUSE, Action.PAUSE)
    assert house.display.last_result != ""


def test_a_seat_handed_to_a_bot_plays_on(house: House) -> None:
    house.press(Action.PAUSE)
    house.click("Seats")
    house.click("seat 1 player")
    house.press(Action.BACK, Action.BACK)
    assert house.session.people == ()
    house.run_until(lambda: house.is_at_results, 600)


@pytest.mark.usefixtures("strong_bots")
def test_after_a_bot_sits_in_the_other_person_still_chooses() -> None:
    house = House()
    house.sit_down(set_up_of((ANA, BEN, MASTER)))
    house.run_until(lambda: house.is_called)
    house.press(Action.PAUSE)
    house.session.reseat(0, MASTER)
    house.press(Action.BACK)
    house.run_until(lambda: house.may_choose)
    assert house.table._viewpoint.viewer == 1
    house.close()


def test_the_table_shows_and_the_log_tells_that_a_bot_sits_in(house: House) -> None:
    bot = replace(house.session.chairs[0], character=SHOCO.character, level=SHOCO.level)
    assert not house.mat.surroundings.stand_ins
    house.press(Action.PAUSE)
    house.session.reseat(0, bot)
    house.press(Action.BACK)
    assert house.mat.surroundings.stand_ins == {0}
    told = [line.text for line in match_lines(house.session, PUBLIC)]
    assert f"A bot now plays for {bot.name}." in told


def test_bots_among_themselves_do_not_play_on_before_it_was_seen(house: House) -> None:
    """Whoever takes a seat back finds the game where the picture showed it."""
    house.press(Action.PAUSE)
    house.session.reseat(0, SHOCO)
    house.press(Action.BACK)
    for _ in range(round(24.0 / FRAME)):
        house.run(FRAME)
        played, shown = house.session.view(PUBLIC), house.display
        turns = [(each.round, each.turn) for each in (played, shown)]
        lead = 3 * (played.round - shown.round) + played.turn - shown.turn
        assert lead <= 1, f"played and shown: {turns}"
        assert lead == 0 or not any(played.locked), "a turn begins when the one before was seen"
    assert house.display.round > 0
