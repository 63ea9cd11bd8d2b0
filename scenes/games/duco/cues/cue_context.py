"""What every cue of the table works with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from scenes.anim.timeline import Cue, Wait, parallel
from scenes.anim.timings import Motion
from scenes.games.duco.display import Display
from scenes.table.table_sound import TableSound
from scenes.table.words.captions import Caption

NOTHING: Final[Cue] = parallel()


@dataclass(frozen=True, slots=True)
class CueContext:
    """The picture, who plays, how fast it moves, and the table's voices."""

    display: Display
    names: tuple[str, ...]
    motion: Motion
    sound: TableSound
    caption: Caption

    def ripple(self, gap: float) -> float:
        """The time between the starts of similar movements; none when motion is reduced."""
        return 0.0 if self.motion.reduced else gap

    def read_first(self) -> Cue:
        """What was said before is read to its end before something else is said."""
        if self.motion.is_instant:
            return NOTHING
        return Wait(self.caption.left_to_read * self.motion.factor)
