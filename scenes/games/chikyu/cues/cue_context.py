"""What every cue of the table works with."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from game.core.seats import Seat
from scenes.anim.timeline import NOTHING, Call, Cue, Wait, sequence
from scenes.engine.drawing.prefetch_painter import Rehearsal
from scenes.games.chikyu.display import Display
from scenes.games.chikyu.seat_names import Who
from scenes.table.cue_tools import CueTools


@dataclass(frozen=True, slots=True, kw_only=True)
class CueContext(CueTools):
    """The picture, who plays, how fast it moves, and the table's voices."""

    display: Display
    who: Who
    rehearse: Callable[[Callable[[Rehearsal], object]], None]
    """Makes ready what will be drawn soon."""
    here: Collection[Seat] = ()
    """Who sits at this screen: for them an end is celebrated."""

    def tell(self, words: str, seconds: float, why: str = "") -> Cue:
        """Say what happens, and go on after so long; it stands until it was read.

        A replay is one cue, made at once: nothing later in it can wait for what is said here.
        """
        if not words:
            return NOTHING
        if self.display.replays:
            seconds = max(seconds, self.motion.reading(words + why))
        return sequence(Call(lambda: self.caption.announce(words, why)), Wait(seconds))

    def read_first(self, after: float = 0.0) -> Cue:
        """Not in a replay: it is one cue, and what is said stands as long as reading takes."""
        return NOTHING if self.display.replays else CueTools.read_first(self, after)

    def is_person(self, seat: Seat) -> bool:
        """Whose count is told in full."""
        return self.who.chairs[seat].is_person
