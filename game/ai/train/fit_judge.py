"""How fast scores drift apart: the spread of `judge.py`, from games among appraisers.

Run `python -m game.ai.train.fit_judge`; the games are fixed by the seed, so the numbers repeat.
"""

import sys
from collections.abc import Sequence
from dataclasses import replace
from math import exp, log, sqrt
from typing import Final, TypeAlias

from game.ai.five211.appraiser import TASTES, Appraiser
from game.ai.five211.quick import QuickGame
from game.core.rng import Rng

SEED: Final = 5
GAMES: Final = 1500
NOISE: Final = 0.3

Snapshot: TypeAlias = tuple[list[int], list[int]]
"""The points after a round, and who won in the end."""


def snapshots(seats: int) -> dict[int, list[Snapshot]]:
    """The standings of many games, by the number of rounds that were still to come."""
    players = [Appraiser(seats, replace(TASTES[seats], noise=NOISE))] * seats
    found: dict[int, list[Snapshot]] = {}
    for number in range(GAMES):
        game = QuickGame(players, Rng(SEED, f"judge/{seats}/{number}").random)
        standings = []
        while game.play_round():
            standings.append(list(game.points))
        for played, points in enumerate(standings):
            found.setdefault(len(standings) - played, []).append((points, game.winners()))
    return found


def loss(seen: Sequence[Snapshot], scale: float) -> float:
    """How surprised a judge with this scale is by the winners."""
    total = 0.0
    for points, winners in seen:
        top = max(points)
        weights = [exp((own - top) / scale) for own in points]
        for winner in winners:
            total -= log(weights[winner] / sum(weights)) / len(winners)
    return total / len(seen)


def main() -> None:
    """Print the best scale for each number of rounds to come, and divided by its root."""
    scales = [0.25 * step for step in range(2, 80)]
    for seats in TASTES:
        for rounds, seen in sorted(snapshots(seats).items()):
            best = min(scales, key=lambda scale: loss(seen, scale))
            sys.stdout.write(f"{seats} seats, {rounds} to come: {best} {best / sqrt(rounds):.2f}\n")


if __name__ == "__main__":
    main()
