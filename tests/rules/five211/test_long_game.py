"""The long game: decks one after the other until somebody has fifty points."""

import pytest

from tests.rules.five211.endings import after_first_deck, first_deck, second_deck, winners_of
from tests.rules.five211.table import DECK, REMOVED, Table

ROUNDS = {2: 11, 3: 7, 4: 6, 5: 4}

seat_counts = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@seat_counts
def test_nothing_ends_early_during_the_first_deck(seats: int) -> None:
    table = first_deck(seats, points=60)
    rounds = set()
    while not table.over:
        rounds.add(table.snapshot["round"])
        table.play_first_cards()
    assert rounds == set(range(ROUNDS[seats]))
    assert table.snapshot["deck"] == 0


@pytest.mark.parametrize(("points", "ends"), [(49, False), (50, True), (51, True)])
def test_fifty_points_after_the_first_deck_are_needed_to_end_it(points: int, ends: bool) -> None:
    table = after_first_deck([points, 3, 2, 1])
    assert table.over is ends
    assert table.snapshot["phase"] == ("over" if ends else "deal")


def test_a_standard_game_ends_after_its_deck_whatever_the_points() -> None:
    table = Table(4)
    table.deal(DECK)
    table.play_deck()
    assert table.over
    assert max(table.points) < 50


@pytest.mark.parametrize(("points", "ends"), [(45, False), (46, True), (47, True)])
def test_from_the_second_deck_on_any_round_that_brings_fifty_ends_the_game(
    points: int, ends: bool
) -> None:
    table = second_deck([points, 0, 0, 0], [1, 0, 0, 0])
    assert table.points[0] == points + 4
    assert table.over is ends
    assert table.snapshot["round"] == 1
    assert bool(table.pile())


def test_hands_are_not_refilled_when_the_game_ends_in_the_middle_of_a_deck() -> None:
    table = second_deck([46, 0, 0, 0], [1, 0, 0, 0])
    assert [len(table.hand(seat)) for seat in range(4)] == [4, 4, 4, 4]
    assert all(not table.legal(seat) for seat in range(4))


def test_a_third_deck_follows_when_the_second_brings_nobody_to_fifty() -> None:
    table = second_deck([0, 0, 0, 0], [0, 0, 0, 0])
    table.play_deck()
    assert table.snapshot["phase"] == "deal"
    table.deal(DECK)
    assert table.snapshot["deck"] == 2


@seat_counts
def test_every_deck_shuffles_all_hundred_cards_and_removes_the_same_number_again(
    seats: int,
) -> None:
    table = first_deck(seats)
    table.play_deck()
    points, scored = table.points, table.snapshot["scored"]
    table.deal(DECK[::-1])
    assert len(table.snapshot["removed"].split()) == REMOVED[seats]
    assert len(table.pile()) == 100 - REMOVED[seats] - 5 * seats
    assert table.snapshot["leftover"] == ""
    assert (table.points, table.snapshot["scored"]) == (points, scored)
    assert table.snapshot["round"] == 0


def test_points_and_scored_cards_are_carried_over() -> None:
    table = second_deck([20, 10, 5, 1], [8, 4, 2, 1])
    assert table.points == [24, 14, 9, 1]
    assert table.snapshot["scored"] == [10, 6, 4, 1]


def test_tie_break_counts_the_cards_scored_over_all_decks() -> None:
    table = second_deck([46, 46, 46, 50], [20, 21, 21, 22])
    assert table.points == [50, 50, 50, 50]
    outcome = table.rules.outcome(table.state)
    assert outcome is not None
    assert [(s.seat, s.rank, s.tie_break) for s in outcome.standings] == [
        (1, 1, 23),
        (2, 1, 23),
        (0, 3, 22),
        (3, 3, 22),
    ]
    assert outcome.winners == (1, 2)


def test_a_seat_that_did_not_score_last_can_still_win() -> None:
    table = second_deck([46, 0, 0, 49], [1, 0, 0, 40])
    assert winners_of(table) == (0,)
    table = second_deck([46, 0, 0, 50], [1, 0, 0, 40])
    assert winners_of(table) == (3,)
