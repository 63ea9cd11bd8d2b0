"""Cards, hands, moves and events of Chikyu in words, and typed answers as moves."""

from itertools import product
from typing import Any

import pytest

from game.ai.characters import CHARACTERS
from game.core.match import AnyMatch
from game.core.options import OptionValue
from game.core.outcome import EndReason
from game.core.rng import Rng
from game.core.seats import PUBLIC
from game.kits.chikyu.phrases import (
    card_words,
    cards_words,
    counts_words,
    dependency_character,
    hand_name,
    hand_names,
)
from game.kits.chikyu.results import ChikyuResults
from game.kits.chikyu.talk_lines import TALK
from game.kits.chikyu.tell import ChikyuTeller
from game.kits.chikyu.terminal import ChikyuTerminal
from game.kits.teller import Cast
from game.rules.chikyu.cards import Kind, card, card_from_code
from game.rules.chikyu.events import (
    ColoursCounted,
    EffectWon,
    GiftsGiven,
    LimitPassed,
    MarkerMoved,
    PilesCounted,
    PointsCut,
    PointsHalved,
    RoundPlayed,
    TurnablindiesCost,
)
from game.rules.chikyu.moves import play_of
from game.rules.chikyu.options import ChikyuOptions
from game.rules.chikyu.records import Step
from tests.rules.chikyu.table import CHIKYU, Table, values_with
from tests.strategies import every_option_set, start_match

NAMES = ("Ana", "Ben", "Cem", "Dua", "Eli")
TELLER, RESULTS = ChikyuTeller(), ChikyuResults()
TERMINAL = ChikyuTerminal(TELLER)
OPTION_SETS = every_option_set(CHIKYU.option_spec)
THREE = Cast(NAMES[:3], ChikyuOptions(3))
TWO = Cast(NAMES[:2], ChikyuOptions(2))


def mid_game(moves: int, **answers: OptionValue) -> AnyMatch:
    """A match in which so many cards were played by chance."""
    match = start_match(CHIKYU, values_with(**answers), 5)
    rng = Rng(5, "words")
    while moves and match.to_act():
        (seat,) = match.to_act()
        match.play(seat, rng.choice(match.legal_moves(seat)))
        moves -= 1
    return match


def own_view(match: AnyMatch) -> Any:
    (seat,) = match.to_act()
    return match.view(seat)


def test_cards_are_told_by_kind_and_rank() -> None:
    assert card_words(card(Kind.FAUL, 3)) == "Inadven/Faul 3"
    cards = map(card_from_code, ("S2", "S5", "S7", "I1"))
    assert cards_words(cards) == "Sluggos 2, 5 and 7, Intenton 1"
    assert counts_words((2, 0, 0, 0, 1, 0, 3)) == "2 Turnablindie, 1 Inadven/Faul and 3 Leizy"


def test_a_dependency_has_the_name_of_somebody_who_is_not_at_the_table() -> None:
    names = [character.name for character in CHARACTERS]
    for pair in product(names, names):
        if pair[0] != pair[1]:
            hands = [hand_name(hand, pair) for hand in range(4)]
            assert len(set(hands)) == 4
            assert dependency_character(2, pair).name == hands[2]
    assert [hand_name(hand, NAMES[:2]) for hand in range(4)] == ["Ana", "Ben", "Trupial", "Buriku"]
    assert hand_names((0, 2), NAMES[:2]) == "Ana and Trupial"


@pytest.mark.parametrize("values", OPTION_SETS, ids=str)
def test_every_event_of_a_match_is_told_in_whole_sentences(values: dict[str, OptionValue]) -> None:
    match = start_match(CHIKYU, values, 4)
    cast = Cast(NAMES[: match.options.seats], match.options)
    rng, count = Rng(6, "tell"), 0
    while match.to_act():
        (seat,) = match.to_act()
        for event in match.play(seat, rng.choice(match.legal_moves(seat))):
            for sentence in TELLER.tell(event, cast):
                assert sentence[0].isupper() or sentence[0].isdigit()
                assert sentence.endswith(".")
                assert "{" not in sentence
                count += 1
    assert count > 100


