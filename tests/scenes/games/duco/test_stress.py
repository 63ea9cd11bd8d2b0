"""Stress: all lay at once, bots at the speed of people, and several people at one screen."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.app.settings import TableSpeed, When
from game.core.options import OptionValue
from game.kits.set_up import Chair
from game.rules.duco.moves import Lay
from game.rules.duco.town.cells import SIDE, cell_of
from scenes.engine.input.inputs import Action
from scenes.games.duco.chooser.stress_choosing import StressChooser
from scenes.games.duco.chooser.stress_devices import Devices
from tests.scenes.games.duco.table import Town
from tests.ui.house import ANA, BEN, CAROLINA, SHOCO

DORA = Chair("Dora", "pigtails")
MASTER = Chair("Shoco", "owl", "owl", "master")


def laid_by(town: Town, seat: int) -> int:
    return sum(laid.seat == seat for laid in town.table._session.match.view(0).laid)


@pytest.mark.usefixtures("strong_bots")
def test_bots_lay_at_the_speed_of_people_while_somebody_looks() -> None:
    town = Town(chairs=(ANA, MASTER), options={"mode": "stress"}, speed=TableSpeed.FAST)
    town.await_choice()
    town.run(1.0)
    assert laid_by(town, 1) == 0, "nobody finds a place at once"
    town.run(12.0)
    assert 1 <= laid_by(town, 1) <= 6
    assert town.may_choose or town.stage_show.is_minor, "nobody waits for anybody"
    town.close()


def open_stress(*chairs: Chair, speed: TableSpeed = TableSpeed.INSTANT, **options: str) -> Town:
    """People say with what they play, and begin."""
    town = Town(chairs=chairs, options={"mode": "stress", **options}, speed=speed)
    town.run_until(lambda: town.names[-1] == "DeviceScene")
    return town


def stress_of(town: Town) -> StressChooser:
    chooser = town.duco.chooser
    assert isinstance(chooser, StressChooser)
    return chooser


def controls(town: Town) -> list[str]:
    return ["" if own is None else own.words for own in map(devices(town).of, people(town))]


def people(town: Town) -> tuple[int, ...]:
    return town.table._session.people


def devices(town: Town) -> Devices:
    return stress_of(town)._devices


def begin(town: Town) -> None:
    town.click("Start")
    town.run_until(lambda: town.may_choose and all(town.picture.hands))


def give(town: Town, seat: int, wanted: str) -> None:
    """Step through what there is."""
    for _ in range(6):
        if controls(town)[seat] == wanted:
            return
        town.click(f"device {seat}")
    raise AssertionError(f"no {wanted} among {controls(town)}")


def test_two_people_lay_with_a_device_each_and_nobody_blocks_the_other() -> None:
    town = open_stress(ANA, BEN, SHOCO, speed=TableSpeed.FAST)
    assert controls(town) == ["mouse", "right keys"]
    begin(town)
    town.press(Action.RIGHT, "e", Action.CONFIRM)
    assert (laid_by(town, 0), laid_by(town, 1)) == (0, 1), "who has the keyboard alone has it all"
    town.run(0.5)
    town.click_at(town.spot(stress_of(town).hands[0].choice.places[0]))
    assert (laid_by(town, 0), laid_by(town, 1)) == (1, 1)
    town.press(Action.PLAY)
    assert laid_by(town, 1) == 2
    town.close()


def test_mouse_left_keys_right_keys_and_pad_lay_at_the_same_time() -> None:
    town = open_stress(ANA, BEN, CAROLINA, DORA, SHOCO)
    assert any("No gamepad is connected" in words for words in town.words)
    assert any("No device is left" in words for words in town.words)
    town.pad(pygame.CONTROLLER_BUTTON_LEFTSTICK)
    assert any("1 gamepad is connected" in words for words in town.words)
    for seat, wanted in enumerate(("mouse", "left keys", "right keys", "gamepad 1")):
        give(town, seat, wanted)
    begin(town)
    hands = stress_of(town).hands
    apart = sorted(hands[0].choice.places)
    for hand, cell in zip(hands, apart[:: len(apart) // 4], strict=False):
        hand.choice.cursor = cell
    town.point(town.spot(apart[0]))
    assert len({hand.ghost.cell for hand in hands if hand.ghost is not None}) == 4
    # Everybody presses within one frame.
    place = town.spot(apart[0])
    for event in (
        (pygame.KEYDOWN, {"key": pygame.K_SPACE, "mod": 0, "unicode": " ", "scancode": 0}),
        (pygame.KEYDOWN, {"key": pygame.K_RETURN, "mod": 0, "unicode": "", "scancode": 0}),
        (pygame.CONTROLLERBUTTONDOWN, {"instance_id": 0, "button": pygame.CONTROLLER_BUTTON_A}),
        (pygame.MOUSEBUTTONDOWN, {"pos": place, "button": 1, "touch": False}),
        (pygame.MOUSEBUTTONUP, {"pos": place, "button": 1, "touch": False}),
    ):
        town._post(event[0], **event[1])
    town.step()
    assert [laid_by(town, seat) for seat in range(4)] == [1, 1, 1, 1]
    town.close()


def test_keys_of_one_side_do_nothing_for_the_other() -> None:
    town = open_stress(ANA, BEN)
    give(town, 0, "left keys")
    assert controls(town) == ["left keys", "mouse"], "whoever had it gets the other's in exchange"
    give(town, 1, "right keys")
    begin(town)
    left, right = stress_of(town).hands
    faces = left.choice.face, right.choice.face
    assert faces[0] is not None
    assert faces[1] is not None
    town.press("e")
    assert (left.choice.face, right.choice.face) == (faces[0].turned(1), faces[1])
    town.press("u")
    assert (left.choice.face, right.choice.face) == (faces[0].turned(1), faces[1].turned(-1))
    before = right.choice.cursor
    town.press("s", "d")
    assert right.choice.cursor == before
    town.press(Action.PLAY)
    assert (laid_by(town, 0), laid_by(town, 1)) == (0, 1)
    town.press(Action.CONFIRM)
    assert (laid_by(town, 0), laid_by(town, 1)) == (1, 1)
    town.close()


def test_the_first_hand_wins_a_place_and_the_other_learns_who_was_first() -> None:
    town = open_stress(ANA, BEN, speed=TableSpeed.FAST)
    give(town, 0, "left keys")
    give(town, 1, "right keys")
    begin(town)
    left, right = stress_of(town).hands
    left.choice.cursor = right.choice.cursor = left.choice.places[0]
    for key in (pygame.K_SPACE, pygame.K_RETURN):
        town._post(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)
    town.step()
    assert (laid_by(town, 0), laid_by(town, 1)) == (1, 0)
    assert right.hand.refused.words == "Ana was first"
    assert right.choice.face is not None, "nothing is lost"
    town.run(1.5)
    assert right.ghost is not None, "the cursor has gone on to a free place"
    assert right.hand.refused.cell is None
    town.close()


def test_a_gamepad_that_goes_away_halts_the_game_and_asks_anew() -> None:
    town = open_stress(ANA, BEN)
    town.pad(pygame.CONTROLLER_BUTTON_LEFTSTICK)
    give(town, 1, "gamepad 1")
    begin(town)
    town.post(pygame.CONTROLLERDEVICEREMOVED, instance_id=0)
    town.run_until(lambda: town.names[-1] == "DeviceScene")
    assert "gamepad 1" not in controls(town)
    assert all(controls(town)), "there is enough for everybody"
    town.close()


def test_nobody_starts_without_anything_to_play_with() -> None:
    town = open_stress(ANA, BEN, CAROLINA, DORA, SHOCO)
    assert "Start" not in town.scene.targets(), "it is grey"
    town.press(Action.BACK)
    town.run(0.5)
    assert town.names[-1] == "DeviceScene", "Dora could never lay a tile"
    town.click("bot 3")
    assert people(town) == (0, 1, 2)
    begin(town)
    assert len(stress_of(town).hands) == 3
    town.run(14.0)
    assert laid_by(town, 3) > 0, "a bot lays for Dora"
    town.close()


def test_a_held_direction_goes_on() -> None:
    town = open_stress(ANA, BEN)
    give(town, 1, "left keys")
    begin(town)
    hand = stress_of(town).hands[1]
    hand.choice.cursor = max(hand.choice.places)
    ways = set()
    town.hold(pygame.K_a)
    for _ in range(90):
        town.step()
        ways.add(hand.choice.cursor)
    town.release(pygame.K_a)
    assert len(ways) > 2
    rest = hand.choice.cursor
    town.run(1.0)
    assert hand.choice.cursor == rest
    town.close()


def test_lying_tiles_are_turned_by_keys_where_that_is_played() -> None:
    town = open_stress(ANA, BEN, rotation="on")
    begin(town)
    hand = stress_of(town).hands[1]
    hand.choice.cursor = hand.choice.turnable[0]
    town.press(Action.PLAY)
    assert hand.choice.turned is not None
    turned = hand.choice.turned
    hand.choice.cursor = hand.choice.places[0]
    town.step()
    town.press(Action.PLAY)
    laid = town.table._session.match.view(0).laid
    assert laid_by(town, 1) == 1
    assert turned in [each.face for each in laid]
    town.close()


@pytest.mark.parametrize("seats", [2, 3])
def test_a_whole_game_of_people_with_a_device_each(seats: int) -> None:
    town = open_stress(*(ANA, BEN, SHOCO)[:seats])
    begin(town)
    session = town.table._session
    while town.await_choice():
        town.run(0.35)
        if town.is_at_results:
            break
        places = stress_of(town).hands[0].choice.places
        if town.may_choose and places:
            town.click_at(town.spot(places[0]))
        if not town.is_at_results:
            town.press(Action.CONFIRM)
    assert session.outcome is not None
    town.close()


@pytest.mark.parametrize("people", [1, 2])
def test_a_town_that_grows_is_always_seen_as_a_whole(people: int) -> None:
    chairs = (ANA, BEN, SHOCO) if people > 1 else (ANA, SHOCO)
    town = Town(chairs=chairs, options={"mode": "stress"}, speed=TableSpeed.FAST)
    if people > 1:
        town.run_until(lambda: town.names[-1] == "DeviceScene")
        begin(town)
    town.await_choice()
    for _ in range(8):
        town.press(Action.RIGHT, Action.RIGHT, Action.RIGHT, Action.CONFIRM)
    town.run(2.0)
    picture = town.picture
    assert len(picture.laid) > 12
    assert picture.town == picture.fitting
    town.close()


@pytest.mark.parametrize("people", [1, 2])
def test_what_others_lay_moves_nothing_away_under_the_pointer(people: int) -> None:
    chairs = (ANA, BEN, SHOCO) if people > 1 else (ANA, SHOCO)
    town = Town(chairs=chairs, options={"mode": "stress"}, speed=TableSpeed.FAST)
    if people > 1:
        town.run_until(lambda: town.names[-1] == "DeviceScene")
        begin(town)
    town.await_choice()
    session, side = town.table._session, town.picture.town.side
    meant = cell_of(max(session.view(0).board().open))
    x, y = town.spot(meant)
    at = round(x + side / 3), round(y + side / 3)
    town.point(at)
    under: list[tuple[float, float]] = []
    town.watchers.append(lambda: under.append(town.picture.town.cell_near(at)))
    for _ in range(4):
        lay_far_away(town, people)
    assert town.picture.town.side < side, "it is seen from farther away"
    assert all(abs(cell[0] - under[0][0]) + abs(cell[1] - under[0][1]) < 0.2 for cell in under)
    town.click_at(at)
    assert [laid.cell for laid in session.view(0).laid if laid.seat == 0] == [meant]
    town.point((640, 5))
    lay_far_away(town, people)
    assert town.picture.town == town.picture.fitting, "whoever points elsewhere sees all of it"
    town.close()


def lay_far_away(town: Town, seat: int) -> None:
    """At the left end of the town."""
    session = town.table._session
    view = session.view(seat)
    session.submit(seat, Lay(view.hands[seat][0], cell_of(min(view.board().open))))
    town.run(1.0)


def test_a_place_that_another_has_just_taken_is_not_exchanged_for_the_next_one() -> None:
    town = Town(chairs=(ANA, SHOCO), options={"mode": "stress"}, speed=TableSpeed.FAST)
    town.await_choice()
    session = town.table._session
    taken = next(cell for cell in town.places if (cell[0] + SIDE, cell[1]) in town.places)
    x, y = town.spot(taken)
    near_the_next = round(x + 0.47 * town.picture.town.step), y
    town.point(near_the_next)
    session.submit(1, Lay(session.view(1).hands[1][0], taken))
    town.run(1.0)
    town.click_at(near_the_next)
    assert laid_by(town, 0) == 0
    town.close()


def test_whoever_hammers_at_the_end_still_sees_the_count_and_who_won() -> None:
    options: dict[str, OptionValue] = {"mode": "stress", "counting": "owner"}
    town = Town(chairs=(ANA, SHOCO), options=options, speed=TableSpeed.NORMAL)
    town.host.change(replace(town.host.settings, round_wait=When.ALWAYS))
    town.await_choice()
    session, show = town.table._session, town.stage_show
    for _ in range(1000):
        if session.outcome is not None:
            break
        town.press(Action.CONFIRM)
        town.run(0.15)
    spot = town.find("town").center

    def hammer(seconds: float) -> None:
        for _ in range(round(seconds / 0.15)):
            town.click_at(spot)
            town.run(0.1)

    def counted() -> int:
        return len(town.picture.counts)

    hammer(1.0)
    assert counted() == 1, "one after the other"
    hammer(2.5)
    assert show.is_holding
    assert counted() == 2, "everybody"
    assert town.picture.night is not None
    assert "win" in town.picture.night.title
    town.run(1.0)
    town.press(Action.CONFIRM)
    town.run(0.5)
    assert town.is_at_results
    town.close()
