"""Light and shade of a lesson, and where there is room beside what is lit."""

import pytest
from pygame import Rect

from scenes.art.palette import HIGH_CONTRAST, PALETTE, Palette, luminance, mix
from scenes.screens.lessons.lesson_layout import around
from scenes.screens.lessons.lesson_picture import SHADE, UNTIL_BREATH, breath_after

WINDOW = Rect(0, 0, 100, 60)
READABLE = 4.5


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("palette", [PALETTE, HIGH_CONTRAST], ids=["usual", "high contrast"])
def test_words_on_shaded_panels_can_still_be_read(palette: Palette) -> None:
    for cloth in (palette.table_centre, palette.table_middle, palette.table_rim):
        panel = mix(cloth, palette.panel, palette.panel_alpha / 255)
        for ink in (palette.text, palette.text_soft):
            shaded = (mix(each, palette.panel_deep, SHADE) for each in (ink, panel))
            assert contrast(*shaded) >= READABLE


@pytest.mark.parametrize(
    "lit",
    [
        [],
        [Rect(10, 10, 20, 20)],
        [Rect(10, 10, 30, 30), Rect(30, 20, 30, 30)],
        [Rect(-5, -5, 20, 80), Rect(90, 50, 40, 40)],
        [Rect(0, 0, 100, 60)],
    ],
)
def test_shade_covers_every_point_once_but_those_that_are_lit(lit: list[Rect]) -> None:
    areas = around(WINDOW, lit)
    for x in range(0, 100, 3):
        for y in range(0, 60, 3):
            shaded = sum(area.collidepoint(x, y) for area in areas)
            assert shaded == (0 if any(each.collidepoint(x, y) for each in lit) else 1)


def test_what_nobody_does_breathes_after_a_while() -> None:
    assert breath_after(UNTIL_BREATH) == 0.0
    assert 0 < breath_after(UNTIL_BREATH + 0.5) <= 1
