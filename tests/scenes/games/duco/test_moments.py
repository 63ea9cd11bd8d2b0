"""The busy moments of DuCo that are measured do happen, and come to an end."""

import pytest
from workshop.duco.moments import busy_table, moments
from workshop.exhibits import Moment
from workshop.gallery.studio import FRAME, Studio, unseen

LONGEST = round(30 / FRAME)


@pytest.mark.parametrize("moment", moments(), ids=lambda moment: moment.name)
def test_moment_has_frames_that_count_and_ends(moment: Moment) -> None:
    with unseen():
        studio = Studio((960, 540), busy_table(), hasty=True)
        try:
            counted = 0
            for number, counts in enumerate(moment.frames(studio)):
                assert number < LONGEST
                counted += counts
                studio.app.step(FRAME)
        finally:
            studio.close()
    assert counted > 30
