"""What every cue of the table works with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from game.core.seats import Seat
from scenes.anim.timeline import Call, Cue, Wait, parallel, sequence
from scenes.anim.timings import Motion
from scenes.engine.drawing.painter import Painter
from scenes.games.chikyu.display import Display
from scenes.games.chikyu.seat_names import Who
from scenes.table.table_sound import TableSound
from scenes.table.words.captions import Caption

NOTHING: Final[Cue] = parallel()


@dataclass(frozen=True, slots=True)
class CueContext:
    """The picture, who plays, how fast it moves, and the table's voices."""

    display: Display
    who: Who
    motion: Motion
    sound: TableSound
    caption: Caption
    rehearse: Callable[[Callable[[Painter], object]], None]
    """Makes ready what will be drawn soon."""

    def ripple(self, gap: float) -> float:
        """The time between the starts of similar movements; none when motion is reduced."""
        return 0.0 if self.motion.reduced else gap

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
        """What was said before is read to its end before something else is said.

        `after` so many seconds of the cue that is being made.
        """
        if self.motion.is_instant or self.display.replays:
            return NOTHING
        return Wait(max(0.0, self.caption.left_to_read * self.motion.factor - after))

    def is_person(self, seat: Seat) -> bool:
        """Whose count is told in full."""
        return self.who.chairs[seat].is_person