@pytest.mark.parametrize(
    ("event", "sentences"),
    [
        (LimitPassed(1, Kind.FAUL, 4), ["Ben has 4 Inadven/Faul: over the limit."]),
        (EffectWon(1, Kind.BUTTERFINGY, 1, card(Kind.BUTTERFINGY, 3)), ["Ben leads blind."]),
        (EffectWon(1, Kind.SLUGGOS, 2, card(Kind.SLUGGOS, 3)), ["Ben sits out; Cem leads."]),
        (
            EffectWon(2, Kind.LEIZY, 2, card(Kind.LEIZY, 3)),
            ["Cem leads without a kind: Ana decides."],
        ),
        (
            EffectWon(2, Kind.LEIZY, None, card(Kind.LEIZY, 3)),
            ["Leizy comes too late to matter."],
        ),
        (RoundPlayed(0, (0, 2), (0, 1, 0), ()), [
            "Ana and Cem have played their last cards.", "1 card is dropped.",
        ]),
        (RoundPlayed(0, (0, 1, 2), (0, 0, 0), ()), ["The last cards are played."]),
        (PilesCounted(0, (2, -3), too_many=True), [
            "Ana has too many Intenton: such piles cost 3.", "Ana: 2 piles, -1 points.",
        ]),
        (ColoursCounted(0, 7, 7, 10), ["Ana has all 7 colours: 10 points."]),
        (ColoursCounted(0, 3, 7, 3), ["Ana has 3 of 7 colours: 3 points."]),
        (PointsHalved(2, 9, 4), ["Dillindallin halves 9 points of Cem to 4."]),
        (TurnablindiesCost(0, 5), ["5 Turnablindies cost Ana 5 points."]),
        (GiftsGiven(0, (1, 2), 3), ["Ana gives 3 points each to Ben and Cem."]),
        (GiftsGiven(0, (1,), 3), ["Ana gives 3 points to Ben."]),
        (GiftsGiven(0, (), 3), [
            "Ana has too many Inadven/Faul, but nobody has fewer points: nothing is given.",
        ]),
        (PointsCut(1, 1, 13, 10), ["Leizy: 13 of Ben becomes 10."]),
        (MarkerMoved(1, 1, Step(4, 4, 8, 12)), ["Ben sails from 8 to 12."]),
        (MarkerMoved(1, 2, Step(-5, -5, 3, 0)), [
            "Ben sails from 3 to 0.", "Ben has no fewer than 0.",
        ]),
    ],
)  # fmt: skip
def test_what_happens_is_told_as_the_table_says_it(event: Any, sentences: list[str]) -> None:
    assert TELLER.tell(event, THREE) == sentences


def test_a_dependency_is_told_by_its_name_and_whom_it_plays_for() -> None:
    table = Table("B1 D1 S1", "B2 D2 S2", "B3 D3 S3", "B4 D4 S4", seats=2)
    events = table.play("B1", "B2", "B3", "B4")
    sentences = [line for event in events for line in TELLER.tell(event, TWO)]
    assert sentences == [
        "Ana leads Butterfingy 1.",
        "Ben plays Butterfingy 2.",
        "Trupial plays Butterfingy 3.",
        "Buriku plays Butterfingy 4.",
        "Buriku takes the trick for Ben with Butterfingy 4.",
        "Butterfingy slipped: Ana picks what Buriku leads.",
        "Round 1 of 4, trick 2.",
    ]
    view: Any = CHIKYU.view(table.state, 0)
    assert TERMINAL.question(view) == "Pick its lead:"
    lines = TERMINAL.situation(view, NAMES[:2])
    assert "Butterfingy slipped: you pick what Buriku leads:" in lines
    assert "Trupial plays for Ana and holds Sluggos 3, Dillindallin 3." in lines
    assert lines[-1] == "You yourself hold Sluggos 1, Dillindallin 1."
    assert TERMINAL.read(view, "d4", NAMES[:2]) is play_of(card(Kind.DILLINDALLIN, 4))


