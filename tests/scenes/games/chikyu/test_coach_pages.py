"""The hint lights a card at the table, and its page tells why; what if looks back at tricks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scenes.engine.input.inputs import Action
from tests.scenes.games.chikyu.table import Harbour, name_of


@pytest.fixture
def harbour() -> Iterator[Harbour]:
    opened = Harbour(4, seed=1)
    yield opened
    opened.close()


def ask(harbour: Harbour) -> None:
    assert harbour.await_choice()
    harbour.run(0.4)
    harbour.press(Action.HINT)
    harbour.run_until(lambda: harbour.sees("Why?"))


def test_a_hint_lights_one_playable_card_and_chooses_none(harbour: Harbour) -> None:
    ask(harbour)
    lit = [widget.card.face for widget in harbour.chooser.hands.near.cards if widget.advised]
    assert len(lit) == 1
    assert lit[0] in harbour.playable
    assert not any(map(harbour.chooser.is_chosen, harbour.playable))


def test_enter_after_a_hint_plays_the_card_that_is_lit(harbour: Harbour) -> None:
    ask(harbour)
    advised = harbour.table._coach.advised
    harbour.press(Action.PLAY)
    assert (0, advised) in harbour.table._session.match.log.entries


def test_the_page_of_the_hint_lists_every_playable_card(harbour: Harbour) -> None:
    ask(harbour)
    cards = harbour.playable
    harbour.click("Why?")
    harbour.click("More")
    harbour.run(0.3)
    assert harbour.names[-1] == "HintScene"
    rows = [name for name in harbour.scene.targets() if name.startswith("choice ")]
    assert len(rows) == len(cards), rows


def test_what_if_opens_after_a_trick(harbour: Harbour) -> None:
    while not harbour.view.tricks:
        assert harbour.await_choice()
        harbour.run(0.4)
        card = harbour.playable[0]
        if not harbour.chooser.is_chosen(card):
            harbour.click(name_of(card))
        harbour.click("Play")
    assert harbour.await_choice()
    harbour.run(0.4)
    harbour.click("What if?")
    assert harbour.names[-1] == "WhatIfScene"
