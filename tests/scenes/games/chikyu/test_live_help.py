"""Live help: what a card would do, who can still beat it, who lacks what, the odds on the crown."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from game.ai.chikyu.coaching.card_facts import taking_chance
from game.app.settings import When
from game.core.seats import PUBLIC
from game.rules.chikyu.cards import Card, Kind, card
from game.rules.chikyu.prospect import higher_out
from scenes.games.chikyu.chooser.long_look import LONG_PRESS
from scenes.games.chikyu.table_marks import table_marks
from tests.rules.chikyu.table import CHIKYU, Table
from tests.scenes.games.chikyu.table import Harbour, name_of


@pytest.fixture
def harbour() -> Iterator[Harbour]:
    opened = Harbour(4, seed=1)
    yield opened
    opened.close()


def helped(harbour: Harbour, **changes: object) -> None:
    harbour.host.change(replace(harbour.host.settings, **changes))  # type: ignore[arg-type]


def odds_of(harbour: Harbour) -> float | None:
    return harbour.picture.odds


def enlarged(harbour: Harbour) -> Card | None:
    looked_at = harbour.chooser.long_look.card
    return None if looked_at is None else looked_at.face


def choose(harbour: Harbour) -> Card:
    """The first card that may be played."""
    assert harbour.await_choice()
    harbour.run(0.4)
    chosen = harbour.playable[0]
    if not harbour.chooser.is_chosen(chosen):
        harbour.click(name_of(chosen))
    return chosen


def test_who_wants_no_help_is_told_nothing_of_the_chosen_card(harbour: Harbour) -> None:
    helped(harbour, counts_ahead=False)
    chosen = choose(harbour)
    assert f"{chosen.kind.title} {chosen.rank}" not in harbour.caption


def test_full_help_counts_the_cards_that_can_still_beat_it() -> None:
    table = Table("I3 D1", "I5 D2", "I4 S2", seats=3)
    view = CHIKYU.view(table.state, 0)
    assert higher_out(view, card(Kind.INTENTON, 3)) == 2
    table.play("I3", "I5")
    assert higher_out(CHIKYU.view(table.state, 2), card(Kind.INTENTON, 4)) == 0


def test_no_card_of_the_own_other_hand_is_counted_as_still_out() -> None:
    table = Table("I3 D1", "S1 D2", "I5 S2", "I4 S3", seats=2)
    assert higher_out(CHIKYU.view(table.state, 0), card(Kind.INTENTON, 3)) == 1


def test_what_a_seat_has_shown_to_lack_is_crossed_out_in_full_help(harbour: Harbour) -> None:
    helped(harbour, reads_along=When.ALWAYS)
    lacks: set[int] = set()
    while not lacks:
        choose(harbour)
        harbour.click("Play")
        assert harbour.await_choice()
        lacks = {hand for hand in range(1, 4) if harbour.view.lacks[hand]}
    harbour.run(0.2)
    assert harbour.picture.shows_lacks
    assert harbour.picture.lacks == list(harbour.view.lacks)


def test_the_odds_are_those_of_the_crown_and_nobody_sees_them_unasked(harbour: Harbour) -> None:
    while not harbour.view.trick:
        choose(harbour)
        harbour.click("Play")
        assert harbour.await_choice()
    harbour.run(0.2)
    assert odds_of(harbour) is None
    helped(harbour, show_odds=True)
    harbour.run(0.2)
    odds = odds_of(harbour)
    assert odds == taking_chance(harbour.view)
    assert odds is not None
    assert 0 <= odds <= 1
    assert taking_chance(harbour.table._session.match.view(PUBLIC)) is None


def test_nothing_unseen_beats_the_crown_then_it_is_certain() -> None:
    table = Table("I5 D1", "I2 D2", "I4 S2", seats=3)
    table.play("I5")
    assert taking_chance(CHIKYU.view(table.state, 1)) == 1.0
    low = Table("I3 D1", "I2 D2", "I4 S2", seats=3)
    low.play("I3")
    chance = taking_chance(CHIKYU.view(low.state, 1))
    assert chance is not None
    assert chance < 1.0


def test_the_note_on_piles_names_their_cards(harbour: Harbour) -> None:
    while not harbour.view.tricks:
        choose(harbour)
        harbour.click("Play")
        assert harbour.await_choice()
    trick = harbour.view.tricks[0]
    signs = {sign.name: sign.words for sign in table_marks(harbour.picture, harbour.chikyu.who)}
    words = signs[f"piles of seat {trick.winner + 1}"]
    assert all(each.kind.title in words for each in trick.cards)


def test_a_long_press_with_a_finger_enlarges_a_card_and_plays_nothing(harbour: Harbour) -> None:
    assert harbour.await_choice()
    harbour.run(0.4)
    shown = harbour.playable[0]
    place = harbour.find(name_of(shown)).center
    was_chosen = harbour.chooser.is_chosen(shown)
    harbour._finger(pygame.FINGERDOWN, place)
    assert enlarged(harbour) is None
    harbour.run(LONG_PRESS + 0.1)
    assert enlarged(harbour) is shown
    harbour._finger(pygame.FINGERUP, place)
    assert enlarged(harbour) is None
    assert harbour.chooser.is_chosen(shown) == was_chosen
