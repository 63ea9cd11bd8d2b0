"""The words of the table at twice their size: whole, of one size, and clear of each other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from pygame import Rect

from game.kits.set_up import Chair
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Type
from scenes.engine.theme import Comfort
from tests.set_ups import set_up_of
from tests.ui.house import ANA, MASTER, SHOCO, YUANA, House

SIZES = [(1280, 720), (960, 540), (960, 720)]
CHOGOGO = Chair("Chogogo", "flamingo", "flamingo", "guest")
WITH_BOTS = set_up_of((ANA, SHOCO, YUANA))
FIVE = set_up_of((ANA, SHOCO, YUANA, MASTER, CHOGOGO))


class Words:
    """Everything that was written in the last frame, with its type and its place."""

    def __init__(self) -> None:
        self.types: dict[str, Type] = {}
        self.places: dict[str, Rect] = {}


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> Words:
    heard = Words()
    write = Painter.text

    def listen(painter: Painter, text: str, style: Type, *rest: object, **more: object) -> Rect:
        place = write(painter, text, style, *rest, **more)  # type: ignore[arg-type]
        heard.types[text], heard.places[text] = painter.type(style), place
        return place

    monkeypatch.setattr(Painter, "text", listen)
    return heard


@pytest.fixture
def house() -> Iterator[House]:
    opened = House()
    # A bubble writes a name once more.
    opened.host.change(replace(opened.host.settings, table_talk=False))
    yield opened
    opened.close()


def look(house: House, size: tuple[int, int], scale: float = 2.0) -> None:
    house.resize(size)
    house.app.set_comfort(Comfort(text_scale=scale))
    house.app.unseen = False
    house.run(0.2)


@pytest.mark.parametrize("size", SIZES)
def test_all_names_are_written_in_one_size(
    house: House, words: Words, size: tuple[int, int]
) -> None:
    house.sit_down(FIVE)
    look(house, size)
    assert len({words.types[chair.name] for chair in FIVE.chairs}) == 1


@pytest.mark.parametrize("size", SIZES)
def test_the_round_sentence_is_whole_and_stays_in_its_place(
    house: House, words: Words, size: tuple[int, int]
) -> None:
    house.sit_down(WITH_BOTS)
    house.await_choice()
    look(house, size)
    house.display.last_result = "Round 1 · Orange scores: Ana +12, Shoco +10, Yuana +11"
    house.table.dirty = True
    house.step()
    area = house.display.layout.round_info
    last = [place for text, place in words.places.items() if text.endswith("Yuana +11")]
    assert last, "the points stand at the end"
    assert area.contains(last[0])


@pytest.mark.parametrize("size", SIZES)
def test_lines_of_the_race_to_fifty_stay_apart(
    house: House, words: Words, size: tuple[int, int]
) -> None:
    house.sit_down(set_up_of(FIVE.chairs, "long"))
    look(house, size)
    area = house.display.layout.round_info
    lines = [words.places[chair.name] for chair in FIVE.chairs]
    assert all(area.contains(Rect(line.left, line.centery, line.width, 1)) for line in lines)
    steps = [below.centery - above.centery for above, below in pairwise(lines)]
    assert min(steps) >= words.types[FIVE.chairs[0].name].px


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_goal_of_the_race_is_no_digit_of_the_points(
    house: House, words: Words, size: tuple[int, int], scale: float
) -> None:
    house.sit_down(set_up_of((ANA, SHOCO), "long"))
    house.await_choice()
    look(house, size, scale)
    house.display.seats[0].points = 48
    house.table.dirty = True
    house.step()
    goal, points = words.places["50"], words.places["48"]
    assert points.left - goal.centerx >= words.types["48"].px / 3


@pytest.mark.parametrize("size", SIZES)
def test_the_first_round_says_what_it_is_about_until_there_is_a_result(
    house: House, words: Words, size: tuple[int, int]
) -> None:
    house.sit_down(WITH_BOTS)
    house.await_choice()
    look(house, size)
    last = [place for text, place in words.places.items() if text.endswith("too many.")]
    assert last, "the whole sentence"
    assert house.display.layout.round_info.contains(last[0])
