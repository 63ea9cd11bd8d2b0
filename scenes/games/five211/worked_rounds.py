"""Two rounds of the rules page, worked out card by card: one of a colour, one of the kododo."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.rules.five211.cards import Card, card_from_code
from game.rules.five211.options import TableNumbers
from game.rules.five211.scoring import RoundResult, judge_round, scoring_cards, tally

# The table of n players is the first n rows: green then always reaches the limit, yellow is next.
_COLOUR: Final = ("y5 g2 y6 y3", "g3 y2 g2 o4", "g2 g3 o2 g2", "b2 g4 y4 b3", "g3 y1 v2 b5")
_GREEN_FOR_TWO: Final = "g3 g2 g2 g3"
"""Two players have too few cards for green to be bust otherwise."""
_KODODO: Final = ("y1 g1 o5 b6", "b1 g4 y1 v3", "o3 v1 o2 y6", "b5 o1 v4 g3", "y2 b4 g1 b3")
"""Two kododo of each of the first two players and one of every other: exactly the target."""


@dataclass(frozen=True, slots=True)
class WorkedRound:
    """A full table and what it comes to."""

    rows: tuple[tuple[Card, ...], ...]
    counts: tuple[int, ...]
    result: RoundResult

    def scoring(self, seat: int) -> tuple[Card, ...]:
        """The cards of a player that bring points."""
        return tuple(scoring_cards(self.result, self.rows[seat]))


def colour_round(numbers: TableNumbers) -> WorkedRound:
    """Green is bust, yellow has the most of the rest, and not everybody has yellow cards."""
    first, second, *others = _COLOUR[: numbers.seats]
    return _worked([first, second if others else _GREEN_FOR_TWO, *others], numbers)


def kododo_round(numbers: TableNumbers) -> WorkedRound:
    """Exactly enough kododo, and high cards that bring nothing."""
    return _worked(_KODODO[: numbers.seats], numbers)


def sum_words(cards: Sequence[Card]) -> str:
    """How cards add up; nothing for none."""
    values = [str(each.value) for each in cards]
    total = sum(each.value for each in cards)
    return " + ".join(values) + (f" = {total}" if len(values) > 1 else "")


def _worked(codes: Sequence[str], numbers: TableNumbers) -> WorkedRound:
    rows = tuple(tuple(map(card_from_code, row.split())) for row in codes)
    counts, kododo = tally(rows)
    result = judge_round(counts, kododo, numbers.kododo_target, numbers.limit)
    return WorkedRound(rows, counts, result)
