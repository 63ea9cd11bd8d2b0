"""Scoring a round: exact kododo first, else the highest single colour below the limit."""

from collections.abc import Sequence
from enum import Enum
from functools import lru_cache
from typing import Final, NamedTuple

from game.rules.five211.cards import COLOURS, KINDS, Card, Colour
from game.rules.five211.options import TableNumbers


class Verdict(Enum):
    """What a round's table is worth."""

    KODODO = "kododo"
    COLOUR = "colour"
    NOBODY = "nobody"


_KODODO: Final = frozenset(kind for kind in KINDS if kind.is_kododo)
_OF_COLOUR: Final = tuple(
    frozenset(kind for kind in KINDS if kind.colour is colour) for colour in COLOURS
)


class RoundResult(NamedTuple):
    """How a round was decided: what went bust, which colours fell together, what scores."""

    verdict: Verdict
    kododo: int
    busts: tuple[Colour, ...] = ()
    ties: tuple[tuple[Colour, ...], ...] = ()
    colour: Colour | None = None


def judge_round(counts: tuple[int, ...], kododo: int, target: int, limit: int) -> RoundResult:
    """The result of a table with `counts` cards per colour, `kododo` of them kododo."""
    if kododo == target:
        return RoundResult(Verdict.KODODO, kododo)
    busts, ties, colour = _judge_colours(counts, limit)
    verdict = Verdict.NOBODY if colour is None else Verdict.COLOUR
    return RoundResult(verdict, kododo, busts, ties, colour)


# Play-outs judge the same few patterns again and again; the bound keeps a long evening small.
@lru_cache(maxsize=2048)
def _judge_colours(
    counts: tuple[int, ...], limit: int
) -> tuple[tuple[Colour, ...], tuple[tuple[Colour, ...], ...], Colour | None]:
    """What is bust, what falls together from the highest count down, and what then scores."""
    busts = tuple([colour for colour, count in zip(COLOURS, counts, strict=True) if count >= limit])
    ties: list[tuple[Colour, ...]] = []
    heights = sorted({count for count in counts if 0 < count < limit}, reverse=True)
    for height in heights:
        tallest = tuple([c for c, count in zip(COLOURS, counts, strict=True) if count == height])
        if len(tallest) == 1:
            return busts, tuple(ties), tallest[0]
        ties.append(tallest)
    return busts, tuple(ties), None


def tally(rows: Sequence[Sequence[Card]]) -> tuple[tuple[int, ...], int]:
    """How many cards of each colour lie on the table, and how many of all are kododo."""
    counts = [0] * len(COLOURS)
    kododo = 0
    for row in rows:
        for card in row:
            counts[card.suit] += 1
            if card.is_kododo:
                kododo += 1
    return tuple(counts), kododo


def scoring_cards(result: RoundResult, row: Sequence[Card]) -> list[Card]:
    """The cards of one player's row that go to the score pile."""
    scoring = scoring_kinds(result)
    return [card for card in row if card in scoring]


def scoring_kinds(result: RoundResult) -> frozenset[Card]:
    """The cards that score in a round with this result, whoever played them."""
    if result.colour is not None:
        return _OF_COLOUR[result.colour]
    return _KODODO if result.verdict is Verdict.KODODO else frozenset()


def score_rows(
    rows: Sequence[Sequence[Card]], numbers: TableNumbers
) -> tuple[RoundResult, tuple[int, ...], tuple[int, ...]]:
    """How a whole table is judged, and the points and scored cards that each row brings."""
    counts, kododo = tally(rows)
    result = judge_round(counts, kododo, numbers.kododo_target, numbers.limit)
    if result.verdict is Verdict.NOBODY:
        nothing = (0,) * len(rows)
        return result, nothing, nothing
    gained, scored = [0] * len(rows), [0] * len(rows)
    scoring = scoring_kinds(result)
    # Play-outs count every table: no pile is made here, nothing but the two sums.
    for seat, row in enumerate(rows):
        for card in row:
            if card in scoring:
                gained[seat] += card.value
                scored[seat] += 1
    return result, tuple(gained), tuple(scored)
