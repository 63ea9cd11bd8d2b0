"""What the marks of the table mean, for whoever lingers on one."""

from __future__ import annotations

from game.rules.duco.options import Mode
from scenes.engine.i18n import _
from scenes.games.duco.display import Display
from scenes.table.signs import Sign


def table_marks(display: Display) -> list[Sign]:
    """The large before the small that lie on them."""
    layout = display.layout
    mode, goal = layout.options.mode, layout.options.goal
    marks = [
        Sign("pile", layout.pile.rect, _("The pile: everybody draws from it")),
        Sign("ribbon", layout.ribbon, _("The last moves, the newest at the right")),
    ]
    if mode is Mode.CORNER_CLUSTER:
        marks.append(Sign("race", layout.race, _("Everybody's sets: five end the game")))
    elif goal is not None:
        words = _("Everybody's way to {goal} points").format(goal=goal)
        if display.best is not None:
            words = _("Your way to {goal} points; pale: the pace of your best game").format(
                goal=goal
            )
        marks.append(Sign("race", layout.race, words))
    else:
        marks.append(Sign("race", layout.race, _("Everybody's tiles: ten each")))
    if mode in (Mode.CROSS, Mode.CHAOS):
        words = _("What each pair of houses brings: colour, sign, or both")
        marks.append(Sign("count", layout.count, words))
    counted = mode in (Mode.CROSS, Mode.CHAOS)
    bars = [(box.seat, box.bars) for box in layout.boxes if box.bars is not None and counted]
    words = _("What each tile has brought")
    return [*marks, *(Sign(f"bars {seat}", area, words) for seat, area in bars)]
