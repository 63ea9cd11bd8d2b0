"""The near hand lies by colour and value, or as it came, as its owner likes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from scenes.engine.input.inputs import Action
from tests.set_ups import set_up_of
from tests.ui.house import ANA, MASTER, House


@pytest.fixture
def house() -> Iterator[House]:
    opened = House()
    yield opened
    opened.close()


def lying(house: House) -> list[int]:
    """The kinds of the cards from left to right."""
    cards = sorted(house.display.hand, key=lambda card: card.x)
    return [card.face.index for card in cards if card.face is not None]


def play_first(house: House) -> None:
    house.press(*"12"[: house.needed], Action.PLAY)


def test_the_hand_lies_by_colour_and_value_in_every_turn_of_a_game(house: House) -> None:
    house.sit_down()
    turns = 0
    while house.await_choice():
        assert lying(house) == sorted(lying(house))
        play_first(house)
        turns += 1
    assert turns > 10


def test_digits_count_the_cards_as_they_lie(house: House) -> None:
    house.sit_down()
    house.await_choice()
    house.press("2")
    (chosen,) = house.hand.selection.cards
    assert chosen.face is not None
    assert chosen.face.index == lying(house)[1]


@pytest.mark.usefixtures("strong_bots")
def test_cards_that_were_taken_back_return_to_their_places(house: House) -> None:
    house.sit_down(set_up_of((ANA, MASTER, MASTER)))
    house.run_until(lambda: house.may_choose)
    before = lying(house)
    house.press("1", "4", Action.PLAY)
    house.run_until(lambda: house.sees("Take back"))
    house.run(0.5)
    house.press(Action.ERASE)
    house.run_until(lambda: house.may_choose)
    assert lying(house) == before


def test_an_unsorted_hand_lies_as_the_match_has_it(house: House) -> None:
    house.host.change(replace(house.host.settings, wishes={"sorts_hand": False}))
    house.sit_down()
    house.await_choice()
    assert lying(house) == [card.index for card in house.session.view(0).hand]
    assert lying(house) != sorted(lying(house))


def test_a_choice_survives_the_change_of_the_option(house: House) -> None:
    house.sit_down()
    house.await_choice()
    house.press("1", "5")
    chosen = [card.face for card in house.hand.selection.cards]
    house.press(Action.PAUSE)
    house.host.change(replace(house.host.settings, wishes={"sorts_hand": False}))
    house.press(Action.PAUSE)
    house.run(0.3)
    assert [card.face for card in house.hand.selection.cards] == chosen
