"""The music: a piece for the title, one for the results, and a table that follows the game.

A piece is a stream that loops. Over the table's stream phrases of one bar are queued on a channel
of their own, each chosen at the last moment by the tension of the game: a queue leaves no gap,
while things started side by side would drift apart.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import Protocol

import pygame

DUCKED = 0.4
FADE_SECONDS = 0.5
INAUDIBLE = 0.004
PHRASE_CHANNEL = 15
"""The last one: effects take the first that is free."""
TAKES = 8
"""Phrases of a mood; each counts its own, so that all are heard before one comes again."""
# After so many phrases the sea has a bar for itself: constant music tires.
PHRASES_UNTIL_REST = {"calm": 2, "lively": 5, "tense": 8}
LIVELY_FROM, TENSE_FROM = 0.4, 0.75


class Piece(Enum):
    """Where the player is; the value is the file of the stream."""

    TITLE = "music_title.ogg"
    TABLE = "music_bed.ogg"
    RESULTS = "music_results.ogg"


def phrase_files() -> list[str]:
    """All phrases of the table, the calm ones first."""
    moods = ("calm", "lively", "tense")
    return [phrase_file(mood, take) for mood in moods for take in range(TAKES)]


def phrase_file(mood: str, take: int) -> str:
    return f"music_{mood}_{take % TAKES + 1}.ogg"


def mood_of(tension: float) -> str:
    """Which phrases belong to a tension between 0 and 1."""
    if tension >= TENSE_FROM:
        return "tense"
    return "lively" if tension >= LIVELY_FROM else "calm"


class Loader(Protocol):
    """Reads a sound file, or answers None and never tries that file again."""

    def __call__(self, file: str) -> pygame.mixer.Sound | None: ...


class Music:
    """Fades from piece to piece. Only to be used while the mixer is open."""

    def __init__(
        self, folder: Path, load: Loader, leave_out: Callable[[str, Exception], None]
    ) -> None:
        self._folder = folder
        self._load = load
        self._leave_out = leave_out
        self._broken: set[Piece] = set()
        self._running: Piece | None = None
        self._level = 0.0
        self._played: Counter[str] = Counter()
        self._since_rest = 0
        self._last: pygame.mixer.Sound | None = None

    def forget(self) -> None:
        """The mixer was closed: nothing runs any more."""
        self._running = self._last = None

    def update(
        self, dt: float, wanted: Piece | None, gain: float, tension: float, *, ducked: bool
    ) -> None:
        """Go on fading towards the wanted piece, and queue the next phrase in time."""
        if wanted in self._broken:
            wanted = None
        if self._running is None and wanted is not None and gain > 0.0:
            self._start(wanted)
        if self._running is None:
            return
        target = 0.0 if self._running is not wanted else DUCKED if ducked else 1.0
        self._level += (target - self._level) * min(1.0, dt / FADE_SECONDS)
        self.apply(gain)
        if target == 0.0 and self._level < INAUDIBLE:
            self._stop()
        elif self._running is Piece.TABLE and target > 0.0:
            self._queue_phrase(tension)

    def _start(self, piece: Piece) -> None:
        try:
            pygame.mixer.music.load(self._folder / piece.value)
            pygame.mixer.music.set_volume(0.0)
            pygame.mixer.music.play(loops=-1)
        except (pygame.error, OSError) as problem:
            self._broken.add(piece)
            self._leave_out(piece.value, problem)
            return
        self._level = 0.0
        self._running = piece
        self._since_rest = 0

    def _stop(self) -> None:
        pygame.mixer.music.stop()
        pygame.mixer.Channel(PHRASE_CHANNEL).stop()
        self._running = None

    def apply(self, gain: float) -> None:
        """Be heard at this volume at once."""
        if self._running is None:
            return
        pygame.mixer.music.set_volume(self._level * gain)
        pygame.mixer.Channel(PHRASE_CHANNEL).set_volume(self._level * gain)

    def _queue_phrase(self, tension: float) -> None:
        channel = pygame.mixer.Channel(PHRASE_CHANNEL)
        if channel.get_busy() and channel.get_queue() is not None:
            return
        phrase = self._next_phrase(mood_of(tension))
        if phrase is None:
            return
        if channel.get_busy():
            channel.queue(phrase)
        else:
            volume = channel.get_volume()
            channel.play(phrase)
            channel.set_volume(volume)  # a new start turns a channel up

    def _next_phrase(self, mood: str) -> pygame.mixer.Sound | None:
        if self._since_rest >= PHRASES_UNTIL_REST[mood] and self._last is not None:
            self._since_rest = 0
            return pygame.mixer.Sound(buffer=bytes(len(self._last.get_raw())))
        self._last = self._load(phrase_file(mood, self._played[mood]))
        self._played[mood] += 1
        self._since_rest += 1
        return self._last
