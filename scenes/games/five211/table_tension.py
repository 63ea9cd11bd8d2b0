"""How tense a table of 5211 is: the fullest house, the ring of the kododo, and the last round."""

from __future__ import annotations

# A house that is half full excites nobody yet, one card below the limit everybody.
CALM_UNTIL, FULL = 0.4, 0.9
LAST_ROUND = 0.25


def tension(fullest: float, kododo: float, *, is_last: bool) -> float:
    """From 0 to 1; `fullest` and `kododo` are parts of the limit and of the exact number."""
    # The ring counts only while it can still be hit: one too many, and it is out of the game.
    ring = kododo if kododo <= 1.0 else 0.0
    height = (max(fullest, ring) - CALM_UNTIL) / (FULL - CALM_UNTIL)
    return min(1.0, max(0.0, height) + LAST_ROUND * is_last)
