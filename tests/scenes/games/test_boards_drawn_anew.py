"""What is mended piece by piece while a game goes on must be what drawing all of it would show."""

from collections.abc import Sequence

import pytest
from workshop.exhibits import exhibits_of
from workshop.gallery.studio import Studio, unseen

from tests.games import EVERY_GAME

SIZE = (960, 540)
STEP, STEPS = 1 / 12, 260


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_board_that_was_mended_is_as_if_drawn_anew(
    game: str, mended: list[Sequence[int]]
) -> None:
    with unseen():
        studio = Studio(SIZE, exhibits_of(game).film(4))
        studio.show(studio.make_table(studio.deal(1)), STEP)
        for _step in range(STEPS):
            studio.app.step(STEP)
        studio.close()
    assert len({tuple(changed) for changed in mended}) > 10
