"""Whole games, a lesson and a puzzle by what is told alone: nobody looks at the picture."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest

from game.app.settings import TableSpeed
from scenes.engine.access.spoken import Act, Role
from tests.ui.house import House
from tests.ui.listener import Listener

MOST_MOVES = 400
MOST_TRIES = 60


@pytest.fixture
def house(kododo_home: object) -> Iterator[House]:
    made = House(speed=TableSpeed.INSTANT)
    yield made
    made.close()


@pytest.fixture
def listener(house: House) -> Listener:
    return Listener(house)


def choose_cards(listener: Listener) -> None:
    """As many as are asked for, the first that can be played."""
    counts = (re.match(r"Choose (\d)", line) for line in listener.lines())
    wanted = next((int(found[1]) for found in counts if found), 1)
    for _card in range(wanted):
        free = [
            node
            for node in listener.offers(role=Role.CARD)
            if not (node.is_on or "not now" in node.line())
        ]
        if free:
            listener.do(free[0])


def choose_place(listener: Listener) -> None:
    """The free place that brings most."""
    places = listener.offers("free", Role.CELL)
    listener.do(max(places, key=lambda node: points_in(node.words)))


def points_in(words: str) -> int:
    """So many are told there."""
    return int((re.findall(r"(\d+) point", words) or [0])[0])


def play_on(listener: Listener, choose: Callable[[Listener], None], commit: str) -> int:
    """Play until the results are told; answers how many moves that took."""
    for move in range(MOST_MOVES):
        listener.wait_for(
            lambda: (
                listener.offers("^Go on|^Play again|^(To the|Next) ")
                or listener.offers(role=Role.CELL)
                or (
                    listener.offers(role=Role.CARD)
                    and not listener.hears("is choosing|are choosing")
                )
            )
        )
        if listener.offers("^Play again"):
            return move
        if goes_on := listener.offers("^Go on|^(To the|Next) "):
            listener.do(goes_on[0])
            continue
        choose(listener)
        if listener.offers(commit):
            listener.press(commit)
        listener.wait(0.2)
    raise AssertionError("the game does not end")


def begin(listener: Listener, game: str) -> None:
    """From the title over the set-up to the table."""
    listener.press("^Play")
    listener.wait(0.5)
    if listener.offers(f"^{game}"):
        listener.press(f"^{game}")
        listener.wait(0.5)
    assert listener.hears(f"New game of {game}, heading")
    listener.press("^Play$")
    listener.wait(0.5)


@pytest.mark.parametrize(
    ("game", "choose", "commit"),
    [
        ("5211", choose_cards, "^Play"),
        ("Chikyu", choose_cards, "^Play"),
        ("DuCo", choose_place, "^Lay"),
    ],
)
def test_whole_game_is_played_by_ear(
    listener: Listener, game: str, choose: Callable[[Listener], None], commit: str
) -> None:
    begin(listener, game)
    assert play_on(listener, choose, commit) > 5
    assert listener.hears("heading")
    listener.press("^Home")
    listener.wait(0.5)
    assert listener.offers("^Learn")


def test_lessons_are_learned_by_ear(listener: Listener) -> None:
    listener.press("^Learn")
    listener.wait(0.5)
    listener.press("^1. ")
    for _step in range(60):
        listener.wait_for(
            lambda: (
                listener.offers("^Go on|^Next$|advised")
                or (listener.offers("^Leave") and listener.offers(role=Role.CARD))
            )
        )
        if listener.offers("^Next$"):
            break
        if goes_on := listener.offers("^Go on"):
            listener.do(goes_on[0])
            continue
        for card in listener.offers("advised"):
            listener.do(card)
        if listener.offers("^Play$"):
            listener.press("^Play$")
        listener.wait(0.5)
    assert listener.hears("You know it!, heading")
    listener.press("^Enough for now")
    listener.wait(0.5)
    assert listener.hears(r"^1 of \d+ lessons")


def test_puzzle_is_tried_until_it_is_told_by_ear(listener: Listener) -> None:
    listener.press("^Puzzles")
    listener.wait_for(lambda: listener.offers("^Solve the next"))
    listener.press("^Solve the next")
    listener.wait(0.5)
    assert listener.hears("^Puzzle 1 of")
    for number in range(MOST_TRIES):
        listener.wait_for(
            lambda: listener.offers("^Try again|^Next$") or listener.offers(role=Role.CARD)
        )
        if listener.offers("^Next$"):
            return
        if listener.offers("^Try again"):
            listener.press("^Try again")
            continue
        cards = [node for node in listener.offers(role=Role.CARD) if not node.is_on]
        listener.do(cards[number % len(cards)])
        if listener.offers("^Play$"):
            listener.press("^Play$")
    raise AssertionError("no answer is ever told")


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
