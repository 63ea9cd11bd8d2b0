"""What a face can show. Each portrait is drawn once for every mood."""

from __future__ import annotations

from enum import Enum


class Mood(Enum):
    """CALM waits, THINKING chooses, DELIGHTED has scored, SULKING has lost out; BLINK is short."""

    CALM = "calm"
    THINKING = "thinking"
    DELIGHTED = "delighted"
    SULKING = "sulking"
    BLINK = "blink"
