"""How somebody played today, in the names of our levels."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.ai.ladder import Level
from game.review.decisions import POINT, Decision


@dataclass(frozen=True, slots=True)
class Form:
    """Points given away a decision, with the level that this may mean."""

    loss: float
    level: Level | None
    """The level that usually gives away as much; None where nobody has measured that."""


def form_of(decisions: Sequence[Decision], usual: Mapping[Level, float]) -> Form | None:
    """The form of a seat, or None where there was nothing to decide."""
    losses = [each.loss / POINT for each in decisions if not each.is_trivial]
    if not losses:
        return None
    mean = sum(losses) / len(losses)
    return Form(mean, min(usual, key=lambda level: abs(usual[level] - mean)) if usual else None)
