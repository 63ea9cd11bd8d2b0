"""The coach's numbers in the player's language."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.engine.i18n import _
from scenes.table.table_words import gains


def percent_words(chance: float) -> str:
    """A chance as whole percents; what was seen in any world is never called impossible.

    Chances are counted in sampled worlds: 0 % is what none of them showed, though it may happen.
    """
    if 0 < chance < 0.005:
        return "<1 %"
    return f"{round(100 * chance)} %"


def points_words(points: float) -> str:
    """Expected points, to a tenth."""
    return f"{points:.1f}"


def gains_words(gained: Sequence[int], names: Sequence[str]) -> str:
    """Who would have got how much."""
    return gains(gained, names) or _("no points for anybody")


def what_if_words(*, is_last_turn: bool) -> str:
    """What stays as it was, over the list of what would have changed."""
    if is_last_turn:
        return _("Nobody else plays differently. Points of the round:")
    return _(
        "Nobody else plays differently; a card played later changes places. Points of the round:"
    )
