"""What is explained when it first happens: once each, one at a time, and never to bots."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.app.settings import Settings, read_settings
from game.app.storage import paths
from game.core.events import Event
from game.kits.set_up import Chair
from game.rules.five211.cards import Card, card_from_code
from game.rules.five211.events import RoundScored
from game.rules.five211.options import NUMBERS
from game.rules.five211.records import RoundRecord
from game.rules.five211.scoring import score_rows
from scenes.coach.first_times import FirstTimeCard, FirstTimes, kept_name, without_taught
from scenes.engine.input.inputs import Action
from scenes.games.five211.kit import FIVE211
from scenes.games.five211.pages.first_times import FIRST_TIMES
from scenes.games.registry import TABLES
from scenes.screens.lessons.lesson_doors import _keep
from scenes.screens.rulebook import Leaf, RulesScene
from tests.games import EVERY_GAME
from tests.set_ups import set_up_of
from tests.ui.house import ALONE, SHOCO, YUANA, House

WON = "y5 y6 y3 g2", "y2 b2 b3 o2", "v2 v3 b2 g3"
"""Yellow has the most, and the third player has none of it."""
BUST = "y5 g2 g2 g2", "y2 g3 g3 o2", "y3 g4 v2 b3"
TIED = "y5 y6 g2 o2", "y2 g2 g3 o3", "v2 o2 b2 v3"
KODODO = "y1 g1 o5 b6", "b1 g4 y1 v3", "o3 v1 o2 y6"


def scored(rows: tuple[str, ...], round_: int = 0) -> Event:
    cards: tuple[tuple[Card, ...], ...] = tuple(
        tuple(map(card_from_code, row.split())) for row in rows
    )
    return RoundScored(RoundRecord(0, round_, cards, *score_rows(cards, NUMBERS[3])))


def first_times(house: House, *chairs: Chair) -> FirstTimes:
    set_up = set_up_of(chairs) if chairs else ALONE
    return FirstTimes(house.host, house.host.new_session(set_up), FIRST_TIMES)


def told_now(house: House) -> FirstTimeCard | None:
    return house.table.first_time


def title_of(told: FirstTimes) -> str:
    return "" if told.card is None else told.card.title


@pytest.mark.parametrize(
    ("rows", "round_", "title"),
    [
        (BUST, 0, "A colour is bust"),
        (TIED, 0, "Only your own cards score"),
        (KODODO, 0, "Exactly enough kododo"),
        (WON, 5, "The last round"),
        (WON, 0, ""),
    ],
)
def test_each_thing_is_explained_when_it_happens(
    house: House, rows: tuple[str, ...], round_: int, title: str
) -> None:
    told = first_times(house)
    told.hear(scored(rows, round_))
    assert title_of(told) == title


def test_a_tie_is_explained_once_more_urgent_things_were(house: House) -> None:
    told = first_times(house)
    titles = []
    for _ in range(3):
        told.hear(scored(TIED))
        titles.append(title_of(told))
    assert titles == ["Only your own cards score", "Colours tie", ""]


def test_nothing_is_explained_twice_not_even_after_a_restart(house: House) -> None:
    first_times(house).hear(scored(BUST))
    kept, notes = read_settings(paths.settings_file())
    assert notes == []
    assert kept.explained == ("five211 bust",)
    told = first_times(house)
    told.hear(scored(BUST))
    assert told.card is None


def test_words_have_the_numbers_of_the_table(house: House) -> None:
    told = first_times(house)
    told.hear(scored(BUST))
    assert told.card is not None
    assert told.card.words.startswith("6 cards of a colour are too many")


def test_bots_among_themselves_use_up_no_explanation(house: House) -> None:
    told = first_times(house, SHOCO, YUANA, replace(YUANA, name="Chogogo"))
    told.hear(scored(BUST))
    assert told.card is None
    assert house.host.settings.explained == ()


@pytest.mark.parametrize("game", EVERY_GAME)
def test_what_a_lesson_taught_is_not_explained_again_at_the_table(game: str) -> None:
    kit = TABLES[game]
    lessons = [lesson.key for lesson in kit.game.lessons]
    taught = [each for each in kit.first_times if each.taught_in]
    assert {each.taught_in for each in taught} <= set(lessons)
    settings = Settings(explained=("checkers huff",))
    for lesson in (*lessons, *lessons):
        settings = without_taught(settings, kit.key, kit.first_times, lesson)
    assert sorted(settings.explained) == sorted(
        ("checkers huff", *(kept_name(kit.key, each) for each in taught))
    )


def test_whoever_finished_a_lesson_is_not_told_the_same_at_the_table(house: House) -> None:
    lesson = next(each for each in FIVE211.game.lessons if each.key == "bust")
    _keep(house.host, FIVE211, lesson)
    told = first_times(house)
    told.hear(scored(BUST))
    assert told.card is None


def test_switched_off_nothing_is_explained(house: House) -> None:
    house.host.change(replace(house.host.settings, explains=False))
    told = first_times(house)
    told.hear(scored(BUST))
    assert told.card is None


def test_the_card_stands_on_a_held_table_and_leaves_time_to_be_read(house: House) -> None:
    house.sit_down()
    while told_now(house) is None:
        house.run_until(lambda: house.may_choose or told_now(house) is not None)
        if house.may_choose:
            house.press(*map(str, range(1, house.needed + 1)), Action.PLAY)
    card = told_now(house)
    assert card is not None
    assert house.table.caption.tip == card.words
    assert not house.table.caption.shows_tip, "first what happened"
    house.run_until(lambda: house.table.caption.shows_tip)
    assert told_now(house) == card, "it holds"
    house.press(Action.PLAY)
    house.run(0.1)
    assert told_now(house) is None


def test_all_of_them_are_read_again_and_switched_off_on_the_rules_page(house: House) -> None:
    name = kept_name(FIVE211.key, FIRST_TIMES[0])
    other = "checkers huff"
    house.host.change(replace(house.host.settings, explained=(name, other)))
    house.sit_down()
    house.await_choice()
    house.press(Action.RULES)
    house.run(0.3)
    scene = house.scene
    assert isinstance(scene, RulesScene)
    scene.ui.focus_on("page")
    house.press(Action.RIGHT, Action.RIGHT)
    assert scene.leaf is Leaf.EXPLAINED
    assert all(each.title() in house.words for each in FIRST_TIMES)
    house.click("explain")
    switched_off = house.host.settings
    house.click("Explain all again")
    assert (switched_off.explains, house.host.settings.explains) == (False, True)
    assert house.host.settings.explained == (other,), "those of other games stay told"
