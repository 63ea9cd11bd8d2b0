"""The pictures in the log are those of the cards and colours that its sentences name."""

from __future__ import annotations

import re

import pytest

from game.kits.five211.phrases import cards_words, colour_words
from scenes.games.five211.pages.log_signs import ColourSign, KododoSign
from scenes.menu.long_text import TextLine
from scenes.screens.logbook import match_lines
from scenes.table.cards.card_sign import CardSign
from tests.scenes.menus.evening import new_host, played_out

pytestmark = pytest.mark.usefixtures("display")


@pytest.fixture(params=[2, 3, 5])
def lines(request: pytest.FixtureRequest) -> list[TextLine]:
    return match_lines(played_out(new_host(), request.param), 0)


def test_signs_are_what_the_words_say(lines: list[TextLine]) -> None:
    assert any(line.signs for line in lines)
    for line in lines:
        cards = [sign.card for sign in line.signs if isinstance(sign, CardSign)]
        assert not cards or cards_words(cards) in line.text
        for sign in line.signs:
            if isinstance(sign, ColourSign):
                assert colour_words(sign.colour) in line.text.lower()
            elif isinstance(sign, KododoSign):
                assert "kododo" in line.text


def test_every_sentence_about_played_cards_shows_them(lines: list[TextLine]) -> None:
    for line in lines:
        if re.search(r" (plays|gets) .*(\d|kododo)", line.text):
            assert line.signs, line.text


def test_a_round_is_a_block(lines: list[TextLine]) -> None:
    blocks = [line.text for line in lines if line.begins_block]
    assert all(", turn 1." in text for text in blocks)
    turns = [line.text for line in lines if line.is_heading]
    assert len(blocks) == sum(", turn 1." in text for text in turns)
