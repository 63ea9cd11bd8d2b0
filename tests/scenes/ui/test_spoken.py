"""Every screen says what it shows to somebody who does not see it, and no more than that."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from workshop.gallery.gallery_command import all_states
from workshop.gallery.studio import Studio, unseen

from game.core.seats import PUBLIC
from game.kits.five211.phrases import card_words
from scenes.engine.access.spoken import Node, Role, every
from scenes.engine.drawing.sprites import SpriteStore
from scenes.games.five211.card_art import CARD_ART
from scenes.table.cards.card_sprite import CardSprite
from scenes.table.cards.hand import CardsInHand, HandCard
from tests.profiles import by_night
from tests.scenes.test_hasty_hands import PICTURED

SIZE = (960, 540)
STORE = SpriteStore(SIZE)
STATES = {state.name: state for state in all_states()}
TABLES = (
    "table-4-choosing", "chikyu-4", "duco-corner-cluster-3", "score-round-over",
    "duco-conquest-held", "chikyu-scoring-phase-3", "lesson-five211-windows", "set-up-people",
    "games", "learn-duco",
)  # fmt: skip
VEILED = ("gate", "gate-second")
TEST_NAME = re.compile(r"^(card|seat|tile|house|lesson|sign|colour|cell|choice|window|week) .*\d")
"""What tests call widgets."""


@pytest.fixture(autouse=True)
def without_a_screen() -> Iterator[None]:
    with unseen():
        yield


def opened(name: str) -> Studio:
    studio = Studio(SIZE, STATES[name].settings, STORE, hasty=True)
    STATES[name].reach(studio)
    return studio


def told(studio: Studio) -> list[Node]:
    return list(every(studio.scene.spoken()))


@pytest.mark.parametrize("name", by_night(STATES, *PICTURED, *TABLES))
def test_everything_that_can_be_used_speaks_and_says_no_name_of_a_test(name: str) -> None:
    studio = opened(name)
    try:
        nodes = told(studio)
        assert nodes
        for node in nodes:
            assert node.words.strip(), f"{node.key} is mute"
            assert not TEST_NAME.match(node.words), f"{node.key} says {node.words}"
            lower = node.key[:1].islower() and node.role not in (Role.GROUP, Role.GRID)
            assert not (lower and node.acts and node.words == node.key), node.key
        assert set(studio.scene.targets()) <= {node.key for node in nodes if node.acts}
    finally:
        studio.close()


@pytest.mark.parametrize("name", VEILED)
def test_covered_hand_is_never_named(name: str) -> None:
    studio = opened(name)
    try:
        table, chooser = studio.table, studio.table.mat.chooser
        assert table.show.view.viewer == PUBLIC
        held: Any = table._session.view(table._viewpoint.own)
        own = {card_words(card) for card in held.hand}
        nodes = told(studio)
        lying = " ".join(node.words for node in nodes if node.key.startswith("table"))
        spoken = " ".join(node.line(full=True) for node in nodes).lower()
        assert chooser.parts, "the cards lie there"
        assert own, "and are somebody's"
        assert not [words for words in own if words in spoken and words not in lying]
    finally:
        studio.close()


def test_card_that_is_face_down_says_so_and_no_more() -> None:
    held = CardsInHand(CARD_ART, str, lambda _card: None, card_words)
    assert HandCard(CardSprite(None, 0, 0, 100), held).spoken == "Covered card"
