"""What the cues of every table are made with: the pace, the sound and the words."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.anim.timeline import NOTHING, Cue, Wait
from scenes.anim.timings import Motion
from scenes.table.table_sound import TableSound
from scenes.table.words.captions import Caption


@dataclass(frozen=True, slots=True, kw_only=True)
class CueTools:
    """A game adds its display, and whatever else its cues need."""

    motion: Motion
    sound: TableSound
    caption: Caption

    def ripple(self, gap: float) -> float:
        """The time between the starts of similar movements; none when motion is reduced."""
        return 0.0 if self.motion.reduced else gap

    def read_first(self, after: float = 0.0) -> Cue:
        """What was said before is read to its end before something else is said.

        `after` so many seconds of the cue that is being made.
        """
        if self.motion.is_instant:
            return NOTHING
        return Wait(max(0.0, self.caption.left_to_read * self.motion.factor - after))
