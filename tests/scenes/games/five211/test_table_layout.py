"""The table fills every window: no chosen card under the words, no room wasted on small cards."""

from __future__ import annotations

from itertools import combinations

import pytest
from pygame import Surface

from game.rules.five211.options import NUMBERS
from scenes.art.palette import PALETTE
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import SpriteStore
from scenes.engine.drawing.text import Typesetter
from scenes.engine.theme import Comfort, Metrics, Theme
from scenes.games.five211.display import Display
from scenes.games.five211.table_layout import TableLayout, make_layout
from scenes.games.five211.tally_parts.ring import ring_type, ring_words
from scenes.table.cards.hand import SELECTED_RISE

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
    assert ring_words(count, NUMBERS[5].kododo_target, PALETTE).text == words


@pytest.mark.usefixtures("display")
@EVERY_SIZE
@EVERY_SCALE
@EVERY_TABLE
def test_words_under_the_ring_are_never_cut(
    size: tuple[int, int], scale: float, seats: int
) -> None:
    theme = Theme.for_window(size, Comfort(text_scale=scale))
    painter = Painter(Surface(size), SpriteStore(size), Typesetter(), theme)
    display = Display(layout_of(size, seats, scale), NUMBERS[seats])
    area = display.layout.tally.ring_words
    for display.kododo in range(NUMBERS[seats].kododo_target + 3):
        text = ring_words(round(display.kododo), display.numbers.kododo_target, theme.palette).text
        type_ = ring_type(painter, text, area.width - theme.metrics.px(30))
        assert painter.typesetter.width(text, type_) <= area.width


@EVERY_TABLE
def test_it_stays_night_over_the_further_decks_of_a_long_game(seats: int) -> None:
    display = Display(layout_of((1280, 720), seats), NUMBERS[seats])
    hours = []
    for display.deck in range(2):
        for display.round in range(NUMBERS[seats].rounds):
            hours.append(display.hour)
    assert hours == sorted(hours)
    assert hours[NUMBERS[seats].rounds - 1 :] == [1.0] * (NUMBERS[seats].rounds + 1)


def test_a_very_wide_window_for_two_leaves_no_void_beside_the_other_player() -> None:
    layout = layout_of((2520, 1080), 2)
    other = layout.boxes[1].area
    both = other.union(layout.tally.area)
    assert (other.left, other.right) == (layout.tally.area.left, layout.tally.area.right)
    assert abs(layout.round_info.centery - both.centery) <= 2
    assert layout.pile.rect.top < other.bottom < layout.pile.rect.bottom
    words = layout.metrics.px(36)
    assert layout.pile.rect.bottom + words <= both.bottom


@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (960, 720), (2520, 1080)])
def test_piles_stand_beside_the_tally_where_others_sit_above_them(size: tuple[int, int]) -> None:
    for seats in (3, 4, 5):
        layout = layout_of(size, seats)
        assert layout.round_info.top == layout.tally.area.top
