"""Everything that is heard. All sound goes through one `Audio`, which falls silent, never over.

The mixer crashes the process when a sound is played after it was closed, so no other module
touches it. Time comes in through `update`, like everywhere in the scenes.
"""

import logging
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import partial
from math import ceil
from pathlib import Path
from types import MappingProxyType

import pygame

from scenes.engine.music import PHRASE_CHANNEL, Music, Piece, phrase_files

SOUNDS = Path(__file__).resolve().parents[2] / "assets" / "sounds"
CHANNELS = PHRASE_CHANNEL + 1

_log = logging.getLogger(__name__)


class Sound(Enum):
    """One effect: its file's stem, how many takes there are, and the least gap in seconds."""

    CARD_SLIDE = ("card_slide", 3, 0.05)
    CARD_FLIP = ("card_flip", 2, 0.05)
    DEAL = ("deal", 3, 0.045)
    RIFFLE = ("riffle", 1, 0.5)
    LOCK = ("lock", 1, 0.06)
    UNLOCK = ("unlock", 1, 0.06)
    TALLY_TICK = ("tally_tick", 8, 0.04)
    BUST = ("bust", 1, 0.15)
    TIE_FALL = ("tie_fall", 1, 0.3)
    KODODO_SCURRY = ("kododo_scurry", 1, 0.4)
    RING_CLOSED = ("ring_closed", 1, 0.5)
    NOBODY = ("nobody", 1, 0.5)
    SCORE = ("score", 8, 0.06)
    SUSPENSE = ("suspense", 1, 0.5)
    ROOFS = ("roofs", 1, 0.3)
    PUNCH = ("punch", 1, 0.3)
    WIN = ("win", 1, 1.0)
    LOSE = ("lose", 1, 1.0)
    DRAW = ("draw", 1, 1.0)
    ROUND_START = ("round_start", 1, 0.5)
    CURTAIN = ("curtain", 1, 0.3)
    QUARTER_TURN = ("quarter_turn", 2, 0.06)
    RECTANGLE = ("rectangle", 1, 0.5)
    NIGHT = ("night", 1, 0.5)
    CLOCK_TICK = ("clock_tick", 1, 0.5)
    DRIP = ("drip", 3, 0.06)
    WINK = ("wink", 1, 0.2)
    SHIP_BELL = ("ship_bell", 1, 0.5)
    YAWN = ("yawn", 1, 0.6)
    WINDOW_LIT = ("window_lit", 1, 0.1)
    HOUSE_LIT = ("house_lit", 1, 0.5)
    COURSE_DONE = ("course_done", 1, 1.0)
    BUTTON = ("button", 1, 0.05)
    FOCUS = ("focus", 1, 0.07)
    BACK = ("back", 1, 0.08)
    TOGGLE = ("toggle", 1, 0.05)
    ERROR = ("error", 1, 0.15)
    HINT = ("hint", 1, 0.3)

    def __init__(self, stem: str, takes: int, gap: float) -> None:
        self.stem = stem
        self.takes = takes
        self.gap = gap

    @property
    def files(self) -> tuple[str, ...]:
        if self.takes == 1:
            return (f"{self.stem}.ogg",)
        return tuple(f"{self.stem}_{take}.ogg" for take in range(1, self.takes + 1))


# The music steps back for so many seconds while a phrase has the stage.
PHRASES: Mapping[Sound, float] = MappingProxyType(
    {
        Sound.WIN: 2.4,
        Sound.LOSE: 2.4,
        Sound.DRAW: 2.0,
        Sound.ROUND_START: 0.8,
        Sound.HOUSE_LIT: 1.4,
        Sound.COURSE_DONE: 2.2,
    }
)


@dataclass(frozen=True, slots=True)
class Volumes:
    """Positions of the three sliders, 0 to 1."""

    master: float = 0.9
    effects: float = 1.0
    music: float = 0.8

    @property
    def effects_gain(self) -> float:
        return slider_gain(self.master) * slider_gain(self.effects)

    @property
    def music_gain(self) -> float:
        return slider_gain(self.master) * slider_gain(self.music)


def slider_gain(position: float) -> float:
    """Squared, because the ear hears ratios: half way should sound about half as loud."""
    held = min(max(position, 0.0), 1.0)
    return held * held


def tally_step(count: int, limit: int) -> int:
    """Which tick, from 0, belongs to `count` on the way to `limit`; the top one is the limit."""
    steps = Sound.TALLY_TICK.takes
    if limit <= 0:
        return steps - 1
    return min(max(ceil(count * steps / limit) - 1, 0), steps - 1)


