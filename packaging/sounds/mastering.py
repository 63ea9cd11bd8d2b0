"""The last steps before a file: trim, soft ends, loudness, 16-bit samples, WAV and digest."""

import hashlib
import math
import sys
import wave
from array import array
from pathlib import Path

from catalogue import Recipe
from signals import RATE, Signal, constant, fade, highpass, samples, scaled, silence
from space import Clip

WINDOW = 0.1
HOP = 0.025
# -1.5 dBFS: the lossy coding may overshoot a little and must still stay under -1.
PEAK = 0.841
SILENT = 0.0015
# Room for the smear that lossy coding leaves before a hard attack; far too short to be felt.
LEAD_IN = 0.004


def loudness(clip: Clip) -> float:
    """The loudest tenth of a second in dB, with lows counting less, as they do in the ear."""
    hop = samples(HOP)
    channels = [highpass(channel, 250.0) for channel in clip]
    energies = [
        sum(s * s for channel in channels for s in channel[start : start + hop]) / len(channels)
        for start in range(0, len(channels[0]), hop)
    ]
    per_window = round(WINDOW / HOP)
    energies.extend([0.0] * (per_window - 1))
    sums = (sum(energies[i : i + per_window]) for i in range(len(energies) - per_window + 1))
    return 10.0 * math.log10(max(sums) / (hop * per_window))


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
    # A loop has no ends: its seam is continuous by construction and must not be faded.
    if not recipe.loops:
        clip = tuple(soft_ended(channel) for channel in trimmed(clip))
    change = recipe.group.value - loudness(clip)
    gain = constant(math.pow(10.0, change / 20.0))
    peak = max(abs(s) for channel in clip for s in channel)
    return tuple(scaled(channel, min(gain, PEAK / peak)) for channel in clip)


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
