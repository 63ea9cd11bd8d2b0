"""Every duration of the game, in seconds at normal speed, and how the options bend them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

SCENE_CHANGE = 0.200
REDUCED_FADE = 0.120

SHUFFLE = 0.500
DEAL_GAP = 0.070
DEAL_FLIGHT = 0.320
HOVER = 0.110
SELECT = 0.140
GO_HOME = 0.200
"""What was dragged and let go of returns to its place."""
NUDGE = 0.400
SCORING_BEAT = 0.700
SUSPENSE = 0.300
"""Before the card that decides turns over."""
FACE = 0.120
BLINK, BLINK_EVERY = 0.140, (4.0, 9.0)
SCORE_RIPPLE = 0.060
NOBODY_SCORES = 0.900
LAST_LOOK = 1.400
DOUBLE_CLICK = 0.300
TALK = 2.500
TALK_FADE = 0.180
GAME_OVER = 2.500

READ_FIRST = 0.600
READ_LETTER = 0.050
"""Somebody who does not know the game reads so fast."""

TOOLTIP_DELAY = 0.600
TOAST = 2.000
CARET_BLINK = 0.530
REPEAT_DELAY = 0.380
REPEAT_EVERY = 0.085


def reading_time(words: str) -> float:
    """The least time for which a sentence stands, in seconds of the clock: no speed bends it."""
    return READ_FIRST + READ_LETTER * len(words)


class Speed(Enum):
    """How fast the table moves; the value multiplies the passing of time."""

    SLOW = 0.6
    NORMAL = 1.0
    FAST = 1.8
    INSTANT = float("inf")


@dataclass(frozen=True, slots=True)
class Motion:
    """The player's speed, and whether flights and flips become short fades."""

    speed: Speed = Speed.NORMAL
    reduced: bool = False

    @property
    def factor(self) -> float:
        """For `Timeline.speed`."""
        return self.speed.value

    @property
    def is_instant(self) -> bool:
        """Nothing moves; everything jumps to where it belongs."""
        return self.speed is Speed.INSTANT

    @property
    def scene_change(self) -> float:
        """Scene changes keep their own pace: the speed is that of the table."""
        if self.is_instant:
            return 0.0
        return REDUCED_FADE if self.reduced else SCENE_CHANGE

    def moving(self, seconds: float) -> float:
        """The time for something that travels or turns: cut to a short fade when reduced."""
        return min(seconds, REDUCED_FADE) if self.reduced else seconds

    def reading(self, words: str) -> float:
        """The time for a sentence on a timeline of this speed; none when it only jumps."""
        return 0.0 if self.is_instant else reading_time(words) * self.factor

    def hovering(self, seconds: float = HOVER) -> float:
        """The time for a small answer of the interface; none at all when instant or reduced."""
        return 0.0 if self.reduced or self.is_instant else seconds
