"""A round brings what the slow scorer counts, over played and over made-up piles."""

from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from game.core.rng import Rng
from game.rules.chikyu.cards import card_from_code, hold_of
from game.rules.chikyu.options import ChikyuOptions
from game.rules.chikyu.scoring import First, count_piles, pinks_in, score_round
from tests.rules.chikyu.oracle import Pile, first_phase, score
from tests.rules.chikyu.table import CHIKYU, values_with
from tests.strategies import play_out, start_match

LETTERS = "TBSIFDL"


def counted(options: ChikyuOptions, *piles: str) -> First:
    """Phase I of a seat that took these piles."""
    holds = [hold_of(map(card_from_code, pile.split())) for pile in piles]
    return count_piles(options, sum(holds), [pinks_in(hold) for hold in holds])


BASE_3 = ChikyuOptions(3)
BASE_4 = ChikyuOptions(4)
EXPANSION_4 = ChikyuOptions(4, expansion=True)
SEVEN = ("T1 B1 S1 I1", "F1 F2 D1")


def test_a_pile_is_two_and_with_pink_three_however_much_pink_it_has() -> None:
    assert counted(BASE_4, "T1 B1", "I1 I2 S1", "D1 D2").piles == (2, 3, 2)


def test_a_kind_is_a_colour_and_the_crab_one_or_two() -> None:
    assert counted(BASE_4, "T1 T2 F1").colours == 2
    assert counted(BASE_4, "T1 F1 F2").colours == 3
    assert counted(BASE_4, "F1 F2 F3").colours == 2


def test_seven_colours_are_ten_points_and_seven_with_the_expansion() -> None:
    assert counted(BASE_4, *SEVEN).colour_points == 10
    assert counted(EXPANSION_4, *SEVEN).colour_points == 7


def test_all_eight_colours_of_the_expansion_are_eleven_points() -> None:
    assert counted(EXPANSION_4, *SEVEN, "L1").colour_points == 11


def test_four_pinks_in_two_piles_cost_six_at_three_seats() -> None:
    first = counted(BASE_3, "I1 I2 T1", "I3 I4")
    assert first.piles == (-3, -3)
    assert first.counted == -6 + 2
    assert counted(BASE_4, "I1 I2 T1", "I3 I4").piles == (3, 3)


def test_five_halved_are_two_and_a_loss_is_not_halved() -> None:
    assert counted(BASE_3, "D1 D2 D3", "D4").counted == 2
    loss = counted(BASE_3, "I1 D1", "I2 D2", "I3 D3", "I4 D4")
    assert loss.counted == -12 + 2


def test_leizy_cuts_toward_zero_after_the_halving() -> None:
    many = counted(EXPANSION_4, "L1 L2", "L3", "L4", "L5", "L6", "L7")
    assert (many.counted, many.gain) == (13, 10)
    piles = ("L1 L2 L3 L4 L5", "D1 D2 D3 D4 D5", "T1", "B1", "S1", "F1 F2")
    half = counted(EXPANSION_4, *piles)
    assert (sum(half.piles) + half.colour_points, half.counted, half.gain) == (19, 9, 5)
    loss = counted(EXPANSION_4, "I1 L1", "I2 L2", "I3 L3", "I4 L4 L5", "I5 T1")
    assert (loss.counted, loss.gain) == (-15 + 3, -10)


def test_gifts_go_to_everybody_strictly_behind_all_at_once() -> None:
    crab = counted(BASE_4, "F1 F2 F3 F4 F5")
    none = counted(BASE_4)
    scored = score_round([crab, crab, none, none], [10, 10, 14, 3], [0, 1, 2, 3])
    # Phase I: 4 each for the givers, who stay level: none of them is behind the other.
    assert [each.receivers for each in scored.scores] == [(3,), (3,), (), ()]
    assert scored.points == [11, 11, 14, 9]


def test_who_gives_gives_in_full_even_at_the_floor() -> None:
    crab, none = (counted(ChikyuOptions(5), pile) for pile in ("F1 F2 F3 F4 F5 F6", "B1"))
    scored = score_round([crab] + [none._replace(gain=0)] * 4, [0] * 5, [*range(5)])
    assert scored.scores[0].three.gain == -12
    assert scored.points == [0, 3, 3, 3, 3]


def test_a_gift_cut_to_nothing_still_costs_the_giver() -> None:
    crab = counted(EXPANSION_4, "F1 F2 F3 F4 F5")
    lazy = counted(EXPANSION_4, "L1 L2 L3 L4 L5")
    scored = score_round([crab, lazy, crab, crab], [9, 0, 9, 9], [0, 1, 2, 3])
    assert scored.scores[1].three.counted == 9
    assert scored.points == [10, 5, 10, 10]
    scored = score_round([crab, lazy, lazy, lazy], [9, 0, 0, 0], [0, 1, 2, 3])
    assert scored.points == [4, 0, 0, 0]


