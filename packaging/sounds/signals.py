"""Plain building blocks of sound: noise, ringing modes, filters and envelopes on lists of floats.

Samples are made by adding and multiplying only. The few numbers taken from the C maths library
pass through `constant`, so that every machine renders exactly the same file.
"""

import math
from collections.abc import Callable, Iterable

RATE = 44_100
CONTROL_STEP = 32
Signal = list[float]
Curve = Callable[[float], float]


def constant(value: float) -> float:
    """Drop the last bits, in which maths libraries disagree."""
    return round(value, 12)


def samples(seconds: float) -> int:
    return round(seconds * RATE)


def silence(seconds: float) -> Signal:
    return [0.0] * samples(seconds)


def white(seconds: float, seed: int) -> Signal:
    """White noise from our own generator: the same seed is the same noise for ever."""
    state = seed * 2_654_435_761 & 0xFFFFFFFF
    noise = []
    for _ in range(samples(seconds)):
        state = (state * 1_664_525 + 1_013_904_223) & 0xFFFFFFFF
        noise.append(state / 2_147_483_648 - 1.0)
    return noise


def ring(frequency: float, decay: float, seconds: float, level: float = 1.0) -> Signal:
    """A struck mode: a sine that starts at zero and falls by 60 dB in `decay` seconds."""
    shrink = constant(math.pow(10.0, -3.0 / (decay * RATE)))
    turn = 2.0 * math.pi * frequency / RATE
    first = constant(2.0 * shrink * math.cos(turn))
    second = -shrink * shrink
    before, now = 0.0, level * constant(shrink * math.sin(turn))
    tone = [before]
    for _ in range(samples(seconds) - 1):
        tone.append(now)
        before, now = now, first * now + second * before
    return tone


def glide(start: float, end: float, seconds: float) -> Signal:
    """A sine whose pitch falls (or climbs) quickly at first and then settles on `end`."""
    count = samples(seconds)
    cosine, sine = 1.0, 0.0
    step_cos, step_sin = 1.0, 0.0
    tone = []
    for index in range(count):
        if index % CONTROL_STEP == 0:
            left = 1.0 - index / count
            turn = 2.0 * math.pi * (end + (start - end) * left * left) / RATE
            step_cos, step_sin = constant(math.cos(turn)), constant(math.sin(turn))
        tone.append(sine)
        cosine, sine = cosine * step_cos - sine * step_sin, sine * step_cos + cosine * step_sin
    return tone


def band(signal: Signal, centre: Curve, width: float) -> Signal:
    """Band-pass whose centre frequency follows a curve over 0..1; a small `width` is narrow."""
    count = len(signal)
    low = middle = tune = 0.0
    out = []
    for index, sample in enumerate(signal):
        if index % CONTROL_STEP == 0:
            tune = constant(2.0 * math.sin(math.pi * centre(index / count) / RATE))
        low += tune * middle
        middle += tune * (sample - low - width * middle)
        out.append(middle * width)
    return out


def lowpass(signal: Signal, cutoff: float, poles: int = 1) -> Signal:
    pull = constant(1.0 - math.exp(-2.0 * math.pi * cutoff / RATE))
    for _ in range(poles):
        level = 0.0
        out = []
        for sample in signal:
            level += pull * (sample - level)
            out.append(level)
        signal = out
    return signal


def smooth(position: float) -> float:
    """An S from 0 to 1."""
    held = min(max(position, 0.0), 1.0)
    return held * held * (3.0 - 2.0 * held)


def hump(peak: float) -> Curve:
    """A swell that rises softly to 1 at `peak` and falls away, all within 0..1."""

    def curve(position: float) -> float:
        if position < peak:
            return smooth(position / peak)
        left = smooth((1.0 - position) / (1.0 - peak))
        return left * left

    return curve


def fall(position: float) -> float:
    """A quick drop with a long tail, like something struck and damped."""
    left = 1.0 - position
    return left * left * left


def line(start: float, end: float) -> Curve:
    return lambda position: start + (end - start) * position


def shape(signal: Signal, curve: Curve) -> Signal:
    count = len(signal)
    return [sample * curve(index / count) for index, sample in enumerate(signal)]


def scaled(signal: Signal, level: float) -> Signal:
    return [sample * level for sample in signal]


def fade(signal: Signal, attack: float = 0.0, release: float = 0.0) -> Signal:
    """Soft edges: the first and the last sample become zero."""
    out = list(signal)
    rise, drop = min(samples(attack), len(out)), min(samples(release), len(out))
    for index in range(rise):
        out[index] *= smooth(index / rise)
    for index in range(drop):
        out[-1 - index] *= smooth(index / drop)
    return out


def add(target: Signal, signal: Signal, at: float, level: float = 1.0) -> None:
    """Mix `signal` into `target` at a time in seconds; the target grows when it is too short."""
    start = samples(at)
    missing = start + len(signal) - len(target)
    if missing > 0:
        target.extend([0.0] * missing)
    for index, sample in enumerate(signal, start):
        target[index] += sample * level


def mixed(parts: Iterable[tuple[float, float, Signal]]) -> Signal:
    """The sum of (time, level, signal) parts."""
    out: Signal = []
    for at, level, signal in parts:
        add(out, signal, at, level)
    return out
