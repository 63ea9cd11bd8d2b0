"""The record of who plays alone: with how few tiles the goal was reached, for each kind of game."""

from __future__ import annotations

from game.core.outcome import EndReason
from game.kits.duco.kit import DUCO
from game.rules.duco.options import DucoOptions
from game.rules.duco.view import DucoView


def record_name(options: DucoOptions) -> str:
    """Stable, and another one for every choice that changes how hard it is."""
    twists = {
        options.supply.value: True,
        "rotation": options.rotation,
        "disorder": options.disorder,
        "diagonal": options.diagonal,
        "ten seconds": options.ten_seconds,
    }
    chosen = " ".join(name for name, on in twists.items() if on)
    return f"{DUCO.key} alone {options.mode.value} {options.goal} {chosen}"


def solo_record(view: DucoView) -> tuple[str, int] | None:
    """Only what came to the goal counts."""
    outcome = view.outcome
    if view.options.seats > 1 or outcome is None or outcome.reason is not EndReason.TARGET_REACHED:
        return None
    return record_name(view.options), len(view.turns)
