"""The odds on the tally: only for eyes that may know, only when wanted, and never out of date."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.ai.five211.search.odds import OddsThinking
from game.core.rng import Rng
from game.kits.set_up import SetUp
from scenes.engine.input.inputs import Action
from tests.set_ups import set_up_of
from tests.ui.house import ALONE, ANA, BEN, DEAL, House


@pytest.fixture
def house() -> Iterator[House]:
    opened = House()
    opened.host.change(replace(opened.host.settings, show_odds=True))
    yield opened
    opened.close()


def at_table(house: House, set_up: SetUp = ALONE) -> None:
    house.sit_down(set_up)
    house.await_choice()


def test_odds_appear_at_rest_and_sum_to_one(house: House) -> None:
    at_table(house)
    house.run_until(lambda: house.display.odds is not None)
    assert house.display.odds is not None
    assert sum(house.display.odds) == pytest.approx(1)


def test_odds_are_those_of_the_headless_coach(house: House) -> None:
    at_table(house)
    thinking = OddsThinking(house.session.view(0), Rng(DEAL.seed, "odds/0/0"))
    while not thinking.step():
        pass
    house.run_until(lambda: house.display.odds is not None)
    assert house.display.odds == thinking.chances


def test_odds_vanish_with_the_reveal_and_come_back_for_the_next_turn(house: House) -> None:
    at_table(house)
    house.run_until(lambda: house.display.odds is not None)
    first = house.display.odds
    house.press("1", "2", Action.PLAY)
    house.run_until(lambda: house.display.odds is None)
    house.await_choice()
    house.run_until(lambda: house.display.odds is not None)
    assert house.display.odds != first


def test_odds_of_the_new_round_do_not_stand_over_the_last_one_shown_again(house: House) -> None:
    at_table(house)
    while not house.session.view(0).records:
        house.press(*(str(number + 1) for number in range(house.needed)), Action.PLAY)
        house.await_choice()
    house.run_until(lambda: house.display.odds is not None)
    shown = house.display.odds
    house.table._what_happened()
    house.step()
    assert house.display.odds is None
    house.run_until(lambda: house.stage_show.is_holding)
    assert house.display.odds is None
    house.table.go_on()
    house.step()
    assert house.display.odds == shown


def test_others_locking_in_does_not_make_them_flicker(house: House) -> None:
    at_table(house)
    house.run_until(lambda: house.display.odds is not None)
    shown = house.display.odds
    house.run_until(lambda: house.session.waiting_for() == frozenset({0}))
    for _frame in range(40):
        house.step()
        assert house.display.odds == shown


def test_nobody_is_shown_odds_who_does_not_want_them(house: House) -> None:
    house.host.change(replace(house.host.settings, show_odds=False))
    at_table(house)
    house.run(2.0)
    assert house.display.odds is None
    assert not house.display.shows_odds


def test_purists_get_no_odds_either(house: House) -> None:
    at_table(house, set_up_of(ALONE.chairs, hints=False))
    house.run(2.0)
    assert house.display.odds is None


def test_a_covered_hand_has_no_odds(house: House) -> None:
    quick = set_up_of((ANA, BEN))
    house.sit_down(quick)
    house.run_until(lambda: house.is_called)
    house.run(2.0)
    assert house.display.odds is None
    house.lift()
    house.run_until(lambda: house.display.odds is not None)
    house.table.blur()
    house.step()
    assert house.display.odds is None
