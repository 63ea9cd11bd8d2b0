"""What every cue of the table works with."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.games.duco.display import Display
from scenes.table.cue_tools import CueTools


@dataclass(frozen=True, slots=True, kw_only=True)
class CueContext(CueTools):
    """The picture, who plays, how fast it moves, and the table's voices."""

    display: Display
    names: tuple[str, ...]
