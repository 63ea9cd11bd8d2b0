"""The claims about scoring and ranking as functions of the rules, so that mutants can be tried."""

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations_with_replacement
from typing import Final, TypeAlias

from game.core.rules import AnyRules
from game.core.seats import PUBLIC
from tests.rules.five211.oracle import colour_counts, points_of, scored_cards, scoring_colour
from tests.rules.five211.table import FIVE211, QuickRound, Table, table_with
from tests.rules.five211.tables import typical_tables

Check: TypeAlias = Callable[[AnyRules], None]


def check_tables(rules: AnyRules, seats: int, tables: Iterable[Sequence[Sequence[str]]]) -> int:
    """The rules score each table as the slow scorer does; the number of tables."""
    quick = QuickRound(seats, rules)
    number = 0
    for rows in tables:
        piles = scored_cards(rows)
        snapshot = rules.snapshot(quick.state_after(rows))
        assert snapshot["points"] == points_of(piles), rows
        assert snapshot["scored"] == [len(pile) for pile in piles], rows
        number += 1
    return number


def check_typical_tables(rules: AnyRules) -> None:
    """Tables of every kind for 2 and 3 seats; those of 4 and 5 differ in nothing but size."""
    for seats in (2, 3):
        check_tables(rules, seats, typical_tables(seats))


def check_verdicts(rules: AnyRules, seats: int = 2) -> None:
    """A round tells how it was decided: the verdict, what went bust, which colours fell."""
    quick = QuickRound(seats, rules)
    for rows in typical_tables(seats):
        result = rules.view(quick.state_after(rows), PUBLIC).records[-1].result
        counts = colour_counts([card for row in rows for card in row])
        winner = scoring_colour(counts, seats + 3)
        if sum(card[1] == "1" for row in rows for card in row) == seats + 2:
            assert result.verdict.value == "kododo"
            continue
        assert result.verdict.value == ("colour" if winner else "nobody")
        assert [winner] == [None if result.colour is None else result.colour.letter]
        busts = [colour.letter for colour in result.busts]
        assert busts == [letter for letter, count in counts.items() if count >= seats + 3]
        assert all(len(tie) > 1 for tie in result.ties)
        tied = [counts[colour.letter] for tie in result.ties for colour in tie]
        floor = counts[winner] if winner else 0
        fallen = [count for count in counts.values() if floor < count < seats + 3]
        assert tied == sorted(fallen, reverse=True)


def rows_from(*rows: str) -> list[list[str]]:
    """Everybody's four cards, written as text."""
    return [row.split() for row in rows]


# Four seats: target 6, limit 7. The points that each seat must have after the round.
EXAMPLES: Final[dict[str, tuple[list[list[str]], list[int]]]] = {
    "eight green bust, so four yellow score": (
        rows_from("g2 g2 y6 o2", "g2 g2 y3 o3", "g2 g2 y3 b2", "g3 g3 y1 v2"),
        [6, 3, 3, 1],
    ),
    "seven are bust too": (
        rows_from("g2 g2 y6 o2", "g2 g2 y3 o3", "g2 g2 b3 b2", "g3 v3 v4 o2"),
        [2, 3, 0, 2],
    ),
    "six of a colour are allowed": (
        rows_from("g2 g2 y6 o2", "g2 g2 y3 o3", "g2 g2 b3 b2", "y3 v3 v4 o2"),
        [4, 4, 4, 0],
    ),
    "five yellow and five green fall together, so three orange score": (
        rows_from("y2 y2 y2 y3", "y3 g2 g2 g2", "g3 g3 o2 o5", "o3 b2 b3 v2"),
        [0, 0, 7, 3],
    ),
    "two ties fall after each other and violet below them scores": (
        rows_from("y2 y2 y3 y3", "g2 g2 g3 g3", "b2 b3 o2 o3", "v2 v3 b2 o2"),
        [0, 0, 0, 5],
    ),
    "yellow and green tied above blue orange and violet tied leave nobody": (
        rows_from("y2 y2 y2 y3", "y3 g2 g2 g2", "g3 g3 o2 o3", "b2 b3 v2 v3"),
        [0, 0, 0, 0],
    ),
    "exactly six kododo score alone, whatever their colour": (
        rows_from("y1 y1 g1 o6", "b1 v6 v5 v4", "o1 o5 o4 o4", "v1 v2 b6 b5"),
        [3, 1, 1, 1],
    ),
    "six kododo score although their colour is bust": (
        rows_from("y1 y1 y1 y2", "y1 y1 y2 y2", "g1 y3 b2 b3", "o2 o3 v2 v3"),
        [3, 2, 1, 0],
    ),
    "five kododo are only cards of their colours": (
        rows_from("y1 y1 y1 y2", "y1 y1 g2 o2", "g3 b3 b2 b3", "o2 o3 v2 v3"),
        [5, 2, 0, 0],
    ),
    "seven kododo are only cards of their colours": (
        rows_from("y1 y1 y1 y2", "y1 y1 g1 o1", "g3 b3 b2 b3", "o2 o3 v2 v3"),
        [5, 2, 0, 0],
    ),
    "a single card of a colour can score": (
        rows_from("y2 y2 y2 y2", "y2 y2 y3 g2", "g2 g2 g2 g2", "g2 g3 g3 v6"),
        [0, 0, 0, 6],
    ),
    "every colour bust or tied leaves nobody": (
        rows_from("y2 y2 y2 y2", "y2 y2 y3 y3", "g2 g2 g2 g2", "g2 g2 g3 g3"),
        [0, 0, 0, 0],
    ),
}


