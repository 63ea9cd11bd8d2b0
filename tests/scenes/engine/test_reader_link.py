"""What is published for screen readers, when, and that no failure of it reaches the game."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from game.app.storage import paths
from scenes.engine.access.reader_tree import Numbering
from scenes.engine.access.screen_reader import OWNS_WINDOW, ScreenReader
from scenes.engine.access.spoken import Node, Role
from scenes.engine.input.inputs import Action
from tests.ui.house import House


class FakeNode:
    """Takes whatever is set."""

    def __init__(self, role: str) -> None:
        self.set: dict[str, Any] = {"role": role}

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *values: self.set.__setitem__(name, values)


class FakeUpdate:
    def __init__(self, focus: int) -> None:
        self.focus = focus
        self.nodes: list[tuple[int, FakeNode]] = []
        self.tree: Any = None


class Names:
    """Any name is there, and stands for itself."""

    def __getattr__(self, name: str) -> str:
        return name


class FakeKit(SimpleNamespace):
    """AccessKit, as far as it is asked; `come` is what happens when a reader comes."""

    def __init__(self) -> None:
        super().__init__()
        self.updates: list[FakeUpdate] = []
        self.breaks = False
        self.Role = self.Action = self.Toggled = self.Live = Names()
        self.Node, self.TreeUpdate = FakeNode, FakeUpdate
        self.Tree = lambda root: SimpleNamespace(root=root)
        self.Rect = lambda *sides: sides
        self.unix = SimpleNamespace(Adapter=self.adapter)

    def adapter(self, first: Callable[[], Any], act: Callable[[Any], None], gone: Any) -> FakeKit:
        self.come, self.act, self.gone = first, act, gone
        return self

    def update_if_active(self, factory: Callable[[], FakeUpdate]) -> None:
        if self.breaks:
            raise RuntimeError("the bus is gone")
        self.updates.append(factory())

    def update_window_focus_state(self, focused: bool) -> None: ...


pytestmark = pytest.mark.skipif(OWNS_WINDOW, reason="this is the way of Linux")


class Now(ScreenReader):
    """Without a thread: what is to be done is done at once."""

    def start(self) -> None:
        self._guard(self._attach)


@pytest.fixture
def kit(monkeypatch: pytest.MonkeyPatch) -> FakeKit:
    made = FakeKit()
    monkeypatch.setitem(sys.modules, "accesskit", made)
    return made


@pytest.fixture
def house(kododo_home: object, kit: FakeKit) -> Iterator[House]:
    made = House()
    reader = Now("Kododo")
    made.app.listen_to(reader)  # type: ignore[attr-defined]
    reader.start()  # as after the first picture, which nobody sees here
    made.run(1.0)
    yield made
    made.close()


def names(update: FakeUpdate) -> list[str]:
    return [
        node.set.get("set_label", node.set.get("set_value", ("",)))[0] for _n, node in update.nodes
    ]


def test_nothing_is_told_while_nobody_listens(
    house: House, kit: FakeKit, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []

    def spoken(scene: object) -> Sequence[Node]:
        asked.append(scene)
        return ()

    monkeypatch.setattr(type(house.scene), "spoken", spoken)
    house.run(1.0)
    assert not asked
    kit.come()
    house.run(1.0)
    assert asked


def test_whole_screen_is_told_once_and_then_what_has_changed(house: House, kit: FakeKit) -> None:
    kit.come()
    house.run(0.5)
    assert {"Kododo", "Play", "Learn", "Puzzles"} <= set(names(kit.updates[0]))
    count = len(kit.updates)
    house.press(Action.DOWN)
    house.run(1.2)  # nothing is drawn here that would tell sooner
    (update,) = kit.updates[count:]
    assert set(names(update)) <= {"Play", "Learn"}
    learn = next(
        number for number, node in kit.updates[0].nodes if node.set.get("set_label") == ("Learn",)
    )
    assert update.focus == learn


def test_press_of_a_reader_comes_before_the_next_step(house: House, kit: FakeKit) -> None:
    kit.come()
    house.run(0.5)
    numbers = {node.set.get("set_label"): number for number, node in kit.updates[0].nodes}
    kit.act(SimpleNamespace(action="CLICK", target=numbers["Options",], data=None))
    kit.act(SimpleNamespace(action="CLICK", target=999, data=None))
    house.run(0.5)
    assert house.names[-1] == "OptionsScene"


def test_failure_is_written_down_and_the_game_goes_on(house: House, kit: FakeKit) -> None:
    kit.come()
    kit.breaks = True
    house.run(1.2)
    house.press(Action.DOWN)
    house.run(0.5)
    assert house.names == ["TitleScene"]
    (report,) = (paths.data_folder() / "reports").iterdir()
    assert "the bus is gone" in report.read_text()


def test_without_the_extra_nobody_misses_it(
    kododo_home: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "accesskit", None)
    reader = Now("Kododo")
    reader.start()
    assert reader.has_failed
    assert reader.failure is None


def numbers_of(numbering: Numbering, nodes: Sequence[Node]) -> dict[str, int]:
    return {leaf.node.words: number for number, leaf in numbering.flat(nodes).items()}


def test_node_keeps_its_number_and_two_of_one_name_are_two() -> None:
    numbering = Numbering()
    card = Node("card", Role.CARD, "Blue 5")
    first = numbers_of(numbering, (card, Node("card", Role.CARD, "Blue 6")))
    again = numbers_of(numbering, (Node("new", Role.TEXT, "more"), card))
    assert first["Blue 5"] == again["Blue 5"]
    assert len({*first.values()}) == 3
