from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from game.core.languages import PSEUDO_LANGUAGE
from scenes.engine import i18n
from scenes.engine.drawing.text import Typesetter
from scenes.engine.input.inputs import Action
from scenes.engine.theme import Comfort, Style, Theme
from scenes.ui.button import Button, ButtonKind
from scenes.ui.controls.toggle import Toggle
from scenes.ui.element import Element, Look, walk
from scenes.ui.field import Field
from scenes.ui.focus import towards
from scenes.ui.labels import Gap, Label, Paragraph
from scenes.ui.layout import Across, Column, Flow, Grid, Row, Split
from scenes.ui.scroll import ROOM_FOR_RING, ScrollView
from scenes.ui.widget import Widget
from tests.driver import Driver
from tests.scenes.ui.gallery import ListScene, MenuScene, OptionsScene

pytestmark = pytest.mark.usefixtures("display")
SIZES = [(960, 540), (960, 720), (1280, 720), (2520, 1080)]
SCENES = [MenuScene, OptionsScene, ListScene]


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    yield
    i18n.install(i18n.SOURCE_LANGUAGE)


@pytest.fixture(scope="module")
def look(display: object) -> Look:
    return Look(Theme(), Typesetter())


def button(name: str, kind: ButtonKind = ButtonKind.PLAIN) -> Button:
    return Button(name, lambda: None, kind)


def overlapping(widgets: list[Widget]) -> list[tuple[str, str]]:
    return [
        (one.name, other.name)
        for index, one in enumerate(widgets)
        for other in widgets[index + 1 :]
        if one.rect.colliderect(other.rect)
    ]


@pytest.mark.parametrize("language", [i18n.SOURCE_LANGUAGE, PSEUDO_LANGUAGE])
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scene", SCENES)
def test_long_words_and_large_text_overlap_nothing_and_stay_in_the_window(
    scene: type[OptionsScene], size: tuple[int, int], scale: float, language: str
) -> None:
    i18n.install(language)
    shown = scene()
    driver = Driver(shown, size, Comfort(text_scale=scale))
    widgets = shown.ui._tree.widgets
    driver.close()
    assert overlapping(widgets) == []
    window = Rect((0, 0), size)
    assert all(each.rect.left >= 0 and each.rect.right <= window.right for each in widgets)


@pytest.mark.parametrize("scene", SCENES)
def test_everything_can_be_scrolled_to_on_the_smallest_window(scene: type[OptionsScene]) -> None:
    i18n.install(PSEUDO_LANGUAGE)
    shown = scene()
    driver = Driver(shown, (960, 540), Comfort(text_scale=2.0))
    seen = set()
    for _ in shown.ui._tree.usable:
        driver.press(Action.NEXT_FOCUS)
        assert shown.ui.focused is not None
        seen |= {shown.ui.focused.name} & set(shown.targets())
    driver.close()
    assert seen == {each.name for each in shown.ui._tree.usable}


def test_column_gives_spare_height_to_weight(look: Look) -> None:
    top, bottom = Label("top"), Label("bottom")
    column = Column(top, Gap(), bottom, gap=0, weights={1: 1})
    column.place(look, Rect(0, 0, 200, 400))
    assert top.rect.top == 0
    assert bottom.rect.bottom == pytest.approx(400, abs=1)


def test_row_shrinks_its_parts_to_fit(look: Look) -> None:
    row = Row(*(button(name * 8) for name in "abcd"))
    row.place(look, Rect(0, 0, 300, 60))
    assert all(part.rect.right <= 300 for part in row.parts)


def test_flow_goes_on_in_the_next_line(look: Look) -> None:
    flow = Flow(*(button(name * 8) for name in "abcd"))
    width, height = flow.natural(look, 300)
    flow.place(look, Rect(0, 0, width, height))
    assert len({part.rect.top for part in flow.parts}) > 1
    assert max(part.rect.bottom for part in flow.parts) == height


def test_grid_has_fewer_columns_when_they_would_be_narrow(look: Look) -> None:
    grid = Grid(*(button(name) for name in "abcd"), columns=4)
    counts = []
    for width in (800, 300):
        grid.place(look, Rect(0, 0, width, 400))
        counts.append(len({part.rect.left for part in grid.parts}))
    assert counts[0] == 4 > counts[1] >= 1


def test_split_keeps_its_shares_and_stacks_when_narrow(look: Look) -> None:
    split = Split(Paragraph("word " * 40), Label("b"), shares=(1, 3), gap=0)
    split.place(look, Rect(0, 0, 1200, 500))
    assert [part.rect.width for part in split.parts] == [300, 900]
    split.place(look, Rect(0, 0, 500, 500))
    assert [part.rect.left for part in split.parts] == [0, 0]


def test_field_puts_its_control_below_when_narrow(look: Look) -> None:
    control = Toggle("x", True, lambda _: None)
    field = Field("A fairly long label", control)
    tops = []
    for width in (600, 70):
        height = field.natural(look, width)[1]
        field.place(look, Rect(0, 0, width, height))
        tops.append(control.rect.top >= field.label.rect.bottom)
    assert tops == [False, True]


