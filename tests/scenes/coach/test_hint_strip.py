"""The hint as it is seen: it speaks once, in one place, and unfolds when it is asked why."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pygame import Rect

from scenes.engine.input.inputs import Action
from tests.scenes.coach.hint_table import advice_at, at_table, selected
from tests.ui.house import House


@pytest.mark.usefixtures("patient_coach")
def test_a_hint_speaks_once_and_says_the_same_until_the_table_changes(house: House) -> None:
    at_table(house)
    house.press(Action.HINT)
    said: list[tuple[str, str]] = []

    def listen(seconds: float) -> None:
        for _frame in range(round(60 * seconds)):
            house.step()
            said.append((house.caption, house.table.caption.second))

    listen(3.0)
    hint = house.table._coach.hint
    assert hint is not None, "it speaks within two seconds"
    house.press(Action.HINT)
    listen(0.5)
    house.press("5", "4", "5", Action.HINT)
    listen(0.5)
    assert house.table._coach.hint is hint
    assert list(dict.fromkeys(said)) == [("Let me think.", ""), house.table._coach.words]


def test_what_can_be_pressed_keeps_its_place_while_a_hint_comes_and_stands(house: House) -> None:
    at_table(house)
    before = dict(house.scene.targets())
    seen: dict[str, Rect] = {}
    house.press(Action.HINT)
    for number in range(180):
        house.step()
        if number in (90, 130):
            house.press(Action.HINT)
        for name, place in house.scene.targets().items():
            assert seen.setdefault(name, place.copy()) == place, name
    assert {"Why?", "More", "choice 3"} <= set(seen)
    assert all(seen[name] == place for name, place in before.items())


def test_enter_after_a_hint_plays_what_it_says(house: House) -> None:
    at_table(house)
    house.press(Action.HINT)
    best = advice_at(house)
    assert selected(house) == [], "it is lit, not chosen"
    house.press(Action.PLAY)
    assert (0, best) in house.session.match.log.entries


def test_what_is_chosen_is_played_whatever_a_hint_says(house: House) -> None:
    at_table(house)
    house.press(*"12345"[: house.needed])
    mine = house.table.decision.chosen
    house.press(Action.HINT)
    advice_at(house)
    house.press(Action.PLAY)
    assert (0, mine) in house.session.match.log.entries


def test_half_a_choice_is_not_completed_by_a_hint(house: House) -> None:
    at_table(house)
    house.press("1", Action.HINT)
    advice_at(house)
    before = len(house.session.match.log.entries)
    house.press(Action.PLAY)
    assert 0 not in [actor for actor, _ in house.session.match.log.entries[before:]]


@pytest.mark.parametrize("device", ["key", "button"])
def test_why_unfolds_three_choices_and_folds_them_again(house: House, device: str) -> None:
    def ask() -> None:
        if device == "key":
            house.press(Action.HINT)
        else:
            house.click("Why?")

    at_table(house)
    assert not house.sees("Why?")
    house.press(Action.HINT)
    advice_at(house)
    assert not house.sees("More")
    ask()
    assert [house.sees(f"choice {number}") for number in (1, 2, 3, 4)] == [True] * 3 + [False]
    assert house.sees("More")
    ask()
    assert not house.sees("choice 1")
    ask()
    house.press(Action.BACK)
    assert not house.sees("choice 1")
    assert house.names[-1] == "TableScene", "the first step back folds it"


def test_a_choice_that_is_pressed_is_put_forward(house: House) -> None:
    at_table(house)
    house.press(Action.HINT)
    advice_at(house)
    house.press(Action.HINT)
    hint = house.table._coach.hint
    assert hint is not None
    house.click("choice 2")
    second = hint.choices[1].advice.move
    assert selected(house) == sorted(card.code for card in second.cards)
    assert house.session.view(0).legal, "nothing is played"


@pytest.mark.parametrize("scale", [100, 130, 200])
def test_neither_strip_nor_choices_lie_on_what_is_decided_about(house: House, scale: int) -> None:
    house.host.change(replace(house.host.settings, text_scale=scale))
    house.app.set_comfort(house.host.comfort)
    at_table(house)
    assert house.table.stage.theme.metrics.text_scale == scale / 100
    house.press(Action.HINT)
    advice_at(house)
    house.press(Action.HINT)
    controls, layout = house.table._controls, house.display.layout
    assert controls.strip is not None
    needed = [layout.tally.area, layout.hand, layout.play, layout.tools]
    assert controls.strip.area.collidelist(needed) < 0
    panels = [panel.rect for panel in controls.panels]
    assert len(panels) == 3
    assert all(panel.collidelist([*needed, controls.strip.area]) < 0 for panel in panels)


@pytest.mark.usefixtures("patient_coach")
def test_a_chosen_card_makes_room_for_the_strip_while_the_hint_is_thought_of(house: House) -> None:
    """A single card stood so high that the strip lay over its number."""
    at_table(house)
    house.press("3")
    house.run(0.5)
    (chosen,) = (card for card in house.hand.cards if card.selected)
    alone = chosen.rise.value
    house.press(Action.HINT)
    house.run(0.5)
    assert house.caption == "Let me think."
    assert chosen.rise.value < alone
    house.run(3.0)
    assert house.table._coach.hint is not None
    assert chosen.rise.value < alone
