from game.core.outcome import EndReason, rank_seats
from game.kits.five211.results import Five211Results, course_of, highlights
from game.rules.five211.options import Five211Options, Variant
from game.rules.five211.records import RoundRecord
from game.rules.five211.scoring import RoundResult, Verdict

NAMES = ("Ana", "Bo", "Cy")
RESULTS = Five211Results()


def round_of(*gained: int, deck: int = 0) -> RoundRecord:
    nobody = RoundResult(Verdict.NOBODY, 0)
    return RoundRecord(deck, 0, ((),) * len(gained), nobody, gained, (0,) * len(gained))


def test_reason_says_whether_fifty_were_reached() -> None:
    reached = rank_seats((52, 4), (9, 3), EndReason.TARGET_REACHED)
    assert RESULTS.reason(reached, Five211Options(2, Variant.LONG)).endswith("50 were enough.")
    played_out = rank_seats((21, 4), (9, 3), EndReason.PLAYED_OUT)
    assert "last card" in RESULTS.reason(played_out, Five211Options(2))


def test_tie_break_is_explained_by_the_scored_cards() -> None:
    outcome = rank_seats((9, 9, 2), (3, 5, 1), EndReason.PLAYED_OUT)
    (sentence,) = RESULTS.tie_breaks(outcome, NAMES)
    assert sentence == ("Bo and Ana have 9 points each; most scored cards decide: 5 cards for Bo.")


def test_full_tie_shares_the_place() -> None:
    outcome = rank_seats((9, 2, 2), (3, 1, 1), EndReason.PLAYED_OUT)
    (sentence,) = RESULTS.tie_breaks(outcome, NAMES)
    assert sentence.endswith("so they share the place.")


def test_different_points_need_no_explanation() -> None:
    assert RESULTS.tie_breaks(rank_seats((9, 4, 2), (1, 1, 1), EndReason.PLAYED_OUT), NAMES) == []


def test_highlights_name_the_best_round_and_the_empty_ones() -> None:
    records = [round_of(0, 4, 2), round_of(0, 0, 0), round_of(7, 1, 0)]
    assert highlights(records, NAMES) == [
        "Best round: 7 points for Ana in round 3.",
        "In 1 round nobody scored.",
    ]


def test_course_adds_up_and_marks_new_decks() -> None:
    course = course_of([round_of(2, 0), round_of(1, 3, deck=1), round_of(0, 4, deck=1)], 2)
    assert course.points == ((0, 2, 3, 3), (0, 0, 3, 7))
    assert course.parts == (1,)
