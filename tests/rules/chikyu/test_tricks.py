"""Tricks: who may play what, who takes it, and what the winning card does to the next one."""

import pytest

from game.core.rng import Rng
from game.core.seats import CHANCE
from game.rules.chikyu.cards import Kind, card
from game.rules.chikyu.events import (
    CardPlayed,
    EffectWon,
    LeadSet,
    LimitPassed,
    RoundPlayed,
    TrickOpened,
    TrickTaken,
)
from game.rules.chikyu.records import Led, Phase
from tests.rules.chikyu.table import Table, told


def test_the_kind_that_was_led_is_followed_or_a_turnablindie_looks_away() -> None:
    table = Table("I3 D1", "I1 T2 D2 S1", "D3 S2", seats=3)
    table.play("I3")
    assert table.legal() == "T2 I1"
    (shown,) = told(table.play("T2"), CardPlayed)
    assert shown.looks_away
    assert table.legal() == "S2 D3", "no Intenton: anything goes"


def test_when_turnablindie_was_led_nothing_else_follows() -> None:
    table = Table("T3 D1", "T1 T2 D2", "D3 S2", seats=3)
    table.play("T3")
    assert table.legal() == "T1 T2"
    (shown,) = told(table.play("T1"), CardPlayed)
    assert not shown.looks_away


def test_the_highest_of_the_led_kind_takes_the_trick_and_leads() -> None:
    table = Table("I3 D1", "I4 D2", "D5 S2", seats=3)
    table.play("I3")
    taken = table.play("I4", "D5")
    (trick,) = told(taken, TrickTaken)
    assert (trick.seat, trick.trick.winner, trick.trick.winning_card.code) == (1, 1, "I4")
    assert table.seat == 1
    assert not told(taken, EffectWon)


def test_the_marker_of_the_best_card_moves_on() -> None:
    table = Table("I3 D1", "I4 D2", "D5 S2", seats=3)
    cards = told(table.play("I3", "I4", "D5"), CardPlayed)
    assert [(each.leads, each.wins) for each in cards] == [
        (True, True), (False, True), (False, False),
    ]  # fmt: skip


def test_butterfingy_lets_chance_lead() -> None:
    table = Table("B3 D1 S1", "B1 D2 S2", "D3 S3 I1", seats=3)
    told_then = table.play("B3", "B1", "D3")
    assert told(told_then, EffectWon) == [
        EffectWon(0, Kind.BUTTERFINGY, 0, card(Kind.BUTTERFINGY, 3))
    ]
    assert told(told_then, TrickOpened)[0].led is Led.BLIND
    assert table.state.phase is Phase.BLIND
    assert not table.rules.to_act(table.state)
    told_then = table.lead_blind("S1")
    (shown,) = told(told_then, CardPlayed)
    assert shown.blind
    assert table.seat == 1
    assert table.legal() == "S2"


def test_chance_draws_every_card_of_the_hand_and_no_other() -> None:
    table = Table("B3 D1 S1 I4", "B1 D2 S2", "D3 S3 I1", seats=3)
    table.play("B3", "B1", "D3")
    drawn = [table.rules.chance(table.state, Rng(seed, "blind")) for seed in range(60)]
    codes = {move.card.code for move in drawn if move is not None}
    assert codes == {"D1", "S1", "I4"}


def test_sluggos_sits_out_and_the_next_one_leads() -> None:
    table = Table("S3 D1 I1", "S1 D2 I2", "D3 B3 I3", seats=3)
    told_then = table.play("S3", "S1", "D3")
    assert told(told_then, EffectWon) == [EffectWon(0, Kind.SLUGGOS, 1, card(Kind.SLUGGOS, 3))]
    (opened,) = told(told_then, TrickOpened)
    assert (opened.hands, opened.sits_out) == ((1, 2), 0)
    assert table.seat == 1
    table.play("I2")
    (trick,) = told(table.play("I3"), TrickTaken)
    assert len(trick.trick.cards) == 2
    assert table.snapshot["hands"] == ["I1 D1", "D2", "B3"]


def test_after_leizy_the_second_card_sets_the_kind() -> None:
    table = Table("L3 D4 I1", "L1 D2 I2", "D3 B3 I3", seats=3, expansion="on")
    table.play("L3", "L1", "D3")
    assert table.snapshot["led"] == "colourless"
    assert not told(table.play("D4"), LeadSet)
    assert table.legal() == "I2 D2", "the second card may be any"
    assert told(table.play("I2"), LeadSet) == [LeadSet(1, Kind.INTENTON, late=True)]
    assert table.legal() == "I3"
    (trick,) = told(table.play("I3"), TrickTaken)
    assert trick.trick.winner == 2


def test_the_colourless_lead_can_win_if_the_second_card_is_of_its_kind() -> None:
    table = Table("L3 D4 I1", "L1 D2 I2", "D3 B3 I3", seats=3, expansion="on")
    table.play("L3", "L1", "I3", "D4", "D2")
    (trick,) = told(table.play("D3"), TrickTaken)
    assert trick.trick.winner == 0


def test_a_turnablindie_can_be_the_second_card_that_sets_the_kind() -> None:
    table = Table("L3 D4 I1", "L1 T2 I2", "D3 T3 I3", seats=3, expansion="on")
    table.play("L3", "L1", "D3", "D4")
    (shown,) = told(table.play("T2"), CardPlayed)
    assert not shown.looks_away
    assert table.legal() == "T3"


def test_the_round_ends_with_somebodys_last_card_and_the_rest_is_dropped() -> None:
    table = Table("I3 D1 B1", "I4", "D5 S2 S3", seats=3)
    ended = table.play("I3", "I4", "D5")
    (over,) = told(ended, RoundPlayed)
    assert (over.last, over.dropped) == ((1,), (2, 0, 2))
    assert table.state.phase is Phase.DEAL
    assert table.snapshot["dropped"] == ["B1 D1", "", "S2 S3"]


@pytest.mark.parametrize("kind", [Kind.BUTTERFINGY, Kind.SLUGGOS, Kind.LEIZY])
def test_an_effect_won_with_the_last_trick_lapses(kind: Kind) -> None:
    code = kind.letter
    table = Table(f"{code}3", f"{code}1", "D3 D1", seats=3, expansion="on")
    ended = table.play(f"{code}3", f"{code}1", "D3")
    assert told(ended, EffectWon) == [EffectWon(0, kind, None, card(kind, 3))]
    assert not told(ended, TrickOpened)


def test_the_limit_is_told_once_and_only_of_kinds_that_bite() -> None:
    table = Table("D5 I5 I4 I1", "D1 D3 B1 B4", "D2 D4 B2 B3", seats=3)
    assert not told(table.play("D5", "D1", "D2"), LimitPassed), "three are not more than three"
    assert told(table.play("I5", "D3", "B2"), LimitPassed) == [LimitPassed(0, Kind.DILLINDALLIN, 4)]
    assert not told(table.play("I4", "B1", "D4"), LimitPassed), "five are no news"
    ended = table.play("I1", "B4", "B3")
    assert not told(ended, LimitPassed), "four Butterfingy bite nobody"


def test_later_rounds_are_led_by_the_next_seat() -> None:
    table = Table("I3", "I4", "D5", seats=3, first=2)
    assert table.seat == 2
    table.play("D5", "I3", "I4")
    deal = table.rules.chance(table.state, Rng(1, "deal"))
    table.apply(CHANCE, table.rules.encode_move(deal))
    assert table.seat == 0
