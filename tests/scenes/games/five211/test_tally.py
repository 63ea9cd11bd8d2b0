"""The houses of the tally: they fit everywhere, and what they say can be told by every eye."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.rules.five211.cards import COLOURS, Colour
from game.rules.five211.options import NUMBERS
from game.rules.five211.scoring import judge_round
from scenes.art.palette import HIGH_CONTRAST, PALETTE, Palette, mix, rgb
from scenes.engine.drawing.painter import Painter
from scenes.engine.theme import Metrics
from scenes.games.five211.art.kododo_ring import over_colour
from scenes.games.five211.art.tally_houses import (
    PART,
    ROOF_ROOM,
    HouseLook,
    Shades,
    glass,
    joints,
    round_radii,
    shades,
)
from scenes.games.five211.coach.played_out import _decide
from scenes.games.five211.display import ColourMark, Display, TallyColumn
from scenes.games.five211.table_layout import make_layout
from scenes.games.five211.tally_parts.street import SIGN_CLEAR, Street, sign_area, street_of
from scenes.games.five211.tally_parts.tally import label_area, mark_text, plate_colours
from tests.driver import FRAME
from tests.ui.house import House

SIZES = [(1280, 720), (1920, 1080), (960, 540), (2520, 1080), (960, 720), (3840, 2160)]
WHOLE = 3.0
"""The contrast of signs that carry meaning."""
WORDS = 4.5
SMALLEST_STOREY = 8
"""In units, at twice the usual text with the odds shown."""

# Machado, Oliveira and Fernandes 2009, severity 1.0, for linear light.
SIGHTS = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deutan": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritan": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
EVERY_SIGHT = pytest.mark.parametrize("sight", SIGHTS)
EVERY_PALETTE = pytest.mark.parametrize("palette", [PALETTE, HIGH_CONTRAST], ids=["usual", "high"])
EVERY_COLOUR = pytest.mark.parametrize("colour", COLOURS, ids=lambda colour: colour.name)


def luminance(colour: str, sight: str) -> float:
    light = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (channel / 255 for channel in rgb(colour))
    ]
    seen = (
        max(0.0, min(1.0, sum(a * b for a, b in zip(row, light, strict=True))))
        for row in SIGHTS[sight]
    )
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), seen, strict=True))


def contrast(one: str, other: str, sight: str) -> float:
    darker, lighter = sorted((luminance(one, sight), luminance(other, sight)))
    return (lighter + 0.05) / (darker + 0.05)


def table(size: tuple[int, int], seats: int, text_scale: float, *, odds: bool = False) -> Display:
    layout = make_layout(Metrics(*size, text_scale), seats, 0)
    display = Display(layout, NUMBERS[seats])
    display.shows_odds = odds
    return display


@pytest.mark.parametrize("odds", [False, True])
@pytest.mark.parametrize("text_scale", [1.0, 1.3, 2.0])
@pytest.mark.parametrize("seats", NUMBERS)
@pytest.mark.parametrize("size", SIZES)
def test_every_gable_is_clear_of_the_sign_and_every_storey_large_enough(
    size: tuple[int, int], seats: int, text_scale: float, odds: bool
) -> None:
    display = table(size, seats, text_scale, odds=odds)
    street, metrics = street_of(display), display.layout.metrics
    sign = sign_area(metrics, display.layout.tally.area)
    assert street.tip - sign.bottom >= metrics.px(SIGN_CLEAR) - 1
    assert street.storey >= int(SMALLEST_STOREY * metrics.unit)
    assert street.wall <= street.step


@pytest.mark.parametrize("seats", NUMBERS)
def test_the_red_line_runs_under_the_storey_that_is_one_too_many(seats: int) -> None:
    street: Street = street_of(table((1280, 720), seats, 1.0))
    limit = NUMBERS[seats].limit
    assert street.floor - street.height(limit - 1) == street.eaves
    assert street.floor - street.height(limit) < street.eaves


@EVERY_COLOUR
@EVERY_PALETTE
@EVERY_SIGHT
def test_storeys_and_windows_stand_out_from_their_wall(
    sight: str, palette: Palette, colour: Colour
) -> None:
    wall = shades(colour, HouseLook.LIT, palette).wall
    assert contrast(joints(colour, palette), wall, sight) >= WHOLE
    outside = max(contrast(shade, glass(palette), sight)
                  for shade in (wall, shades(colour, HouseLook.LIT, palette).edge))  # fmt: skip
    assert outside >= WHOLE


@EVERY_COLOUR
@EVERY_PALETTE
@EVERY_SIGHT
def test_a_house_that_is_out_keeps_an_edge_to_wall_and_glass(
    sight: str, palette: Palette, colour: Colour
) -> None:
    dim: Shades = shades(colour, HouseLook.DIM, palette)
    assert contrast(dim.edge, dim.wall, sight) >= WHOLE
    assert contrast(dim.edge, glass(palette), sight) >= WHOLE
    quarter = mix(palette.house(colour).base, glass(palette), 0.75)
    assert dim.wall == quarter


@EVERY_COLOUR
@EVERY_SIGHT
def test_the_house_that_scores_is_told_from_itself_dimmed(sight: str, colour: Colour) -> None:
    bright, dim = (shades(colour, look, PALETTE) for look in (HouseLook.SHINING, HouseLook.DIM))
    assert contrast(bright.pane, dim.pane, sight) >= WHOLE


@EVERY_PALETTE
@EVERY_SIGHT
def test_words_over_the_doors_are_readable(sight: str, palette: Palette) -> None:
    for mark in (
        ColourMark.LEADS,
        ColourMark.TIED,
        ColourMark.FULL,
        ColourMark.BUST,
        ColourMark.SCORES,
    ):
        for dim in (0.0, 1.0):
            fill, ink, _ = plate_colours(TallyColumn(3, mark, dim=dim), palette)
            assert contrast(fill, ink, sight) >= WORDS, mark


@EVERY_PALETTE
@EVERY_SIGHT
def test_a_ring_with_too_many_is_still_seen(sight: str, palette: Palette) -> None:
    assert contrast(over_colour(palette), glass(palette), sight) >= WHOLE
    assert contrast(palette.mint, glass(palette), sight) >= WHOLE


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
@pytest.mark.parametrize(
    "mark", [ColourMark.LEADS, ColourMark.TIED, ColourMark.FULL, ColourMark.BUST, ColourMark.SCORES]
)
def test_a_word_stays_in_its_column_and_above_its_label(
    mark: ColourMark, text_scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House()
    house.sit_down()
    house.await_choice()
    house.resize((960, 540))
    house.app.set_comfort(type(house.app.theme.comfort)(text_scale=text_scale))
    written: list[Rect] = []
    write = Painter.text

    def listen(painter: Painter, text: str, *rest: object, **more: object) -> Rect:
        place = write(painter, text, *rest, **more)  # type: ignore[arg-type]
        written.extend([place] if text == mark_text(mark) else [])
        return place

    monkeypatch.setattr(Painter, "text", listen)
    house.run(0.2)
    column = house.display.columns[Colour.BLUE]
    column.count, column.mark, column.shine = 3, mark, float(mark is ColourMark.SCORES)
    written.clear()
    house.table.dirty = True
    house.app.unseen = False
    house.run(FRAME)
    label = label_area(house.display, Colour.BLUE)
    house.close()
    assert written
    assert label.left <= written[-1].left
    assert written[-1].right <= label.right
    assert written[-1].centery < label.top


@pytest.mark.parametrize("size", [(96, 53), (60, 66), (120, 40)])
def test_round_windows_stay_round_on_a_stretched_roof(size: tuple[int, int]) -> None:
    across, down = round_radii(7, size)
    assert across * size[0] / PART == pytest.approx(down * size[1] / ROOF_ROOM)


def test_a_colour_with_too_many_is_bust_after_a_round_of_kododo_too() -> None:
    columns = [TallyColumn(count) for count in (0, 2, 6, 7, 1)]
    _decide(columns, judge_round((0, 2, 6, 7, 1), 6, 6, 7), 7)
    assert [column.mark is ColourMark.BUST for column in columns] == [False] * 3 + [True, False]
    assert [column.roof for column in columns] == [1, 1, 1, 0, 1]
