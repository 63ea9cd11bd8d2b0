"""Whole games of one person among bots, by one device alone, to the results."""

from __future__ import annotations

import pytest

from game.core.options import OptionValue
from scenes.engine.input.inputs import Action
from tests.scenes.games.chikyu.table import Harbour, name_of
from tests.scenes.games.whole_games import play_to_the_end
from tests.ui.house import ANA, SHOCO

EXPANSION: dict[str, OptionValue] = {"expansion": "on"}
TABLES: dict[str, tuple[int, dict[str, OptionValue]]] = {
    "two with dependencies": (2, {}),
    "three": (3, {}),
    "four": (4, {}),
    "five": (5, {}),
    "two with Leizy": (2, EXPANSION),
    "four with Leizy, piles closed": (4, {**EXPANSION, "piles": "closed"}),
    "five with Leizy, all ranks": (5, {**EXPANSION, "deck": "10 of 54"}),
}


@pytest.mark.parametrize("name", TABLES)
def test_a_whole_game_by_mouse_alone(name: str) -> None:
    seats, options = TABLES[name]
    harbour = Harbour(seats, options=options)

    def play() -> None:
        if not harbour.chooser.is_chosen(harbour.playable[-1]):
            harbour.click(name_of(harbour.playable[-1]))
        harbour.click("Play")

    play_to_the_end(harbour, play)
    harbour.close()


@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_by_digits_and_enter(seats: int) -> None:
    harbour = Harbour(seats, seed=3)

    def play() -> None:
        cards = [widget.card.face for widget in harbour.chooser.active.cards]
        harbour.press(str((cards.index(harbour.playable[0]) + 1) % 10), Action.PLAY)

    play_to_the_end(harbour, play)
    harbour.close()


@pytest.mark.parametrize("seats", [2, 3])
def test_a_whole_game_by_pad_alone(seats: int) -> None:
    harbour = Harbour(seats, seed=5)

    def play() -> None:
        harbour.pad(Action.NEXT_FOCUS, Action.PLAY)

    play_to_the_end(harbour, play)
    harbour.close()


def test_a_whole_game_of_whoever_sits_behind_a_bot() -> None:
    harbour = Harbour(2, seed=5, chairs=(SHOCO, ANA))

    def play() -> None:
        harbour.pad(Action.NEXT_FOCUS, Action.PLAY)

    play_to_the_end(harbour, play)
    harbour.close()


def test_a_whole_game_by_dropping_cards_on_the_earth() -> None:
    harbour = Harbour(5, seed=6)

    def play() -> None:
        earth = harbour.picture.layout.earth
        harbour.drag(harbour.card_at(harbour.playable[0]), (earth.x, earth.y))

    play_to_the_end(harbour, play)
    harbour.close()


def test_a_whole_game_by_touch_alone() -> None:
    harbour = Harbour(4, seed=7)

    def play() -> None:
        name = name_of(harbour.playable[0])
        if not harbour.chooser.is_chosen(harbour.playable[0]):
            harbour.touch(name)
        harbour.touch(name)

    play_to_the_end(harbour, play)
    harbour.close()
