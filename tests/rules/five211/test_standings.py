"""Who wins: most points, then most scored cards, else together; and what closed piles hide."""

import pytest

from game.core.outcome import EndReason, rank_seats
from game.core.seats import PUBLIC
from tests.rules.five211.endings import last_turn, ranks_after, winners_of


def test_most_points_win() -> None:
    assert ranks_after([10, 12, 11, 9], [9, 1, 2, 8]) == [(1, 1), (2, 2), (0, 3), (3, 4)]


def test_equal_points_are_decided_by_more_scored_cards() -> None:
    assert ranks_after([12, 12, 12, 30], [5, 7, 6, 1]) == [(3, 1), (1, 2), (2, 3), (0, 4)]


def test_equal_points_and_cards_share_the_victory_and_the_ranks_below_skip() -> None:
    assert ranks_after([20, 18, 20, 20], [6, 9, 6, 5]) == [(0, 1), (2, 1), (3, 3), (1, 4)]


def test_everybody_can_win_together() -> None:
    assert ranks_after([0, 0, 0, 0], [0, 0, 0, 0]) == [(0, 1), (1, 1), (2, 1), (3, 1)]
    table = last_turn(4)
    table.give([0] * 4, [0] * 4)
    table.play_first_cards()
    assert winners_of(table) == (0, 1, 2, 3)


@pytest.mark.parametrize(
    ("points", "cards", "expected"),
    [
        ([5, 5], [1, 1], [1, 1]),
        ([5, 5], [1, 2], [2, 1]),
        ([4, 9, 4, 9, 4], [2, 3, 2, 3, 1], [3, 1, 3, 1, 5]),
        ([7, 7, 7, 7, 7], [0, 1, 2, 1, 0], [4, 2, 1, 2, 4]),
    ],
)
def test_shared_ranks_skip_those_below(
    points: list[int], cards: list[int], expected: list[int]
) -> None:
    outcome = rank_seats(points, cards, EndReason.PLAYED_OUT)
    ranks = {standing.seat: standing.rank for standing in outcome.standings}
    assert [ranks[seat] for seat in range(len(points))] == expected


def test_closed_score_piles_hide_points_and_cards_of_others_until_the_end() -> None:
    table = last_turn(4, "closed")
    table.give([10, 12, 11, 9], [9, 1, 2, 8])
    assert table.view(1).points == (None, 12, None, None)
    assert table.view(1).scored == (None, 1, None, None)
    assert table.view(PUBLIC).points == (None,) * 4
    table.play_first_cards()
    for viewer in (PUBLIC, 0, 1, 2, 3):
        assert table.view(viewer).points == (10, 12, 11, 9)
        assert table.view(viewer).scored == (9, 1, 2, 8)


def test_open_score_piles_are_seen_by_everybody() -> None:
    table = last_turn(4)
    table.give([10, 12, 11, 9], [9, 1, 2, 8])
    for viewer in (PUBLIC, 0, 1, 2, 3):
        assert table.view(viewer).points == (10, 12, 11, 9)


def test_closed_piles_change_nothing_but_what_is_shown() -> None:
    shown, hidden = last_turn(4), last_turn(4, "closed")
    shown.play_first_cards()
    hidden.play_first_cards()
    assert shown.points == hidden.points
    assert shown.rules.outcome(shown.state) == hidden.rules.outcome(hidden.state)
