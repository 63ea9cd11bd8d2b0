"""A card that is refused is refused with the reason that helps."""

from game.core.match import AnyMatch, Match
from tests.rules.chikyu.table import CHIKYU, Table, values_with


def test_who_can_follow_is_told_so() -> None:
    table = Table("B3 I1", "B1 D1", "B2 D2 T1", seats=3)
    table.play("B3")
    assert table.refused("D1") == "Butterfingy was led, and you hold one: follow it."
    table.play("B1")
    assert table.refused("D2") == (
        "Butterfingy was led, and you hold one: follow it, or look away with a Turnablindie."
    )


def test_a_led_turnablindie_is_followed() -> None:
    table = Table("T3 I1", "T1 D1", "B2 D2 T2", seats=3)
    table.play("T3")
    assert table.refused("D1") == "Turnablindie was led, and you hold one: follow it."


def test_after_leizy_the_kind_of_the_second_card_is_named() -> None:
    table = Table("L3 D4 I1", "L1 F2 I2", "D3 F3 I3", seats=3, expansion="on")
    table.play("L3", "L1", "D3", "D4", "F2")
    assert table.refused("I3") == "Inadven/Faul was led, and you hold one: follow it."


def test_a_card_of_others_is_not_in_the_hand() -> None:
    table = Table("T3 I1", "T1 D1", "B2 D2 T2", seats=3)
    assert table.refused("D1") == "You do not hold that card."


def test_nobody_leads_blind_or_deals_by_hand() -> None:
    match: AnyMatch = Match.start(CHIKYU, CHIKYU.make_options(values_with()), 5)
    match.deal()
    (seat,) = match.to_act()
    card = match.legal_moves(seat)[0].card
    sentence = "Only chance deals cards and leads blind."
    assert match.refusal(seat, CHIKYU.decode_move(f"blind {card.code}")) == sentence
    assert match.refusal(seat, match.log.entries[0][1]) == sentence
    assert match.refusal((seat + 1) % 4, match.legal_moves(seat)[0]) == "It is not your turn."
