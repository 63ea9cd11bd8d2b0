"""Where the table leads to; given by whoever lays it, so that scenes do not import in rings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.app.tables import Five211Session
from game.core.seats import Seat, Viewer
from scenes.engine.scene import Scene


@dataclass(frozen=True, slots=True)
class Curtain:
    """What can be done in front of the curtain between two people."""

    uncover: Callable[[], None]
    take_back: Callable[[Seat], None]
    pause: Callable[[], None]


@dataclass(frozen=True, slots=True)
class Navigation:
    """The scenes that can be opened from the table."""

    pause: Callable[[Five211Session, Viewer], Scene]
    log: Callable[[Five211Session, Viewer], Scene]
    rules: Callable[[Five211Session], Scene]
    keys: Callable[[], Scene]
    seal: Callable[[Five211Session], Scene]
    results: Callable[[Five211Session], Scene]
    handover: Callable[[Five211Session, Seat, Curtain], Scene]