def test_among_equals_who_was_there_first_is_scored_first_and_lies_lower() -> None:
    two, none = counted(BASE_3, "T1"), counted(BASE_3)
    scored = score_round([two, two, none], [4, 4, 7], [1, 2, 0])
    assert scored.orders[0] == (2, 1, 0)
    assert scored.orders[1] == (2, 1, 0)
    assert scored.markers == [2, 1, 0]


def test_a_marker_that_does_not_move_keeps_its_place() -> None:
    two, none = counted(BASE_3, "T1"), counted(BASE_3)
    scored = score_round([two, none, none], [2, 5, 5], [2, 1, 0])
    assert scored.points == [5, 5, 5]
    assert scored.markers == [2, 1, 0]
    assert scored.orders[1] == (2, 1, 0)


@st.composite
def made_up_piles(draw: st.DrawFn) -> tuple[ChikyuOptions, list[list[Pile]]]:
    """Any cards in any piles of anybody, as often as not far too many of a kind."""
    options = ChikyuOptions(draw(st.integers(2, 5)), expansion=draw(st.booleans()))
    letters = LETTERS if options.expansion else LETTERS[:-1]
    piles: list[list[Pile]] = [[] for _ in range(options.seats)]
    favourites = draw(st.permutations(range(options.seats)))
    for letter, favourite in zip(letters, [*favourites, *favourites, *favourites], strict=False):
        likes = st.just(favourite) | st.integers(0, options.seats - 1)
        for rank in range(1, 10):
            owner = draw(st.none() | likes)
            if owner is not None:
                if not piles[owner] or draw(st.booleans()):
                    piles[owner].append([])
                piles[owner][-1].append(f"{letter}{rank}")
    return options, piles


@given(made=made_up_piles(), data=st.data())
def test_made_up_piles_bring_what_the_slow_scorer_counts(
    made: tuple[ChikyuOptions, list[list[Pile]]], data: st.DataObject
) -> None:
    options, piles = made
    points = data.draw(st.lists(st.integers(0, 34), min_size=options.seats, max_size=options.seats))
    markers = data.draw(st.permutations(range(options.seats)))
    firsts = [counted(options, *map(" ".join, own)) for own in piles]
    for first, own in zip(firsts, piles, strict=True):
        assert first.counted == first_phase(own, options.limit, options.expansion)
    scored = score_round(firsts, points, markers)
    after, orders = score(piles, options.expansion, points, [*markers])
    assert scored.points == after
    assert [list(order) for order in scored.orders] == orders[:3]
    standing = sorted(scored.markers, key=lambda seat: -scored.points[seat])
    assert standing == orders[3]


@pytest.mark.parametrize(
    "kinds", ["I", "D", "T", "F", "L", "ID", "TD", "TF", "IL", "DL", "TL", "FL", "IDTFL"]
)
def test_every_effect_alone_and_with_others_is_as_the_slow_scorer_has_it(kinds: str) -> None:
    options = ChikyuOptions(3, expansion=True)
    rng = Rng(1, kinds)
    for _ in range(40):
        piles: list[list[Pile]] = [[], [], []]
        for letter in kinds:
            owner = rng.below(3)
            piles[owner] += [[f"{letter}{rank}", f"{letter}{rank + 1}"] for rank in (1, 3, 5)]
        for seat in range(3):
            piles[seat] += [[f"B{seat + 1}"]] * rng.below(5)
        points = [rng.below(30) for _ in range(3)]
        firsts = [counted(options, *map(" ".join, own)) for own in piles]
        scored = score_round(firsts, points, [0, 1, 2])
        assert scored.points == score(piles, True, points, [0, 1, 2])[0]


@given(seed=st.integers(0, 10_000), number=st.integers(0, CHIKYU.option_spec.count - 1))
@example(seed=1, number=0)
def test_played_rounds_bring_what_the_slow_scorer_counts(seed: int, number: int) -> None:
    values = CHIKYU.option_spec.from_number(number)
    match = start_match(CHIKYU, values, seed)
    play_out(match, seed)
    view: Any = match.view(-1)
    points, longest = [0] * view.options.seats, None
    for record in view.records:
        piles: list[list[Pile]] = [[] for _ in points]
        for trick in record.tricks:
            piles[trick.winner % view.options.seats].append([card.code for card in trick.cards])
        if longest is None:
            longest = [(record.first + step) % len(points) for step in range(len(points))]
        points, orders = score(piles, view.options.expansion, points, longest)
        assert [each.after for each in record.scores] == points
        assert [list(order) for order in record.orders] == orders[:3]
        longest = list(record.markers)
    assert list(view.points) == points


def test_the_usual_answers_are_those_of_the_design() -> None:
    asked = {"seats": 4, "expansion": "off", "piles": "open", "deck": "trimmed"}
    assert values_with() == {**asked, "begins": "usual"}
