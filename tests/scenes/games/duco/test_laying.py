"""A turn by mouse, touch, wheel and keys: hold, put down, turn, take back, lay."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pygame
import pytest

from game.core.places import Cell
from game.rules.duco.moves import Lay
from scenes.engine.input.inputs import Action
from tests.scenes.games.duco.table import Town

Open = Callable[..., Town]


@pytest.fixture
def open_town() -> Iterator[Open]:
    opened: list[Town] = []

    def make(*arguments: int, **options: str) -> Town:
        town = Town(*arguments, options=dict(options))
        opened.append(town)
        assert town.await_choice()
        town.run(0.4)
        return town

    yield make
    for town in opened:
        town.close()


def turns(town: Town) -> int:
    """How many moves the match has taken."""
    return len(town.table._session.match.view(0).turns)


def down(town: Town) -> Cell | None:
    """Where the own tile lies without being laid."""
    return town.chooser.choice.down


def last_lay(town: Town) -> Lay:
    lays = [move for _, move in town.table._session.match.log.entries if isinstance(move, Lay)]
    return lays[0]


def last_own_lay(town: Town) -> Lay:
    moves = [move for seat, move in town.table._session.match.log.entries if seat == 0]
    return next(move for move in reversed(moves) if isinstance(move, Lay))


def test_a_pointer_over_a_place_shows_what_the_tile_would_bring_there(open_town: Open) -> None:
    town = open_town()
    best = max(town.places, key=lambda cell: len(town.chooser.choice.lamps(cell)))
    town.point(town.spot(best))
    town.run(0.1)
    ghost = town.picture.ghost
    assert ghost is not None
    assert ghost.cell == best
    assert ghost.points > 0
    assert str(ghost.points) in town.caption


def test_purists_see_no_count_before_they_lay(open_town: Open) -> None:
    town = open_town()
    town.host.change(replace(town.host.settings, counts_ahead=False))
    best = max(town.places, key=lambda cell: len(town.chooser.choice.lamps(cell)))
    town.click_at(town.spot(best))
    ghost = town.picture.ghost
    assert ghost is not None
    assert ghost.lamps == ()
    assert town.caption == "Ready: lay it!"


def test_a_tile_that_is_put_down_is_not_laid_and_can_be_taken_back(open_town: Open) -> None:
    town = open_town()
    town.click_at(town.spot(town.places[0]))
    assert down(town) == town.places[0]
    assert turns(town) == 0
    town.press(Action.ERASE)
    assert down(town) is None
    ghost = town.picture.ghost
    assert ghost is None or not ghost.is_down


def test_who_wants_to_lay_at_once_lays_by_dropping(open_town: Open) -> None:
    town = open_town()
    town.host.change(replace(town.host.settings, wishes={"lays_at_once": True}))
    place = town.places[0]
    town.drag(town.own_tile, town.spot(place))
    assert last_lay(town).cell == place


@pytest.mark.parametrize("way", ["What if?", "Rules", "a larger window"])
def test_what_is_put_down_stays_there_while_somebody_looks_elsewhere(
    open_town: Open, way: str
) -> None:
    town = open_town()
    town.click_at(town.spot(town.places[0]))
    town.click("Play")
    town.await_choice()
    town.run(0.4)
    place = town.places[1]
    town.click_at(town.spot(place))
    town.press("e")
    meant = town.table.decision.chosen
    if way == "a larger window":
        town.resize((1600, 900))
    else:
        town.click(way)
        assert town.names[-1] != "TableScene"
        town.press(Action.BACK)
    town.run(0.5)
    assert down(town) == place
    assert town.table.decision.chosen == meant
    assert town.picture.ghost is not None
    town.click("Play")
    assert last_own_lay(town) == meant


def test_what_was_tried_in_a_cluster_stays_while_somebody_looks_elsewhere(open_town: Open) -> None:
    town = open_town(mode="corner cluster")
    town.click_at(town.spot((0, 0)))
    meant = town.table.decision.chosen
    assert meant is not None
    town.click("Rules")
    town.press(Action.BACK)
    town.run(0.5)
    assert town.table.decision.chosen == meant
    assert town.picture.preview == meant.turned, "and it is seen so"


@pytest.mark.parametrize("before", [(), (Action.RIGHT, Action.DOWN)])
def test_space_after_a_hint_puts_down_what_was_advised(
    open_town: Open, before: tuple[Action, ...]
) -> None:
    town = open_town()
    town.press(*before, Action.HINT)
    town.run_until(lambda: town.table._coach.advised is not None)
    town.run(0.1)
    town.press(Action.CONFIRM)
    assert turns(town) == 0
    assert town.table.decision.chosen == town.table._coach.advised
    town.press(Action.PLAY)
    assert turns(town) >= 1


def test_arrows_after_a_hint_lead_on_from_its_place(open_town: Open) -> None:
    town = open_town()
    town.press(Action.HINT)
    town.run_until(lambda: town.table._coach.advised is not None)
    town.run(0.1)
    town.press(Action.UP)
    town.press(Action.CONFIRM)
    chosen, advised = town.table.decision.chosen, town.table._coach.advised
    assert chosen is not None
    assert advised is not None
    assert chosen.cell[1] <= advised.cell[1]
    assert chosen.cell != advised.cell


def test_a_click_on_the_tile_that_is_put_down_turns_it(open_town: Open) -> None:
    town = open_town()
    place = town.places[0]
    before = town.chooser.choice.face
    assert before is not None
    town.click_at(town.spot(place))
    town.click_at(town.spot(place))
    assert town.chooser.choice.face is before.turned(1)
    town.press("q")
    assert town.chooser.choice.face is before


def test_the_wheel_turns_what_is_held_and_else_comes_nearer(open_town: Open) -> None:
    town = open_town()
    before = town.chooser.choice.face
    assert before is not None
    town.point(town.spot(town.places[0]))
    town.run(0.1)
    town.scroll(1)
    assert town.chooser.choice.face is before.turned(1)
    side = town.picture.town.side
    town.point(town.spot((0, 0)))
    town.run(0.1)
    town.scroll(-1)
    assert town.picture.town.side > side
    town.press("0")
    assert town.picture.town.side == side


def test_a_dragged_tile_lies_where_it_is_dropped_and_is_laid_by_enter(open_town: Open) -> None:
    town = open_town()
    place = town.places[3]
    town.drag(town.own_tile, town.spot(place))
    assert down(town) == place
    assert turns(town) == 0
    town.press(Action.PLAY)
    assert last_lay(town).cell == place


def test_a_tile_dropped_off_the_board_goes_home_without_a_word(open_town: Open) -> None:
    town = open_town()
    said = town.caption
    town.drag(town.own_tile, (town.own_tile[0] + 40, town.own_tile[1]))
    assert down(town) is None
    assert town.caption == said


@pytest.mark.parametrize(
    ("cell", "reason"),
    [
        ((0, 0), "A tile lies there already."),
        ((9, -9), "That is not next to a tile."),
        ((9, -3), "Tiles meet side to side here."),
    ],
)
def test_every_refused_place_says_why(open_town: Open, cell: tuple[int, int], reason: str) -> None:
    town = open_town()
    town.drag(town.own_tile, town.spot(cell))
    assert town.caption == reason
    assert turns(town) == 0
    town.point(town.spot(town.places[0]))
    town.run(0.1)
    assert town.caption != reason, "the next thing that is tried is another matter"


def test_a_finger_drags_the_tile_that_floats_above_it(open_town: Open) -> None:
    town = open_town()
    place = town.places[0]
    (x, y), start = town.spot(place), town.own_tile
    way = (start, (start[0] + 60, start[1] - 60), (x, y + 60))
    kinds = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERMOTION)
    for kind, (px, py) in zip(kinds, way, strict=True):
        town.post(kind, x=px / 1280, y=py / 720, finger_id=3, touch_id=1, dx=0.0, dy=0.0)
    town.post(
        pygame.FINGERUP, x=x / 1280, y=(y + 60) / 720, finger_id=3, touch_id=1, dx=0.0, dy=0.0
    )
    town.run(0.2)
    assert down(town) == place


def test_tab_goes_through_the_places_in_reading_order(open_town: Open) -> None:
    town = open_town()
    town.press(Action.NEXT_FOCUS)
    here = town.chooser.choice.cursor
    town.press(Action.NEXT_FOCUS)
    after = town.chooser.choice.cursor
    assert (after[1], after[0]) > (here[1], here[0])


def test_digits_choose_among_three_tiles(open_town: Open) -> None:
    town = open_town(2, tiles="three")
    town.press("3")
    assert town.chooser.choice.which == 2
    town.press(Action.ERASE)
    assert town.chooser.choice.which == 0


def test_only_the_ends_of_the_line_may_be_taken(open_town: Open) -> None:
    town = open_town(2, tiles="lineup")
    town.press("3")
    assert town.caption == "Only the end tiles may be taken."
    town.press("5")
    assert town.chooser.choice.which == 1


def test_one_lying_tile_may_be_turned_and_a_second_one_sends_it_back(open_town: Open) -> None:
    town = open_town(2, rotation="on")
    town.click_at(town.spot((0, 0)))
    first = town.chooser.choice.turned
    assert first is not None
    town.click_at(town.spot((3, 0)))
    second = town.chooser.choice.turned
    assert second is not None
    assert second.tile is not first.tile
    assert "the other goes back" in town.caption
    town.press(Action.ERASE)
    assert town.chooser.choice.turned is None
    town.click_at(town.spot((0, 0)))
    town.click_at(town.spot(town.places[0]))
    town.click("Play")
    assert last_lay(town).turned is first


@pytest.mark.parametrize("mode", ["cross", "corner cluster"])
def test_a_hint_is_marked_on_the_table_where_keys_hold_a_tile(open_town: Open, mode: str) -> None:
    town = open_town(2, mode=mode)
    town.press(Action.RIGHT)
    town.press(Action.HINT)
    town.run_until(lambda: town.sees("Why?"), 20.0)
    assert turns(town) == 0


@pytest.mark.parametrize("mode", ["cross", "chaos", "corner cluster", "conquest"])
def test_enter_after_a_hint_makes_the_move_that_it_says(open_town: Open, mode: str) -> None:
    town = open_town(2, mode=mode)
    town.press(Action.HINT)
    town.run_until(lambda: town.sees("Why?"), 20.0)
    advised = town.table._coach.advised
    town.press(Action.PLAY)
    assert (0, advised) in town.table._session.match.log.entries


def test_b_takes_back_step_by_step_and_then_pauses(open_town: Open) -> None:
    town = open_town(2, tiles="three")
    town.pad(Action.RIGHT, Action.CONFIRM)
    assert down(town) is not None
    town.pad(Action.BACK)
    assert down(town) is None
    assert town.names[-1] == "TableScene"
    town.pad(Action.BACK)
    assert town.names[-1] == "PauseScene"


def test_the_shoulders_turn_what_is_held_over_a_place(open_town: Open) -> None:
    town = open_town()
    before = town.chooser.choice.face
    assert before is not None
    town.pad(Action.RIGHT, Action.NEXT_FOCUS)
    assert town.chooser.choice.face is before.turned(1)
    town.pad(Action.PREVIOUS_FOCUS)
    assert town.chooser.choice.face is before


def test_enter_lays_nothing_at_a_place_that_nobody_has_looked_at(open_town: Open) -> None:
    town = open_town()
    town.press(Action.NEXT_FOCUS)
    town.press(Action.PLAY)
    town.run_until(lambda: town.table.may_choose)
    town.run(0.5)
    before = len(town.table._session.match.log.entries)
    assert town.picture.ghost is None
    for _press in range(3):
        town.press(Action.PLAY)
        town.run(0.5)
    assert len(town.table._session.match.log.entries) == before


def test_two_fingers_go_nearer_and_the_left_trigger_shows_all_and_comes_back(
    open_town: Open,
) -> None:
    town = open_town()
    whole, middle = town.picture.town, town.picture.layout.board.center
    town.pinch(middle, 60, 120)
    near = town.picture.town
    assert near.side > whole.side
    for tilt in (1.0, 0.0):
        town.stick(pygame.CONTROLLER_AXIS_TRIGGERLEFT, tilt)
    assert town.picture.town == whole
    for tilt in (1.0, 0.0):
        town.stick(pygame.CONTROLLER_AXIS_TRIGGERLEFT, tilt)
    assert town.picture.town == near


def test_the_right_stick_moves_a_town_that_is_not_seen_as_a_whole(open_town: Open) -> None:
    town = open_town()
    before = town.picture.town
    town.stick(pygame.CONTROLLER_AXIS_RIGHTX, 1.0)
    town.run(0.2)
    assert town.picture.town == before, "all of it is seen"
    town.press(*"+++")
    near = town.picture.town
    town.run(0.3)
    assert town.picture.town.x < near.x
    assert town.picture.town.y == near.y
    town.stick(pygame.CONTROLLER_AXIS_RIGHTX, 0.0)


@pytest.mark.parametrize("options", [{"mode": "stress"}, {"clock": "10 seconds"}])
def test_against_time_no_arrow_leads_out_of_the_town(
    open_town: Open, options: dict[str, str]
) -> None:
    town = open_town(2, **options)
    for _ in range(12):
        town.press(Action.RIGHT)
    focused = town.table._ui.focused
    assert focused is not None
    assert focused.name == "town"


def test_who_has_laid_the_last_tile_in_stress_opens_no_menu_by_going_on(open_town: Open) -> None:
    town = open_town(2, mode="stress")
    for _ in range(40):
        town.press(Action.RIGHT, Action.CONFIRM)
        assert town.names[-1] in ("TableScene", "ResultsScene")
