"""Several people lay at one screen: nobody changes place, and nobody lays for another."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from game.app.settings import TableSpeed
from game.core.options import OptionValue
from game.kits.set_up import Chair
from scenes.anim.timings import DOUBLE_CLICK
from scenes.engine.input.inputs import Action
from tests.scenes.games.duco.table import Town
from tests.ui.house import ANA, BEN, CAROLINA, SHOCO

DAVI, EVA = Chair("Davi", "sailor"), Chair("Eva", "braids")
PEOPLE = (ANA, BEN, CAROLINA, DAVI, EVA)
MODES: dict[str, dict[str, OptionValue]] = {
    "three tiles": {"tiles": "three"},
    "lineup": {"tiles": "lineup"},
    "disorder": {"disorder": "on"},
    "rotation": {"rotation": "on"},
    "10 seconds": {"clock": "10 seconds"},
    "chaos": {"mode": "chaos"},
    "conquest": {"mode": "conquest"},
    "corner cluster": {"mode": "corner cluster"},
}


class Shared(Town):
    """Some people at one screen, and a record of what changes with who lays."""

    def __init__(
        self,
        *chairs: Chair,
        options: dict[str, OptionValue] | None = None,
        speed: TableSpeed = TableSpeed.INSTANT,
    ) -> None:
        super().__init__(chairs=chairs, options=options, speed=speed)
        self.layers: list[int] = []

    @property
    def near(self) -> int:
        """Who lays now."""
        return self.table._viewpoint.own

    @property
    def moves(self) -> list[int]:
        """Who has moved."""
        return [actor for actor, _move in self.table._session.match.log.entries if actor >= 0]

    def look_around(self) -> None:
        """Whose turn it is is said by name, and the buttons are in their panel."""
        layout, name = self.picture.layout, self.table._session.chairs[self.near].name
        self.layers.append(self.near)
        assert self.caption.startswith((f"{name}: ", f"{name}, ")), self.caption
        assert self.caption.count(": ") <= 1, "no colon follows another"
        assert self.table.caption.to is not None
        assert self.table.caption.to.name == name
        panel = layout.boxes[self.near].area
        turns = [self.find(name) for name in ("Turn left", "Turn right") if self.sees(name)]
        assert all(panel.contains(button) for button in turns)

    def play(self, lay: Callable[[], None], turns: int = 1000) -> None:
        """So many turns, or to the end; the panels stay where they are."""
        boxes = None
        for _turn in range(turns):
            if not self.await_choice():
                return
            self.look_around()
            places = [
                (box.area, box.portrait, box.tiles, box.turns) for box in self.picture.layout.boxes
            ]
            assert boxes is None or places == boxes
            boxes = places
            self.run(DOUBLE_CLICK)
            before = len(self.moves)
            lay()
            assert len(self.moves) > before, "the choice was not taken"

    def by_mouse(self) -> None:
        self.click_at(self.spot(self.places[0]))
        if self.sees("Play"):
            self.click("Play")

    def by_keys(self) -> None:
        self.press(Action.RIGHT, "e", Action.CONFIRM)
        if self.may_choose:
            self.press(Action.PLAY)

    def by_pad(self) -> None:
        self.pad(Action.UP, Action.NEXT_FOCUS, Action.CONFIRM)
        if self.may_choose:
            self.pad(Action.PLAY)

    def rearrange(self) -> None:
        self.press("e", Action.PLAY)


@pytest.mark.parametrize("people", [2, 3])
@pytest.mark.parametrize("device", ["mouse", "keys", "pad"])
def test_a_whole_game_in_which_nobody_changes_place(people: int, device: str) -> None:
    town = Shared(*PEOPLE[:people])
    town.play({"mouse": town.by_mouse, "keys": town.by_keys, "pad": town.by_pad}[device])
    assert town.is_at_results
    assert set(town.layers) == set(range(people))
    town.close()


@pytest.mark.parametrize("mode", MODES)
def test_in_every_mode_the_person_in_turn_is_named_and_stays(mode: str) -> None:
    town = Shared(*PEOPLE[:3], SHOCO, options=MODES[mode])
    town.play(town.rearrange if mode == "corner cluster" else town.by_mouse, turns=5)
    assert set(town.layers) == {0, 1, 2}
    town.close()


RUNS: dict[str, tuple[Action, ...]] = {
    "enter": (Action.PLAY,),
    "space": (Action.CONFIRM,),
    "space and enter": (Action.CONFIRM, Action.PLAY),
}


@pytest.mark.parametrize("gap", [0.05, 0.15, 0.3])
@pytest.mark.parametrize("keys", RUNS)
@pytest.mark.parametrize("at_once", [False, True])
def test_a_run_of_keys_lays_nobody_elses_tile(keys: str, gap: float, at_once: bool) -> None:
    town = Shared(ANA, BEN)
    town.host.change(replace(town.host.settings, wishes={"lays_at_once": at_once}))
    town.await_choice()
    first = town.near
    town.point(town.spot(town.places[1]))  # where a tile is seen as soon as somebody may lay
    town.press(Action.RIGHT)
    town.patience = gap - 2 / 60
    for _press in range(8):
        town.press(*RUNS[keys])
    assert set(town.moves) <= {first}
    town.close()


@pytest.mark.parametrize("gap", [0.05, 0.3])
def test_a_resting_mouse_lets_no_run_of_enter_lay_somebody_elses_tile(gap: float) -> None:
    town = Shared(ANA, BEN)
    town.await_choice()
    first = town.near
    town.point(town.spot(town.places[0]))
    town.patience = gap - 2 / 60
    for _press in range(8):
        town.press(Action.PLAY)
    assert town.moves == [first]
    town.close()


@pytest.mark.parametrize("gap", [0.1, 0.2, 0.3])
def test_a_run_of_clicks_lays_nobody_elses_tile(gap: float) -> None:
    town = Shared(ANA, BEN)
    town.host.change(replace(town.host.settings, wishes={"lays_at_once": True}))
    town.await_choice()
    first, place = town.near, town.spot(town.places[1])
    town.patience = gap - 3 / 60
    for _click in range(8):
        town.click_at(place)
    assert town.moves == [first]
    town.close()


def test_whoever_waits_a_moment_may_lay() -> None:
    town = Shared(ANA, BEN)
    for _turn in range(4):
        town.await_choice()
        town.by_keys()
    assert town.moves == [town.moves[0], 1 - town.moves[0]] * 2
    town.close()


def test_only_the_panel_of_who_lays_has_buttons() -> None:
    town = Shared(ANA, BEN, SHOCO)
    seen = []
    town.watchers.append(
        lambda: (
            seen.append((town.picture.turn_of, town.near, town.sees("Turn left")))
            if town.scene is town.table_or_none
            else None
        )
    )
    town.play(town.by_keys, turns=4)
    assert any(shown for _turn, _near, shown in seen)
    assert all(turn == near for turn, near, shown in seen if shown)
    town.close()


def test_at_no_moment_the_line_asks_somebody_else_than_the_light_shows() -> None:
    town = Shared(ANA, BEN, SHOCO, speed=TableSpeed.FAST)
    asked = []

    def watch() -> None:
        if town.scene is town.table_or_none and town.table.caption.to is not None:
            asked.append((town.table.caption.to.name, town.picture.turn_of))

    town.watchers.append(watch)
    town.play(town.by_keys, turns=4)
    assert set(asked) == {("Ana", 0), ("Ben", 1)}
    town.close()


def test_the_words_of_a_turn_stand_after_the_name() -> None:
    town = Shared(ANA, BEN)
    town.await_choice()
    name = town.table._session.chairs[town.near].name
    assert town.caption == f"{name}: Lay your tile"
    town.press(Action.RIGHT, Action.CONFIRM)
    assert town.caption.startswith(f"{name}: "), "also once something lies there"
    town.close()


def test_a_table_that_several_people_share_says_to_whom_it_has_turned() -> None:
    town = Town(chairs=(ANA, BEN))
    called = []
    for _ in range(3):
        town.await_choice()
        town.run(0.4)
        called.append(town.caption.split(":")[0])
        town.click_at(town.spot(town.places[0]))
        town.click("Play")
    assert called in (["Ana", "Ben", "Ana"], ["Ben", "Ana", "Ben"])
    town.close()
