"""The numbers of every table, as the rules page has them."""

import pytest

from game.rules.chikyu.cards import BITES, CARDS, Kind, card
from game.rules.chikyu.options import OPTION_SPEC, ChikyuOptions, Deck
from tests.rules.chikyu.table import CHIKYU, values_with
from tests.strategies import start_match


@pytest.mark.parametrize(
    ("seats", "expansion", "cards", "hand", "aside", "limit", "end"),
    [
        (2, False, 30, 7, 2, 4, 30),
        (3, False, 30, 10, 0, 3, 30),
        (4, False, 42, 10, 2, 4, 30),
        (5, False, 54, 10, 4, 5, 30),
        (2, True, 35, 8, 3, 4, 35),
        (3, True, 35, 11, 2, 3, 35),
        (4, True, 49, 12, 1, 4, 35),
        (5, True, 63, 12, 3, 5, 35),
    ],
)
def test_the_deal_of_the_trimmed_deck(
    seats: int, expansion: bool, cards: int, hand: int, aside: int, limit: int, end: int
) -> None:
    options = ChikyuOptions(seats, expansion=expansion)
    assert len(options.cards) == cards
    assert (options.hand_size, options.aside) == (hand, aside)
    assert (options.limit, options.end_points) == (limit, end)


def test_ten_of_54_leaves_fourteen_unseen_at_four_seats() -> None:
    options = ChikyuOptions(4, deck=Deck.WHOLE)
    assert (len(options.cards), options.hand_size, options.aside) == (54, 10, 14)


def test_two_players_have_four_hands() -> None:
    assert [ChikyuOptions(seats).hands for seats in (2, 3, 4, 5)] == [4, 3, 4, 5]


def test_a_card_is_one_object_and_found_by_kind_and_rank() -> None:
    assert len(set(CARDS)) == len({each.code for each in CARDS}) == 63
    assert card(Kind.FAUL, 3).code == "F3"
    assert [kind.letter for kind in Kind] == list("TBSIFDL")
    assert Kind.FAUL.title == "Inadven/Faul"
    assert set(Kind) - {Kind.BUTTERFINGY, Kind.SLUGGOS} == BITES


@pytest.mark.parametrize("begins", [1, 2, 3])
def test_a_table_may_say_who_begins(begins: int) -> None:
    for seed in range(4):
        match = start_match(CHIKYU, values_with(seats=3, begins=str(begins)), seed)
        assert match.view(0).order[0] == begins - 1


def test_who_begins_by_lot_is_dealt_as_before_it_was_asked() -> None:
    values = values_with(seats=3)
    asked = {name: value for name, value in values.items() if name != "begins"}
    assert CHIKYU.option_values(CHIKYU.make_options(values)) == asked
    assert CHIKYU.make_options(asked) == CHIKYU.make_options(values)


def test_nobody_begins_on_a_chair_that_is_not_there() -> None:
    assert OPTION_SPEC.problem({**values_with(seats=3), "begins": "4"}) == "Nobody sits there."
    assert OPTION_SPEC.problem(values_with(seats=4, begins="4")) is None
