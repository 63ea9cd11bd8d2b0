"""Where a sound stands: clips of one or two channels, panning and a small wooden room."""

import math

from signals import Curve, Signal, add, samples

Clip = tuple[Signal, ...]

# Echo lengths in samples: primes, so that no pitch of the room stands out; one set for each ear.
COMBS = ((1087, 1279, 1423, 1571), (1109, 1301, 1447, 1597))
DIFFUSERS = (389, 151)


def mono(signal: Signal) -> Clip:
    return (signal,)


def pan_gains(pan: float) -> tuple[float, float]:
    """Equal-power gains for -1 (left) to 1 (right)."""
    return math.sqrt((1.0 - pan) / 2.0), math.sqrt((1.0 + pan) / 2.0)


def panned(signal: Signal, pan: float) -> Clip:
    left, right = pan_gains(pan)
    return [s * left for s in signal], [s * right for s in signal]


def travelling(signal: Signal, pan: Curve) -> Clip:
    """The signal moves between the ears along a curve over 0..1."""
    left, right = [], []
    for index, sample in enumerate(signal):
        left_gain, right_gain = pan_gains(pan(index / len(signal)))
        left.append(sample * left_gain)
        right.append(sample * right_gain)
    return left, right


def together(*clips: Clip) -> Clip:
    """Two-channel clips sounding at once."""
    left: Signal = []
    right: Signal = []
    for clip in clips:
        add(left, clip[0], 0.0)
        add(right, clip[-1], 0.0)
    size = max(len(left), len(right))
    return left + [0.0] * (size - len(left)), right + [0.0] * (size - len(right))


def comb(signal: Signal, delay: int, feedback: float, damping: float) -> Signal:
    """A repeating echo that loses its highs with every turn."""
    line = [0.0] * delay
    place = 0
    dull = 0.0
    out = []
    for sample in signal:
        heard = line[place]
        dull += damping * (heard - dull)
        line[place] = sample + dull * feedback
        place = place + 1 if place + 1 < delay else 0
        out.append(heard)
    return out


def diffuser(signal: Signal, delay: int) -> Signal:
    """An all-pass that smears single echoes into a wash."""
    line = [0.0] * delay
    place = 0
    out = []
    for sample in signal:
        heard = line[place]
        kept = sample + heard * 0.5
        line[place] = kept
        place = place + 1 if place + 1 < delay else 0
        out.append(heard - kept * 0.5)
    return out


def room(clip: Clip, wet: float, tail: float, feedback: float = 0.74) -> Clip:
    """The clip in a small room: the dry sound plus `wet` parts of the reverberation."""
    source = [sum(frame) / len(clip) for frame in zip(*clip, strict=True)]
    source.extend([0.0] * samples(tail))
    channels = []
    for side, delays in enumerate(COMBS):
        echo = [0.0] * len(source)
        for delay in delays:
            add(echo, comb(source, delay, feedback, damping=0.35), 0.0, wet / len(delays))
        for delay in DIFFUSERS:
            echo = diffuser(echo, delay)
        add(echo, clip[min(side, len(clip) - 1)], 0.0)
        channels.append(echo)
    return tuple(channels)
