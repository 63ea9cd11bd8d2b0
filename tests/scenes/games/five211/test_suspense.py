"""Suspense: the card that decides turns last, and the table ends as the rules say."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from workshop.five211.rounds import Ending, find_round
from workshop.five211.tables import display_of, open_table, table_for
from workshop.gallery.gallery_state import laid
from workshop.gallery.studio import FRAME, Studio, unseen

from game.app.settings import When
from game.core.seats import PUBLIC
from game.rules.five211.cards import Card, Colour
from game.rules.five211.options import NUMBERS
from scenes.art.portraits.mood import Mood
from scenes.engine.theme import Metrics
from scenes.games.five211.cues.choreographer import becomes_tense, deciding_cards
from scenes.games.five211.display import Display
from scenes.games.five211.table_layout import make_layout

LIMIT = NUMBERS[4].limit
TARGET = NUMBERS[4].kododo_target


def table(blue: int = 0, kododo: int = 0) -> Display:
    display = Display(make_layout(Metrics(), 4, 0), NUMBERS[4])
    display.columns[Colour.BLUE].count = blue
    display.kododo = kododo
    return display


def blue(value: int = 3) -> Card:
    return Card(Colour.BLUE, value)


def green(value: int = 3) -> Card:
    return Card(Colour.GREEN, value)


def test_the_card_that_breaks_a_house_turns_last() -> None:
    assert deciding_cards(table(blue=LIMIT - 1), [green(), blue(), green(4)]) == [1]
    assert deciding_cards(table(blue=LIMIT - 2), [blue(), green(), blue(2)]) == [2]


def test_nothing_is_held_back_where_nothing_is_decided() -> None:
    assert deciding_cards(table(blue=LIMIT - 3), [green(), blue(), blue(2)]) == []
    assert deciding_cards(table(blue=LIMIT), [blue()]) == []


def test_the_lizard_that_fills_the_ring_turns_last() -> None:
    assert deciding_cards(table(kododo=TARGET - 1), [green(1), blue(2)]) == [0]
    assert deciding_cards(table(kododo=TARGET), [green(1), blue(2)]) == []


def test_a_house_that_has_just_become_full_is_warned_of_once() -> None:
    assert becomes_tense(table(blue=LIMIT - 2), [blue(), green()])
    assert not becomes_tense(table(blue=LIMIT - 1), [green()])


@pytest.fixture
def studio() -> Iterator[Studio]:
    with unseen():
        settings = replace(laid(table_for(4)), round_wait=When.NEVER)
        opened = Studio((960, 540), settings)
        opened.app.unseen = True
        yield opened
        opened.close()


@pytest.mark.parametrize("ending", list(Ending))
def test_skipping_at_any_moment_leaves_the_table_as_the_rules_say(
    studio: Studio, ending: Ending
) -> None:
    found = find_round(studio.host.set_up, ending)
    for frames in (1, 40, 70, 110, 160, 230, 300):
        script = open_table(studio, found, FRAME)
        script.move()
        studio.run(frames * FRAME)
        show = studio.table.show
        while show.busy:
            show.skip()
        assert studio.table.mat.differences(show.view) == []


def test_faces_show_what_the_round_brought_until_the_sweep(studio: Studio) -> None:
    script = open_table(studio, find_round(studio.host.set_up, Ending.TIE))
    script.move()
    gained = script.session.view(PUBLIC).records[-1].gained
    display = display_of(studio)
    studio.run_until(lambda: any(seat.mood is Mood.DELIGHTED for seat in display.seats))
    assert [seat.mood is Mood.DELIGHTED for seat in display.seats] == [gain > 0 for gain in gained]
    studio.run_until(lambda: display.turn == 0 and display.choosing)
    assert all(seat.mood is Mood.CALM for seat in display.seats)


def test_the_evening_falls_from_dusk_in_the_first_round_to_night_in_the_last() -> None:
    hours = []
    for number in range(NUMBERS[5].rounds):
        display = Display(make_layout(Metrics(), 5, 0), NUMBERS[5])
        display.round = number
        hours.append(display.hour)
    assert hours == pytest.approx([0, 1 / 3, 2 / 3, 1])
