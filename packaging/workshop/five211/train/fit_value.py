"""What points and kept cards are worth: the numbers of `keeping.py`, from games among appraisers.

Run `python -m workshop.five211.train.fit_value`; the games are fixed by the seed, so it repeats.
After a round each seat has points and a kept hand; who wins in the end is fitted as a choice among
the seats: the chance of a seat grows with exp((points + worth of the hand) / (spread * sqrt(rounds
to come))). Divided so, all unknowns are linear and Newton's way finds the one best answer.
"""

import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import exp, sqrt
from typing import Final

from game.ai.five211.beliefs.kept_hands import QuickGame
from game.ai.five211.policy.one_ply_policy import TASTES, Appraiser
from game.ai.five211.search.packed_table import SUITS, VALUES
from game.core.rng import Rng

SEED: Final = 9
GAMES: Final = 20_000
NOISE: Final = 0.2
STEPS: Final = 6

NAMES: Final = ("point", "1", "3", "4", "5", "6", "two alike", "three alike")


@dataclass(frozen=True, slots=True)
class RoundStanding:
    """What every seat had after a round, and its share of the victory in the end."""

    traits: list[list[float]]
    shares: list[float]


def traits(points: int, kept: Sequence[int], rounds: int) -> list[float]:
    """Points and what a kept hand holds beside its twos, with so many rounds to come."""
    values = [VALUES[card] for card in kept]
    suits = [SUITS[card] for card in kept]
    counts = [suits.count(suit) for suit in range(5)]
    faces = [values.count(value) for value in (1, 3, 4, 5, 6)]
    line = [points, *faces, counts.count(2), sum(count > 2 for count in counts)]
    return [number / sqrt(rounds) for number in line]


def standings(seats: int) -> list[RoundStanding]:
    """Every round but the last of many games."""
    players = [Appraiser(seats, replace(TASTES[seats], noise=NOISE))] * seats
    found = []
    for number in range(GAMES):
        game = QuickGame(players, Rng(SEED, f"value/{seats}/{number}").random)
        seen = []
        while game.play_round():
            seen.append((list(game.points), game.kept[2][-seats:]))
        winners = game.winners()
        shares = [(seat in winners) / len(winners) for seat in range(seats)]
        for played, (points, kept) in enumerate(seen):
            rounds = len(seen) - played
            lines = [traits(p, hand, rounds) for p, hand in zip(points, kept, strict=True)]
            found.append(RoundStanding(lines, shares))
    return found


def newton(seen: Sequence[RoundStanding], weights: Sequence[float]) -> list[float]:
    """Better weights: one step towards the greatest likelihood."""
    size = len(weights)
    slope = [0.0] * size
    bend = [[0.0] * size for _ in range(size)]
    for standing in seen:
        scores = [sum(map(float.__mul__, weights, line)) for line in standing.traits]
        top = max(scores)
        parts = [exp(score - top) for score in scores]
        total = sum(parts)
        chances = [part / total for part in parts]
        mean = [
            sum(map(float.__mul__, chances, column))
            for column in zip(*standing.traits, strict=True)
        ]
        for chance, share, line in zip(chances, standing.shares, standing.traits, strict=True):
            off = [a - b for a, b in zip(line, mean, strict=True)]
            for row, left in enumerate(off):
                slope[row] += share * left
                factor = chance * left
                bend[row] = [a + factor * b for a, b in zip(bend[row], off, strict=True)]
    return [a + b for a, b in zip(weights, solve(bend, slope), strict=True)]


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a small linear system, by elimination with pivots."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(size):
            if row != column:
                factor = rows[row][column] / rows[column][column]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[column], strict=True)]
    return [rows[place][size] / rows[place][place] for place in range(size)]


def main() -> None:
    """Print the spread and the worth of each trait in points, for every number of seats."""
    for seats in TASTES:
        seen = standings(seats)
        weights = [0.0] * len(NAMES)
        for _ in range(STEPS):
            weights = newton(seen, weights)
        point, *others = weights
        worths = ", ".join(
            f"{name}: {weight / point:.2f}" for name, weight in zip(NAMES[1:], others, strict=True)
        )
        sys.stdout.write(f"{seats} seats: spread {1 / point:.2f}, {worths}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
