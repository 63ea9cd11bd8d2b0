"""The great moments of a round: who gets the whole of them, and the picture that they leave."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest
from pygame import Rect
from workshop.five211.rounds import Ending, Found, find_round
from workshop.five211.tables import display_of, open_table, table_for
from workshop.gallery.gallery_state import laid
from workshop.gallery.studio import FRAME, Studio, unseen

from scenes.anim.timings import reading_time
from scenes.engine.input.inputs import Action
from scenes.engine.theme import Metrics
from scenes.games.five211.cues.kododo_cues import closing_seats
from scenes.games.five211.display import Display, Spotlight
from scenes.games.five211.panels.seat_panels import (
    HIGH,
    WIDE,
    card_signs,
    pills,
    plate_place,
)
from scenes.games.five211.table_layout import make_layout
from scenes.games.five211.table_words import ring_closed

WANTED = Found(30, 35)
"""A match of four, before the card with which the person makes a colour go bust, and gains."""
LONGEST = 700
"""Frames until the last picture, at most."""


@pytest.fixture
def studio(request: pytest.FixtureRequest) -> Iterator[Studio]:
    reduced = getattr(request, "param", False)
    with unseen():
        opened = Studio((960, 540), replace(laid(table_for(4)), reduced_motion=reduced))
        opened.app.unseen = True
        yield opened
        opened.close()


def turn_last_card(studio: Studio, ending: Ending = Ending.KODODO) -> None:
    open_table(studio, find_round(studio.host.set_up, ending), FRAME).move()


def frames(studio: Studio) -> Iterator[Display]:
    """Every picture until the last one stands."""
    for _frame in range(LONGEST):
        studio.app.step(FRAME)
        if studio.table.show.is_holding:
            return
        yield display_of(studio)
    raise AssertionError("it never came to rest")


def last_picture(display: Display) -> tuple[object, ...]:
    """What is left to read."""
    plates = [(pop.text, pop.x, pop.y) for pop in display.pops]
    at_rest = sorted((lizard.x, lizard.y, lizard.angle) for lizard in display.lizards)
    total = None if display.sum is None else display.sum.text
    spot = replace(display.spotlight, cards=[], bare=[])
    gains = [seat.gain for seat in display.seats]
    cards = sorted((place, card.grey, card.x, card.y) for place, card in display.slots.items())
    return sorted(plates), at_rest, total, spot, gains, cards, display.ring_opens


@pytest.mark.parametrize("scale", [1.0, 1.3, 2.0])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 576), (2560, 1080)])
def test_no_plate_meets_points_or_the_sign_of_a_card(
    size: tuple[int, int], seats: int, scale: float
) -> None:
    layout = make_layout(Metrics(*size, scale), seats, 0)
    plates = []
    for seat in range(seats):
        x, y, px = plate_place(layout, seat)
        plate = Rect(0, 0, round(px * WIDE), round(px * HIGH))
        plate.center = round(x), round(y)
        plates.append(plate)
        assert plate.collidelist(pills(layout)) < 0
        assert plate.collidelist(card_signs(layout)) < 0
        assert layout.metrics.stage.contains(plate)
        assert plate.collidelist([box.portrait for box in layout.boxes]) < 0
    assert not any(one.colliderect(other) for one, other in combinations(plates, 2))


def test_a_press_at_any_moment_of_the_kododo_leads_to_the_same_last_picture(
    studio: Studio,
) -> None:
    turn_last_card(studio)
    *_all, _last = frames(studio)
    told = last_picture(display_of(studio))
    for pressed in (40, 90, 130, 200, 260, 330):
        turn_last_card(studio)
        studio.run(pressed * FRAME)
        studio.press(Action.PLAY)
        studio.run_until(lambda: studio.table.show.is_holding)
        assert last_picture(display_of(studio)) == told, pressed


def test_the_kododo_of_a_person_are_cried_out_and_give_the_light_back(studio: Studio) -> None:
    turn_last_card(studio)
    seen = [
        (display.spotlight.veil, bool(display.spotlight.letters), len(display.lizards))
        for display in frames(studio)
    ]
    assert max(veil for veil, *_rest in seen) == 1
    assert any(cried for _veil, cried, _lizards in seen)
    target = display_of(studio).numbers.kododo_target
    assert max(lizards for *_rest, lizards in seen) == 2 * target
    display = display_of(studio)
    assert display.spotlight == Spotlight(
        tint=display.spotlight.tint, cards=display.spotlight.cards, bare=display.spotlight.bare
    )
    assert sum(seat.gain for seat in display.seats) == len(display.lizards) == target


def test_where_nobody_sits_the_lizards_only_run(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No cry, no strokes of joy, and no card lifted out of its slot."""
    turn_last_card(studio)
    monkeypatch.setattr(type(studio.table._session), "people", ())
    for display in frames(studio):
        assert not display.spotlight.letters
        assert not any(pop.rays for pop in (*display.pops, *filter(None, [display.sum])))
        assert len(display.spotlight.waves) <= 1
    assert "!" not in studio.table.caption.text


