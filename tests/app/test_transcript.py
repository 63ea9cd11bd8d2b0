from collections.abc import Iterator
from gettext import NullTranslations

import pytest

from game.app.looking_back.replays import Replay
from game.app.looking_back.transcript import Narrator
from game.core import words
from game.core.events import (
    CardsCommitted,
    CardsMoved,
    CardsRevealed,
    CardsTakenBack,
    Event,
    TurnStarted,
)
from game.core.outcome import EndReason, rank_seats
from game.core.seats import PUBLIC
from game.core.sentences import join_words
from game.kits.five211.kit import FIVE211
from game.kits.five211.phrases import card_words
from game.kits.five211.tell import tell_round
from game.rules.five211.cards import KINDS, Card, card_from_code
from game.rules.five211.options import NUMBERS, Five211Options, Variant
from game.rules.five211.records import RoundRecord
from game.rules.five211.scoring import judge_round, scoring_cards
from tests.app.matches import played

NAMES = ("Ana", "Ben", "Cem", "Dua")
NARRATOR = Narrator(FIVE211, NAMES, Five211Options(4))


def cards(codes: str) -> tuple[Card, ...]:
    return tuple(card_from_code(code) for code in codes.split())


def judged(*rows: str) -> RoundRecord:
    """A round of four players whose cards lie as written."""
    laid = tuple(cards(row) for row in rows)
    table = [card for row in laid for card in row]
    counts = tuple(sum(card.suit == suit for card in table) for suit in range(5))
    kododo = sum(card.is_kododo for card in table)
    result = judge_round(counts, kododo, NUMBERS[4].kododo_target, NUMBERS[4].limit)
    piles = [scoring_cards(result, row) for row in laid]
    gained = tuple(sum(card.value for card in pile) for pile in piles)
    return RoundRecord(0, 0, laid, result, gained, tuple(len(pile) for pile in piles))


def told(*rows: str) -> list[str]:
    return tell_round(judged(*rows), NAMES, NUMBERS[4])


def test_bust_and_scoring_colour_are_named_with_their_counts() -> None:
    assert told("g2 g2 g3 g3", "g2 g2 g3 y6", "y2 y2 b2 v2", "o2 y3 b3 v3") == [
        "Green is bust: 7 cards, and 7 are too many.",
        "Yellow scores with 4 cards.",
        "Ben gets 6 points for yellow 6.",
        "Cem gets 4 points for yellow 2 and yellow 2.",
        "Dua gets 3 points for yellow 3.",
        "Nothing for Ana.",
    ]


def test_tied_colours_are_named_together() -> None:
    assert told("y2 y2 y3 y3", "y4 g2 g2 g3", "g3 g4 o2 o3", "o6 b2 b3 v2")[:2] == [
        "Yellow and green tie with 5 cards each and do not score.",
        "Orange scores with 3 cards.",
    ]


def test_exact_kododo_number_is_told_before_all_else() -> None:
    assert told("y1 y1 g3 g3", "g1 g1 g3 g2", "g2 b1 b2 v2", "o1 g2 b3 v3") == [
        "Exactly 6 kododo lie on the table: they alone score.",
        "Ana gets 2 points for yellow kododo and yellow kododo.",
        "Ben gets 2 points for green kododo and green kododo.",
        "Cem gets 1 point for blue kododo.",
        "Dua gets 1 point for orange kododo.",
    ]


def test_round_without_a_winner_says_so() -> None:
    assert told("y2 y2 y3 y3", "y4 g2 g2 g3", "g3 g4 o2 o3", "b2 b3 v2 v3")[-1] == (
        "No colour is left: nobody scores."
    )


def test_every_card_has_a_name_of_its_own() -> None:
    assert len({card_words(card) for card in KINDS}) == len(KINDS)
    assert (card_words(card_from_code("g3")), card_words(card_from_code("b1"))) == (
        "green 3",
        "blue kododo",
    )


