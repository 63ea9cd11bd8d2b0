"""The table fills every window: no chosen card under the words, no room wasted on small cards."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.rules.five211.options import NUMBERS
from scenes.engine.theme import Comfort, Metrics, Theme
from scenes.games.five211.display import Display
from scenes.games.five211.ring import ring_words
from scenes.games.five211.table_layout import TableLayout, make_layout
from scenes.table.hand import SELECTED_RISE

SIZES = [(1280, 720), (1920, 1080), (960, 540), (960, 720), (1280, 800), (1200, 800), (2520, 1080)]
EVERY_SIZE = pytest.mark.parametrize("size", SIZES)
EVERY_SCALE = pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
EVERY_TABLE = pytest.mark.parametrize("seats", NUMBERS)


def layout_of(size: tuple[int, int], seats: int, scale: float = 1.0) -> TableLayout:
    return make_layout(Metrics(*size, scale), seats, 0)


@EVERY_SIZE
@EVERY_SCALE
@EVERY_TABLE
def test_no_chosen_card_reaches_under_the_words(
    size: tuple[int, int], scale: float, seats: int
) -> None:
    layout = layout_of(size, seats, scale)
    highest = min(spot.rect.top for spot in layout.hand_spots(5))
    raised = highest - layout.hand_height * SELECTED_RISE
    assert raised >= layout.caption.bottom


@EVERY_SIZE
@EVERY_SCALE
@EVERY_TABLE
def test_panels_tally_and_hand_lie_clear_of_each_other(
    size: tuple[int, int], scale: float, seats: int
) -> None:
    layout = layout_of(size, seats, scale)
    areas = [*(box.area for box in layout.boxes), layout.tally.area, layout.hand]
    assert not any(one.colliderect(other) for one, other in combinations(areas, 2))
    assert all(layout.metrics.window.contains(area) for area in areas)


@EVERY_SIZE
@EVERY_SCALE
@EVERY_TABLE
def test_face_words_points_and_cards_of_a_seat_lie_clear_of_each_other(
    size: tuple[int, int], scale: float, seats: int
) -> None:
    for box in layout_of(size, seats, scale).boxes:
        parts = [box.portrait, box.words, box.score, box.row]
        assert not any(one.colliderect(other) for one, other in combinations(parts, 2))
        assert all(box.area.contains(part) for part in parts)


@EVERY_TABLE
def test_a_tall_window_has_larger_cards_for_the_others(seats: int) -> None:
    wide, tall = layout_of((960, 540), seats), layout_of((960, 720), seats)
    grows = tall.boxes[1].slots[0].height / wide.boxes[1].slots[0].height
    assert grows >= (1.0 if seats == 4 else 1.3), "three abreast fill the width as they are"


@pytest.mark.parametrize(
    ("count", "words"),
    [(0, "0 of exactly 7"), (6, "6 of exactly 7"), (7, "Exactly 7!"), (8, "8, not exactly 7")],
)
def test_nobody_has_eight_of_exactly_seven(count: int, words: str) -> None:
    display = Display(layout_of((1280, 720), 5), NUMBERS[5])
    display.kododo = count
    assert ring_words(display, Theme.for_window((1280, 720), Comfort())).text == words


@EVERY_TABLE
def test_it_stays_night_over_the_further_decks_of_a_long_game(seats: int) -> None:
    display = Display(layout_of((1280, 720), seats), NUMBERS[seats])
    hours = []
    for display.deck in range(2):
        for display.round in range(NUMBERS[seats].rounds):
            hours.append(display.hour)
    assert hours == sorted(hours)
    assert hours[NUMBERS[seats].rounds - 1 :] == [1.0] * (NUMBERS[seats].rounds + 1)