@pytest.mark.parametrize("across", Across)
def test_parts_never_leave_their_column(look: Look, across: Across) -> None:
    column = Column(Label("a long label indeed"), button("b"), across=across)
    column.place(look, Rect(10, 10, 90, 300))
    assert all(part.rect.left >= 10 and part.rect.right <= 100 for part in column.parts)


@given(st.lists(st.text("abc ", max_size=30), min_size=1, max_size=6), st.integers(60, 500))
def test_natural_height_is_enough_for_what_is_placed(
    look: Look, texts: list[str], width: int
) -> None:
    column = Column(*(Paragraph(text, Style.BODY) for text in texts))
    height = column.natural(look, width)[1]
    column.place(look, Rect(0, 0, width, height))
    assert max(part.rect.bottom for part in column.parts) <= height


def test_scroll_view_hides_nothing_it_cannot_reveal(look: Look) -> None:
    rows = [button(str(number)) for number in range(30)]
    view = ScrollView("rows", Column(*rows))
    view.place(look, Rect(0, 100, 300, 200))
    for row in (rows[-1], rows[0], rows[15]):
        view.reveal(row.rect)
        assert view.rect.contains(row.rect)


def test_walk_is_in_reading_order() -> None:
    inner: list[Element] = [Label("b"), Label("c")]
    names = [each.text for each in walk(Column(Label("a"), Row(*inner))) if isinstance(each, Label)]
    assert names == ["a", "b", "c"]


@pytest.mark.parametrize(
    ("direction", "name"),
    [
        (Action.UP, "north"),
        (Action.DOWN, "south"),
        (Action.LEFT, "west"),
        (Action.RIGHT, "east"),
    ],
)
def test_focus_goes_to_the_nearest_in_the_direction(direction: Action, name: str) -> None:
    places = {"north": (0, -100), "south": (0, 100), "west": (-100, 10), "east": (100, -10)}
    far = {"far south": (10, 300), "far east": (320, 0), "corner": (150, 150)}
    widgets = []
    for each, (x, y) in (places | far).items():
        widget = button(each)
        widget.rect = Rect(x - 30, y - 20, 60, 40)
        widgets.append(widget)
    found = towards(widgets, Rect(-30, -20, 60, 40), direction)
    assert found is not None
    assert found.name == name


@pytest.mark.parametrize("count", [5, 7, 8, 11])
def test_centred_lines_are_about_as_long_as_each_other(look: Look, count: int) -> None:
    parts = [button(f"button {number}") for number in range(count)]
    room = Rect(0, 0, round(4.3 * parts[0].natural(look, 2000)[0]), 400)
    Flow(*parts, centred=True).place(look, room)
    lines: dict[int, int] = {}
    for part in parts:
        lines[part.rect.top] = lines.get(part.rect.top, 0) + 1
    assert len(lines) == -(-count // 4)
    assert max(lines.values()) - min(lines.values()) <= 1


def test_lines_that_are_not_centred_are_filled_one_by_one(look: Look) -> None:
    parts = [button(f"button {number}") for number in range(5)]
    room = Rect(0, 0, round(4.3 * parts[0].natural(look, 2000)[0]), 400)
    Flow(*parts).place(look, room)
    assert len({part.rect.top for part in parts[:4]}) == 1
    assert parts[4].rect.top > parts[0].rect.top


def test_words_that_come_later_find_their_room_kept(look: Look) -> None:
    empty, full = (
        Paragraph(words).at_least(2).natural(look, 400)[1] for words in ("", "word " * 9)
    )
    assert empty == full == 2 * look.type(Style.BODY).line_height
    assert Paragraph("word " * 40).at_least(2).natural(look, 400)[1] > full


@pytest.mark.parametrize("hidden", [-40, -1, 0])
def test_nothing_is_scrolled_where_all_can_be_seen(look: Look, hidden: int) -> None:
    """Not even for the room that a ring would like to have around it."""
    content = Column(*(button(str(number)) for number in range(5)))
    wide = 300
    high = content.natural(look, wide - 2 * look.px(ROOM_FOR_RING))[1]
    view = ScrollView("list", content)
    view.place(look, Rect(0, 0, wide, high - hidden))
    assert view.overflow == 0
    assert view.rect.contains(content.parts[0].rect)
    assert view.rect.contains(content.parts[-1].rect)


def test_what_is_hidden_can_be_scrolled_to_with_its_ring(look: Look) -> None:
    content = Column(*(button(str(number)) for number in range(5)))
    high = content.natural(look, 300 - 2 * look.px(ROOM_FOR_RING))[1]
    view = ScrollView("list", content)
    view.place(look, Rect(0, 0, 300, high - 1))
    view.scroll_to(view.overflow)
    assert content.parts[-1].rect.bottom + look.px(ROOM_FOR_RING) == view.rect.bottom
