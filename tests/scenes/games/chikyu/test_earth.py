"""The harbour wall as score track: every boat lies where its points are, and none on another."""

import math
from itertools import combinations, pairwise

import pytest

from scenes.games.chikyu.art.harbour_wall import RING
from scenes.games.chikyu.panels.earth_picture import GOAL_WIDTH, Earth

BOAT = 25.0
EARTHS = [Earth(640, 292, 138, 1.0, 30), Earth(640, 294, 136, 1.0, 35)]


def distance(one: tuple[float, float], other: tuple[float, float]) -> float:
    return math.dist(one, other)


def turn(earth: Earth, place: tuple[float, float]) -> float:
    """How far round a place lies, clockwise from the flag, 0 to 1."""
    x, y = place[0] - earth.x, place[1] - earth.y
    return math.atan2(x, -y) / math.tau % 1


@pytest.mark.parametrize("earth", EARTHS)
def test_a_boat_at_the_wall_lies_on_the_bollard_of_its_points(earth: Earth) -> None:
    for points in range(1, earth.goal):
        place = earth.bollard(points, 0, BOAT)
        assert turn(earth, place) == pytest.approx(points / earth.goal)
        assert distance(place, earth.centre) == pytest.approx(earth.radius + RING * earth.unit)


@pytest.mark.parametrize("earth", EARTHS)
@pytest.mark.parametrize("points", [0, 1, 7, 15, 22, 29, 30, 41])
def test_boats_on_one_bollard_lie_side_by_side(earth: Earth, points: int) -> None:
    places = [earth.bollard(points, berth, BOAT) for berth in range(5)]
    for one, other in combinations(places, 2):
        assert distance(one, other) >= 0.75 * BOAT


@pytest.mark.parametrize("earth", EARTHS)
def test_nobody_hides_the_number_at_the_flag(earth: Earth) -> None:
    flag = earth.bollard(0)
    for points in (0, earth.goal):
        for berth in range(5):
            assert distance(earth.bollard(points, berth, BOAT), flag) > GOAL_WIDTH / 2


@pytest.mark.parametrize("earth", EARTHS)
def test_boats_at_the_flag_lie_where_the_way_begins_and_never_look_nearly_home(
    earth: Earth,
) -> None:
    for points in (0, earth.goal):
        for berth in range(5):
            assert 0 < turn(earth, earth.bollard(points, berth, BOAT)) < 0.2


@pytest.mark.parametrize("earth", EARTHS)
@pytest.mark.parametrize("berth", [0, 2])
def test_a_boat_that_sails_never_jumps(earth: Earth, berth: int) -> None:
    steps = [earth.bollard(n / 20, 0 if n else berth, BOAT) for n in range(20 * (earth.goal + 5))]
    first, *rest = (distance(*pair) for pair in pairwise(steps))
    assert max(rest) < BOAT / 2
    assert first < 4 * BOAT


def test_the_second_time_round_leads_past_the_same_bollards() -> None:
    earth = EARTHS[0]
    assert earth.bollard(41, 0, BOAT) == pytest.approx(earth.bollard(11, 0, BOAT))
