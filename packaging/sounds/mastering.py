"""The last steps before a file: trim, soft ends, loudness, 16-bit samples, WAV and digest."""

import hashlib
import math
import sys
import wave
from array import array
from pathlib import Path

from catalogue import Recipe
from meter import integrated, momentary
from signals import RATE, Signal, constant, fade, silence
from space import Clip

# The wave is bent near full scale, so a gain is found by trying; it hardly moves after that often.
ROUNDS = 4
# -1.5 dBFS: the lossy coding may overshoot a little and must still stay under -1.
PEAK = 0.841
SILENT = 0.0015
# Room for the smear that lossy coding leaves before a hard attack; far too short to be felt.
LEAD_IN = 0.004


def loudness(recipe: Recipe, clip: Clip) -> float:
    """As its group is measured: music as a whole, an effect in its loudest moment."""
    return integrated(clip) if recipe.group.is_music else momentary(clip)


def held(sample: float) -> float:
    """The wave bends over before it reaches full scale; what is quiet stays as it is."""
    part = sample / PEAK
    square = part * part
    return sample / math.sqrt(math.sqrt(1.0 + square * square))


def amplified(clip: Clip, gain: float) -> Clip:
    return tuple([held(sample * gain) for sample in channel] for channel in clip)


def trimmed(clip: Clip) -> Clip:
    """Without the inaudible rest of a tail."""
    limit = SILENT * max(abs(s) for channel in clip for s in channel)
    heard = max(
        max((i for i, s in enumerate(channel) if abs(s) > limit), default=0) for channel in clip
    )
    return tuple(channel[: heard + 1] for channel in clip)


def soft_ended(channel: Signal) -> Signal:
    soft = fade(channel, 0.002, min(0.08, 0.25 * len(channel) / RATE))
    return silence(LEAD_IN) + soft


def mastered(recipe: Recipe) -> Clip:
    clip = recipe.render()
    # What is queued bar by bar or loops has its length by the score: it must not be trimmed.
    if not recipe.group.is_music:
        clip = tuple(soft_ended(channel) for channel in trimmed(clip))
    gain = 1.0
    result = clip
    for _ in range(ROUNDS):
        result = amplified(clip, gain)
        gain *= math.pow(10.0, (recipe.group.value - loudness(recipe, result)) / 20.0)
        gain = constant(gain)
    return amplified(clip, gain)


def pcm(clip: Clip) -> bytes:
    """Interleaved little-endian 16-bit samples."""
    frames = array("h", (round(s * 32_767) for frame in zip(*clip, strict=True) for s in frame))
    if sys.byteorder == "big":
        frames.byteswap()
    return frames.tobytes()


def digest(clip: Clip) -> str:
    return hashlib.sha256(pcm(clip)).hexdigest()


def write_wav(path: Path, clip: Clip) -> None:
    with wave.open(str(path), "wb") as out:
        out.setnchannels(len(clip))
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(pcm(clip))