@pytest.mark.parametrize(
    ("parts", "joined"),
    [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")],
)
def test_lists_read_like_a_sentence(parts: list[str], joined: str) -> None:
    assert join_words(parts) == joined


def test_reveal_names_everybody_and_their_cards() -> None:
    event = CardsRevealed((cards("g3 b1"), cards("y2 y2"), cards("o6 v1"), cards("b4 b5")))
    assert NARRATOR.tell(event)[0] == "Ana plays green 3 and blue kododo."
    assert len(NARRATOR.tell(event)) == 4


def test_long_game_names_the_deck() -> None:
    of_long_game = Narrator(FIVE211, NAMES, Five211Options(4, Variant.LONG))
    second_round = TurnStarted((0, 1, 2, 3), (1, 1, 0))
    assert NARRATOR.tell(second_round) == ["Round 2 of 6, turn 1."]
    assert of_long_game.tell(second_round) == ["Deck 2, round 2 of 6, turn 1."]


def test_shared_victory_names_all_winners() -> None:
    lines = NARRATOR.tell_outcome(rank_seats([9, 9, 4], [3, 3, 2], EndReason.PLAYED_OUT))
    assert lines == [
        "The last card is played.",
        "Ana and Ben share the victory.",
        "1. Ana: 9 points, 3 cards.",
        "1. Ben: 9 points, 3 cards.",
        "3. Cem: 4 points, 2 cards.",
    ]


def test_reached_target_is_the_reason_of_a_long_game() -> None:
    lines = NARRATOR.tell_outcome(rank_seats([51, 9], [3, 1], EndReason.TARGET_REACHED))
    assert lines[:2] == ["50 points are reached.", "Ana wins."]


def test_locked_choice_is_told_to_its_owner_only() -> None:
    match = played(4, 0)
    events = match.play(1, match.legal_moves(1)[0])
    own = [event for event in (match.redact(e, 1) for e in events) if event]
    others = [event for event in (match.redact(e, 0) for e in events) if event]
    assert "Ben locks " in NARRATOR.tell(own[0])[0]
    assert [NARRATOR.tell(event) for event in others] == [["Ben has locked in."]]


def test_draws_are_told_to_their_owner_only() -> None:
    match = played(4, 0)
    raw: list[Event] = []
    again = type(match)(match.rules, match.log.header)
    again.deal(raw.append)
    dealt = next(event for event in raw if isinstance(event, CardsMoved))
    seen = match.redact(dealt, 2)
    assert seen is not None
    assert [line.split()[0] for line in NARRATOR.tell(seen)] == ["Cem"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("variant", Variant)
def test_whole_match_is_told_without_a_gap(seats: int, variant: Variant) -> None:
    match = played(seats, seats=seats, variant=variant)
    names = ("Ana", "Ben", "Cem", "Dua", "Eli")[:seats]
    told = Narrator.of(match, names).tell_replay(Replay(match.rules, match.log), PUBLIC)
    lines = [each.text for each in told]
    records = match.view(PUBLIC).records
    assert sum(" plays " in line for line in lines) == len(records) * 3 * seats
    assert all(line.endswith(".") and "{" not in line for line in lines)


def test_take_back_is_told() -> None:
    assert NARRATOR.tell(CardsTakenBack(0, ())) == ["Ana takes the choice back."]
    assert NARRATOR.tell(CardsCommitted(0, ())) == ["Ana has locked in."]


class Shouting(NullTranslations):
    """A language in which only some words are known."""

    def gettext(self, message: str) -> str:
        return {"{name} plays {cards}.": "{cards} spielt {name}!"}.get(message, message)

    def pgettext(self, context: str, message: str) -> str:
        return f"<{message}>" if context == "card colour" else message

    def ngettext(self, singular: str, plural: str, n: int) -> str:
        return plural.upper().replace("{COUNT}", "{count}") if n != 1 else singular


@pytest.fixture
def shouting() -> Iterator[None]:
    words.install(Shouting())
    yield
    words.install(NullTranslations())


def test_sentences_follow_the_language_of_the_moment(shouting: None) -> None:
    event = CardsRevealed((cards("g3"), cards("y2"), cards("o6"), cards("b4")))
    assert NARRATOR.tell(event)[0] == "<green> 3 spielt Ana!"
    lines = told("y2 y2 y3 y3", "y4 g2 g2 g3", "g3 g4 o2 o3", "o6 b2 b3 v2")
    assert lines[1] == "<orange> scores with 3 CARDS."


def test_marked_words_wait_for_their_translation() -> None:
    assert words.N_("green") == "green"
