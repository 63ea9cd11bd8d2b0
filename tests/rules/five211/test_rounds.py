"""Deal, choose, reveal, refill: how a deck of 5211 is played."""

from collections import Counter

import pytest

from game.core.events import CardsRevealed
from game.core.rng import Rng
from game.core.seats import PUBLIC
from game.rules.five211.cards import DECK as SHIPPED
from tests.rules.five211.checks import (
    check_clearing,
    check_legality,
    check_numbers,
    check_turns,
    rows_from,
)
from tests.rules.five211.table import DECK, FIVE211, PER_TURN, REMOVED, Table

HANDS = rows_from("y2 y2 g3 o1 v6", "y3 g2 g2 b1 b4", "o2 o2 o3 v1 v2")

seat_counts = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def numbered_table(seats: int) -> Table:
    """A table dealt from the sorted deck, so that each card's place in the deal is known."""
    table = Table(seats)
    table.deal(DECK)
    return table


def test_the_deck_has_a_hundred_cards_twenty_of_each_colour() -> None:
    assert [card.code for card in SHIPPED] == list(DECK)
    assert Counter(card.colour.letter for card in SHIPPED) == dict.fromkeys("ygobv", 20)
    values = Counter(card.value for card in SHIPPED)
    assert values == {1: 25, 2: 30, 3: 25, 4: 10, 5: 5, 6: 5}
    assert [card.is_kododo for card in SHIPPED] == [card.value == 1 for card in SHIPPED]


def test_numbers_by_player_count_are_those_of_the_rules_page() -> None:
    check_numbers(FIVE211)


@seat_counts
def test_the_deal_removes_first_then_goes_around_the_table_card_by_card(seats: int) -> None:
    table = numbered_table(seats)
    removed = REMOVED[seats]
    assert table.snapshot["removed"].split() == list(DECK[:removed])
    for seat in range(seats):
        assert table.hand(seat) == [DECK[removed + seat + seats * step] for step in range(5)]


@seat_counts
def test_hands_are_refilled_from_the_top_of_the_pile_in_seat_order(seats: int) -> None:
    table = numbered_table(seats)
    top = REMOVED[seats] + 5 * seats
    for count in (*PER_TURN, *PER_TURN):
        table.play_first_cards()
        for seat in range(seats):
            assert table.hand(seat)[-count:] == list(DECK[top : top + count])
            top += count


def test_others_see_how_many_cards_are_locked_and_held() -> None:
    check_turns(FIVE211)


def test_just_the_scoring_cards_go_to_the_score_piles() -> None:
    check_clearing(FIVE211)


def test_a_move_is_legal_exactly_when_it_is_listed() -> None:
    check_legality(FIVE211)


@seat_counts
def test_a_turn_takes_two_cards_then_one_then_one(seats: int) -> None:
    table = numbered_table(seats)
    for turn, count in enumerate(PER_TURN):
        assert table.snapshot["turn"] == turn
        assert all(len(line.split()) == 1 + count for line in table.legal(0))
        table.play_first_cards()
    assert (table.snapshot["round"], table.snapshot["turn"]) == (1, 0)


@seat_counts
def test_nobody_refills_in_the_last_round_and_the_fifth_card_is_discarded_unscored(
    seats: int,
) -> None:
    table = numbered_table(seats)
    while table.pile():
        table.play_first_cards()
    fifth = [table.hand(seat)[-1] for seat in range(seats)]
    sizes = []
    while not table.over:
        sizes.append({len(table.hand(seat)) for seat in range(seats)})
        table.play_first_cards()
    assert sizes == [{5}, {3}, {2}]
    assert table.snapshot["leftover"].split() == fifth
    assert table.snapshot["hands"] == [""] * seats


def test_the_fifth_card_is_in_no_view_of_any_seat_once_it_is_discarded() -> None:
    table = numbered_table(4)
    table.play_deck()
    shown = Counter(
        card.code for record in table.view(PUBLIC).records for row in record.rows for card in row
    )
    unseen = Counter(DECK) - shown
    assert unseen == Counter(table.snapshot["leftover"].split())
    assert all(table.view(seat).hand == () for seat in range(4))


