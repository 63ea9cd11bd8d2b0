"""Several people at one screen: what opens a hand, and what does not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from game.core.seats import PUBLIC
from game.kits.set_up import Chair
from scenes.engine.input.inputs import Action
from scenes.ui.portraits import PEOPLE
from tests.driver import key_for
from tests.scenes.table.shared_table import covered, lock, show_hand, watched_house
from tests.set_ups import set_up_of
from tests.ui.house import ANA, BEN, SHOCO, House

INTERVALS = (0.05, 0.15, 0.3, 0.4, 1.0)
RUNS: dict[str, Callable[[House], None]] = {
    "Enter": lambda house: house.press(Action.PLAY),
    "Space": lambda house: house.press(Action.CONFIRM),
    "skip": lambda house: house.press(Action.SKIP),
    "digit": lambda house: house.press("1"),
    "short up": lambda house: house.press(Action.UP),
    "hint": lambda house: house.press(Action.HINT),
    "pad": lambda house: house.pad(Action.CONFIRM),
    "pad play": lambda house: house.pad(Action.PLAY),
    "click on the hand": lambda house: house.click_at(house.display.layout.hand.center),
    "click where Play was": lambda house: house.click_at(house.display.layout.play.center),
    "wheel": lambda house: house.scroll(1),
}


@pytest.fixture
def house() -> Iterator[House]:
    with watched_house() as opened:
        yield opened


@pytest.mark.parametrize("run", RUNS)
@pytest.mark.parametrize("interval", INTERVALS)
def test_no_run_of_presses_opens_the_next_hand(house: House, run: str, interval: float) -> None:
    house.sit_down(set_up_of((ANA, BEN, SHOCO)))
    show_hand(house)
    house.patience = interval
    lock(house, 1, 2)
    before = len(house.session.match.log.entries)
    for _again in range(20):
        RUNS[run](house)
        assert covered(house)
    assert len(house.session.match.log.entries) == before, "nobody plays for somebody else"


@pytest.mark.parametrize("people", [3, 4, 5])
@pytest.mark.parametrize("run", ["Enter", "pad", "click on the hand"])
def test_no_run_of_presses_opens_a_hand_at_a_larger_table(
    house: House, run: str, people: int
) -> None:
    chairs = [Chair(f"Person {number}", face) for number, face in enumerate(PEOPLE)]
    house.sit_down(set_up_of(tuple(chairs[:people])))
    house.patience = 0.1
    for _person in range(people):
        show_hand(house)
        lock(house, 1, 2)
        for _again in range(10):
            RUNS[run](house)
            assert covered(house)


@pytest.mark.parametrize("run", ["Enter", "Space", "click where Play was", "pad"])
def test_no_run_of_presses_goes_through_the_end_of_a_round_into_a_hand(
    house: House, run: str
) -> None:
    house.sit_down(set_up_of((ANA, BEN)))
    house.patience = 0.1
    rounds = len(house.session.view(PUBLIC).records)
    while len(house.session.view(PUBLIC).records) == rounds:
        show_hand(house)
        lock(house, 1, 2)
    for _again in range(150):
        RUNS[run](house)
        assert covered(house)
    assert house.is_called, "the table is quiet, and somebody is called"


@pytest.mark.parametrize(("seconds", "opens"), [(0.37, False), (0.43, True)])
def test_a_hand_opens_when_it_is_held_long_enough(
    house: House, seconds: float, opens: bool
) -> None:
    house.sit_down(set_up_of((ANA, BEN)))
    house.run_until(lambda: house.is_called)
    house.lift(seconds)
    assert covered(house) is not opens
    house.run(1.0)
    assert covered(house) is not opens, "a hold that ended is not remembered"


def test_whoever_holds_on_after_their_hand_has_opened_chooses_nothing(house: House) -> None:
    house.sit_down(set_up_of((ANA, BEN)))
    house.run_until(lambda: house.is_called)
    house.lift(2.0)
    assert not covered(house)
    assert house.hand.selection.cards == []
    house.press(Action.UP)
    assert len(house.hand.selection.cards) == 1, "the next press means a card again"


def test_a_hand_opens_under_the_mouse_and_not_when_it_slides_off(house: House) -> None:
    house.sit_down(set_up_of((ANA, BEN)))
    house.run_until(lambda: house.is_called)
    hand = house.display.layout.hand
    house.carry(hand.center, (hand.centerx, hand.top - 80))
    house.run(1.0)
    house.drop(hand.center)
    assert covered(house)
    house.hold_at(hand.center)
    assert not covered(house)


def test_other_hands_do_not_open_for_a_hold(house: House) -> None:
    house.sit_down(set_up_of((ANA, BEN)))
    house.run_until(lambda: house.is_called)
    ((seat, area),) = house.display.layout.others
    house.hold_at(area.center, 1.0)
    assert seat == 1
    assert covered(house)


def test_nobody_is_called_while_a_key_is_down(house: House) -> None:
    house.sit_down(set_up_of((ANA, BEN)))
    show_hand(house)
    house.press("1", "2")
    enter, _none = key_for(Action.PLAY)
    house.hold(enter)
    house.run(3.0)
    assert not house.is_called
    house.release(enter)
    house.run_until(lambda: house.is_called, at_most=1.0)


def test_a_hold_that_began_before_the_call_opens_nothing(house: House) -> None:
    house.sit_down(set_up_of((ANA, BEN)))
    show_hand(house)
    house.press("1", "2")
    house.hold(*key_for(Action.PLAY))
    house.hold(*key_for(Action.UP))
    house.release(key_for(Action.PLAY)[0])
    house.run(3.0)
    assert covered(house)


def test_at_the_gate_nothing_lies_where_one_plays(house: House) -> None:
    house.sit_down(set_up_of((ANA, BEN)))
    house.run_until(lambda: house.is_called)
    play = house.display.layout.play
    assert not [name for name, area in house.scene.targets().items() if area.colliderect(play)]


def test_the_call_names_who_is_next_and_tells_whoever_goes_on(house: House) -> None:
    house.sit_down(set_up_of((ANA, BEN)))
    house.run_until(lambda: house.is_called)
    assert house.table._sharing.call.words == "Ana, your cards"
    house.lift()
    house.press(Action.PAUSE, Action.BACK)
    house.run_until(lambda: house.is_called)
    assert house.table._sharing.call.words == "Ana, you go on"


def test_two_presses_open_a_hand_for_whoever_cannot_hold(house: House) -> None:
    house.host.change(replace(house.host.settings, opens_by_presses=True))
    house.sit_down(set_up_of((ANA, BEN)))
    house.run_until(lambda: house.is_called)
    for _hasty in range(2):
        house.press(Action.UP)
    assert covered(house), "the second half of a double press is no second one"
    house.run(0.7)
    house.press(Action.PLAY)
    assert covered(house)
    house.press(Action.UP)
    assert not covered(house)


def test_a_careful_house_covers_a_hand_that_nobody_uses(house: House) -> None:
    house.host.change(replace(house.host.settings, careful_hands=True))
    house.sit_down(set_up_of((ANA, BEN)))
    show_hand(house)
    house.run(19.0)
    assert not covered(house)
    house.run(2.0)
    assert covered(house)


@pytest.mark.parametrize("page", [Action.PAUSE, Action.LOG, Action.RULES, Action.HELP])
def test_a_page_covers_an_open_hand_and_its_choice_stays(house: House, page: Action) -> None:
    house.sit_down(set_up_of((ANA, BEN)))
    show_hand(house)
    house.press("2")
    chosen = [card.face for card in house.hand.selection.cards]
    house.press(page)
    assert covered(house)
    house.press(Action.BACK)
    show_hand(house)
    assert [card.face for card in house.hand.selection.cards] == chosen


def test_holding_the_own_face_covers_the_hand(house: House) -> None:
    house.sit_down(set_up_of((ANA, BEN)))
    show_hand(house)
    house.hold_at(house.display.layout.boxes[0].portrait.center)
    assert covered(house)