@pytest.mark.parametrize("studio", [True], indirect=True)
def test_without_motion_the_cry_stands_and_nothing_runs(studio: Studio) -> None:
    turn_last_card(studio)
    for display in frames(studio):
        assert not display.spotlight.waves
        assert all(size in (0, 1) for size in display.spotlight.letters)
        assert not any(lizard.tracks for lizard in display.lizards)


def test_whoever_wanted_the_bust_stands_on_the_rubble_until_the_sweep(studio: Studio) -> None:
    script = open_table(studio, WANTED, FRAME)
    script.move()
    hoped = [any(pop.hoped for pop in display.pops) for display in frames(studio)]
    display = display_of(studio)
    assert any(hoped)
    assert not any(pop.hoped for pop in display.pops)
    assert display.culprit is not None
    assert "one too many" in studio.table.caption.text
    assert display.spotlight.veil == 0
    studio.run(1.0)
    studio.press(Action.PLAY)
    studio.run_until(lambda: display_of(studio).choosing)
    assert display_of(studio).culprit is None


def test_the_wanted_bust_is_told_in_four_seconds_and_its_words_can_be_read(studio: Studio) -> None:
    open_table(studio, WANTED, FRAME).move()
    caption = studio.table.caption
    said: list[str] = []
    for display in frames(studio):
        if display.spotlight.veil or said:
            said.append(caption.text)
    assert len(said) * FRAME <= 4.0
    first, second, last = dict.fromkeys(said)
    for words in (first, second):
        assert said.count(words) * FRAME >= reading_time(words) - 2 * FRAME
    assert "one too many" in last


def test_a_press_while_the_roof_trembles_leads_to_the_same_last_picture(studio: Studio) -> None:
    open_table(studio, WANTED, FRAME).move()
    *_all, _last = frames(studio)
    told = last_picture(display_of(studio))
    for pressed in (80, 150, 220):
        open_table(studio, WANTED, FRAME).move()
        studio.run(pressed * FRAME)
        studio.press(Action.PLAY)
        studio.run_until(lambda: studio.table.show.is_holding)
        assert last_picture(display_of(studio)) == told, pressed


def test_people_close_the_ring_before_others_and_together() -> None:
    assert closing_seats([0, 2, 3], people=[0, 1]) == [0]
    assert closing_seats([0, 2, 3], people=[0, 3]) == [0, 3]
    assert closing_seats([1, 2], people=[0]) == [2]
    assert ring_closed(["Maria", "Johan"], 6, warmly=True) == (
        "Maria and Johan close the ring: exactly 6!"
    )


def test_the_sweep_takes_lizards_and_plates_away(studio: Studio) -> None:
    turn_last_card(studio)
    *_all, _last = frames(studio)
    studio.run(1.0)
    studio.press(Action.PLAY)
    studio.run_until(lambda: display_of(studio).choosing)
    display = display_of(studio)
    assert not display.lizards
    assert not display.pops
    assert display.spotlight == Spotlight()
