"""What is mended piece by piece while a game goes on must be what drawing all of it would show."""

from collections.abc import Sequence

import pytest

from scenes.engine import boards
from scenes.engine.boards import Board, Region
from scenes.engine.painter import Painter
from scenes.games.registry import TABLES
from scenes.workshop.exhibits import exhibits_of
from scenes.workshop.gallery.studio import Studio, unseen

SIZE = (960, 540)
STEP, STEPS = 1 / 12, 260


@pytest.fixture
def mended(monkeypatch: pytest.MonkeyPatch) -> list[Sequence[int]]:
    """The regions that had changed, for every time that a board was mended and checked."""
    found: list[Sequence[int]] = []
    show = Board.show

    def checked(board: Board, painter: Painter, regions: Sequence[Region]) -> None:
        before = board.shown
        show(board, painter, regions)
        if before is None or len(before) != len(regions):
            return
        changed = [at for at, now in enumerate(regions) if not now.is_like(before[at])]
        if not changed:
            return
        anew = board.bare.copy()
        boards._draw_all(painter.on(anew), anew.get_rect(), regions)
        same = anew.get_buffer().raw == board.full.get_buffer().raw
        assert same, [(regions[at].draw, regions[at].stale_since(before[at])) for at in changed]
        found.append(changed)

    monkeypatch.setattr(Board, "show", checked)
    return found


@pytest.mark.parametrize("game", TABLES)
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
