"""The bust that somebody wanted: who caused it, who gains, and what it took from others."""

from dataclasses import replace

from game.kits.five211.kit import FIVE211
from game.kits.five211.wanted_bust import one_too_many, wanted_bust
from game.rules.five211.cards import KINDS, Card, Colour
from game.rules.five211.options import NUMBERS, Five211Options, TableNumbers
from game.rules.five211.records import RoundRecord
from game.rules.five211.scoring import judge_round, tally
from tests.ai.five211.tables import table_after


def numbers_and(*rows: str) -> tuple[list[list[Card]], TableNumbers]:
    """Rows of cards such as "b3 b4 o2 b1", at a table for so many."""
    kinds = {str(card): card for card in KINDS}
    return [[kinds[code] for code in row.split()] for row in rows], NUMBERS[len(rows)]


def test_a_bust_is_wanted_by_whoever_causes_it_and_gains() -> None:
    """Of three, six blue cards are too many."""
    rows, numbers = numbers_and("v3 v6 v2 b2", "b3 b5 b4 o2", "b2 b3 y4 o3")
    assert numbers.limit == 6
    wanted = wanted_bust(rows, [0], numbers)
    assert wanted is not None
    assert (wanted.seat, wanted.colour) == (0, Colour.BLUE)
    assert wanted.hopes == {1: 12, 2: 5}
    assert wanted_bust(rows, [1], numbers) is None, "somebody else's"
    assert one_too_many("Maria", wanted.face) == "Maria turned blue 2: one too many for blue."


def test_a_bust_that_brings_nothing_is_nobodys_wish() -> None:
    rows, numbers = numbers_and("g3 y2 g2 b2", "b3 b5 b4 o2", "b2 b3 o4 o3")
    assert wanted_bust(rows, [0], numbers) is None


def test_the_last_one_is_told_with_the_results_to_whoever_wanted_it() -> None:
    rows, numbers = numbers_and("v3 v6 v2 b2", "b3 b5 b4 o2", "b2 b3 y4 o3")
    counts, kododo = tally(rows)
    result = judge_round(counts, kododo, numbers.kododo_target, numbers.limit)
    record = RoundRecord(0, 0, tuple(map(tuple, rows)), result, (11, 0, 0), (3, 0, 0))
    view = replace(table_after(0, Five211Options(3)).view(0), records=(record,))
    names = ("Maria", "Shoco", "Yuana")
    told = FIVE211.results.told_later(view, names, [0])
    assert told == "Maria turned blue 2: one too many for blue."
    assert FIVE211.results.told_later(view, names, [1, 2]) == ""