def test_a_blind_and_a_colourless_lead_are_told_as_such() -> None:
    table = Table("L3 B4 I1", "L1 B5 I2", "D3 B3 I3", seats=3, expansion="on")
    cast = Cast(NAMES[:3], table.options)
    events = [*table.play("L3", "L1", "D3", "I1", "B5", "B3"), *table.lead_blind("I2")]
    sentences = [line for event in events for line in TELLER.tell(event, cast)]
    assert "Ben has decided: Butterfingy is followed." in sentences
    assert sentences[-3:] == [
        "Ben leads blind.",
        "Round 1 of 4, trick 3.",
        "The blind lead of Ben is Intenton 2.",
    ]


@pytest.mark.parametrize("values", OPTION_SETS, ids=str)
def test_a_terminal_shows_where_it_stands_and_reads_every_card(
    values: dict[str, OptionValue],
) -> None:
    for moves in (0, 7, 30):
        match = mid_game(moves, **values)
        view = own_view(match)
        names = NAMES[: view.options.seats]
        situation = TERMINAL.situation(view, names)
        assert all(line and "{" not in line for line in situation)
        assert len(TERMINAL.news(view, names)) <= len(situation)
        assert TERMINAL.question(view).endswith(":")
        cards = view.hands[view.turn]
        for move in view.legal:
            for typed in (
                str(cards.index(move.card) + 1),
                move.card.code.lower(),
                f"{move.card.kind.title} {move.card.rank}",
            ):
                assert TERMINAL.read(view, typed, names) is move
        assert TERMINAL.take_back(view) is None


@pytest.mark.parametrize(
    ("typed", "part"),
    [
        ("", "Type the number of a card"),
        ("hello", "not a command"),
        ("99", "no card 99"),
        ("0", "no card 0"),
        ("q3", "not a command"),
        ("b77", "not a command"),
        ("٣", "not a command"),
    ],
)
def test_a_terminal_says_what_is_wrong_with_an_answer(typed: str, part: str) -> None:
    said = TERMINAL.read(own_view(mid_game(0, seats=3)), typed, NAMES[:3])
    assert isinstance(said, str)
    assert part in said


def test_the_last_trick_can_be_asked_for() -> None:
    table = Table("I3 D1", "I4 D2", "D5 S2", seats=3)
    before = TERMINAL.last(CHIKYU.view(table.state, 1), NAMES[:3])
    assert before == "No trick of this round is over yet."
    table.play("I3", "I4", "D5")
    said = TERMINAL.last(CHIKYU.view(table.state, 1), NAMES[:3])
    assert said == (
        "The last trick: Intenton 3 from Ana, Intenton 4 from Ben and Dillindallin 5 from Cem. "
        "Ben took it with Intenton 4."
    )


def test_the_letter_of_a_kind_plays_its_only_card_and_asks_which_of_several() -> None:
    table = Table("I3 I4 D1", "S4 B2 B1", "T5 S2 S1", seats=3)
    view: Any = CHIKYU.view(table.state, 0)
    assert TERMINAL.read(view, "d", NAMES[:3]) is play_of(card(Kind.DILLINDALLIN, 1))
    assert TERMINAL.read(view, "Intenton", NAMES[:3]) == "Which Intenton: 3 or 4?"
    assert TERMINAL.read(view, "S", NAMES[:3]) == "There is no Sluggos to play."


def test_help_names_the_letters_of_this_table_alone() -> None:
    for expansion, letters in (("off", "T, B, S, I, F and D"), ("on", "T, B, S, I, F, D and L")):
        view = own_view(mid_game(0, seats=3, expansion=expansion))
        assert f"The letters: {letters};" in TERMINAL.how_to_move(view)


