"""The line above the hand: large text never hides the cards that are chosen from."""

from __future__ import annotations

import pytest
from pygame import Rect, Surface

from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import Sprite, SpriteStore
from scenes.engine.drawing.text import Type, Typesetter
from scenes.engine.theme import SMALLEST_TEXT, Comfort, Theme
from scenes.games.chikyu.scoring.scoring_places import scoring_places
from scenes.games.five211.table_layout import make_layout
from scenes.table.cards.hand import HOVER_RISE
from scenes.table.unit_frame import UnitFrame
from scenes.table.words.captions import Caption, announced_area, draw_caption

pytestmark = pytest.mark.usefixtures("display")
HINT = Caption("Hint: green 2 and green 3", "Green scores in 42 % of cases, and this adds 5 to it.")
SIZES = [(1280, 720), (1920, 1080), (960, 540), (960, 720), (2520, 1080)]


def painter_for(size: tuple[int, int], scale: float) -> Painter:
    theme = Theme.for_window(size, Comfort(text_scale=scale))
    return Painter(Surface(size), SpriteStore(size), Typesetter(), theme)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.3, 2.0])
def test_a_hint_of_two_sentences_lies_clear_of_the_cards_that_it_lights(
    size: tuple[int, int], scale: float
) -> None:
    painter = painter_for(size, scale)
    metrics = painter.theme.metrics
    layout = make_layout(metrics, 3, 0)
    lowest = layout.hand.top - metrics.px(HOVER_RISE)
    glass = draw_caption(painter, HINT, layout.caption, lowest=lowest)
    assert glass.bottom <= lowest
    assert glass.top >= layout.tally.area.bottom


def test_one_sentence_keeps_its_size_however_little_room_there_is() -> None:
    painter = painter_for((1280, 720), 2.0)
    area = Rect(400, 400, 500, 40)
    alone = Caption(HINT.text)
    free = draw_caption(painter, alone, area)
    assert draw_caption(painter, alone, area, lowest=area.top) == free


def test_nothing_is_set_smaller_than_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    painter = painter_for((960, 540), 1.0)
    sizes: list[int] = []
    line = Typesetter.line

    def noting(typesetter: Typesetter, text: str, type_: Type, colour: str) -> Sprite:
        sizes.append(type_.px)
        return line(typesetter, text, type_, colour)

    monkeypatch.setattr(Typesetter, "line", noting)
    draw_caption(painter, HINT, Rect(300, 300, 300, 30), lowest=310)
    assert min(sizes) >= SMALLEST_TEXT


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.3, 2.0])
def test_two_lines_of_an_announcement_lie_where_others_make_room_for_them(
    size: tuple[int, int], scale: float
) -> None:
    painter = painter_for(size, scale)
    area = make_layout(painter.theme.metrics, 2, 0).caption
    told = Caption("Yellow scores: 3 cards, the most.", "Everybody takes theirs.", announces=True)
    assert announced_area(painter.theme.metrics, area).contains(draw_caption(painter, told, area))


def test_a_long_sentence_in_large_text_is_not_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    painter = painter_for((1280, 720), 2.0)
    said: list[str] = []
    line = Typesetter.line

    def noting(typesetter: Typesetter, text: str, type_: Type, colour: str) -> Sprite:
        said.append(text)
        return line(typesetter, text, type_, colour)

    monkeypatch.setattr(Typesetter, "line", noting)
    long = "Inadven/Faul 3 stays under: Chogogo keeps the trick."
    draw_caption(painter, Caption(long), Rect(400, 456, 648, 61))
    assert said == [long]


@pytest.mark.parametrize("scale", [1.0, 1.3, 2.0])
def test_words_that_grow_upwards_leave_free_what_lies_below(scale: float) -> None:
    area = Rect(400, 620, 500, 34)
    for caption in (HINT, Caption(HINT.text), Caption(HINT.text, announces=True)):
        glass = draw_caption(painter_for((1280, 720), scale), caption, area, upwards=True)
        assert glass.bottom <= area.bottom


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.3, 2.0])
def test_two_sentences_below_the_score_sheet_cover_none_of_its_rows(
    size: tuple[int, int], scale: float
) -> None:
    painter = painter_for(size, scale)
    places = scoring_places(UnitFrame(painter.theme.metrics), 30)
    told = Caption(
        "Shoco: 2 piles, 3 points.", "Too many Intenton: such piles cost 3.", announces=True
    )
    glass = draw_caption(painter, told, places.caption, upwards=True, highest=places.sheet.bottom)
    assert glass.top >= places.sheet.bottom
    assert glass.bottom <= size[1]
