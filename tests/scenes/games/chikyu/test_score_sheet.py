"""The pages of the scoring fit their places at every size, and nothing on them is too small."""

from itertools import pairwise
from typing import Any

import pygame
import pytest
from pygame import Rect

from game.rules.chikyu.cards import CARDS, KINDS, Kind
from game.rules.chikyu.options import ChikyuOptions
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import SpriteStore
from scenes.engine.drawing.text import Typesetter
from scenes.engine.theme import SMALLEST_TEXT, Comfort, Theme
from scenes.games.chikyu.panels.hold_picture import HoldFigures, draw_hold, hold_column
from scenes.games.chikyu.scoring.count_panel import (
    CountFigures,
    ShownPile,
    draw_count,
    slots_of,
    tab_areas,
)
from scenes.games.chikyu.scoring.phase_steps import draw_phases
from scenes.games.chikyu.scoring.score_marks import plain, signed
from scenes.games.chikyu.scoring.scoring_sheet import (
    SheetFigures,
    SheetRow,
    draw_sheet,
    sheet_row_areas,
)

pytestmark = pytest.mark.usefixtures("display")

SIZES = [(1280, 720), (960, 540), (1024, 768), (2560, 1080)]
SCALES = [1.0, 2.0]


class Reader(Painter):
    """Notes where words and boxes come to lie, and how large the words are."""

    def __init__(self, size: tuple[int, int], scale: float) -> None:
        theme = Theme.for_window(size, Comfort(text_scale=scale))
        super().__init__(pygame.Surface(size), SpriteStore(size), Typesetter(), theme)
        self.words: list[tuple[str, Rect]] = []

    def text(self, text: str, style: Any, position: Any, **more: Any) -> Rect:
        box = super().text(text, style, position, **more)
        self.words.append((text, box))
        return box

    def area(self, x: float, y: float, width: float, height: float) -> Rect:
        unit = self.theme.metrics.unit
        return Rect(*(round(each * unit) for each in (x, y, width, height)))


@pytest.fixture(params=[(size, scale) for size in SIZES for scale in SCALES], ids=str)
def reader(request: pytest.FixtureRequest) -> Reader:
    return Reader(*request.param)


