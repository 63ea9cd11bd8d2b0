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
    """Needed at a change of person, unless nothing was pressed for a moment before it."""

    def __init__(self) -> None:
        self._since = LULL
        """Seconds from the last press."""
        self._is_needed = False

    @property
    def is_on(self) -> bool:
        """It is not over yet."""
        return self._is_needed and self._since < LULL

    def begin(self) -> None:
        """Somebody else is next."""
        self._is_needed = True

    def update(self, dt: float) -> bool:
        """Let time pass; true when it is over just now."""
        was_on, self._since = self.is_on, self._since + dt
        self._is_needed = self.is_on
        return was_on and not self.is_on

    def takes(self, event: Input, exits: Sequence[Rect]) -> bool:
        """A press that may still be meant for the turn before; what leads elsewhere never is.

        To be told of everything: a run may begin long before somebody else is next.
        """
        if isinstance(event, Press):
            moves = event.is_down(*MOVES)
        elif isinstance(event, Point) and event.phase is Phase.DOWN:
            moves = not any(area.collidepoint(event.position) for area in exits)
        else:
            moves = False
        taken = moves and self.is_on
        self._since = 0.0 if moves else self._since
        return taken
