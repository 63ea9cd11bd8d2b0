"""The columns of the tally: what they say stays readable, however high they grow."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.rules.five211.cards import Colour
from scenes.engine.painter import Painter
from scenes.games.five211.display import Mark
from tests.driver import FRAME
from tests.ui.house import House


@pytest.mark.parametrize("beyond", [0, 1, 3])
def test_mark_of_a_bust_colour_lies_on_no_storey(
    beyond: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House()
    house.sit_down()
    house.await_choice()
    storeys: list[Rect] = []
    marks: list[Rect] = []
    write, box = Painter.text, Painter.box

    def listen(painter: Painter, text: str, *rest: object, **more: object) -> Rect:
        place = write(painter, text, *rest, **more)  # type: ignore[arg-type]
        marks.extend([place] if text == "BUST" else [])
        return place

    def watch(painter: Painter, area: Rect, colour: str, **more: object) -> None:
        is_blue = colour == painter.theme.palette.house(Colour.BLUE).base
        storeys.extend([area] if is_blue else [])
        box(painter, area, colour, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Painter, "text", listen)
    monkeypatch.setattr(Painter, "box", watch)
    display = house.display
    column = display.columns[Colour.BLUE]
    column.count, column.mark = display.numbers.limit + beyond, Mark.BUST
    house.table.dirty = True
    house.app.unseen = False
    house.run(FRAME)
    house.close()
    assert len(storeys) == display.numbers.limit, "one above the line; the number says the rest"
    assert marks
    letters = marks[0].inflate(0, -round(marks[0].height * 0.4))
    assert letters.collidelist(storeys) == -1
