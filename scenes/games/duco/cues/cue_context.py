"""What every cue of the table works with."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from game.core.seats import Seat
from scenes.engine.drawing.prefetch_painter import Rehearsal
from scenes.games.duco.display import Display
from scenes.table.cue_tools import CueTools


@dataclass(frozen=True, slots=True, kw_only=True)
class CueContext(CueTools):
    """The picture, who plays, how fast it moves, and the table's voices."""

    display: Display
    names: tuple[str, ...]
    here: Collection[Seat] = ()
    """Who sits at this screen: for them an end is celebrated."""
    rehearse: Callable[[Callable[[Rehearsal], object]], None] = lambda _draw: None
    """Makes ready what will be drawn soon."""
