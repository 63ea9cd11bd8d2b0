"""Marks: a choice is marked by what it cost, and never within the noise."""

import pytest

from game.core.moves import PassTime
from game.review.accounts import turns_of
from game.review.decisions import POINT, Decision, Mark, Review, ValuedMove
from game.review.three_moments import MomentKind, moments_of


def decision(
    *points: int, played: int = 0, error: int = 0, entries: int = 0, seat: int = 0
) -> Decision:
    choices = tuple(
        ValuedMove(PassTime(place + 1), POINT * each) for place, each in enumerate(points)
    )
    loss = POINT * (points[0] - points[played])
    gifts = tuple(-loss if each == seat else loss for each in range(2))
    return Decision(seat, entries, entries, choices, played, gifts, POINT * error)


@pytest.mark.parametrize(
    ("loss", "mark"),
    [(1, Mark.FINE), (2, Mark.SLIP), (5, Mark.MISTAKE), (9, Mark.MISTAKE), (10, Mark.BLUNDER)],
)
def test_marks_follow_the_loss(loss: int, mark: Mark) -> None:
    assert decision(50, 50 - loss, played=1).mark is mark


def test_a_choice_within_the_noise_of_the_best_is_never_marked() -> None:
    assert decision(50, 38, played=1, error=6).mark is Mark.FINE
    assert decision(50, 38, played=1, error=5).mark is Mark.BLUNDER


def test_a_find_is_the_one_choice_that_was_right() -> None:
    assert decision(50, 45, 44).mark is Mark.FIND
    assert decision(50, 46, 20).mark is Mark.FINE
    assert decision(50, 44, error=4).mark is Mark.FINE
    assert decision(50).mark is Mark.FINE


def test_what_a_hint_told_is_no_find_and_a_mistake_stays_one() -> None:
    found, blunder = decision(50, 45, 44), decision(50, 38, played=1, entries=7)
    review = Review(2, (found, blunder), (POINT, 0))
    told = review.with_hints({found.entries, blunder.entries})
    assert [each.mark for each in told.decisions] == [Mark.FINE, Mark.BLUNDER]
    assert review.with_hints(()) == review


def test_whatever_makes_no_difference_is_trivial() -> None:
    assert decision(3, 3, 3).is_trivial
    assert not decision(30, 29).is_trivial


def test_another_try_counts_within_two_points() -> None:
    tried = decision(50, 49, 48, 30, played=3)
    assert [tried.is_good(choice) for choice in range(4)] == [True, True, False, False]


@pytest.mark.parametrize("error", [0, 1, 2, 6])
@pytest.mark.parametrize("loss", [1, 2, 3, 5, 12])
def test_another_try_is_judged_as_the_choice_would_have_been(loss: int, error: int) -> None:
    tried = decision(50, 50 - loss, played=1, error=error)
    assert tried.is_good(1) is not tried.mark.is_costly


def test_three_moments_are_the_costliest_the_best_find_and_the_luckiest_turn() -> None:
    review = Review(
        2,
        (
            decision(50, 44, played=1, entries=1),
            decision(40, 28, played=1, entries=3),
            decision(60, 40, entries=5),
            decision(61, 50, entries=7),
        ),
        (0, 100 * POINT),
    )
    costliest, find, luckiest = moments_of(review, 0)
    assert (costliest.kind, costliest.change) == (MomentKind.COSTLIEST, -12 * POINT)
    assert (find.kind, find.decision.entries, find.change) == (MomentKind.FIND, 5, 20 * POINT)
    assert (luckiest.kind, luckiest.decision.entries) == (MomentKind.LUCKIEST, 3)
    assert luckiest.change == 32 * POINT


def test_what_a_rival_gave_away_is_no_luck() -> None:
    gift = decision(60, 28, played=1, entries=2, seat=1)
    mine = decision(40, 28, entries=1), decision(60, 40, entries=3)
    review = Review(2, (mine[0], gift, mine[1]), (60 * POINT, 40 * POINT))
    first, last = turns_of(review, 0)
    assert (first.luck, last.luck) == ((60 - 40 - 32) * POINT, 0)
    assert all(each.kind is not MomentKind.LUCKIEST for each in moments_of(review, 0))


def test_a_match_without_anything_remarkable_has_no_moments() -> None:
    review = Review(2, (decision(50, 49, entries=1),), (50 * POINT, 50 * POINT))
    assert moments_of(review, 0) == ()
