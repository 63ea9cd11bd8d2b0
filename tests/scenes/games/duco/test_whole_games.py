"""Whole games of one person among bots, by one device alone, to the results."""

from __future__ import annotations

import pytest

from game.core.options import OptionValue
from scenes.engine.input.inputs import Action
from tests.scenes.games.duco.table import Town
from tests.scenes.games.whole_games import play_to_the_end

OPTIONS: dict[str, dict[str, OptionValue]] = {
    "the cross": {},
    "75 points": {"goal": "75"},
    "diagonal": {"diagonal": "on"},
    "three tiles": {"tiles": "three"},
    "10 seconds": {"clock": "10 seconds"},
    "rotation": {"rotation": "on"},
    "lineup": {"tiles": "lineup"},
    "disorder": {"disorder": "on"},
    "chaos": {"mode": "chaos"},
    "chaos with a line": {"mode": "chaos", "tiles": "lineup", "rotation": "on"},
    "conquest": {"mode": "conquest"},
    "stress": {"mode": "stress"},
    # What our first reading refused.
    "conquest with corners": {"mode": "conquest", "diagonal": "on"},
    "conquest with three tiles": {"mode": "conquest", "tiles": "three"},
    "stress over others": {"mode": "stress", "laying": "over", "squares": "on"},
    "chaos for owners": {"mode": "chaos", "counting": "owner", "goal": "none", "stacks": "8"},
    "a line of seven": {"tiles": "line of 7"},
    "from one tile to the last": {"start": "one tile", "goal": "none", "tiles": "five"},
}


@pytest.mark.parametrize("name", OPTIONS)
def test_a_whole_game_by_mouse_alone(name: str) -> None:
    town = Town(2, options=OPTIONS[name])

    def lay() -> None:
        town.click_at(town.spot(town.places[0]))
        if town.sees("Play"):
            town.click("Play")

    play_to_the_end(town, lay)
    town.close()


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_a_whole_game_by_keys_alone(seats: int) -> None:
    town = Town(seats)

    def lay() -> None:
        town.press(Action.RIGHT, "e", Action.CONFIRM)
        if town.may_choose:
            town.press(Action.PLAY)

    play_to_the_end(town, lay)
    town.close()


def test_a_whole_game_by_pad_alone() -> None:
    town = Town(2)

    def lay() -> None:
        town.pad(Action.UP, Action.NEXT_FOCUS, Action.CONFIRM)
        if town.may_choose:
            town.pad(Action.PLAY)

    play_to_the_end(town, lay)
    town.close()


def test_a_whole_game_by_dragging() -> None:
    town = Town(2)

    def lay() -> None:
        if town.chooser.choice.is_growth:
            town.click_at(town.spot(town.places[0]))
            return
        town.drag(town.own_tile, town.spot(town.places[0]))
        if town.sees("Play"):
            town.click("Play")

    play_to_the_end(town, lay)
    town.close()


@pytest.mark.parametrize("clock", ["off", "10 seconds"])
def test_a_whole_game_of_corner_cluster_by_mouse_alone(clock: str) -> None:
    town = Town(2, options={"mode": "corner cluster", "clock": clock})
    turns = 0

    def rearrange() -> None:
        nonlocal turns
        turns += 1
        here = ((turns * 7) % 4 - 2) * 3, ((turns * 3) % 5 - 2) * 3
        town.click_at(town.spot(here))
        town.drag(town.spot(here), town.spot((here[0] + 3, here[1])))
        town.click("Play")

    play_to_the_end(town, rearrange)
    town.close()


def test_who_changes_nothing_in_corner_cluster_is_asked_before_the_turn_is_over() -> None:
    town = Town(2, options={"mode": "corner cluster"})
    town.await_choice()
    turns = len(town.table._session.view(0).turns)
    town.press(Action.PLAY)
    assert len(town.table._session.view(0).turns) == turns
    assert town.caption == "Nothing is changed: press Done once more to pass"
    town.press(Action.PLAY)
    assert len(town.table._session.view(0).turns) > turns
    town.close()


def test_a_whole_game_of_corner_cluster_by_keys_alone() -> None:
    town = Town(3, options={"mode": "corner cluster"})

    def rearrange() -> None:
        town.press("q", Action.CONFIRM, Action.RIGHT, Action.CONFIRM, Action.LEFT, Action.PLAY)

    play_to_the_end(town, rearrange)
    town.close()


def test_sets_of_a_game_that_is_taken_up_again_keep_their_colours() -> None:
    town = Town(2, options={"mode": "corner cluster"})
    session = town.table._session
    while town.await_choice() and not session.view(0).points[1]:
        town.press("e", Action.PLAY)
    before, view = [list(sets) for sets in town.picture.sets], session.view(0)
    assert any(before)
    session._events.clear()  # as if read from a file
    town.duco.rebuild(view)
    assert town.picture.sets == before
    town.close()
