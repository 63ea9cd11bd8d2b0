"""Houses of puzzles: every window has its place, and what is solved is seen."""

import pygame
import pytest

from scenes.art.harbour.puzzle_houses import HEIGHT, WIDTH, panes, puzzle_house

pytestmark = pytest.mark.usefixtures("display")
SIZE = (75, 195)


@pytest.mark.parametrize("count", [0, 1, 6, 12])
def test_windows_lie_side_by_side_within_the_house(count: int) -> None:
    places = panes(count)
    assert len(set(places)) == count
    for x, y, wide, high in places:
        assert wide / 2 < x < WIDTH - wide / 2
        assert high / 2 < y < HEIGHT - high / 2
    for one in places:
        for other in places:
            apart = abs(one[0] - other[0]) > one[2] or abs(one[1] - other[1]) > one[3]
            assert apart or one == other


def test_light_today_and_the_gable_are_seen_and_leave_the_size_alone() -> None:
    dark, lit = (False,) * 12, (True,) * 12
    drawn = [
        puzzle_house(2, solved, today, SIZE)
        for solved, today in ((dark, -1), (dark, 3), ((True, *dark[1:]), -1), (lit, -1), ((), -1))
    ]
    assert {house.get_size() for house in drawn} == {SIZE}
    assert len({pygame.image.tobytes(house, "RGBA") for house in drawn}) == len(drawn)