def test_equal_cards_are_one_move() -> None:
    table = Table(3)
    table.deal_hands(rows_from("y2 y2 y2 g3 g3", "v1 v2 v2 v3 v4", "o1 o2 o3 o4 o5"))
    assert table.legal(0) == ["play y2 y2", "play y2 g3", "play g3 g3"]
    assert len(table.legal(2)) == 10
    for seat, cards in enumerate(("y2 g3", "v2 v3", "o1 o2")):
        table.play(seat, cards)
    assert table.legal(0)[:2] == ["play y2", "play g3"]


def test_nothing_is_revealed_before_the_last_lock_and_all_at_once_then() -> None:
    table = Table(3)
    table.deal_hands(HANDS)
    table.play(2, "o2 v1")
    table.play(0, "y2 g3")
    assert not [event for event in table.events if isinstance(event, CardsRevealed)]
    assert table.snapshot["rows"] == ["", "", ""]
    table.play(1, "b1 b4")
    [reveal] = [event for event in table.events if isinstance(event, CardsRevealed)]
    assert [[str(face) for face in faces] for faces in reveal.faces] == rows_from(
        "y2 g3", "b1 b4", "o2 v1"
    )
    assert table.snapshot["rows"] == ["y2 g3", "b1 b4", "o2 v1"]


def test_a_locked_choice_can_be_taken_back_until_the_last_lock() -> None:
    table = Table(3)
    table.deal_hands(HANDS)
    fresh = table.snapshot
    legal = table.legal(0)
    for cards in ("y2 y2", "o1 v6"):
        table.play(0, cards)
        assert FIVE211.to_act(table.state) == {1, 2}
        table.take_back(0)
        assert FIVE211.to_act(table.state) == {0, 1, 2}
        assert table.snapshot == fresh
        assert table.legal(0) == legal
    for seat, cards in enumerate(("y2 o1", "y3 g2", "o2 o3")):
        table.play(seat, cards)
    assert all("take back" not in table.legal(seat) for seat in range(3))


def test_a_choice_stands_after_a_hundred_take_backs_and_the_next_turn_begins_anew() -> None:
    table = Table(2)
    table.deal_hands(HANDS[:2])
    for _ in range(100):
        table.play(0, "y2 y2")
        table.take_back(0)
    table.play(0, "y2 g3")
    assert table.legal(0) == []
    assert not table.may(0, "take back")
    view = FIVE211.view(table.state, 0)
    world = FIVE211.sample_world(view, Rng(1, "world"))
    assert FIVE211.view(world, 0) == view
    table.play(1, " ".join(table.hand(1)[:2]))
    table.play(0, table.hand(0)[0])
    assert table.legal(0) == ["take back"]


def test_a_seat_may_take_back_in_every_turn_of_a_round() -> None:
    table = Table(2)
    table.deal_hands(HANDS[:2])
    for _ in range(6):
        count = PER_TURN[table.snapshot["turn"]]
        before = table.snapshot
        table.play(1, " ".join(table.hand(1)[-count:]))
        table.take_back(1)
        assert table.snapshot == before
        table.play_first_cards()


def test_scored_cards_are_counted_and_the_row_is_cleared() -> None:
    table = Table(4)
    rows = rows_from("g2 g2 y6 o2", "g2 g2 y3 o3", "g2 g2 b3 b2", "y3 v3 v4 o2")
    table.deal_hands(
        [[*row, spare] for row, spare in zip(rows, ("v1", "v1", "v2", "v2"), strict=True)]
    )
    table.play_round(rows)
    assert (table.points, table.snapshot["scored"]) == ([4, 4, 4, 0], [2, 2, 2, 0])
    assert table.snapshot["rows"] == ["", "", "", ""]
