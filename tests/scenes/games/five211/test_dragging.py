"""Cards that are dragged: forward or on a slot chosen, back not, thrown up and played."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from scenes.anim.timings import GO_HOME
from scenes.engine.input.inputs import Action
from scenes.engine.theme import Comfort
from scenes.games.five211.pace import REMIND
from scenes.table.choosing.drag import MEASURED
from tests.driver import FRAME
from tests.ui.house import House

Place = tuple[int, int]


@pytest.fixture
def house() -> Iterator[House]:
    opened = House()
    opened.sit_down()
    opened.await_choice()
    yield opened
    opened.close()


def place_of(house: House, index: int) -> Place:
    return house.find(house.hand_names()[index]).center


def above(house: House, place: Place, cards: float) -> Place:
    return place[0], round(place[1] - cards * house.display.layout.hand_height)


def lay(house: House, start: Place, end: Place) -> None:
    """Slowly, and let go at rest."""
    house.carry(start, end)
    house.run(2 * MEASURED)
    house.drop(end)


def throw(house: House, start: Place, end: Place) -> None:
    house.carry(start, end)
    house.drop(end)


def selected(house: House) -> list[int]:
    return [index for index, card in enumerate(house.hand.cards) if card.selected]


def slot(house: House) -> Place:
    spot = house.display.layout.boxes[0].slots[1]
    return round(spot.x), round(spot.y)


def test_a_card_that_is_dropped_above_the_hand_is_chosen(house: House) -> None:
    start = place_of(house, 2)
    lay(house, start, above(house, start, 0.6))
    assert selected(house) == [2]


def test_a_card_that_is_dropped_on_a_slot_is_chosen_and_not_yet_played(house: House) -> None:
    lay(house, place_of(house, 0), slot(house))
    lay(house, place_of(house, 3), slot(house))
    assert selected(house) == [0, 3]
    assert not house.session.view(0).locked[0]


def test_a_chosen_card_that_is_dragged_back_is_not_chosen_any_more(house: House) -> None:
    house.press("3")
    house.run(0.3)
    start = place_of(house, 2)
    lay(house, start, above(house, start, -0.3))
    assert selected(house) == []


def test_a_card_that_is_dropped_beside_its_place_goes_home(house: House) -> None:
    start = place_of(house, 1)
    lay(house, start, (start[0] + 200, start[1] + 10))
    house.run(GO_HOME + 0.2)
    assert selected(house) == []
    assert house.hand.cards[1].is_at_rest


def test_a_throw_plays_when_it_completes_the_choice(house: House) -> None:
    start = place_of(house, 0)
    throw(house, start, above(house, start, 1.0))
    assert selected(house) == [0], "one card of two is no play"
    start = place_of(house, 4)
    throw(house, start, above(house, start, 1.0))
    house.run_until(lambda: house.session.view(0).turn == 1)


def test_a_throw_of_one_card_too_many_plays_nothing(house: House) -> None:
    house.press("1", "2")
    start = place_of(house, 4)
    throw(house, start, above(house, start, 1.0))
    assert selected(house) == [1, 4], "it takes the place of the oldest, as a press would"
    assert house.session.view(0).turn == 0
    assert not house.session.view(0).locked[0]


def test_a_carried_card_is_seen_under_the_pointer(house: House) -> None:
    start = place_of(house, 2)
    seen = house.hand.cards[2].raised()
    house.carry(start, (start[0] - 90, start[1] - 150))
    now = house.hand.cards[2].raised()
    assert (now.x, now.y) == pytest.approx((seen.x - 90, seen.y - 150), abs=20)
    assert not house.hand.cards[2].is_at_rest


@pytest.mark.parametrize("cancel", ["escape", "focus", "second button", "leave"])
def test_a_drag_that_is_cancelled_puts_the_card_back(house: House, cancel: str) -> None:
    start = place_of(house, 2)
    end = above(house, start, 1.0)
    house.carry(start, end)
    if cancel == "escape":
        house.press(Action.BACK)
    elif cancel == "focus":
        house.post(pygame.WINDOWFOCUSLOST)
    elif cancel == "second button":
        house.post(pygame.MOUSEBUTTONDOWN, pos=end, button=3, touch=False)
    else:
        house.post(pygame.WINDOWLEAVE)
    house.drop(end)
    house.run(GO_HOME + 0.2)
    assert house.names[-1] == "TableScene", "it cancels the drag and nothing else"
    assert selected(house) == []
    assert house.hand.cards[2].is_at_rest


def test_a_window_that_changes_in_the_middle_of_a_drag_puts_the_card_back(house: House) -> None:
    start = place_of(house, 2)
    house.carry(start, above(house, start, 1.0))
    house.resize((1600, 900))
    house.drop((800, 200))
    house.run(GO_HOME + 0.2)
    assert selected(house) == []
    assert all(card.is_at_rest for card in house.hand.cards)


def test_a_card_stays_under_the_pointer_while_the_hand_is_laid_out_anew(house: House) -> None:
    start = place_of(house, 2)
    house.carry(start, above(house, start, 1.0))
    before = house.hand.cards[2].raised()
    house.press("5")
    for card in house.display.hand:
        card.x += 40
    now = house.hand.cards[2].raised()
    assert (now.x, now.y) == (before.x, before.y)
    house.display.place_hand()
    house.drop(above(house, start, 1.0))
    assert 2 in selected(house)


def test_a_finger_drags_as_a_mouse_does(house: House) -> None:
    start = place_of(house, 3)
    house.touch_and_carry(start, above(house, start, 0.7))
    assert selected(house) == [3]


def test_a_card_cannot_be_dragged_while_nothing_is_asked_for(house: House) -> None:
    house.press("1", "2", Action.PLAY)
    card = house.hand.cards[0]
    x, y = card.rect.center
    house.carry((x, y), (x, y - 200))
    assert all(each.carried_to is None for each in house.hand.cards)
    house.drop((x, y - 200))


def test_a_whole_game_can_be_played_by_throwing(house: House) -> None:
    for _throw in range(4 * house.session.match.options.numbers.rounds):
        assert house.await_choice()
        start = place_of(house, len(selected(house)))
        throw(house, start, above(house, start, 1.0))
        house.run(0.3)
    assert not house.await_choice()


def grey_play(house: House) -> Place:
    place: Place = house.table._controls.play.rect.center
    return place


def is_nudged(house: House) -> bool:
    return house.table.caption.is_nudged


def test_a_press_on_the_grey_play_nudges_the_prompt_and_pulses_what_is_missing(
    house: House,
) -> None:
    house.press("1")
    house.click_at(grey_play(house))
    assert is_nudged(house)
    assert house.display.missing == 1
    house.run(REMIND / 6)
    assert house.display.reminder > 0.5
    house.run(REMIND)
    assert house.display.reminder == 0
    assert not is_nudged(house)
    assert selected(house) == [0], "nothing was chosen or played"


def test_enter_reminds_as_the_button_does(house: House) -> None:
    house.press(Action.PLAY)
    assert is_nudged(house)


def test_under_reduced_motion_what_is_missing_shines_and_does_not_pulse(house: House) -> None:
    house.app.set_comfort(Comfort(reduced_motion=True))
    house.run(2 * FRAME)
    house.click_at(grey_play(house))
    seen = set()
    for _frame in range(round(REMIND / FRAME) + 5):
        seen.add(house.display.reminder)
        house.step()
    assert seen == {0, 1}
