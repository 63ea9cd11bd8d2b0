"""The curves of motion, picked by meaning. Each maps 0..1 to 0..1; only `settle` overshoots."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, cast

import pytweening

Ease: TypeAlias = Callable[[float], float]

OVERSHOOT = 1.2


def linear(share: float) -> float:
    """For fades and counters only; nothing that moves is linear."""
    return share


def out_quad(share: float) -> float:
    """Hover and focus: quick answer, soft end."""
    return cast(float, pytweening.easeOutQuad(share))


def out_cubic(share: float) -> float:
    """Flights: thrown fast, caught gently."""
    return cast(float, pytweening.easeOutCubic(share))


def in_cubic(share: float) -> float:
    """Things that leave."""
    return cast(float, pytweening.easeInCubic(share))


def in_out_sine(share: float) -> float:
    """Slides that start and end at rest, and the squash of a flip."""
    return cast(float, pytweening.easeInOutSine(share))


def in_out_cubic(share: float) -> float:
    """Sweeps of many cards."""
    return cast(float, pytweening.easeInOutCubic(share))


def out_back(share: float) -> float:
    """Selection: lifts a little too far, once, and comes back."""
    return cast(float, pytweening.easeOutBack(share, OVERSHOOT))


def there_and_back(share: float) -> float:
    """A hop: 0 at both ends, 1 in the middle."""
    return 4 * share * (1 - share)
