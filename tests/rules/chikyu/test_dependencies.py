"""Two players: four hands, two of them face up, and who chooses for whom."""

from typing import Any

from game.core.seats import PUBLIC
from game.rules.chikyu.cards import Kind, card
from game.rules.chikyu.events import EffectWon, TrickOpened, TrickTaken
from game.rules.chikyu.records import Led
from tests.rules.chikyu.table import CHIKYU, Table, told, values_with
from tests.strategies import start_match


def test_each_plays_for_their_dependency_in_turn() -> None:
    table = Table("I1 D1", "I2 D2", "I3 D3", "I4 D4", seats=2)
    choosers = []
    for code in ("I1", "I2", "I3"):
        choosers.append(table.seat)
        table.play(code)
    choosers.append(table.seat)
    assert choosers == [0, 1, 0, 1]
    (trick,) = told(table.play("I4"), TrickTaken)
    assert (trick.trick.winner, trick.seat) == (3, 1), "a dependency's pile is its player's"
    assert table.seat == 1
    assert table.legal() == "D4"


def test_the_opponent_picks_what_a_dependency_leads_after_butterfingy() -> None:
    table = Table("B1 D1 S1", "B2 D2 S2", "B3 D3 S3", "B4 D4 S4", seats=2)
    told_then = table.play("B1", "B2", "B3", "B4")
    assert told(told_then, EffectWon) == [
        EffectWon(3, Kind.BUTTERFINGY, 3, card(Kind.BUTTERFINGY, 4))
    ]
    assert told(told_then, TrickOpened)[0].led is Led.PICKED
    assert table.seat == 0, "seat 1 is in charge of it, and does not choose"
    assert table.legal() == "S4 D4"
    table.play("D4")
    assert table.seat == 0
    table.play("D1")


def test_a_players_own_lead_after_butterfingy_is_blind() -> None:
    table = Table("B5 D1 S1", "B2 D2 S2", "B3 D3 S3", "B4 D4 S4", seats=2)
    table.play("B5", "B2", "B3", "B4")
    assert table.snapshot["led"] == "blind"
    table.lead_blind("S1")
    assert table.seat == 1


def test_after_sluggos_the_other_dependency_or_the_opponent_leads() -> None:
    leaders = {0: 1, 1: 0, 2: 3, 3: 2}
    for winner, leader in leaders.items():
        hands = [f"S{5 if hand == winner else hand + 1} D{hand + 1} I1" for hand in range(4)]
        table = Table(*hands, seats=2)
        told_then = table.play(*(hand.split()[0] for hand in hands))
        (opened,) = told(told_then, TrickOpened)
        assert (opened.hands[0], opened.sits_out) == (leader, winner)
        assert len(opened.hands) == 3
        assert table.seat == leader % 2


def test_after_a_dependencys_leizy_the_next_hand_sets_the_kind() -> None:
    table = Table("L1 D1 I1", "L2 D2 I2", "L5 D3 I3", "L4 D4 I4", seats=2, expansion="on")
    table.play("L1", "L2", "L5", "L4")
    assert table.snapshot["led"] == "colourless"
    table.play("D3", "I4")
    assert table.legal() == "I1"


def test_dependencies_lie_face_up_for_all_and_own_hands_for_nobody_else() -> None:
    match = start_match(CHIKYU, values_with(seats=2), 3)
    for viewer in (PUBLIC, 0, 1):
        view: Any = match.view(viewer)
        assert [cards is not None for cards in view.hands] == [viewer == 0, viewer == 1, True, True]


def test_a_card_of_the_wrong_hand_is_refused_with_a_reason() -> None:
    table = Table("B1 D1 S1", "B2 D2 S2", "B3 D3 S3", "B4 D4 S4", seats=2)
    assert table.refused("D3") == "You do not hold that card."
    table.play("B1", "B2")
    assert table.refused("D1") == "Not now: you pick for the open hand."
    assert table.refused("D3") == ("Butterfingy was led, and the open hand holds one: it follows.")
    table.play("B3", "B4")
    assert table.refused("D1") == "Butterfingy slipped: you pick what the other open hand leads."


def test_a_dependency_may_look_away() -> None:
    table = Table("B1 D1", "B2 D2", "B3 T3 S3", "B4 T4", seats=2)
    table.play("B1", "B2")
    assert table.refused("S3") == (
        "Butterfingy was led, and the open hand holds one: it follows, or looks away with a "
        "Turnablindie."
    )
    assert table.legal() == "T3 B3"


def test_the_first_lead_alternates_and_is_never_a_dependencys() -> None:
    for seed in range(20):
        match = start_match(CHIKYU, values_with(seats=2), seed)
        while match.to_act():
            seat = min(match.to_act())
            match.play(seat, match.legal_moves(seat)[0])
        view: Any = match.view(PUBLIC)
        firsts = [record.first for record in view.records]
        assert firsts == [(firsts[0] + step) % 2 for step in range(len(firsts))]
        assert all(record.tricks[0].hands[0] == record.first for record in view.records)
