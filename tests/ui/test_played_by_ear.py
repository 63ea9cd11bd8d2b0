"""Whole games, a lesson and a puzzle by what is told alone: nobody looks at the picture."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from game.app.settings import TableSpeed
from scenes.engine.access.spoken import Act, Role
from tests.ui.by_ear import begin, choose_cards, choose_place, learn, play_on, solve
from tests.ui.house import House
from tests.ui.listener import Ears, Listener


@pytest.fixture
def house(kododo_home: object) -> Iterator[House]:
    made = House(speed=TableSpeed.INSTANT)
    yield made
    made.close()


@pytest.fixture
def listener(house: House) -> Listener:
    return Listener(house)


@pytest.mark.parametrize(
    ("game", "choose", "commit"),
    [
        ("5211", choose_cards, "^Play"),
        ("Chikyu", choose_cards, "^Play"),
        ("DuCo", choose_place, "^Lay"),
    ],
)
def test_whole_game_is_played_by_ear(
    listener: Listener, game: str, choose: Callable[[Ears], None], commit: str
) -> None:
    begin(listener, game)
    assert play_on(listener, choose, commit) > 5
    assert listener.hears("heading")
    listener.press("^Home")
    listener.wait(0.5)
    assert listener.offers("^Learn")


def test_lesson_is_learned_by_ear(listener: Listener) -> None:
    learn(listener)


def test_puzzle_is_tried_until_it_is_told_by_ear(listener: Listener) -> None:
    solve(listener)


def test_options_are_read_and_changed_by_ear(house: House, listener: Listener) -> None:
    listener.press("^Options")
    listener.wait(0.5)
    listener.set_to("^Text size", "115 %")
    listener.set_to("^Reduced motion", "on")
    assert house.host.settings.text_scale == 115
    assert house.host.settings.reduced_motion
    listener.press("^Back")
    listener.wait(0.5)
    assert listener.offers("^Play")


def test_what_has_the_focus_is_told_as_in_the_tree(listener: Listener) -> None:
    for name in ("^Options", "^Learn", "^Games"):
        assert listener.focus == listener.focus_in_tree != ""
        listener.press(name)
        listener.wait(0.5)
        assert listener.focus == listener.focus_in_tree != ""
        listener.press("^Back")
        listener.wait(0.5)


def test_name_is_written_by_ear(listener: Listener) -> None:
    begin_set_up = ("^Play", "^5211")
    for name in begin_set_up:
        listener.press(name)
        listener.wait(0.5)
    field = next(node for node in listener.nodes() if node.role is Role.ENTRY)
    listener.do(field, Act.WRITE, "Ana")
    assert listener.hears("Name, Ana, text field")
