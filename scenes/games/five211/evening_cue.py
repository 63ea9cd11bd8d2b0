"""The evening falls while cards are dealt."""

from __future__ import annotations

from scenes.anim.easing import in_out_sine
from scenes.anim.timeline import Call, Cue, Tween
from scenes.anim.tween import lerp
from scenes.games.five211.cue_context import CueContext


def evening_falls(context: CueContext, seconds: float) -> Cue:
    """To the hour of the round that begins; a light that changes is no motion.

    Nobody waits for it: it takes as long as the dealing.
    """
    display = context.display
    start, end = display.evening, display.hour

    def fall(share: float) -> None:
        display.evening = end if share >= 1 else lerp(start, end, share)

    if start == end or seconds <= 0:
        return Call(lambda: fall(1.0))
    return Tween(fall, seconds, in_out_sine)
