"""The demo says what it is, and offers no buttons to somebody who only watches."""

from __future__ import annotations

import pytest

from scenes.engine.drawing.painter import Painter
from scenes.screens.demo import DemoScene
from scenes.table.table_scene import TableScene
from tests.ui.house import House


def test_a_demo_has_nothing_to_press_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    said: set[str] = set()
    write = Painter.text

    def listen(painter: Painter, text: str, *rest: object, **more: object) -> object:
        said.add(text)
        return write(painter, text, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Painter, "text", listen)
    house = House()
    demo = DemoScene(house.host, house.make_table)
    house.show(demo)
    house.app.unseen = False
    house.run(8.0)
    table = demo._table
    assert isinstance(table, TableScene)
    assert not any(name in table.targets() for name in ("Play", "Menu", "Rules", "Log"))
    assert {"Demo", "Press any key"} <= said
    assert "Play" not in said
    house.close()


@pytest.mark.parametrize("key", ["x", "q", "0", "h"])
def test_any_key_means_any_key(key: str) -> None:
    house = House()
    house.show(DemoScene(house.host, house.make_table))
    house.press(key)
    assert "DemoScene" not in house.names
    house.close()
