"""The coach's numbers as they are shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from game.ai.advice import Hint
from game.ai.sample_mean import SURE
from scenes.engine.i18n import _

AnyHint: TypeAlias = Hint[Any]

WIDE: Final = 3
"""Points between the ends of a range from which it is told as one."""


def percent_words(chance: float) -> str:
    """A chance as whole percents; what was seen in any world is never called impossible.

    Chances are counted in sampled worlds: 0 % is what none of them showed, though it may happen.
    """
    if 0 < chance < 0.005:
        return "<1 %"
    return f"{round(100 * chance)} %"


def range_words(chance: float, error: float) -> str:
    """A chance as it is known: a range as long as the worlds looked at leave one."""
    low = round(100 * max(chance - SURE * error, 0))
    high = round(100 * min(chance + SURE * error, 1))
    return percent_words(chance) if high - low < WIDE else f"{low}\u2013{high} %"


def sureness_words(hint: AnyHint) -> str:
    """How sure the coach is of its first choice."""
    if len(hint.ranking) == 1:
        return ""
    best, second = hint.ranking[:2]
    if hint.level == len(hint.ranking):
        return _("All of these are level: none is surely better than another.")
    if hint.level > 1:
        return _("The first {count} are level: none of them is surely better.").format(
            count=hint.level
        )
    return _("It wins the game in about {chance} of cases, the next best in about {next}.").format(
        chance=range_words(best.win_chance, best.error),
        next=percent_words(second.win_chance),
    )


def points_words(points: float) -> str:
    """Expected points, to a tenth."""
    return f"{points:.1f}"


def gains(gained: Sequence[int], names: Sequence[str]) -> str:
    """Who gets how much; a name and its points stay on one line."""
    return ", ".join(
        _("{name}\u00a0+{points}").format(name=name.replace(" ", "\u00a0"), points=points)
        for name, points in zip(names, gained, strict=True)
        if points
    )


def gains_words(gained: Sequence[int], names: Sequence[str]) -> str:
    """Who would have got how much."""
    return gains(gained, names) or _("no points for anybody")
