"""What a hint says, in words and percentages."""

from __future__ import annotations

from game.ai.five211.coach_reasons import FEED
from game.core.sentences import Phrase
from game.kits.five211.kit import FIVE211
from game.rules.five211.cards import Colour
from scenes.coach.coach_figures import percent_words


def test_reason_is_a_sentence_with_the_colour_in_words() -> None:
    reason = Phrase(FEED, {"colour": Colour.VIOLET, "percent": 39, "points": 6})
    assert FIVE211.teller.phrase(reason) == "Violet scores in 39 % of cases, and this adds 6 to it."


def test_what_any_world_has_shown_is_never_called_impossible() -> None:
    assert [percent_words(each) for each in (0, 0.001, 0.004, 0.5, 1)] == [
        "0 %",
        "<1 %",
        "<1 %",
        "50 %",
        "100 %",
    ]
