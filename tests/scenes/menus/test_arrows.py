"""Arrows lead through every page in the order in which it is seen, and nowhere by accident."""

from __future__ import annotations

import pytest

from game.kits.kit import AnyKit
from game.kits.registry import KITS
from scenes.engine.input.inputs import Action, Press
from scenes.engine.scene import Scene
from scenes.engine.theme import Comfort
from scenes.screens.options_scene import OptionsScene
from scenes.screens.setup.setup_scene import SetUpScene
from scenes.screens.title import TitleScene
from scenes.ui.ui import Ui
from scenes.ui.ui_scene import UiScene
from tests.driver import Driver
from tests.games import EVERY_GAME
from tests.pebbles.game import PEBBLES
from tests.scenes.menus.evening import StubTable, laid, new_host

pytestmark = pytest.mark.usefixtures("display")
SIZES = [(960, 540), (1280, 720)]
SCALES = [1.0, 1.5]
PRESSES = 40
"""Of one arrow, until whatever scrolls has come to its end."""


def opened(scene: Scene, size: tuple[int, int] = (1280, 720), scale: float = 1.0) -> Ui:
    player = Driver(scene, size, Comfort(scale, reduced_motion=True))
    assert isinstance(player.scene, UiScene)
    return player.scene.ui


def focus_of(ui: Ui) -> str:
    assert ui.focused is not None
    return ui.focused.name


def after(ui: Ui, start: str, arrow: Action) -> str:
    """Where an arrow leads to from there, past what it scrolls."""
    ui.focus_on(start, quiet=True)
    for _press in range(PRESSES):
        ui.handle(Press(arrow))
        if focus_of(ui) != start:
            break
    return focus_of(ui)


def reached(ui: Ui) -> set[str]:
    """All that arrows come to; what left and right change is left by up and down alone."""
    found, waiting = {focus_of(ui)}, [focus_of(ui)]
    while waiting:
        name = waiting.pop()
        widget = ui.find(name)
        level = () if widget.steps or widget.types else (Action.LEFT, Action.RIGHT)
        for arrow in (Action.UP, Action.DOWN, *level):
            other = after(ui, name, arrow)
            if other not in found:
                found.add(other)
                waiting.append(other)
    return found


@pytest.mark.parametrize("kit", [*KITS.values(), PEBBLES], ids=EVERY_GAME)
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES)
def test_every_question_of_set_up_is_reached(
    kit: AnyKit, scale: float, size: tuple[int, int]
) -> None:
    ui = opened(SetUpScene(new_host(), StubTable, kit=kit), size, scale)
    assert {each.name for each in ui._tree.usable} - reached(ui) == set()


def test_seats_and_questions_are_walked_through_in_sight_order() -> None:
    ui = opened(SetUpScene(new_host(), StubTable))
    assert after(ui, "seat 1 player", Action.DOWN) == "seat 2 face"
    assert after(ui, "seat 2 face", Action.UP) == "seat 1 player"
    assert after(ui, "variant", Action.DOWN) == "scores"
    assert after(ui, "scores", Action.DOWN) == "hints"


@pytest.mark.parametrize("size", SIZES)
def test_down_from_deal_by_code_does_not_cross_the_page(size: tuple[int, int]) -> None:
    ui = opened(SetUpScene(new_host(), StubTable), size)
    assert after(ui, "Game code", Action.DOWN) != "Play"


@pytest.mark.parametrize("scale", SCALES)
def test_options_are_walked_through_column_by_column(scale: float) -> None:
    ui = opened(OptionsScene(new_host()), scale=scale)
    assert after(ui, "ask again", Action.DOWN) == "text size"
    assert after(ui, "text size", Action.UP) == "ask again"
    assert after(ui, "text size", Action.DOWN) == "high contrast"
    assert {each.name for each in ui._tree.usable} - reached(ui) == set()


@pytest.mark.parametrize("waits", [False, True], ids=["nothing waits", "a match waits"])
@pytest.mark.parametrize("scale", SCALES)
def test_only_from_its_neighbour_one_comes_to_quit(scale: float, waits: bool) -> None:
    host = new_host()
    if waits:
        laid(host)
    ui = opened(TitleScene(host, StubTable), scale=scale)
    names = [each.name for each in ui._tree.usable if each.name != "Quit"]
    arrows = (Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT)
    leading = {name for name in names for arrow in arrows if after(ui, name, arrow) == "Quit"}
    assert leading == {"Options"}
