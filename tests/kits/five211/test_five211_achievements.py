"""Achievements of 5211: what is a deed, and what only looks like one (four seats: bust at 7)."""

from game.kits.five211.kit import FIVE211
from game.kits.five211.results import deeds
from game.rules.five211.cards import card_from_code
from game.rules.five211.options import Five211Options
from game.rules.five211.records import RoundRecord
from game.rules.five211.scoring import score_rows
from tests.games import begun


def done(*rows: str) -> dict[str, int]:
    """What the first seat did in a match of one round with these rows, the last card last."""
    cards = tuple(tuple(map(card_from_code, row.split())) for row in rows)
    result, gained, scored = score_rows(cards, Five211Options().numbers)
    record = RoundRecord(0, 0, cards, result, gained, scored)
    view = FIVE211.own(begun(FIVE211)).view(0)
    object.__setattr__(view, "records", (record,))
    return dict(deeds(view, 0))


def test_six_of_a_colour_are_just_enough() -> None:
    assert "just enough" in done("g2 g3 y2 y2", "g2 g3 b2 b3", "g2 g2 o2 o3", "v2 v3 b2 y3")
    assert "just enough" not in done("g2 g3 y2 y2", "g2 g3 b2 b3", "g2 o2 o2 o3", "v2 v3 b2 y3")


def test_straw_needs_the_own_last_card() -> None:
    others = ("b2 b3 b2 b2", "b2 b3 y2 o2", "g2 v3 y2 o3")
    assert "the straw" in done("g2 g3 g2 b2", *others)
    assert "the straw" not in done("g2 b2 g3 g2", *others), "the blue came early"


def test_level_roofs_need_a_third_colour_of_ones_own() -> None:
    others = ("g2 g3 g2 g2", "g2 b2 b2 b2", "v2 y3 b3 v3")
    assert "level roofs" in done("o2 o3 o2 b2", *others)
    assert "level roofs" not in done("v4 y3 y2 b2", "g2 g3 g2 g2", "g2 b2 b2 b2", "o2 o3 b3 o4")


def test_lizards_complete_and_spoil_a_kododo() -> None:
    five = ("y1 g1 b1 v3", "o1 v1 b2 b3", "y2 y3 o2 o3")
    assert "last lizard" in done("g2 g3 g2 g1", *five)
    six = ("y1 g1 b1 v3", "o1 v1 b1 b3", "y2 y3 o2 o3")
    assert "one lizard too many" in done("g2 g3 g2 g1", *six)


def test_round_for_nobody_is_an_empty_quay() -> None:
    assert done("y2 y3 g2 g3", "y2 y3 g2 g3", "b2 b3 o2 o3", "b2 b3 o2 o3") == {"empty quay": 1}
