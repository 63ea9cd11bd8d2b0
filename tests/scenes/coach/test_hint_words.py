"""What a hint says, in words and percentages."""

from __future__ import annotations

from game.ai.advice import Advice, Hint
from game.ai.five211.coaching.coach_reasons import FEED, FEED_BEHIND
from game.core.sentences import Phrase, Somebody, with_names
from game.kits.five211.kit import FIVE211
from game.rules.five211.cards import Colour
from game.rules.five211.moves import PlayCards, play_of
from scenes.coach.coach_parts import chance_words, range_words, sureness_words
from tests.ai.five211.tables import cards


def test_reason_is_a_sentence_with_the_colour_in_words() -> None:
    reason = Phrase(FEED, {"colour": Colour.VIOLET, "points": 6})
    assert FIVE211.teller.phrase(reason) == "Violet may well score, and this adds 6 for you."


def test_what_any_world_has_shown_is_never_called_impossible() -> None:
    assert [chance_words(each) for each in (0, 0.001, 0.004, 0.5, 1)] == [
        "0 %",
        "<1 %",
        "<1 %",
        "50 %",
        "100 %",
    ]


def test_who_leads_a_colour_is_named() -> None:
    values = {"colour": Colour.VIOLET, "points": 6}
    rivals = {1: (Somebody(1),), 2: (Somebody(1), Somebody(2))}
    for number, names in ((1, "Ben"), (2, "Ben and Shoco")):
        reason = Phrase(FEED_BEHIND, {**values, "rival": rivals[number]})
        assert FIVE211.teller.phrase(with_names(reason, ("Ana", "Ben", "Shoco"))) == (
            f"Violet may well score: 6 more for you, behind {names}."
        )


def test_a_chance_is_told_as_a_range_until_it_is_known_well() -> None:
    assert range_words(0.42, 0.02) == "38\u201346 %"
    assert range_words(0.42, 0.004) == "42 %"
    assert range_words(0.01, 0.02) == "0\u20135 %"


def hint_with(level: int) -> Hint[PlayCards]:
    plays = [play_of(cards(code)) for code in ("y2", "g3", "b4")]
    ranking = [Advice(play, (), 1.0, 1.0, 0.42 - n / 50, 0.001) for n, play in enumerate(plays)]
    return Hint(tuple(ranking), Phrase(FEED), level)


def test_the_coach_says_how_sure_it_is() -> None:
    assert sureness_words(hint_with(1)) == (
        "It wins the game in about 42 % of cases, the next best in about 40 %."
    )
    assert sureness_words(hint_with(2)) == ("The first 2 are as good.")
    assert sureness_words(hint_with(3)) == ("All of these are as good.")
