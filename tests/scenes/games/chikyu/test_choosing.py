"""One press chooses a card, a second plays it; what may not be played says why."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.rules.chikyu.cards import Card
from scenes.engine.input.inputs import Action
from scenes.table.cards.card_sprite import Spot
from tests.scenes.games.chikyu.table import Harbour, name_of

GLOW = 16
"""Pixels around a raised card, both sides together."""


@pytest.fixture
def harbour() -> Iterator[Harbour]:
    opened = Harbour(4, seed=1)
    yield opened
    opened.close()


def follow_with_a_choice(harbour: Harbour) -> None:
    """Play on until a kind must be followed, more than one card does it, and others do not."""
    while True:
        assert harbour.await_choice(), "the game is over"
        harbour.run(0.4)
        if harbour.view.lead is not None and 1 < len(harbour.playable) < len(own_cards(harbour)):
            return
        harbour.click(name_of(harbour.playable[0]))
        harbour.click("Play")


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
def test_an_open_card_that_is_raised_is_seen_whole_and_pushes_no_other(
    size: tuple[int, int],
) -> None:
    harbour = Harbour(2, seed=5, size=size)
    hands = harbour.chooser.hands
    while hands.active is hands.near:
        assert harbour.await_choice()
        harbour.run(0.4)
        if hands.active is hands.near:
            if not harbour.chooser.hands.chosen:
                harbour.click(name_of(harbour.playable[0]))
            harbour.click("Play")
    number = next(hand for hand, cards in hands.opened.items() if cards is hands.active)
    portrait = harbour.picture.layout.boxes[number].portrait
    for widget in hands.active.cards:
        harbour.point(widget.rect.center)
        widget.selected = True
        harbour.run(0.5)
        card = widget.raised()
        seen = Spot(card.x, card.y, round(card.height)).rect
        assert hands._area(number).contains(seen.inflate(GLOW, GLOW))
        assert not seen.colliderect(portrait), "it hides nobody's face"
        assert all(other.room.value == 0 for other in hands.active.cards)
        widget.selected = False
    harbour.close()


def own_cards(harbour: Harbour) -> tuple[Card, ...]:
    cards = harbour.view.hands[0]
    assert cards is not None
    return cards


def played(harbour: Harbour) -> int:
    return len(harbour.table._session.match.log.entries)


def test_a_press_chooses_and_a_second_one_plays(harbour: Harbour) -> None:
    follow_with_a_choice(harbour)
    card, before = harbour.playable[0], played(harbour)
    harbour.click(name_of(card))
    assert harbour.chooser.is_chosen(card)
    assert played(harbour) == before
    harbour.run(0.4)
    harbour.click(name_of(card))
    assert played(harbour) > before


def test_the_chosen_card_says_what_it_would_do(harbour: Harbour) -> None:
    follow_with_a_choice(harbour)
    card = harbour.playable[0]
    harbour.click(name_of(card))
    assert harbour.caption.startswith(f"{card.kind.title} {card.rank} ")


def test_a_locked_card_is_refused_with_the_reason(harbour: Harbour) -> None:
    follow_with_a_choice(harbour)
    locked = next(card for card in own_cards(harbour) if card not in harbour.playable)
    before = played(harbour)
    harbour.click(name_of(locked))
    assert played(harbour) == before
    assert not harbour.chooser.is_chosen(locked)
    lead = harbour.view.lead
    assert lead is not None
    assert harbour.caption.startswith(f"{lead.title} was led")


def test_locked_cards_are_grey_and_playable_ones_are_not(harbour: Harbour) -> None:
    follow_with_a_choice(harbour)
    grey = {card.face for card in harbour.picture.hand if card.dim == 1}
    assert grey == set(own_cards(harbour)) - set(harbour.playable)


def test_a_locked_card_that_is_dropped_on_the_earth_goes_home(harbour: Harbour) -> None:
    follow_with_a_choice(harbour)
    locked = next(card for card in own_cards(harbour) if card not in harbour.playable)
    earth, before = harbour.picture.layout.earth, played(harbour)
    harbour.drag(harbour.card_at(locked), (earth.x, earth.y))
    assert played(harbour) == before
    assert locked in own_cards(harbour)


def test_with_one_press_a_card_is_played_at_once(harbour: Harbour) -> None:
    harbour.host.change(replace(harbour.host.settings, wishes={"plays_at_once": True}))
    follow_with_a_choice_by_one_press(harbour)


def follow_with_a_choice_by_one_press(harbour: Harbour) -> None:
    assert harbour.await_choice()
    harbour.run(0.4)
    before = played(harbour)
    harbour.click(name_of(harbour.playable[-1]))
    assert played(harbour) > before


def test_the_only_playable_card_is_raised_but_not_played(harbour: Harbour) -> None:
    while True:
        assert harbour.await_choice(), "no such trick in this game"
        harbour.run(0.4)
        if len(harbour.playable) == 1:
            break
        harbour.click(name_of(harbour.playable[0]))
        harbour.click("Play")
    assert harbour.chooser.is_chosen(harbour.playable[0])
    before = played(harbour)
    harbour.run(2.0)
    assert played(harbour) == before


def test_backspace_puts_the_chosen_card_back(harbour: Harbour) -> None:
    follow_with_a_choice(harbour)
    card = harbour.playable[0]
    harbour.click(name_of(card))
    harbour.press(Action.ERASE)
    assert not harbour.chooser.is_chosen(card)


def test_shift_and_a_letter_step_through_a_kind(harbour: Harbour) -> None:
    follow_with_a_choice(harbour)
    lead = harbour.view.lead
    assert lead is not None
    of_kind = [card for card in harbour.playable if card.kind is lead]
    for card in (*of_kind, of_kind[0]):
        harbour.press(lead.letter)
        assert harbour.chooser.is_chosen(card)


def test_enter_chooses_the_card_in_focus_first_and_then_plays(harbour: Harbour) -> None:
    follow_with_a_choice(harbour)
    before = played(harbour)
    names = [name_of(card) for card in harbour.playable]
    while harbour.table._ui.focused is None or harbour.table._ui.focused.name not in names:
        harbour.press(Action.RIGHT)
    harbour.press(Action.PLAY)
    assert played(harbour) == before
    harbour.press(Action.PLAY)
    assert played(harbour) > before


def test_a_choice_begins_with_the_focus_on_a_playable_card(harbour: Harbour) -> None:
    follow_with_a_choice(harbour)
    focused = harbour.table._ui.focused
    assert focused is not None
    assert focused.name in {name_of(card) for card in harbour.playable}


def focus_of(harbour: Harbour) -> str:
    focused = harbour.table._ui.focused
    return "" if focused is None else focused.name


def steer_to(harbour: Harbour, card: Card) -> None:
    """By arrows alone."""
    for direction in (Action.LEFT, Action.RIGHT):
        for _step in own_cards(harbour):
            if focus_of(harbour) == name_of(card):
                return
            harbour.press(direction)
    assert focus_of(harbour) == name_of(card)


def test_enter_means_the_card_to_which_the_focus_was_moved(harbour: Harbour) -> None:
    follow_with_a_choice(harbour)
    first, second = harbour.playable[:2]
    before = played(harbour)
    steer_to(harbour, first)
    harbour.press(Action.PLAY)
    steer_to(harbour, second)
    harbour.press(Action.PLAY)
    assert played(harbour) == before
    assert harbour.chooser.is_chosen(second)
    harbour.press(Action.PLAY)
    assert second not in own_cards(harbour)


def test_enter_on_a_locked_card_says_why_and_plays_no_other(harbour: Harbour) -> None:
    follow_with_a_choice(harbour)
    card = harbour.playable[0]
    locked = next(each for each in own_cards(harbour) if each not in harbour.playable)
    before = played(harbour)
    steer_to(harbour, card)
    harbour.press(Action.PLAY)
    steer_to(harbour, locked)
    harbour.press(Action.PLAY)
    assert played(harbour) == before
    assert " was led" in harbour.caption


def test_the_focus_goes_to_the_card_that_a_digit_chose(harbour: Harbour) -> None:
    follow_with_a_choice(harbour)
    card = harbour.playable[-1]
    harbour.press(str((own_cards(harbour).index(card) + 1) % 10))
    assert harbour.chooser.is_chosen(card)
    assert focus_of(harbour) == name_of(card)
    harbour.press(Action.PLAY)
    assert card not in own_cards(harbour)


def test_enter_plays_the_clicked_card_though_the_mouse_has_passed_another(
    harbour: Harbour,
) -> None:
    follow_with_a_choice(harbour)
    card, other = harbour.playable[:2]
    harbour.click(name_of(card))
    harbour.hover(name_of(other))
    harbour.press(Action.PLAY)
    assert card not in own_cards(harbour)
    assert other in own_cards(harbour)


def test_shoulders_step_through_kinds_on_a_card_and_come_to_signs_elsewhere(
    harbour: Harbour,
) -> None:
    assert harbour.await_choice()
    harbour.run(0.4)
    harbour.pad(Action.NEXT_FOCUS)
    assert harbour.chooser.hands.chosen
    signs = {sign.name for sign in harbour.chikyu.signs}
    harbour.table._ui.focus_on("Menu")
    reached = set()
    for _widget in range(60):
        harbour.pad(Action.NEXT_FOCUS)
        reached.add(focus_of(harbour))
        if signs & reached:
            break
    assert signs & reached
