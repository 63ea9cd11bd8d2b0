"""From two sets of imagined worlds to an assessment: found in the first, valued in the second."""

from collections.abc import Sequence
from math import sqrt
from typing import TypeVar

from game.ai.evaluation import Assessed, Assessment
from game.core.moves import Move
from game.core.seats import Seat

M = TypeVar("M", bound=Move)


def contested_choices(order: Sequence[int], played: int, most: int) -> list[int]:
    """The choices to value, by number: the best of the first worlds in order, and the played."""
    contested = list(order[:most])
    return contested if played in contested else [*contested, played]


def weighed(
    moves: Sequence[M],
    first: Sequence[float],
    contested: Sequence[int],
    values: Sequence[Sequence[Sequence[float]]],
    me: Seat,
    played: int,
) -> Assessment[M]:
    """The assessment of a decision.

    `first` is what each move was worth in the first worlds, `contested` the best of them there
    and others; `values` are everybody's chances after each of these in the same second worlds.
    """
    means = {
        choice: tuple([sum(line) / len(line) for line in zip(*found, strict=True)])
        for choice, found in zip(contested, values, strict=True)
    }
    best = contested[0]
    if means[played][me] >= means[best][me]:
        best = played
    for choice, value in enumerate(first):
        # What was left behind in the first worlds is worse by so much in the second; and what
        # only the second ones like better was not found by looking.
        gap = value - first[best] if choice not in means else means[choice][me] - means[best][me]
        if choice not in means or gap > 0:
            own = max(0.0, means[best][me] + min(0.0, gap))
            means[choice] = with_own(means[best], me, own)
    order = sorted(means, key=lambda choice: (choice != best, -means[choice][me]))
    other = played if played != best else next((c for c in contested if c != best), best)
    pairs = zip(values[contested.index(best)], values[contested.index(other)], strict=True)
    error = standard_error([mine[me] - its[me] for mine, its in pairs])
    return Assessment(tuple(Assessed(moves[each], means[each]) for each in order), error)


def with_own(chances: Sequence[float], me: Seat, own: float) -> tuple[float, ...]:
    """Chances with so much for one seat; the others share the rest as they did, or evenly."""
    rest = 1 - chances[me]
    if rest > 0:
        scale = (1 - own) / rest
        return tuple([own if seat == me else each * scale for seat, each in enumerate(chances)])
    share = (1 - own) / max(len(chances) - 1, 1)
    return tuple([own if seat == me else share for seat in range(len(chances))])


def standard_error(differences: Sequence[float]) -> float:
    """Of the mean of some differences."""
    count = len(differences)
    mean = sum(differences) / count
    squares = sum([(each - mean) ** 2 for each in differences])
    return sqrt(squares / max(count - 1, 1) / count)
