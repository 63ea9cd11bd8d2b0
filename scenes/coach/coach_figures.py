"""The coach's numbers as they are shown."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.engine.i18n import _


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
