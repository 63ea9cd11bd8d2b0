"""A review judges every decision by what its seat could know, and only once the match is over."""

import pytest

from game.core.match import AnyMatch, Match
from game.core.rng import Rng
from game.kits.five211.kit import FIVE211
from game.review.reviewing import NoReview, Reviewing, assessor_for, can_review
from game.rules.five211.moves import TAKE_BACK, PlayCards
from tests.app.matches import played
from tests.review.reviews import ASSESSOR, reviewed


def test_every_play_is_a_decision_with_all_its_choices() -> None:
    match, review = reviewed(2)
    plays = [entry for entry in match.log.entries if isinstance(entry[1], PlayCards)]
    taken_back = sum(move is TAKE_BACK for _actor, move in match.log.entries)
    assert len(review.decisions) == len(plays) - taken_back
    for each in review.decisions:
        assert (each.seat, each.choices[each.played].move) == match.log.entries[each.entries]
        chances = [choice.chance for choice in each.choices]
        assert chances == sorted(chances, reverse=True)
        assert each.gifts[each.seat] == -each.loss


def test_all_choices_of_a_seat_are_judged() -> None:
    match, review = reviewed(2)
    first = review.of_seat(1)[0]
    walk: AnyMatch = Match(match.rules, match.log.header)
    for actor, move in match.log.entries[: first.entries]:
        walk.redo(actor, move)
    assert {each.move for each in first.choices} == set(walk.legal_moves(1))


def test_an_unfinished_match_is_never_reviewed() -> None:
    match = played(3, moves=20)
    assert not can_review(FIVE211, match)
    with pytest.raises(NoReview, match="not over"):
        assessor_for(FIVE211, match)


def test_the_same_match_gives_the_same_review() -> None:
    match, review = reviewed(2)
    again = Reviewing(ASSESSOR, match, first=1)
    while not again.step():
        pass
    assert again.review == review


def test_a_review_tells_how_far_it_is_and_reads_the_asked_seat_first() -> None:
    match, _review = reviewed(2)
    reviewing = Reviewing(ASSESSOR, match, first=1)
    while reviewing.done < 3:
        reviewing.step()
    assert [each.seat for each in reviewing.so_far] == [1, 1, 1]
    assert reviewing.total == 66


def test_what_others_hold_does_not_change_a_judgement() -> None:
    """The first decision of a seat, in two deals that it cannot tell apart."""
    match = played(3, moves=0, seats=2)
    twin = match.branch(len(match.log.entries), "anew")
    twin.deal_anew(0, "anew")
    assert twin.digest() != match.digest()
    judged = []
    for each in (match, twin):
        view = each.view(0)
        assessing = ASSESSOR.begin(view, view.legal[0], Rng(1, "same"))
        while not assessing.step():
            pass
        judged.append(assessing.assessment)
    assert judged[0] == judged[1]
