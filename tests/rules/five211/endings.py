"""Games brought to the moment before their end, where a test can set the points."""

from typing import Final

from game.core.rules import AnyRules
from game.core.seats import PUBLIC
from tests.rules.five211.table import DECK, FIVE211, Table

# Six green score: seats 0 to 2 get four points and two cards each.
SIX_GREEN: Final = [
    ["g2", "g2", "y6", "o2"],
    ["g2", "g2", "y3", "o3"],
    ["g2", "g2", "b3", "b2"],
    ["y3", "v3", "v4", "o2"],
]
SPARE: Final = ("v1", "v1", "v2", "v2")


def first_deck(seats: int, points: int = 0, rules: AnyRules = FIVE211) -> Table:
    """A long game at its beginning, in which the first seat has so many points already."""
    table = Table(seats, "long", rules=rules)
    table.deal(DECK)
    table.give([points, *[0] * (seats - 1)], [0] * seats)
    return table


def after_first_deck(points: list[int], rules: AnyRules = FIVE211) -> Table:
    """A long game whose first deck ended with these points."""
    table = first_deck(len(points), rules=rules)
    _play_to_last_turn(table)
    table.give(points, points)
    table.play_first_cards()
    assert table.points == points, "the sorted deck must not score in its last round"
    return table


def second_deck(points: list[int], scored: list[int], rules: AnyRules = FIVE211) -> Table:
    """Four seats after the first round of the second deck, in which six green were played."""
    table = after_first_deck([0, 0, 0, 0], rules)
    table.give(points, scored)
    table.deal_hands([[*row, spare] for row, spare in zip(SIX_GREEN, SPARE, strict=True)])
    table.play_round(SIX_GREEN)
    return table


def last_turn(seats: int, scores: str = "open", rules: AnyRules = FIVE211) -> Table:
    """A standard game before its very last turn."""
    table = Table(seats, scores=scores, rules=rules)
    table.deal(DECK)
    _play_to_last_turn(table)
    return table


def ranks_after(
    points: list[int], scored: list[int], rules: AnyRules = FIVE211
) -> list[tuple[int, int]]:
    """Seats and ranks, best first, of a standard game that ended with these numbers."""
    table = last_turn(len(points), rules=rules)
    table.give(points, scored)
    table.play_first_cards()
    assert set(table.view(PUBLIC).records[-1].gained) == {0}, "the last round must not score"
    outcome = rules.outcome(table.state)
    assert outcome is not None
    return [(standing.seat, standing.rank) for standing in outcome.standings]


def winners_of(table: Table) -> tuple[int, ...]:
    """Everybody who shares the victory of a game that is over."""
    outcome = table.rules.outcome(table.state)
    assert outcome is not None
    return outcome.winners


def check_ranks(rules: AnyRules) -> None:
    """Most points, then most scored cards, else together; ranks below skip."""
    assert ranks_after([10, 12, 11, 9], [9, 1, 2, 8], rules) == [(1, 1), (2, 2), (0, 3), (3, 4)]
    assert ranks_after([12, 12, 12, 30], [5, 7, 6, 1], rules) == [(3, 1), (1, 2), (2, 3), (0, 4)]
    assert ranks_after([20, 18, 20, 20], [6, 9, 6, 5], rules) == [(0, 1), (2, 1), (3, 3), (1, 4)]
    assert ranks_after([0, 0, 0, 0], [0, 0, 0, 0], rules) == [(0, 1), (1, 1), (2, 1), (3, 1)]


def check_long_game(rules: AnyRules) -> None:
    """When a long game ends, and what it carries from deck to deck."""
    table = first_deck(5, 60, rules)
    while table.snapshot["round"] < 3:
        table.play_first_cards()
    assert not table.over
    assert [after_first_deck([n, 3, 2, 1], rules).over for n in (49, 50, 51)] == [False, True, True]
    middle = [second_deck([n, 0, 0, 0], [1, 0, 0, 0], rules) for n in (45, 46, 47)]
    assert [table.over for table in middle] == [False, True, True]
    tied = second_deck([46, 46, 46, 50], [20, 21, 21, 22], rules)
    assert tied.snapshot["scored"] == [22, 23, 23, 22]
    assert winners_of(tied) == (1, 2)


def _play_to_last_turn(table: Table) -> None:
    while table.pile() or table.snapshot["turn"] < 2:
        table.play_first_cards()
