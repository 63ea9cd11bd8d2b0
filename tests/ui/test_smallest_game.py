"""What is optional is optional: a game with nothing but its rules and words has every screen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from workshop.gallery.gallery_command import all_states
from workshop.gallery.studio import Studio, unseen

from game.app.settings import TableSpeed
from game.kits import registry
from scenes.engine.input.inputs import Action
from tests.pebbles.game import PEBBLES
from tests.ui.house import House

SCREENS = (
    "day", "options", "pebbles-table", "profile-numbers-pebbles", "replay-pebbles-all-open",
    "replay-pebbles-end", "which-game",
)  # fmt: skip
SIZE = (960, 540)


@pytest.fixture(autouse=True)
def smallest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._ENTRIES, PEBBLES.key, (PEBBLES.title, lambda: PEBBLES))


@pytest.fixture
def house() -> Iterator[House]:
    opened = House(speed=TableSpeed.INSTANT)
    opened.host.change(opened.host.settings.remembering(PEBBLES.usual))
    yield opened
    opened.close()


def may_choose(house: House) -> bool:
    return house.names[-1] == "TableScene" and house.table.may_choose


def lay_one(house: House) -> None:
    house.run_until(lambda: may_choose(house) or house.is_at_results)
    if may_choose(house):
        card = house.table.show.view.legal[0].card
        house.click(f"card {card}")
        house.press(Action.PLAY)


def test_it_is_played_from_the_title_to_its_results(house: House) -> None:
    house.click("New game")
    house.click("play pebbles")
    house.click("Play")
    while not house.is_at_results:
        lay_one(house)
    assert house.names[0] == "TitleScene"


def test_rules_keys_and_log_lie_over_its_table(house: House) -> None:
    house.sit_down(PEBBLES.usual)
    lay_one(house)
    for action, page in (
        (Action.RULES, "RulesScene"), (Action.LOG, "LogScene"), (Action.PAUSE, "PauseScene"),
    ):  # fmt: skip
        house.run_until(lambda: may_choose(house))
        house.press(action)
        assert house.names[-1] == page
        house.press(Action.BACK)


def test_a_match_of_it_is_continued_as_it_was_left(house: House) -> None:
    house.sit_down(PEBBLES.usual)
    lay_one(house)
    house.run_until(lambda: may_choose(house))
    before = house.table.mat.table.faces  # type: ignore[attr-defined]
    house.vanish()
    again = House(speed=TableSpeed.INSTANT)
    again.click("Continue")
    again.run_until(lambda: may_choose(again))
    assert again.table.mat.table.faces == before  # type: ignore[attr-defined]
    again.close()


def test_every_kind_of_picture_of_the_gallery_can_be_made_of_it() -> None:
    states = {state.name: state for state in all_states()}
    with unseen():
        for name in SCREENS:
            studio = Studio(SIZE, states[name].settings, hasty=True)
            states[name].reach(studio)
            studio.close()
