"""Between two people who hide nothing from each other: one's run of presses ends with their turn.

Whoever plays by pressing the same keys fast presses once too often; that must not move for the
person who comes next. So nothing is asked of them before a moment without such a press.
"""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from scenes.engine.inputs import Action, Input, Phase, Point, Press

LULL = 0.4
"""Seconds without a press: longer than between two of a run, shorter than a look at the table."""
MOVES = (Action.PLAY, Action.CONFIRM)


class Lull:
    """Begun at every change of person; over once nothing was pressed for a moment."""

    def __init__(self) -> None:
        self._left = 0.0

    @property
    def is_on(self) -> bool:
        """It is not over yet."""
        return self._left > 0

    def begin(self) -> None:
        """Somebody else is next."""
        self._left = LULL

    def update(self, dt: float) -> bool:
        """Let time pass; true when it is over just now."""
        was_on, self._left = self.is_on, max(0.0, self._left - dt)
        return was_on and not self.is_on

    def takes(self, event: Input, exits: Sequence[Rect]) -> bool:
        """A press that may still be meant for the turn before; what leads elsewhere never is."""
        if not self.is_on:
            return False
        if isinstance(event, Press):
            taken = event.is_down(*MOVES)
        elif isinstance(event, Point) and event.phase is Phase.DOWN:
            taken = not any(area.collidepoint(event.position) for area in exits)
        else:
            taken = False
        if taken:
            self.begin()
        return taken