class Audio:
    """Effects and music. Before `start`, after `stop` and without a device it does nothing."""

    def __init__(self, folder: Path = SOUNDS, volumes: Volumes | None = None) -> None:
        self.silence: str | None = None
        self.on_play: Callable[[Sound], object] = bool
        """Told of every effect, whether it can be heard or not."""
        self._folder = folder
        self._volumes = volumes or Volumes()
        self._live = False
        self._paused = False
        self._loaded: dict[str, pygame.mixer.Sound] = {}
        self._broken: set[str] = set()
        self._next_take: dict[Sound, int] = {}
        self._now = 0.0
        self._last_heard: dict[str, float] = {}
        self._music = Music(folder, self._sound, self._leave_out)
        self._piece: Piece | None = None
        self._tension = 0.0
        self._duck_until = 0.0

    def start(self) -> None:
        """Open the device, after the first frame since it may take a tenth of a second.

        When there is none, `silence` says why and everything else stays a quiet no-op.
        """
        try:
            pygame.mixer.init(44_100, -16, 2, 512)
            pygame.mixer.set_num_channels(CHANNELS)
        except (pygame.error, NotImplementedError) as problem:
            self.silence = str(problem) or "no sound device"
            return
        self.silence = None
        self._live = True

    def stop(self) -> None:
        """Close the device. `start` may open it again."""
        if self._can_play():
            pygame.mixer.stop()
            pygame.mixer.music.stop()
            self._loaded.clear()
            pygame.mixer.quit()
        self._live = self._paused = False
        self._loaded.clear()
        self._music.forget()

    def update(self, dt: float) -> None:
        """Let time pass: to be called every frame, also while the game is paused."""
        self._now += dt
        if not self._can_play() or self._paused:
            return
        gain, ducked = self._volumes.music_gain, self._now < self._duck_until
        self._music.update(dt, self._piece, gain, self._tension, ducked=ducked)

    def play(self, sound: Sound, volume: float = 1.0, pan: float = 0.0) -> None:
        """Play an effect at once, from -1 (left) to 1 (right); too quick a repeat is dropped."""
        self.on_play(sound)
        take = self._next_take.get(sound, 0)
        if self._play_file(sound.files[take], sound.stem, sound.gap, volume, pan):
            self._next_take[sound] = (take + 1) % sound.takes
            if sound in PHRASES:
                self._duck_until = self._now + PHRASES[sound]

    def tally_tick(self, count: int, limit: int, pan: float = 0.0) -> None:
        """One more on a column: the nearer to the limit, the higher and tenser."""
        file = Sound.TALLY_TICK.files[tally_step(count, limit)]
        self._play_file(file, file, Sound.TALLY_TICK.gap, 1.0, pan)

    def score(self, card: int, pan: float = 0.0) -> None:
        """Points of one more card, counted from 0: each a step higher than the one before."""
        file = Sound.SCORE.files[min(card, Sound.SCORE.takes - 1)]
        self._play_file(file, file, Sound.SCORE.gap, 1.0, pan)

    def music(self, piece: Piece | None) -> None:
        """Fade to another piece, or to silence."""
        self._piece = piece

    def tension(self, tension: float) -> None:
        """How much is at stake at the table, from 0 to 1: the next phrase follows it."""
        self._tension = tension

    def read_ahead(self) -> Iterator[Callable[[], None]]:
        """Steps that each read one sound, for idle moments: no frame should wait for a file."""
        effects = (file for sound in Sound for file in sound.files)
        for file in (*effects, *phrase_files()):
            yield partial(self._read_if_open, file)

    @property
    def volumes(self) -> Volumes:
        return self._volumes

    @volumes.setter
    def volumes(self, volumes: Volumes) -> None:
        self._volumes = volumes
        if not self._can_play():
            return
        phrases = set(phrase_files())
        for file, sound in self._loaded.items():
            if file not in phrases:
                sound.set_volume(volumes.effects_gain)
        self._music.apply(volumes.music_gain)

    def pause(self) -> None:
        """Hold everything, as when the window loses the focus. Nothing new starts until resume."""
        self._paused = True
        if self._can_play():
            pygame.mixer.pause()
            pygame.mixer.music.pause()

    def resume(self) -> None:
        self._paused = False
        if self._can_play():
            pygame.mixer.unpause()
            pygame.mixer.music.unpause()

    def _can_play(self) -> bool:
        """Asked before every call of the mixer, as someone else may have closed it."""
        return self._live and pygame.mixer.get_init() is not None

    def _play_file(self, file: str, limiter: str, gap: float, volume: float, pan: float) -> bool:
        if not self._can_play() or self._paused:
            return False
        if self._now - self._last_heard.get(limiter, -gap) < gap:
            return False
        sound = self._sound(file)
        channel = pygame.mixer.find_channel() if sound is not None else None
        if sound is None or channel is None or channel.id == PHRASE_CHANNEL:
            return False
        # Loudness belongs to the sound: a channel's own volume would only apply after its start.
        sound.set_volume(self._volumes.effects_gain * volume)
        channel.play(sound)
        channel.set_volume(min(1.0, 1.0 - pan), min(1.0, 1.0 + pan))
        self._last_heard[limiter] = self._now
        return True

    def _sound(self, file: str) -> pygame.mixer.Sound | None:
        """The file's sound, read at its first use; None when it cannot be read."""
        if file not in self._loaded and file not in self._broken:
            try:
                self._loaded[file] = pygame.mixer.Sound(self._folder / file)
            except (pygame.error, OSError) as problem:
                self._leave_out(file, problem)
        return self._loaded.get(file)

    def _read_if_open(self, file: str) -> None:
        if self._can_play():
            self._sound(file)

    def _leave_out(self, file: str, problem: Exception) -> None:
        """Note it once and do without: a damaged file must not stop a game."""
        self._broken.add(file)
        _log.warning("The sound file %s is left out: %s", file, problem)
