"""The numbers of the one-card rule, by the number of players; `train/fit_rule.py` found them."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class RuleWeights:
    """What the rule fears and hopes for, in points."""

    fears: tuple[float, ...] = (1.0, 3.0, 1.0, 2.0)
    """What it costs to stand at the limit of Turnablindie, Intenton, Inadven/Faul, Dillindallin."""
    distant: float = 0.3
    """The part of a fear that one card below the limit makes."""
    gift: float = 4.0
    nearly: tuple[float, ...] = (1.5, 0.6)
    """Hope for all colours, with one and with two missing."""
    effects: tuple[float, ...] = (0.0, -1.0, -1.0, 0.0, 0.0, 0.0, -0.5)
    """What it costs to win with each kind."""
    keep: float = 0.5
    """What it costs to part with a card that nothing beats."""
    spite: float = 0.5
    """What a point of a rival costs, shared among all others."""
    own_side: float = 1.0
    """What a point costs or brings that the own other hand takes."""
    more: float = 0.2
    """What each card to come adds to a pile."""


TASTES: Final = {
    2: RuleWeights(fears=(0.5, 3.0, 1.0, 2.0), keep=0.3, spite=0.1, more=0.5),
    3: RuleWeights(),
    4: RuleWeights(nearly=(0.0, 0.6), keep=0.7),
    5: RuleWeights(),
}

CHANCES: Final = {
    2: (
        (1.0,) * 9,
        (1.00, 0.58, 0.32, 0.18, 0.15, 0.12, 0.09, 0.07, 0.06),
        (1.00, 0.71, 0.58, 0.54, 0.45, 0.36, 0.29, 0.23, 0.19),
        (1.00, 0.50, 0.33, 0.29, 0.30, 0.24, 0.19, 0.15, 0.12),
    ),
    3: (
        (1.0,) * 9,
        (1.00, 0.50, 0.29, 0.16, 0.08, 0.06, 0.05, 0.04, 0.03),
        (1.00, 0.15, 0.05, 0.01, 0.01, 0.00, 0.00, 0.00, 0.00),
    ),
    4: (
        (1.0,) * 9,
        (1.00, 0.62, 0.41, 0.29, 0.20, 0.16, 0.13, 0.10, 0.08),
        (1.00, 0.45, 0.21, 0.09, 0.04, 0.03, 0.04, 0.03, 0.02),
        (1.00, 0.26, 0.06, 0.02, 0.01, 0.00, 0.00, 0.00, 0.00),
    ),
    5: (
        (1.0,) * 9,
        (1.00, 0.66, 0.48, 0.32, 0.25, 0.24, 0.04, 0.03, 0.03),
        (1.00, 0.53, 0.28, 0.13, 0.09, 0.06, 0.01, 0.00, 0.00),
        (1.00, 0.44, 0.19, 0.07, 0.03, 0.01, 0.01, 0.00, 0.00),
        (1.00, 0.31, 0.08, 0.02, 0.01, 0.00, 0.00, 0.00, 0.00),
    ),
}
"""The chance to take the trick, by hands still to play, then by cards out that would beat it."""
