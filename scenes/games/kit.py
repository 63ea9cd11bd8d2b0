"""What a game brings to the window: one record for each, found in the registry by its key."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from game.app.session import AnySession
from game.core.seats import Seat
from game.kits.set_up import SetUp
from scenes.coach.pages import AnyCoachPages
from scenes.engine.theme import Theme
from scenes.table.playmat import AnyPlaymat, Desk, Turned


@dataclass(frozen=True, slots=True)
class TableKit:
    """The window's half of a game; the half that needs no window is its game kit."""

    key: str
    playmat: Callable[[AnySession, Desk, Theme, Seat], AnyPlaymat]
    coach: AnyCoachPages | None
    """None: nobody knows this game well enough yet."""
    pictures: Callable[[Theme, SetUp], Iterator[Turned]]
    """Those of a table that is likely to be laid next: drawn while somebody reads the title."""
