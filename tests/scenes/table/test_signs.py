"""Tooltips at the table: whatever a newcomer cannot name, with its key, and never over a dialog."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from scenes.anim.timings import TOOLTIP_DELAY
from scenes.engine.drawing.painter import Painter
from scenes.engine.input.inputs import Action
from scenes.ui.widget import Widget
from tests.ui.house import House


@pytest.fixture
def house() -> Iterator[House]:
    opened = House()
    opened.host.change(replace(opened.host.settings, table_talk=False))
    opened.sit_down()
    opened.await_choice()
    yield opened
    opened.close()


@pytest.fixture
def tips(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was drawn as a tooltip, in order."""
    drawn: list[str] = []

    def listen(_painter: Painter, widget: Widget) -> None:
        drawn.append(widget.tip)

    monkeypatch.setattr("scenes.ui.ui.draw_tooltip", listen)
    return drawn


def linger(house: House, place: tuple[int, int]) -> None:
    house.app.unseen = False
    house.point(place)
    house.run(TOOLTIP_DELAY + 0.2)


def place_of(house: House, name: str) -> tuple[int, int]:
    return next(sign.area.center for sign in house.mat.signs if sign.name == name)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("ring", "Kododo cards on the table."),
        ("tally", "A house for each colour"),
        ("scored cards of seat 2", "they decide between equal points"),
        ("points of seat 1", "Points so far."),
        ("turns", "two cards, then one, then one"),
        ("discard", "out of the game"),
        ("pile", "still to be drawn"),
    ],
)
def test_a_sign_is_explained_to_whoever_lingers_on_it(
    house: House, tips: list[str], name: str, said: str
) -> None:
    linger(house, place_of(house, name))
    assert said in tips[-1]


def test_a_lock_and_the_odds_are_explained_when_they_are_there(
    house: House, tips: list[str]
) -> None:
    house.host.change(replace(house.host.settings, show_odds=True))
    house.run_until(lambda: house.display.shows_odds)
    house.run_until(lambda: house.session.view(0).locked[1])
    house.run(1.0)
    house.press("1")
    linger(house, place_of(house, "lock of seat 2"))
    assert tips[-1] == "Has chosen: the cards lie face down."
    linger(house, place_of(house, "odds"))
    assert "How likely" in tips[-1]


def test_every_sign_lies_in_the_window_and_has_a_name_of_its_own(house: House) -> None:
    for size in ((960, 540), (1280, 720), (960, 720), (2520, 1080)):
        house.resize(size)
        house.run(0.1)
        window = pygame.Rect((0, 0), size)
        signs = house.mat.signs
        assert all(window.contains(sign.area) for sign in signs)
        assert len({sign.name for sign in signs}) == len(signs)


def test_a_press_goes_through_a_sign(house: House) -> None:
    assert "ring" not in house.scene.targets()
    house.press("1", "2", Action.PLAY)
    house.run(0.4)
    assert house.stage_show.busy
    house.click_at(place_of(house, "ring"))
    assert not house.stage_show.busy, "it skips, as a press anywhere does"


@pytest.mark.parametrize("opened", [Action.PAUSE, Action.LOG, Action.RULES, Action.HELP])
def test_no_tooltip_stays_over_a_dialog(house: House, tips: list[str], opened: Action) -> None:
    linger(house, place_of(house, "ring"))
    house.press(opened)
    tips.clear()
    house.run(1.0)
    assert house.names[-1] != "TableScene"
    assert tips == []


def test_tools_show_their_keys(house: House) -> None:
    keys = {tool.name: tool.tip_key for tool in house.table._controls.tools}
    assert keys["Hint"] is Action.HINT
    assert (keys["Menu"], keys["Log"], keys["Rules"]) == (Action.PAUSE, Action.LOG, Action.RULES)


def test_keys_come_to_every_sign_last_of_all_and_it_is_explained(
    house: House, tips: list[str]
) -> None:
    house.app.unseen = False
    signs = {sign.name: sign.words for sign in house.mat.signs}
    met: list[str] = []
    for _press in range(40):
        house.press(Action.NEXT_FOCUS)
        focused = house.table._ui.focused
        assert focused is not None
        if focused.name in met:
            break
        met.append(focused.name)
    assert set(signs) <= set(met)
    assert met[-1] not in signs, "round to where it began"
    house.table._ui.focus_on("ring")
    house.run(TOOLTIP_DELAY + 0.2)
    assert tips[-1] == signs["ring"]


def test_a_sign_in_focus_is_not_pressed_and_arrows_lead_away_from_it(house: House) -> None:
    house.table._ui.focus_on("ring")
    house.press(Action.CONFIRM)
    assert house.names[-1] == "TableScene"
    house.press(Action.DOWN)
    focused = house.table._ui.focused
    assert focused is not None
    assert focused.enabled
