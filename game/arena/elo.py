"""Ratings from duels: the numbers under which the seen results are the likeliest."""

from collections.abc import Mapping
from math import log10
from typing import Final

MIDDLE: Final = 1500.0
_PASSES: Final = 300
_DRAWN: Final = 0.5
"""One drawn game is added to every duel, so that a bot that always won has a rating too."""


def ratings(duels: Mapping[tuple[str, str], tuple[float, int]]) -> dict[str, float]:
    """Elo by name, 1500 in the middle. A duel (a, b) holds the score of a, and the games."""
    names = sorted({name for pair in duels for name in pair})
    strength = dict.fromkeys(names, 1.0)
    for _ in range(_PASSES):
        wins = dict.fromkeys(names, 0.0)
        weight = dict.fromkeys(names, 0.0)
        for (first, second), (score, games) in duels.items():
            wins[first] += score + _DRAWN
            wins[second] += games - score + _DRAWN
            share = (games + 2 * _DRAWN) / (strength[first] + strength[second])
            weight[first] += share
            weight[second] += share
        strength = {name: wins[name] / weight[name] for name in names}
    elo = {name: 400 * log10(value) for name, value in strength.items()}
    middle = sum(elo.values()) / max(len(elo), 1)
    return {name: MIDDLE + value - middle for name, value in elo.items()}
