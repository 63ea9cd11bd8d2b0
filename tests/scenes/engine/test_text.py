from itertools import pairwise

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes.art.lettering import Typeface
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import SpriteStore
from scenes.engine.drawing.text import ELLIPSIS, FONTS_KEPT, Type, Typesetter, type_of
from scenes.engine.theme import SMALLEST_TEXT, Comfort, Style, Theme

pytestmark = pytest.mark.usefixtures("display")
BODY = Type(Typeface.BODY, 18)
texts = st.text(st.sampled_from("abc åéW,.i "), max_size=60)
widths = st.integers(30, 400)


@pytest.fixture(scope="module")
def typesetter(display: object) -> Typesetter:
    return Typesetter()


@pytest.fixture
def painter(typesetter: Typesetter) -> Painter:
    size = (1280, 720)
    theme = Theme.for_window(size, Comfort())
    return Painter(pygame.Surface(size), SpriteStore(size), typesetter, theme)


@given(text=texts, width=widths)
def test_wrapped_lines_fit_and_lose_no_word(typesetter: Typesetter, text: str, width: int) -> None:
    lines = typesetter.wrap(text, BODY, width)
    assert all(typesetter.width(line, BODY) <= width for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")


@given(width=widths)
def test_a_percent_sign_stays_with_its_number(typesetter: Typesetter, width: int) -> None:
    lines = typesetter.wrap("about 39 % of 40 %, not 7 %.", BODY, width)
    whole = typesetter.width("39 %", BODY) <= width and typesetter.width("40 %,", BODY) <= width
    assert not whole or not any(line.startswith("%") for line in lines)


@given(text=texts, width=widths)
def test_fitted_text_fits_and_stays_readable(typesetter: Typesetter, text: str, width: int) -> None:
    fitted = typesetter.fit(text, BODY, width)
    assert typesetter.width(fitted.text, fitted.type) <= width
    assert fitted.type.px >= SMALLEST_TEXT


def test_only_the_fonts_of_late_use_are_kept() -> None:
    typesetter, sizes = Typesetter(), range(10, 10 + 2 * FONTS_KEPT)
    widths = [typesetter.width("Kododo", Type(Typeface.BODY, px)) for px in sizes]
    assert len(typesetter._fonts) == FONTS_KEPT
    assert widths == [Typesetter().width("Kododo", Type(Typeface.BODY, px)) for px in sizes]


def test_text_shrinks_before_it_is_shortened(typesetter: Typesetter) -> None:
    text = "Learn to play"
    natural = typesetter.width(text, BODY)
    slightly = typesetter.fit(text, BODY, natural * 9 // 10)
    badly = typesetter.fit(text, BODY, natural // 3)
    assert slightly.text == text
    assert slightly.type.px < BODY.px
    assert badly.text.endswith(ELLIPSIS)


def test_line_breaks_in_the_text_are_kept(typesetter: Typesetter) -> None:
    assert typesetter.wrap("one\n\ntwo", BODY, 300) == ["one", "", "two"]


def test_small_text_is_as_wide_as_its_design_says(typesetter: Typesetter) -> None:
    small, large = Type(Typeface.DISPLAY, 13), Type(Typeface.DISPLAY, 130)
    text = "Winner of the round"
    assert typesetter.width(text, small) * 10 == pytest.approx(
        typesetter.width(text, large), rel=0.03
    )


def test_line_sprite_is_as_wide_as_measured(typesetter: Typesetter) -> None:
    surface = SpriteStore((640, 360)).get(typesetter.line("Åpril", BODY, "#FFFFFF"))
    assert surface.get_width() == typesetter.width("Åpril", BODY)


def test_capitals_stand_in_the_middle_of_their_line(typesetter: Typesetter) -> None:
    for style in Style:
        type_ = type_of(Theme(), style)
        surface = SpriteStore((640, 360)).get(typesetter.line("H", type_, "#FFFFFF"))
        ink = surface.get_bounding_rect(min_alpha=100)
        assert abs(ink.centery - surface.get_height() / 2) <= 1.5, style


@pytest.mark.parametrize("style", Style)
def test_accents_and_tails_are_not_cut_off(typesetter: Typesetter, style: Style) -> None:
    type_ = type_of(Theme(), style)
    surface = SpriteStore((640, 360)).get(typesetter.line("ÅÉÜŞĘgjpqyç", type_, "#FFFFFF"))
    ink = surface.get_bounding_rect(min_alpha=40)
    assert ink.top > 0
    assert ink.bottom < surface.get_height()


def test_text_scale_doubles_body_text_and_is_gentler_on_titles() -> None:
    plain, large = (
        Theme.for_window((1280, 720), Comfort(text_scale=scale)).metrics for scale in (1.0, 2.0)
    )
    assert large.text_px(Style.BODY) == 2 * plain.text_px(Style.BODY)
    assert large.text_px(Style.TITLE) < 1.5 * plain.text_px(Style.TITLE)


@pytest.mark.parametrize("size", [(960, 540), (960, 720), (1260, 540), (3840, 2160)])
def test_no_text_is_smaller_than_readable(size: tuple[int, int]) -> None:
    metrics = Theme.for_window(size, Comfort()).metrics
    assert min(metrics.text_px(style) for style in Style) >= SMALLEST_TEXT


@pytest.mark.parametrize(
    ("size", "stage"),
    [
        ((1280, 720), (0, 0, 1280, 720)),
        ((2560, 720), (440, 0, 1680, 720)),
        ((1000, 1000), (0, 125, 1000, 750)),
    ],
)
def test_stage_keeps_to_sane_shapes(
    size: tuple[int, int], stage: tuple[int, int, int, int]
) -> None:
    assert tuple(Theme.for_window(size, Comfort()).metrics.stage) == stage


@pytest.mark.parametrize("px", range(12, 30))
@pytest.mark.parametrize("half", [0, 0.5])
def test_lines_that_follow_each_other_stand_in_even_steps(
    painter: Painter, px: int, half: float
) -> None:
    type_ = Type(Typeface.BODY, px)
    middles = [100 + half + index * type_.line_height for index in range(6)]
    tops = [painter.text("Line", type_, (20, middle)).top for middle in middles]
    steps = {below - above for above, below in pairwise(tops)}
    assert steps == {type_.line_height}
