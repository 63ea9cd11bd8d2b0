"""What DuCo explains when it first happens; and the comforts of its clock and its record."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.app.settings import ClockPace, TableSpeed
from game.kits.duco.achievements import record_name
from game.rules.duco.events import LastRound, RectangleFilled, TileScored
from game.rules.duco.options import DucoOptions, LayManner
from game.rules.duco.presets import preset
from game.rules.duco.scoring import Lamp
from scenes.coach.first_times import Seating, card_of
from scenes.engine.input.inputs import Action
from scenes.games.duco.chooser.aiming import points_of_turns
from scenes.games.duco.chooser.tile_choice import best_points
from scenes.games.duco.pages.first_times import FIRST_TIMES
from scenes.games.duco.panels.race_panel import pace_of_best
from scenes.screens.results.results_scene import SEEN
from tests.scenes.games.duco.table import Town
from tests.ui.house import ANA, BEN, SHOCO

CLUSTER = preset("corner cluster", 2)
CALM = Seating((0,), DucoOptions())
HURRY = Seating((0,), preset("stress"))
LAID_AT_FIRST = 9
"""The cross in the middle."""


def lit(points: int, *, both: bool) -> TileScored:
    lamp = Lamp((0, 0), (0, -1), points, colour=True, sign=both)
    return TileScored(0, (0, 0), (lamp,), points)


def told(event: object, seating: Seating = CALM) -> list[str]:
    return [each.key for each in FIRST_TIMES if each.happens(event, seating)]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("event", "keys"),
    [
        (lit(1, both=False), []),
        (lit(2, both=True), []),
        (lit(2, both=False), ["double"]),
        (lit(4, both=True), ["double"]),
        (lit(4, both=False), ["double on double"]),
        (lit(8, both=True), ["double on double"]),
        (TileScored(0, (0, 0), (), 0), ["nothing"]),
        (RectangleFilled(0, 4), ["rectangle"]),
        (LastRound(0, 50), ["last round"]),
    ],
)
def test_a_moment_is_known_by_what_is_told_of_it(event: object, keys: list[str]) -> None:
    assert told(event) == keys
    assert told(event, HURRY) == [], "nobody reads in Stress"


def test_the_last_round_is_explained_to_nobody_when_the_game_is_over() -> None:
    assert told(LastRound(0, 50), replace(CALM, is_over=True)) == []


@pytest.mark.parametrize("people", [1, 2])
def test_stress_is_explained_before_the_first_tile_while_the_clock_and_bots_wait(
    people: int,
) -> None:
    chairs = (ANA, BEN, SHOCO) if people == 2 else (ANA, SHOCO)
    town = Town(chairs=chairs, options={"mode": "stress"}, explains=True)
    if people == 2:
        town.run_until(lambda: town.names[-1] == "DeviceScene")
        town.click("Start")

    def is_explained() -> bool:
        return town.table.first_time is not None

    town.run_until(is_explained)
    town.run(2.0)
    assert is_explained(), "it waits until it was read"
    assert not town.may_choose
    assert len(town.table._session.match.view(0).laid) == LAID_AT_FIRST
    town.press(Action.PLAY)
    town.run_until(lambda: town.may_choose)
    assert not is_explained()
    town.close()


def test_the_first_town_fits_while_something_is_explained_before_the_first_turn() -> None:
    town = Town(seed=2, explains=True, speed=TableSpeed.FAST)
    town.run_until(lambda: town.table.first_time is not None)
    assert not town.picture.turns
    assert town.picture.town == town.picture.fitting
    town.close()


def test_the_table_waits_until_a_card_was_read_and_shows_it_once() -> None:
    town = Town(explains=True)
    cards = []
    for _ in range(12):
        town.run_until(
            lambda: town.is_at_results or town.table.first_time is not None or town.may_choose
        )
        if town.is_at_results:
            break
        card = town.table.first_time
        if card is not None:
            cards.append(card.title)
            assert not town.may_choose
            town.run(0.5)
            town.press(Action.PLAY)
        else:
            town.click_at(town.spot(town.places[0]))
            town.click("Play")
    assert cards
    assert len(cards) == len(set(cards))
    assert len(town.host.settings.explained) >= len(cards)
    town.close()


@pytest.mark.parametrize(
    ("pace", "passed"), [(ClockPace.USUAL, 3), (ClockPace.SLOW, 1.5), (ClockPace.STILL, 0)]
)
def test_the_clock_of_a_person_runs_as_they_need_it(pace: ClockPace, passed: float) -> None:
    town = Town(options={"clock": "10 seconds"})
    town.host.change(replace(town.host.settings, clock_pace=pace))
    town.await_choice()
    session = town.table._session
    before = session.time_left
    assert before is not None
    town.run(3.0)
    after = session.time_left
    assert after is not None
    assert before - after == pytest.approx(passed * 1_000, abs=60)
    town.close()


def test_the_dial_agrees_with_what_live_help_says_of_a_place() -> None:
    town = Town()
    town.await_choice()
    choice = town.chooser.choice
    assert choice.face is not None
    for cell, best in best_points(choice).items():
        assert max(points_of_turns(town.picture, choice.face, cell)) == best
    town.close()


def test_alone_the_best_game_is_remembered_and_shown_at_the_next_one() -> None:
    town = Town(seats=1)
    session = town.table._session
    while town.await_choice():
        best = max(town.places, key=lambda cell: len(town.chooser.choice.lamps(cell)))
        town.click_at(town.spot(best))
        town.click("Play")
    view = session.view(0)
    town.run_until(lambda: town.is_at_results)
    town.run(2 * SEEN)
    town.click("Play again")
    town.await_choice()
    assert town.picture.best == len(view.turns)
    town.close()


def test_alone_the_pace_of_the_best_game_runs_along_the_quay() -> None:
    town = Town(seats=1)
    town.await_choice()
    assert pace_of_best(town.picture) is None, "there was no game before"
    town.picture.best = 8
    assert pace_of_best(town.picture) == 0.0
    town.click_at(town.spot(town.places[0]))
    town.click("Play")
    town.await_choice()
    assert pace_of_best(town.picture) == 50 / 8
    town.picture.best = 1
    assert pace_of_best(town.picture) == 50, "nobody runs beyond the goal"
    town.close()


def test_a_record_belongs_to_one_kind_of_game() -> None:
    kinds = [
        DucoOptions(seats=1),
        preset("chaos", 1),
        DucoOptions(seats=1, goal=75),
        DucoOptions(seats=1, laying=LayManner.SHIFTED),
        DucoOptions(seats=1, rectangles=False),
        DucoOptions(seats=1, rotation=True),
    ]
    assert len(set(map(record_name, kinds))) == len(kinds)


def test_what_is_only_explained_goes_away_by_itself() -> None:
    town = Town(seed=2, explains=True, speed=TableSpeed.FAST)
    town.run_until(lambda: town.table.first_time is not None)
    town.run_until(lambda: town.table.caption.shows_tip)
    town.run_until(lambda: town.table.first_time is None)
    town.close()


@pytest.mark.parametrize("key", ["rainbow", "lizard"])
def test_of_several_people_a_card_names_whose_tile_it_is_about(key: str) -> None:
    told = next(each for each in FIRST_TIMES if each.key == key)
    assert card_of(told, DucoOptions()).words.startswith("Your tile")
    assert card_of(told, DucoOptions(), "Ben").words.startswith("The tile of Ben has")


@pytest.mark.parametrize("key", ["sets", "last round"])
def test_corner_cluster_is_explained_in_sets_and_to_the_end_of_the_round(key: str) -> None:
    card = card_of(next(each for each in FIRST_TIMES if each.key == key), CLUSTER)
    assert "round is finished" in card.words
    assert "most sets win" in card.words
    assert "points" not in card.words