def figures(seats: int) -> SheetFigures:
    rows = [
        SheetRow(
            "Bartholomeus the Elder", "owl", 29, (2,) * 6 + (-3,) * 4, -10, 7, 10, -12, -19, -10,
            -12, -4, -38, 0, is_shown=seat == 1, leads=seat == 0,
        )
        for seat in range(seats)
    ]  # fmt: skip
    return SheetFigures(tuple(rows), 8, 35, expansion=seats == 5)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_figure_of_the_sheet_lies_inside_it(reader: Reader, seats: int) -> None:
    area = reader.area(20, 440, 1240, 204)
    draw_sheet(reader, area, figures(seats))
    for words, box in reader.words:
        assert area.inflate(2, 2).contains(box.inflate(0, -box.height // 3)), words


def test_no_two_figures_of_a_row_touch(reader: Reader) -> None:
    area = reader.area(20, 440, 1240, 204)
    draw_sheet(reader, area, figures(5))
    row = sheet_row_areas(area, 5)[0]
    across = sorted(
        (box.left, box.right, words) for words, box in reader.words if row.collidepoint(box.center)
    )
    for (_left, right, one), (left, _right, other) in pairwise(across):
        assert right <= left + 2, (one, other)


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_rows_and_tabs_do_not_overlap(count: int) -> None:
    for boxes in (
        sheet_row_areas(Rect(20, 440, 1240, 204), count),
        tab_areas(Rect(20, 82, 806, 346), count),
    ):
        assert len(boxes) == count
        for one, other in pairwise(boxes):
            assert not one.colliderect(other)


def test_what_is_still_to_come_is_not_written_down() -> None:
    reader = Reader((1280, 720), 1.0)
    row = SheetRow("Maria", "sun hat", 12)
    draw_sheet(reader, Rect(20, 440, 1240, 204), SheetFigures((row, row), 7, 30))
    written = {words for words, _box in reader.words}
    assert {"Maria", "12"} <= written
    assert not any(words.startswith("+") or words == "0" for words in written)


@pytest.mark.parametrize("piles", [0, 1, 4, 5, 8, 13])
def test_every_pile_of_a_count_lies_inside_it(reader: Reader, piles: int) -> None:
    area = reader.area(20, 82, 806, 346)
    shown = tuple(ShownPile(CARDS[n : n + 5], n % 5, (2, 3, -3)[n % 3]) for n in range(piles))
    lit = (True,) * 8
    limits = tuple((kind, 7) for kind in (Kind.TURNABLINDIE, *KINDS[3:]))
    draw_count(
        reader, area,
        CountFigures(
            name="Bartholomeus the Elder", tabs=("owl",) * 5, tab=2, before=29, after=41,
            gained=-38, piles=shown, pile_sum=-19, kinds=KINDS, lit=lit, colour_points=11,
            limits=limits, limit=4, penalty="13 \u00d7 \u22121", penalty_points=-13,
        ),
    )  # fmt: skip
    for words, box in reader.words:
        assert area.inflate(2, 2).contains(box.inflate(0, -box.height // 3)), words


@pytest.mark.parametrize("phase", [1, 2, 3, 4])
def test_the_phases_fit_beside_the_heading(reader: Reader, phase: int) -> None:
    area = reader.area(420, 22, 700, 40)
    draw_phases(reader, area, phase)
    assert all(area.left <= box.left and box.right <= area.right for _words, box in reader.words)


def test_the_crab_has_two_slots_among_the_colours() -> None:
    for expansion in (False, True):
        options = ChikyuOptions(4, expansion)
        slots = slots_of(options.kinds)
        assert len(slots) == options.colours
        assert slots.count(Kind.FAUL) == 2


def test_only_kinds_that_bite_are_over_their_limit() -> None:
    hold = HoldFigures(KINDS, (5.0,) * 7, 4)
    over = {kind for kind in KINDS if hold.is_over(kind)}
    assert over == set(KINDS) - {Kind.BUTTERFINGY, Kind.SLUGGOS}
    growing = HoldFigures(KINDS, (4.6,) * 7, 4)
    assert not any(growing.is_over(kind) for kind in KINDS)


def test_columns_of_the_hold_share_all_of_it() -> None:
    area = Rect(13, 20, 263, 130)
    columns = [hold_column(area, KINDS, kind) for kind in KINDS]
    assert columns[0].left == area.left
    assert columns[-1].right == area.right
    assert all(a.right == b.left for a, b in pairwise(columns))


def test_over_is_told_by_a_word_or_a_number_that_fits(reader: Reader) -> None:
    for width in (266, 352, 290):
        area = reader.area(20, 100, width, 134)
        reader.words.clear()
        draw_hold(reader, area, HoldFigures(KINDS, (7,) * 7, 4), 20, 13)
        columns = [hold_column(area, KINDS, kind) for kind in KINDS]
        marks = [(words, box) for words, box in reader.words if words in ("OVER", "+3")]
        assert len(marks) == 5
        for _words, box in marks:
            column = next(each for each in columns if each.collidepoint(box.center))
            assert column.inflate(4, 200).contains(box)


def test_numbers_have_real_signs() -> None:
    assert [signed(value) for value in (3, 0, -6)] == ["+3", "0", "\u22126"]
    assert plain(-4) == "\u22124"


def test_text_of_the_pages_is_never_too_small(
    reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[int] = []
    line = reader.typesetter.line

    def noted(text: str, type_: Any, colour: str) -> Any:
        sizes.append(type_.px)
        return line(text, type_, colour)

    monkeypatch.setattr(reader.typesetter, "line", noted)
    draw_sheet(reader, reader.area(20, 440, 1240, 204), figures(5))
    draw_hold(reader, reader.area(20, 100, 266, 134), HoldFigures(KINDS, (7,) * 7, 4), 17, 10)
    assert min(sizes) >= SMALLEST_TEXT