def test_the_holds_are_told_with_every_trick() -> None:
    table = Table("I3 D1 D4", "I4 D2 D3", "D5 S2 S3", seats=3)
    table.play("I3", "I4", "D5")
    news = TERMINAL.news(CHIKYU.view(table.state, 1), NAMES[:3])
    assert "Ben has 1 pile with 2 Intenton and 1 Dillindallin." in news


def test_who_lacks_what_and_what_is_too_much_is_said() -> None:
    table = Table("D5 I5 I4 I1", "D1 D3 B1 B4", "D2 D4 B2 B3", seats=3)
    table.play("D5", "D1", "D2", "I5", "D3", "B2")
    lines = TERMINAL.situation(CHIKYU.view(table.state, 0), NAMES[:3])
    assert "Ana has too many Dillindallin." in lines
    assert "Ben holds 2 cards, and no Intenton." in lines


def test_who_lacks_two_kinds_has_neither_one_nor_the_other() -> None:
    table = Table("I5 I4 S3 S1", "D1 D3 B1 B4", "I1 I2 S4 B3", seats=3)
    table.play("I5", "D1", "I1", "S3", "D3", "S4")
    lines = TERMINAL.situation(CHIKYU.view(table.state, 2), NAMES[:3])
    assert "Ben holds 2 cards, and no Sluggos or Intenton." in lines


def test_results_tell_of_the_best_round_and_who_was_there_first() -> None:
    match = mid_game(1_000, seats=3)
    view, outcome = match.view(PUBLIC), match.outcome
    assert outcome is not None
    assert RESULTS.highlights(view, NAMES[:3])[0].startswith("Best round: ")
    course = RESULTS.course(view)
    assert [line[-1] for line in course.points] == list(view.points)
    assert course.rounds == len(view.records)
    assert RESULTS.reason(outcome, match.options).endswith(".")


def test_a_tie_is_won_by_who_was_there_first() -> None:
    table = Table("I3", "I4", "D5", seats=3)
    table.stand(31, 26, 31, longest=(2, 1, 0))
    table.play("I3", "I4", "D5")
    outcome = CHIKYU.outcome(table.state)
    assert outcome is not None
    assert [standing.seat for standing in outcome.standings] == [2, 0, 1]
    assert outcome.reason is EndReason.TARGET_REACHED
    assert [TELLER.tie_break(each) for each in outcome.standings] == ["there first"] * 2 + [""]
    assert RESULTS.tie_breaks(outcome, NAMES[:3]) == [
        "Cem, Ana and Ben have 31 points each: Cem was there first."
    ]


@pytest.mark.parametrize("values", OPTION_SETS, ids=str)
def test_rules_in_short_fit_the_table_and_mark_house_rules(values: dict[str, OptionValue]) -> None:
    options = CHIKYU.make_options(values)
    lines = TELLER.rules(options)
    assert all(line.endswith(".") and "{" not in line for line in lines)
    assert "reconstructed from a fragment" in lines[0]
    assert sum("house rule" in line for line in lines) >= 9
    text = " ".join(lines)
    assert ("dependency" in text) == options.has_dependencies
    assert ("Leizy" in text) == options.expansion
    assert f"{options.end_points} points" in text


def test_somebody_has_something_to_say_about_slips_naps_and_gifts() -> None:
    slip = EffectWon(1, Kind.BUTTERFINGY, 1, card(Kind.BUTTERFINGY, 3))
    late = EffectWon(1, Kind.BUTTERFINGY, None, card(Kind.BUTTERFINGY, 3))
    assert TALK.moment(slip) is not None
    assert TALK.moment(late) is None
    gift = TALK.moment(GiftsGiven(0, (1, 2), 3))
    assert gift is not None
    assert [seat for seat, _ in gift.speakers] == [1, 2]
    assert TALK.moment(GiftsGiven(0, (), 3)) is None
    assert set(TALK.lines) == {character.key for character in CHARACTERS}
