"""The table of Chikyu in any window: the prompt leaves the raised card in sight."""

import pytest

from game.rules.chikyu.options import ChikyuOptions
from scenes.engine.theme import Comfort, Theme
from scenes.games.chikyu.table_layout import make_layout
from scenes.table.cards.hand import HOVER_RISE, SELECTED_RISE


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("size", [(960, 540), (1024, 576), (1024, 768), (1280, 720), (1920, 1080)])
def test_a_raised_card_ends_below_the_prompt(
    size: tuple[int, int], seats: int, text: float
) -> None:
    metrics = Theme.for_window(size, Comfort(text_scale=text)).metrics
    layout = make_layout(metrics, ChikyuOptions(seats), 0)
    for spot in layout.hand_spots(ChikyuOptions(seats).hand_size):
        rise = spot.height * SELECTED_RISE + metrics.px(HOVER_RISE) / 3
        assert spot.rect.top - rise >= layout.caption.bottom


@pytest.mark.parametrize("home", [0, 1])
def test_both_dependencies_of_two_lie_open_whoever_looks(home: int) -> None:
    """A replay through other eyes, or a puzzle, may be seen from the second seat."""
    options = ChikyuOptions(2)
    metrics = Theme.for_window((1280, 720), Comfort()).metrics
    boxes = make_layout(metrics, options, home).boxes
    for hand in range(options.seats, options.hands):
        assert len(boxes[hand].open_spots(7)) == 7
