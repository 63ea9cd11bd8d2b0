from collections.abc import Sequence

import pytest

from scenes.engine.drawing import boards
from scenes.engine.drawing.boards import BoardPicture, Region
from scenes.engine.drawing.painter import Painter


@pytest.fixture
def mended(monkeypatch: pytest.MonkeyPatch) -> list[Sequence[int]]:
    """The regions that had changed, for every time that a board was mended and checked."""
    found: list[Sequence[int]] = []
    show = BoardPicture.show

    def checked(board: BoardPicture, painter: Painter, regions: Sequence[Region]) -> int:
        before = board.shown
        drawn = show(board, painter, regions)
        if before is None or len(before) != len(regions):
            return drawn
        changed = [at for at, now in enumerate(regions) if not now.is_like(before[at])]
        if not changed:
            return drawn
        anew = board.bare.copy()
        boards._draw_all(painter.on(anew), anew.get_rect(), regions)
        same = anew.get_buffer().raw == board.full.get_buffer().raw
        assert same, [(regions[at].draw, regions[at].stale_since(before[at])) for at in changed]
        found.append(changed)
        return drawn

    monkeypatch.setattr(BoardPicture, "show", checked)
    return found
