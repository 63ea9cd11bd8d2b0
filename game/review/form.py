"""How somebody played today, in the names of our levels."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

from game.ai.ladder import Level
from game.review.decisions import POINT, Decision


@dataclass(frozen=True, slots=True)
class Form:
    """Points given away a decision, with the levels that this may mean."""

    loss: float
    error: float
    level: Level | None
    """The level that usually gives away as much; None where nobody has measured that."""
    lowest: Level | None
    highest: Level | None


def form_of(decisions: Sequence[Decision], usual: Mapping[Level, float]) -> Form | None:
    """The form of a seat, or None where there was nothing to decide."""
    losses = [each.loss / POINT for each in decisions if not each.is_trivial]
    if not losses:
        return None
    mean = sum(losses) / len(losses)
    spread = sum((loss - mean) ** 2 for loss in losses) / max(len(losses) - 1, 1)
    error = sqrt(spread / len(losses))
    lowest, level, highest = (_nearest(each, usual) for each in (mean + error, mean, mean - error))
    return Form(mean, error, level, lowest, highest)


def _nearest(loss: float, usual: Mapping[Level, float]) -> Level | None:
    return min(usual, key=lambda level: abs(usual[level] - loss)) if usual else None
