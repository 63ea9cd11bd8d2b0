"""What kept cards are worth: the numbers of `keeping.py`, by regression over games of appraisers.

Run `python -m game.ai.train.fit_keeping`; the games are fixed by the seed, so the numbers repeat.
"""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from game.ai.five211.appraiser import TASTES, Appraiser
from game.ai.five211.quick import QuickGame
from game.ai.five211.tables import SUITS, VALUES
from game.core.rng import Rng

SEED: Final = 9
GAMES: Final = 3000
NOISE: Final = 0.2
HORIZON: Final = 3
"""Rounds over which the lead is counted."""

FEATURES: Final = ("nothing", "1", "3", "4", "5", "6", "two alike", "three alike")


def features(kept: Sequence[int]) -> list[float]:
    """What a kept hand holds, beside its twos."""
    values = [VALUES[card] for card in kept]
    suits = [SUITS[card] for card in kept]
    counts = [suits.count(suit) for suit in range(5)]
    faces = [float(values.count(value)) for value in (1, 3, 4, 5, 6)]
    return [1.0, *faces, float(counts.count(2)), float(sum(count > 2 for count in counts))]


def samples(seats: int) -> Iterator[tuple[list[float], float]]:
    """The features of every kept hand, and the lead over the mean that followed."""
    players = [Appraiser(seats, replace(TASTES[seats], noise=NOISE))] * seats
    for number in range(GAMES):
        game = QuickGame(players, Rng(SEED, f"keeping/{seats}/{number}").random)
        hands, gains = [], []
        more = True
        while more:
            hands.append([hand[:-1] for hand in game.hands])  # the newest card was just drawn
            more = game.play_round()
            gains.append(list(game.gains))
        for start in range(1, len(gains) - 1):
            for seat, kept in enumerate(hands[start]):
                yield features(kept), _lead(gains[start : start + HORIZON], seat)


def _lead(gains: Sequence[Sequence[int]], seat: int) -> float:
    own = sum(line[seat] for line in gains)
    others = sum(map(sum, gains)) - own
    return own - others / (len(gains[0]) - 1)


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
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


def fit(seats: int) -> list[float]:
    """The weight of each feature, by least squares."""
    size = len(FEATURES)
    matrix = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for line, lead in samples(seats):
        for row, left in enumerate(line):
            right[row] += left * lead
            matrix[row] = [a + left * b for a, b in zip(matrix[row], line, strict=True)]
    return solve(matrix, right)


def main() -> None:
    """Print the worth of each feature in points, for every number of seats."""
    for seats in TASTES:
        weights = ", ".join(
            f"{name}: {weight:.2f}" for name, weight in zip(FEATURES, fit(seats), strict=True)
        )
        sys.stdout.write(f"{seats} seats: {weights}\n")


if __name__ == "__main__":
    main()