def check_example(name: str, rules: AnyRules = FIVE211) -> None:
    """One example of the rules page, played with real cards."""
    rows, points = EXAMPLES[name]
    assert table_with(rows, rules).points == points, name


def check_examples(rules: AnyRules) -> None:
    """All examples of the rules page."""
    for name in EXAMPLES:
        check_example(name, rules)


def check_clearing(rules: AnyRules) -> None:
    """Exactly the cards that score are told to go to the score piles."""
    for name, (rows, points) in EXAMPLES.items():
        told = table_with(rows, rules).told(PUBLIC)
        piles = [0] * len(rows)
        for way in (way for event in told for way in getattr(event, "moves", ())):
            if way.target.zone.value == "score":
                piles[way.target.seat] += way.face.value
        assert piles == points, name


def check_numbers(rules: AnyRules) -> None:
    """Removed cards, pile, rounds and the last round for each number of players."""
    expected = {2: (10, 80, 11), 3: (13, 72, 7), 4: (0, 80, 6), 5: (15, 60, 4)}
    for seats, (removed, pile, rounds) in expected.items():
        table = Table(seats, rules=rules)
        table.deal_hands([["y2", "g2", "o2", "b2", "v2"] for _ in range(seats)])
        assert len(table.snapshot["removed"].split()) == removed
        assert len(table.pile()) == pile
        while not table.over:
            if table.snapshot["turn"] == 0:
                assert (table.snapshot["round"] == rounds - 1) == (not table.pile())
                assert [len(table.hand(seat)) for seat in range(seats)] == [5] * seats
            table.play_first_cards()
        assert table.snapshot["round"] == rounds


def check_legality(rules: AnyRules) -> None:
    """A move is legal exactly when it is listed, for every pair and every single card."""
    table = Table(2, rules=rules)
    table.deal_hands(rows_from("y2 y2 g3 o1 v6", "y3 g2 g2 b1 b4"))
    codes = [f"{colour}{value}" for colour in "ygobv" for value in range(1, 7)]
    pairs = [f"play {' '.join(pair)}" for pair in combinations_with_replacement(codes, 2)]
    lines = ["take back", *(f"play {code}" for code in codes), *pairs]
    for count in (2, 1, 1):
        for locks in (0, 1):
            for seat in (0, 1):
                legal = set(table.legal(seat))
                assert {line for line in lines if table.may(seat, line)} == legal
            if not locks:
                table.play(0, " ".join(table.hand(0)[:count]))
        table.take_back(0)
        table.play_first_cards()


def check_turns(rules: AnyRules) -> None:
    """Two cards, one card, one card: in the moves, and in what others see of the hand."""
    table = Table(3, rules=rules)
    table.deal_hands(rows_from("y2 y2 g3 o1 v6", "y3 g2 g2 b1 b4", "o2 o2 o3 v1 v2"))
    for count in (2, 1, 1, 2, 1, 1):
        assert {len(line.split()) for line in table.legal(0)} == {1 + count}
        assert table.view(1).cards_needed == count
        table.play(0, " ".join(table.hand(0)[:count]))
        assert table.view(1).hand_sizes == (5 - count, 5, 5)
        table.take_back(0)
        assert len(set(table.legal(0))) == len(table.legal(0))
        table.play_first_cards()
