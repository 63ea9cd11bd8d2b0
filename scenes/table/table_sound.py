"""The table's voice: a thin door to the audio that tests can listen at."""

from __future__ import annotations

from typing import Protocol

from scenes.engine.audio import Audio, Sound


class TableSound(Protocol):
    """Plays the sounds of the table."""

    def __call__(self, sound: Sound) -> None:
        """Let a sound be heard."""

    def tally(self, count: int, limit: int) -> None:
        """A tick whose pitch rises towards the limit."""

    def score(self, card: int) -> None:
        """Points of one more card of a sum, counted from 0."""


class AudioTableSound:
    """Through the loudspeakers."""

    def __init__(self, audio: Audio) -> None:
        self._audio = audio

    def __call__(self, sound: Sound) -> None:
        self._audio.play(sound)

    def tally(self, count: int, limit: int) -> None:
        self._audio.tally_tick(count, limit)

    def score(self, card: int) -> None:
        self._audio.score(card)
