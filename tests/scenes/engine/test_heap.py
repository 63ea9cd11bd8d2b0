import sys

import pytest
from pygame import Surface
from workshop.measuring.bench_frames import MEGABYTE, resident

from scenes.engine.garbage import return_large_blocks

SIDE = 1448
"""Of a picture of eight megabytes."""


def large() -> Surface:
    surface = Surface((SIDE, SIDE))
    surface.fill("white")
    return surface


@pytest.mark.skipif(sys.platform != "linux", reason="others look after their memory themselves")
@pytest.mark.usefixtures("display")
def test_dropped_pictures_leave_no_holes_between_those_that_stay() -> None:
    return_large_blocks()
    # Having seen one freed, the C library would keep the next ones among the small ones.
    large()
    pairs = [(large(), Surface((160, 160))) for _ in range(10)]
    before = resident()
    staying = [small for _dropped, small in pairs]
    pairs.clear()
    assert before - resident() > 70 * MEGABYTE
    assert len(staying) == 10
